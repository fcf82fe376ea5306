/** Copies a goal. What is unsourced or incomplete is shown once before, and that it was seen is noted. */
import { acknowledgeGoal, type Check, type Goal } from '@goalwright/contracts/api/goals';
import { Check as Tick, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '../../lib/announce';
import { call } from '../../lib/api';
import { newestOf, noteGoal } from '../../lib/known-goals';
import { goals as words } from '../../texts/goals';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Notice } from '../notice';
import { toAcknowledge } from './acknowledgement';
import { CheckRow } from './checks-list';
import { copyGoal } from './copy-text';
import type { GoalSaving } from './goal-saving';

const COPIED_MS = 3000;
/** Browsers let a page copy for about five seconds after a press. */
const SAVE_WAIT_MS = 3000;

interface CopyButtonProps {
  readonly goal: Goal;
  /** What is typed on the card, saved or not. */
  readonly saving: GoalSaving | undefined;
  readonly number: number;
  readonly studentLabel: string;
}

export function CopyButton({ goal, saving, number, studentLabel }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'saving' | 'copied' | 'copied-unsaved' | 'failed'>('ready');
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

  /** @returns whether the words on the screen are in the clipboard */
  const copy = async (): Promise<boolean> => {
    const { isUnsaved = false, text } = saving?.state.get() ?? {};
    const now = newestOf(goal);
    try {
      const shown = isUnsaved && text ? ({ ...now, ...text } as Goal) : now;
      await copyGoal({ goal: shown, number, studentLabel });
      setState(isUnsaved ? 'copied-unsaved' : 'copied');
      if (!isUnsaved) announce(words.copy.copied);
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  const pressed = async () => {
    if (saving?.state.get().isUnsaved === true) {
      setState('saving');
      // The checks to ask about are those of the words on the screen.
      await saving.saved(SAVE_WAIT_MS);
      setState('ready');
    }
    if (toAcknowledge(newestOf(goal)).length > 0) setIsAsking(true);
    else await copy();
  };
  const acknowledge = async () => {
    setDidNoteFail(false);
    // Copied first: a browser allows it only right after the press.
    if (!(await copy())) {
      setIsAsking(false);
      return;
    }
    try {
      const reply = await call(acknowledgeGoal, {
        GoalId: goal.GoalId,
        Checks: checks.map((check) => check.Name),
      });
      if (!reply.isSuccessful) throw new Error(reply.problem.Code);
      if (reply.body.Goal) noteGoal(reply.body.Goal);
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
        isBusy={state === 'saving'}
        onClick={() => void pressed()}
      >
        {isCopied ? words.copy.copied : words.copy.copy}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="order-last w-full text-sm font-medium text-fail">
          {words.copy.failed}
        </p>
      )}
      {state === 'copied-unsaved' && (
        <p role="alert" className="order-last w-full text-sm font-medium text-weak">
          {words.copy.unsaved}
        </p>
      )}
      <AcknowledgeDialog
        isOpen={isAsking}
        checks={checks}
        didNoteFail={didNoteFail}
        onClose={() => {
          setIsAsking(false);
        }}
        onSeen={() => void acknowledge()}
      />
    </>
  );
}

interface AcknowledgeDialogProps {
  readonly isOpen: boolean;
  readonly checks: readonly Check[];
  readonly didNoteFail: boolean;
  readonly onClose: () => void;
  readonly onSeen: () => void;
}

function AcknowledgeDialog({ isOpen, checks, didNoteFail, onClose, onSeen }: AcknowledgeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.acknowledge.title}
      description={words.acknowledge.text}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.acknowledge.back}
          </Button>
          <Button onClick={onSeen}>{words.acknowledge.yes}</Button>
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
  );
}
