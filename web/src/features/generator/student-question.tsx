import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Chip } from '../../components/chip';
import { bringIntoView } from '../../lib/scrolling';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current, 'center');
  }, []);
  const { studentLabel } = factsOf(inputQA);
  return (
    <Card className="mx-auto mb-6 w-full max-w-3xl animate-settle border-l-4 border-l-weak px-5 py-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.students.title}
      </h2>
      <p className="mt-2 measure">{words.students.text(studentLabel)}</p>
      <p className="mt-1 text-ink-soft">{words.child.charged}</p>
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
    </Card>
  );
}
