/** A drafted goal, the heart of the product: every fact with its proof, every word open to change. */
import type { Goal } from '@goalwright/contracts/api/goals';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../../lib/announce';
import { useNewest } from '../../lib/known-goals';
import { bringIntoView } from '../../lib/scrolling';
import { goals as words } from '../../texts/goals';
import { Button } from '../button';
import { Chip } from '../chip';
import { CopyButton } from './copy-button';
import { EvidencePanel } from './evidence-panel';
import { GoalEditor } from './goal-editor';
import { GoalFoot } from './goal-foot';
import { GoalReading, PartLevel } from './goal-reading';
import { type GoalSaving, savingOf, textOf, unsavedOf, useSaving } from './goal-saving';
import { useOneStep, useQualitySaid } from './goal-steps';
import { SavingNotice } from './saving-notice';

interface GoalCardProps {
  /** As the screen knows it; what is known since (`lib/known-goals.ts`) is shown in its place. */
  readonly goal: Goal;
  readonly number: number;
  readonly studentLabel: string;
  /** Which heading the card's name is, below the page's and the section's. */
  readonly headingLevel?: 2 | 3;
  /** Shows how the goal came to be what it is, with the way back to each version. */
  readonly hasVersions?: boolean;
  /** Cards that arrive together settle in one after another. */
  readonly delayMs?: number;
}

export function GoalCard({
  goal: givenGoal,
  number,
  studentLabel,
  headingLevel = 2,
  hasVersions = false,
  delayMs = 0,
}: GoalCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [openEvidence, setOpenEvidence] = useState<number>();
  const goal = useNewest(givenGoal);
  // Words that wait to be saved may come from a card of this goal on another screen.
  const [saving, setSaving] = useState<GoalSaving | undefined>(() => unsavedOf(givenGoal));
  const [isEditing, setIsEditing] = useState(false);
  const { isUnsaved = false, isSaving = false, problem, text } = useSaving(saving);
  const shown = isUnsaved && text ? ({ ...goal, ...text } as Goal) : goal;
  const steps = useOneStep(goal, card, () => {
    const current = savingOf(goal);
    setSaving(current);
    return current;
  });
  useQualitySaid(goal, isEditing);
  const close = () => {
    // Evidence that the provider entered has no chip to open it; the way to it began at another.
    const chips = [...(card.current?.querySelectorAll<HTMLElement>('[data-evidence]') ?? [])];
    const opener = chips.find((chip) => chip.dataset['evidence'] === String(openEvidence)) ?? chips[0];
    setOpenEvidence(undefined);
    opener?.focus();
  };
  useEffect(() => {
    if (openEvidence === undefined) return;
    // On a phone the sheet with the proof lies over the card: the sentence that it proves stays above it.
    bringIntoView(card.current?.querySelector(`[data-evidence="${String(openEvidence)}"]`), 'nearest');
  }, [openEvidence]);
  const stopEditing = () => {
    saving?.flush();
    setIsEditing(false);
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('[data-edit]')?.focus());
  };
  const pressed = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !saving) return;
    const { canUndo, canRedo } = saving.state.get();
    if (key === 'z' && !event.shiftKey && canUndo) {
      saving.undo();
      announce(words.edit.undone);
    } else if ((key === 'y' || (key === 'z' && event.shiftKey)) && canRedo) {
      saving.redo();
      announce(words.edit.redone);
    } else return;
    steps.forget();
    // The browser's own undo knows the keys of one field; this one knows the goal.
    event.preventDefault();
  };
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <PartLevel value={headingLevel === 2 ? 3 : 4}>
      <article
        ref={card}
        aria-labelledby={id}
        onKeyDown={pressed}
        // A fill that lasts would make the card the frame of the evidence's sheet, which belongs to the window.
        style={{ animationDelay: `${String(delayMs)}ms`, animationFillMode: 'backwards' }}
        className={clsx(
          'mx-auto w-full animate-settle',
          openEvidence === undefined
            ? 'max-w-4xl'
            : 'max-w-4xl xl:grid xl:max-w-none xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-4',
        )}
      >
        <div className="overflow-clip rounded-card border border-line bg-surface">
          <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-teal-wash px-4 py-3 sm:px-6">
            <Heading id={id} tabIndex={-1} className="text-xl outline-none">
              <span className="figures mr-2 text-teal">
                {words.number(number)}
                <span className="sr-only">:</span>
              </span>{' '}
              {goal.AreaOfNeed}
            </Heading>
            {studentLabel !== '' && (
              <span className="ml-auto">
                <Chip kind="plain">
                  <span className="max-w-48 truncate">{words.student(studentLabel)}</span>
                </Chip>
              </span>
            )}
          </header>
          <div className="px-4 py-5 sm:px-6">
            {isEditing && saving ? (
              <GoalEditor saving={saving} onDone={stopEditing} />
            ) : (
              <>
                <GoalReading goal={shown} openEvidence={openEvidence} onOpen={setOpenEvidence} />
                {saving && (
                  <div className="mt-5 empty:hidden">
                    <SavingNotice saving={saving} />
                  </div>
                )}
              </>
            )}
          </div>
          <GoalFoot
            goal={goal}
            number={number}
            text={text ?? textOf(goal)}
            isSaving={isSaving && problem === 'none' && !isEditing}
            isUnsaved={isUnsaved}
            hasVersions={hasVersions}
            steps={steps}
          >
            <CopyButton goal={goal} saving={saving} number={number} studentLabel={studentLabel} />
            {!isEditing && (
              <Button
                kind="secondary"
                size="small"
                data-edit
                aria-label={words.edit.label(number)}
                icon={<Pencil aria-hidden className="size-4" />}
                onClick={() => {
                  setOpenEvidence(undefined);
                  steps.forget();
                  setSaving(savingOf(goal));
                  setIsEditing(true);
                }}
              >
                {words.edit.edit}
              </Button>
            )}
          </GoalFoot>
        </div>
        {openEvidence !== undefined && (
          <EvidencePanel goal={goal} index={openEvidence} onChange={setOpenEvidence} onClose={close} />
        )}
      </article>
    </PartLevel>
  );
}
