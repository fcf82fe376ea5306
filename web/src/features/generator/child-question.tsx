import { Button } from '../../components/button';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';
import { QuestionCard } from './question-card';
import { factsOf } from './questions';
import type { Report } from './talk';

/** The report names somebody else than the provider did: asked about before any money is held. */
export function ChildQuestion({ desk, report }: { readonly desk: TalkDesk; readonly report: Report }) {
  const { inputQA } = useStore(desk.talk);
  const { studentLabel } = factsOf(inputQA);
  return (
    <QuestionCard title={words.child.title} text={words.child.text(report.studentName ?? '', studentLabel)}>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            desk.confirmChild();
          }}
        >
          {words.child.same}
        </Button>
        <Button kind="secondary" onClick={() => void desk.deleteReport()}>
          {words.child.other}
        </Button>
      </div>
    </QuestionCard>
  );
}
