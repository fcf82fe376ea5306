/** What can be done with the goals on the checker's page, always within reach at its foot. */
import { Eraser, ListChecks, Redo2, Undo2 } from 'lucide-react';
import { Button, IconButton } from '../../components/button';
import { checker as words } from '../../texts/checker';
import { goals as goalWords } from '../../texts/goals';
import type { Checking } from './checker-desk';
import { hasGoal, isEmpty } from './pasted-goal';

interface CheckerFootProps {
  readonly checking: Checking;
  /** What a press just did, while nothing else was done since. */
  readonly last: string | undefined;
  readonly onCheck: () => void;
  readonly onStep: (kind: 'undo' | 'redo') => void;
  readonly onClear: () => void;
}

export function CheckerFoot({ checking, last, onCheck, onStep, onClear }: CheckerFootProps) {
  const { goals } = checking;
  const written = goals.filter(hasGoal).length;
  // Later checks follow the typing: they come and go beside the goals they are about.
  const isFirst = checking.isChecking && checking.results.size === 0;
  return (
    <div
      data-foot
      className="bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8 tall:sticky"
    >
      {last !== undefined && <p className="w-full">{last}</p>}
      <Button isBusy={isFirst} icon={<ListChecks aria-hidden className="size-5" />} onClick={onCheck}>
        {isFirst ? words.checking : words.check(written)}
      </Button>
      <div className="ml-auto flex sm:gap-1">
        <IconButton
          label={goalWords.edit.undo}
          disabled={!checking.canUndo}
          aria-keyshortcuts="Control+Z Meta+Z"
          icon={<Undo2 aria-hidden className="size-5" />}
          onClick={() => {
            onStep('undo');
          }}
        />
        <IconButton
          label={goalWords.edit.redo}
          disabled={!checking.canRedo}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          icon={<Redo2 aria-hidden className="size-5" />}
          onClick={() => {
            onStep('redo');
          }}
        />
        <IconButton
          label={words.clear}
          disabled={goals.length === 1 && goals.every(isEmpty)}
          icon={<Eraser aria-hidden className="size-5" />}
          onClick={onClear}
        />
      </div>
    </div>
  );
}
