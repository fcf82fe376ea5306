import { Button } from '../../components/button';
import { Chip } from '../../components/chip';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';
import { QuestionCard } from './question-card';
import { factsOf } from './questions';
import { isSameStudent } from './right-child';
import type { SeveralStudents } from './talk';

interface StudentQuestionProps {
  readonly desk: TalkDesk;
  readonly several: SeveralStudents;
}

/** The file names more than one student: which one to read about is the provider's word alone. */
export function StudentQuestion({ desk, several }: StudentQuestionProps) {
  const { inputQA } = useStore(desk.talk);
  const { studentLabel } = factsOf(inputQA);
  return (
    <QuestionCard title={words.students.title} text={words.students.text(studentLabel)}>
      <ul className="mt-4 flex flex-col gap-2">
        {several.students.map((student) => (
          <li key={student}>
            <Button
              kind="secondary"
              className="w-full justify-between! text-left"
              onClick={() => void desk.chooseStudent(student)}
            >
              <span className="min-w-0 break-words">{student}</span>
              {studentLabel !== '' && isSameStudent(studentLabel, student) && (
                <Chip kind="teal">
                  <span className="max-w-40 truncate">{words.students.fits(studentLabel)}</span>
                </Chip>
              )}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        className="mt-3"
        onClick={() => {
          desk.dismissStudents();
        }}
      >
        {words.students.none}
      </Button>
    </QuestionCard>
  );
}
