/** A drafted goal, the heart of the product: every fact with its proof, every word open to change. */
import type { Goal } from '@goalwright/contracts/api/goals';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { qualityWord } from '../../lib/quality';
import { bringIntoView } from '../../lib/scrolling';
import { goals as words } from '../../texts/goals';
import { Button } from '../button';
import { Chip } from '../chip';
import { QualityRing } from '../quality-ring';
import { SavedMark } from '../saved-mark';
import { hasUnsourcedNumber } from './acknowledgement';
import { AimlinePlot } from './aimline-plot';
import { ChecksList } from './checks-list';
import { CitedText, EvidenceChip } from './cited-text';
import { CopyButton } from './copy-button';
import { EvidencePanel } from './evidence-panel';
import { placeEvidence } from './evidence-placement';
import { GoalEditor } from './goal-editor';
import { GoalSaving } from './goal-saving';
import { ServicesTable } from './services-table';

interface GoalCardProps {
  readonly goal: Goal;
  readonly number: number;
  readonly studentLabel: string;
  readonly onChange: (goal: Goal) => void;
  /** Which heading the card's name is, below the page's and the section's. */
  readonly headingLevel?: 2 | 3;
  /** Cards that arrive together settle in one after another. */
  readonly delayMs?: number;
}

export function GoalCard({
  goal,
  number,
  studentLabel,
  onChange,
  headingLevel = 2,
  delayMs = 0,
}: GoalCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [openEvidence, setOpenEvidence] = useState<number>();
  const [saving, setSaving] = useState<GoalSaving>();
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
    setSaving(undefined);
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('[data-edit]')?.focus());
  };
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <PartLevel value={headingLevel === 2 ? 3 : 4}>
      <article
        ref={card}
        aria-labelledby={id}
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
            {saving ? (
              <GoalEditor saving={saving} onDone={stopEditing} />
            ) : (
              <GoalReading goal={goal} openEvidence={openEvidence} onOpen={setOpenEvidence} />
            )}
          </div>
          <GoalFoot goal={goal}>
            <CopyButton goal={goal} number={number} studentLabel={studentLabel} onChange={onChange} />
            {!saving && (
              <Button
                kind="secondary"
                size="small"
                data-edit
                aria-label={words.edit.label(number)}
                icon={<Pencil aria-hidden className="size-4" />}
                onClick={() => {
                  setOpenEvidence(undefined);
                  setSaving(new GoalSaving(goal, onChange));
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

interface GoalReadingProps {
  readonly goal: Goal;
  readonly openEvidence: number | undefined;
  readonly onOpen: (evidence: number) => void;
}

/** One level below the card's name. */
const PartLevel = createContext<3 | 4>(3);

function PartName({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  const Heading = useContext(PartLevel) === 3 ? 'h3' : 'h4';
  return (
    <Heading id={id} className="mb-1.5 font-sans text-sm font-semibold text-ink-soft">
      {children}
    </Heading>
  );
}

function GoalReading({ goal, openEvidence, onOpen }: GoalReadingProps) {
  const servicesId = useId();
  const presentLevel = useMemo(
    () => placeEvidence(goal.Baseline, goal.Evidence, hasUnsourcedNumber(goal)),
    [goal],
  );
  const cited = { evidence: goal.Evidence, openEvidence, onOpen };
  // Elsewhere only what the provider typed is marked: the report proves the present level.
  const entered = goal.Evidence.map((one) =>
    one.IsEnteredByProvider === true ? one : { ...one, Text: '', Quote: '' },
  );
  const unplaced = presentLevel.unplaced.filter(
    (index) => goal.Evidence[index]?.IsEnteredByProvider !== true,
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15rem]">
        <section>
          <PartName>{words.presentLevel}</PartName>
          <p className="measure">
            <CitedText placement={presentLevel} {...cited} />
          </p>
          {unplaced.length > 0 && (
            <p className="mt-2 text-sm text-ink-soft">
              {words.evidence.also}
              {unplaced.map((index) => {
                const evidence = goal.Evidence[index];
                return (
                  evidence && (
                    <EvidenceChip
                      key={index}
                      evidence={evidence}
                      index={index}
                      isOpen={openEvidence === index}
                      onOpen={onOpen}
                    />
                  )
                );
              })}
            </p>
          )}
        </section>
        <div className="md:pt-6">
          <AimlinePlot goal={goal} />
        </div>
      </div>
      <section className="border-l-4 border-teal pl-4 sm:pl-5">
        <PartName>{words.goal}</PartName>
        <p className="measure font-serif text-lg leading-snug sm:text-xl">
          <CitedText placement={placeEvidence(goal.Goal, entered, false)} {...cited} />
        </p>
      </section>
      {goal.Objectives.length > 0 && (
        <section>
          <PartName>{words.objectives}</PartName>
          <ObjectiveSteps goal={goal} entered={entered} {...cited} />
        </section>
      )}
      <section>
        <PartName id={servicesId}>{words.services.heading}</PartName>
        <ServicesTable goal={goal} headingId={servicesId} />
      </section>
    </div>
  );
}

function ObjectiveSteps({
  goal,
  entered,
  openEvidence,
  onOpen,
}: GoalReadingProps & { readonly entered: Goal['Evidence'] }) {
  return (
    <ol className="relative flex flex-col gap-3 before:absolute before:top-3 before:bottom-3 before:left-[0.4375rem] before:w-0.5 before:bg-line">
      {goal.Objectives.map((objective, place) => (
        <li key={place} className="relative measure pl-7">
          <span
            aria-hidden
            className="absolute top-1.5 left-0 size-4 rounded-full border-2 border-teal bg-surface"
          />
          <CitedText
            placement={placeEvidence(objective, entered, false)}
            evidence={goal.Evidence}
            openEvidence={openEvidence}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ol>
  );
}

function GoalFoot({ goal, children }: { readonly goal: Goal; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const passed = goal.Checks.filter((check) => check.Verdict === 'pass').length;
  const isBuiltIn = goal.Engine === 'built-in';
  return (
    <footer className="border-t border-line bg-paper px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={words.quality.label(qualityWord(goal.Quality), Math.round(goal.Quality))}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
          className="flex min-h-11 items-center rounded-control px-1 hover:text-teal"
        >
          <QualityRing quality={goal.Quality} />
        </button>
        <span className="text-sm text-ink-soft">{words.quality.count(passed, goal.Checks.length)}</span>
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
          {goal.EditedOn !== undefined && <SavedMark savedAt={Date.parse(goal.EditedOn)} />}
          <Chip kind="plain">{isBuiltIn ? words.engine.builtIn : words.engine.model(goal.Engine)}</Chip>
          {children}
        </div>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3 border-t border-line">
        {isOpen && <ChecksList checks={goal.Checks} />}
      </div>
    </footer>
  );
}
