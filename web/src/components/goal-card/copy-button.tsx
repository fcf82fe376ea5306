/** Copies a goal. What is unsourced or incomplete is shown once before, and that it was seen is noted. */
import { acknowledgeGoal, type Goal } from '@goalwright/contracts/api/goals';
import { Check as Tick, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '../../lib/announce';
import { call } from '../../lib/api';
import { goals as words } from '../../texts/goals';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Notice } from '../notice';
import { toAcknowledge } from './acknowledgement';
import { CheckRow } from './checks-list';
import { copyGoal } from './copy-text';

const COPIED_MS = 3000;

interface CopyButtonProps {
  readonly goal: Goal;
  readonly number: number;
  readonly studentLabel: string;
  readonly onChange: (goal: Goal) => void;
}

export function CopyButton({ goal, number, studentLabel, onChange }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const [isAsking, setIsAsking] = useState(false);
  const [didNoteFail, setDidNoteFail] = useState(false);
  const checks = toAcknowledge(goal);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => {
      setState('ready');
    }, COPIED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async () => {
    try {
      await copyGoal({ goal, number, studentLabel });
      setState('copied');
      announce(words.copy.copied);
    } catch {
      setState('failed');
    }
  };
  const acknowledge = async () => {
    setDidNoteFail(false);
    // Copied first: a browser allows it only right after the press.
    await copy();
    try {
      const reply = await call(acknowledgeGoal, {
        GoalId: goal.GoalId,
        Checks: checks.map((check) => check.Name),
      });
      if (!reply.isSuccessful) throw new Error(reply.problem.Code);
      if (reply.body.Goal) onChange(reply.body.Goal);
      setIsAsking(false);
    } catch {
      setDidNoteFail(true);
    }
  };
  const isCopied = state === 'copied';
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
        onClick={() => {
          if (checks.length > 0) setIsAsking(true);
          else void copy();
        }}
      >
        {isCopied ? words.copy.copied : words.copy.copy}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="w-full text-sm font-medium text-fail">
          {words.copy.failed}
        </p>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
        }}
        title={words.acknowledge.title}
        description={words.acknowledge.text}
        actions={
          <>
            <Button
              kind="secondary"
              onClick={() => {
                setIsAsking(false);
              }}
            >
              {words.acknowledge.back}
            </Button>
            <Button
              onClick={() => {
                void acknowledge();
              }}
            >
              {words.acknowledge.yes}
            </Button>
          </>
        }
      >
        <ul>
          {checks.map((check) => (
            <CheckRow key={check.Name} check={check} />
          ))}
        </ul>
        {didNoteFail && <Notice kind="error">{words.acknowledge.failed}</Notice>}
      </Dialog>
    </>
  );
}
