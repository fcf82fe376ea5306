import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { bringIntoView } from '../../lib/scrolling';
import { useStore } from '../../lib/store';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';
import { factsOf } from './questions';
import type { Report } from './talk';

/** The report names somebody else than the provider did: asked about before any money is held. */
export function ChildQuestion({ desk, report }: { readonly desk: TalkDesk; readonly report: Report }) {
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
        {words.child.title}
      </h2>
      <p className="mt-2 measure">{words.child.text(report.studentName ?? '', studentLabel)}</p>
      <p className="mt-1 text-ink-soft">{words.child.charged}</p>
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
    </Card>
  );
}
