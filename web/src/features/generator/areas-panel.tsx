/** The areas found in a report: what proves each, what it lacks, and one button that says what drafting costs. */
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { PillChoice } from '../../components/pill-choice';
import { bringIntoView } from '../../lib/scrolling';
import { generator as words } from '../../texts/generator';
import { useStore } from '../../lib/store';
import { AddArea } from './add-area';
import { AreaRow } from './area-row';
import {
  changed,
  chosenAreas,
  firstUnready,
  isUndecided,
  openAreas,
  type PronounChoice,
  type ReportArea,
  reviewCounts,
  shownAreas,
  wantedAreas,
  withArea,
} from './areas';
import type { TalkDesk } from './desk';
import { factsOf } from './questions';
import { OrderFoot } from './order-foot';
import type { Report } from './talk';

interface AreasPanelProps {
  readonly desk: TalkDesk;
  readonly report: Report;
}

export function AreasPanel({ desk, report }: AreasPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { areas } = report;
  const open = openAreas(areas);
  const [isWhole, setIsWhole] = useState(false);
  const { shown, more } = shownAreas(open, isWhole);
  const reviews = reviewCounts(open);
  const wanted = wantedAreas(areas).length;
  const chosen = chosenAreas(areas);
  const hasOrders = areas.some((area) => area.generationId !== null);
  const [isPressed, setIsPressed] = useState(false);
  const unready = isPressed ? firstUnready(areas) : undefined;
  const asked = chosen.filter(isUndecided);
  // Where figures are offered one of them is chosen: a plan for all would pass over them.
  const undecided = asked.filter((area) => area.baselines.length === 0);
  const several = asked.length - undecided.length;
  useEffect(() => {
    // After goals the panel waits below them; the reader's place is with the goals.
    if (hasOrders) return;
    heading.current?.focus({ preventScroll: true });
    // Back from an order that was refused: why stands above, and has come into view itself.
    if (!desk.talk.get().problem) bringIntoView(panel.current, 'start');
  }, [desk, hasOrders]);

  const change = (name: string, facts: Partial<ReportArea>) => {
    desk.changeAreas(changed(areas, name, facts));
  };
  const draft = () => {
    setIsPressed(true);
    const missing = firstUnready(areas);
    if (!missing && report.pronouns === null) {
      panel.current?.querySelector<HTMLElement>('[data-pronouns] input')?.focus();
      return;
    }
    if (!missing) {
      void desk.order();
      return;
    }
    rowOf(panel.current, missing.area)
      ?.querySelector<HTMLElement>(missing.lacks === 'baseline' ? 'textarea' : 'input[type="radio"]')
      ?.focus();
  };
  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="mx-auto mb-4 w-full max-w-3xl animate-settle rounded-card border border-line bg-surface"
    >
      <div className="px-4 pt-5 sm:px-6">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
          {hasOrders ? leftWords(wanted, open.length) : words.areas.heading}
        </h2>
        {hasOrders && wanted > 0 && <p className="text-ink-soft">{words.areas.leftHint}</p>}
        {reviews && <p className="mt-1 measure">{words.review.summary(reviews)}</p>}
        {several > 0 && <p className="mt-1 measure">{words.areas.open(several)}</p>}
        {undecided.length > 0 && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-weak-wash px-4 py-3">
            <p className="min-w-0 flex-1 basis-64">{words.areas.undecided(undecided.length)}</p>
            <Button
              kind="secondary"
              size="small"
              onClick={() => {
                const names = new Set(undecided.map((area) => area.name));
                desk.changeAreas(
                  areas.map((area) => (names.has(area.name) ? { ...area, missing: 'plan' } : area)),
                );
                // The button goes with the question it answered.
                heading.current?.focus({ preventScroll: true });
              }}
            >
              {words.areas.planAll(undecided.length)}
            </Button>
          </div>
        )}
      </div>
      <ul className="px-4 sm:px-6">
        {shown.map((area) => (
          <AreaRow
            key={area.name}
            area={area}
            lacks={unready?.area.name === area.name ? unready.lacks : undefined}
            onChange={(facts) => {
              change(area.name, facts);
            }}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button
          kind="quiet"
          className="mx-4 mt-2 self-start sm:mx-6"
          onClick={() => {
            setIsWhole(true);
            // The rows come in the place of the button: the first of them is what was asked for.
            requestAnimationFrame(() => {
              const [first] = open.filter((area) => !shown.includes(area));
              const row = first && rowOf(panel.current, first);
              row?.querySelector('input')?.focus();
            });
          }}
        >
          {words.areas.more(more)}
        </Button>
      )}
      <AddArea
        areas={areas}
        onAdd={(typed) => {
          desk.changeAreas(withArea(areas, typed));
        }}
      />
      {report.pronouns !== undefined && (
        <PronounsQuestion
          desk={desk}
          pronouns={report.pronouns}
          isMissing={isPressed && report.pronouns === null}
        />
      )}
      <OrderFoot wanted={wanted} chosen={chosen.length} onDraft={draft} />
    </section>
  );
}

/** What is left after goals; where none of it is plainly a need, nothing has to follow. */
const leftWords = (wanted: number, open: number): string =>
  wanted > 0 ? words.areas.left(open) : words.areas.couldBeLeft(open);

const rowOf = (panel: HTMLElement | null, { name }: ReportArea): HTMLElement | null | undefined =>
  panel?.querySelector<HTMLElement>(`[data-area="${CSS.escape(name)}"]`);

interface PronounsQuestionProps {
  readonly desk: TalkDesk;
  readonly pronouns: PronounChoice | null;
  readonly isMissing: boolean;
}

/** Asked once, where the report leaves it open; the answer can be changed until the goals are drafted. */
function PronounsQuestion({ desk, pronouns, isMissing }: PronounsQuestionProps) {
  const { inputQA } = useStore(desk.talk);
  const { studentLabel } = factsOf(inputQA);
  const { he, she, they } = words.pronouns.choices;
  return (
    <div data-pronouns className="border-t border-line px-4 py-4 sm:px-6">
      <PillChoice<PronounChoice>
        question={words.pronouns.ask(studentLabel)}
        hint={words.pronouns.hint}
        choices={[
          { value: 'he', label: he },
          { value: 'she', label: she },
          { value: 'they', label: they },
          { value: 'name', label: words.pronouns.name(studentLabel) },
        ]}
        value={pronouns ?? undefined}
        error={isMissing ? words.pronouns.missing : undefined}
        onChange={(choice) => {
          desk.choosePronouns(choice);
        }}
      />
    </div>
  );
}
