/** Takes a checked goal along, as its form has it. */
import { Check as Tick, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { copyGoal } from '../../components/goal-card/copy-text';
import { announce } from '../../lib/announce';
import { goals as words } from '../../texts/goals';
import { type PastedGoal, written } from './pasted-goal';

export function CopyPasted({ goal, number }: { readonly goal: PastedGoal; readonly number: number }) {
  const [copied, setCopied] = useState<{ readonly of: PastedGoal; readonly didFail: boolean }>();
  const isCopied = copied?.of === goal && !copied.didFail;
  const copy = async () => {
    try {
      await copyGoal({ goal: written(goal), number, studentLabel: '' });
      setCopied({ of: goal, didFail: false });
      announce(words.copy.copied);
    } catch {
      setCopied({ of: goal, didFail: true });
    }
  };
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={isCopied ? words.copy.copied : words.copy.label(number)}
        icon={
          isCopied ? (
            <Tick aria-hidden className="size-4 text-good" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )
        }
        onClick={() => void copy()}
      >
        {isCopied ? words.copy.copied : words.copy.copy}
      </Button>
      {copied?.didFail === true && (
        <p role="alert" className="mt-2 text-sm font-medium text-fail">
          {words.copy.failed}
        </p>
      )}
    </>
  );
}
