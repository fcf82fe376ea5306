/** What stands below a goal: its quality, the checks and versions that open there, and what can be done with it. */
import type { Check, Goal } from '@goalwright/contracts/api/goals';
import { History, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { heldBackBy, qualityWord } from '../../lib/quality';
import { goals as words } from '../../texts/goals';
import { Button } from '../button';
import { Chip } from '../chip';
import { QualityRing } from '../quality-ring';
import { SavedMark } from '../saved-mark';
import { ChecksList } from './checks-list';
import { editOf, type GoalText } from './goal-saving';
import { type OneStep, verdictSaid } from './goal-steps';
import { VersionsList } from './versions-list';

interface GoalFootProps {
  readonly goal: Goal;
  readonly number: number;
  /** The words on the card, saved or not. */
  readonly text: GoalText;
  readonly isSaving: boolean;
  readonly isUnsaved: boolean;
  readonly hasVersions: boolean;
  readonly steps: OneStep;
  readonly children: ReactNode;
}

export function GoalFoot(props: GoalFootProps) {
  const { goal, number, text, isSaving, isUnsaved, hasVersions, steps, children } = props;
  const [open, setOpen] = useState<'checks' | 'versions'>();
  const id = useId();
  const passed = goal.Checks.filter((check) => check.Verdict === 'pass').length;
  const heldBack = heldBackBy(goal.Quality, goal.Checks);
  const isBuiltIn = goal.Engine === 'built-in';
  const toggle = (panel: 'checks' | 'versions') => {
    setOpen(open === panel ? undefined : panel);
  };
  const apply = async (check: Check) => {
    if (!check.Edit) return;
    await steps.take(editOf(check.Edit), (saved, isSaved) =>
      isSaved ? verdictSaid(check.Name, saved) : words.fix.waiting(check.Name),
    );
  };
  return (
    <footer className="border-t border-line bg-paper px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          data-checks
          aria-expanded={open === 'checks'}
          aria-controls={`${id}-checks`}
          aria-label={words.quality.label(qualityWord(goal.Quality, goal.Checks), Math.round(goal.Quality))}
          onClick={() => {
            toggle('checks');
          }}
          className="flex min-h-11 items-center rounded-control px-1 hover:text-teal"
        >
          <QualityRing quality={goal.Quality} checks={goal.Checks} />
        </button>
        <span className="text-sm text-ink-soft">
          {words.quality.count(passed, goal.Checks.length)}
          {heldBack.length > 0 && ` ${words.quality.heldBack(heldBack.join(', '))}`}
        </span>
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
          <SavedMark
            isSaving={isSaving}
            savedAt={goal.EditedOn === undefined ? undefined : Date.parse(goal.EditedOn)}
          />
          <Chip kind="plain">{isBuiltIn ? words.engine.builtIn : words.engine.model(goal.Engine)}</Chip>
          {hasVersions && (
            <Button
              kind="secondary"
              size="small"
              aria-label={words.versions.openLabel(number)}
              aria-expanded={open === 'versions'}
              aria-controls={`${id}-versions`}
              icon={<History aria-hidden className="size-4" />}
              onClick={() => {
                toggle('versions');
              }}
            >
              {words.versions.open}
            </Button>
          )}
          {children}
        </div>
      </div>
      <div id={`${id}-checks`} hidden={open !== 'checks'} className="mt-3 border-t border-line">
        {open === 'checks' && (
          <ChecksList
            checks={goal.Checks}
            fixing={{
              text,
              // What is not saved yet has not been read by the checks: their fixes are of older words.
              isWaiting: isUnsaved || steps.isBusy,
              onApply: apply,
              focusAfterLast: steps.focusUndo,
            }}
          />
        )}
      </div>
      {hasVersions && (
        <div id={`${id}-versions`} hidden={open !== 'versions'} className="mt-3 border-t border-line">
          {open === 'versions' && <VersionsList goal={goal} isUnsaved={isUnsaved} steps={steps} />}
        </div>
      )}
      {steps.done !== undefined && <LastStep done={steps.done} onUndo={steps.undo} />}
    </footer>
  );
}

/** At the card's lower edge, in view for as long as the card is: what was done, and the way back. */
function LastStep({ done, onUndo }: { readonly done: string; readonly onUndo: () => void }) {
  return (
    <div
      data-foot
      className="bottom-0 z-10 -mx-4 mt-3 -mb-3 flex animate-settle flex-wrap items-center justify-between gap-3 border-t border-line bg-teal-wash px-4 py-2 sm:-mx-6 sm:px-6 tall:sticky"
    >
      <p className="min-w-0 flex-1 basis-56">{done}</p>
      <Button
        kind="secondary"
        size="small"
        data-undo
        aria-keyshortcuts="Control+Z Meta+Z"
        icon={<Undo2 aria-hidden className="size-4" />}
        onClick={onUndo}
      >
        {words.edit.undo}
      </Button>
    </div>
  );
}
