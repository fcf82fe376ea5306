/** The areas found in a report: what proves each, what it lacks, and one button that says what drafting costs. */
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Chip } from '../../components/chip';
import { Disclosure } from '../../components/disclosure';
import { TextArea, TextField } from '../../components/field';
import { FieldError } from '../../components/field-error';
import { usePublicConfig } from '../../lib/public-config';
import { bringIntoView } from '../../lib/scrolling';
import { generator as words } from '../../texts/generator';
import {
  changed,
  chosenAreas,
  firstUnready,
  type MissingBaseline,
  needsWord,
  openAreas,
  type ReportArea,
  withArea,
} from './areas';
import type { TalkDesk } from './desk';
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
  const chosen = chosenAreas(areas);
  const hasOrders = areas.some((area) => area.generationId !== null);
  const [isPressed, setIsPressed] = useState(false);
  const unready = isPressed ? firstUnready(areas) : undefined;
  const undecided = chosen.filter((area) => needsWord(area) && area.missing === 'undecided');
  useEffect(() => {
    // After goals the panel waits below them; the reader's place is with the goals.
    if (hasOrders) return;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(panel.current, 'start');
  }, [hasOrders]);

  const change = (name: string, facts: Partial<ReportArea>) => {
    desk.changeAreas(changed(areas, name, facts));
  };
  const draft = () => {
    setIsPressed(true);
    const missing = firstUnready(areas);
    if (!missing) {
      void desk.order();
      return;
    }
    const row = panel.current?.querySelector<HTMLElement>(`[data-area="${CSS.escape(missing.area.name)}"]`);
    row
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
          {hasOrders ? words.areas.left(open.length) : words.areas.heading}
        </h2>
        {hasOrders && <p className="text-ink-soft">{words.areas.leftHint}</p>}
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
        {open.map((area) => (
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
      <AddArea
        areas={areas}
        onAdd={(typed) => {
          desk.changeAreas(withArea(areas, typed));
        }}
      />
      <OrderFoot wanted={open.length} chosen={chosen.length} onDraft={draft} />
    </section>
  );
}

interface AreaRowProps {
  readonly area: ReportArea;
  readonly lacks: 'decision' | 'baseline' | undefined;
  readonly onChange: (facts: Partial<ReportArea>) => void;
}

function AreaRow({ area, lacks, onChange }: AreaRowProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <li data-area={area.name} className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Checkbox
          ref={box}
          label={<span className="text-lg font-semibold">{area.name}</span>}
          checked={area.isChosen}
          onChange={({ target }) => {
            onChange({
              isChosen: target.checked,
              ...(target.checked && area.missing === 'skip' ? { missing: 'undecided' } : {}),
            });
          }}
        />
        <span className="py-2">
          <Chip kind={area.hasBaseline ? 'good' : 'weak'}>
            <span className="whitespace-normal">
              {area.hasBaseline ? words.areas.hasBaseline : words.areas.noBaseline}
            </span>
          </Chip>
        </span>
      </div>
      <div className="sm:pl-8">
        {area.why !== '' && <p className="measure text-ink-soft">{area.why}</p>}
        {area.evidence.length > 0 && <Quotes area={area} />}
        {area.isChosen && needsWord(area) && (
          <div className="mt-3 flex flex-col gap-3">
            <MissingBaselineChoice
              area={area}
              error={lacks === 'decision' ? words.areas.decide(area.name) : undefined}
              onChange={(missing) => {
                onChange(missing === 'skip' ? { missing, isChosen: false } : { missing });
                // The question goes away with the area; its box brings both back.
                if (missing === 'skip') box.current?.focus();
              }}
            />
            {area.missing === 'type' && (
              <TextArea
                label={words.areas.baseline(area.name)}
                hint={words.areas.baselineHint}
                error={lacks === 'baseline' ? words.areas.typeOne(area.name) : undefined}
                value={area.baseline}
                maxLength={5000}
                onChange={({ target }) => {
                  onChange({ baseline: target.value });
                }}
              />
            )}
          </div>
        )}
      </div>
    </li>
  );
}

interface MissingBaselineChoiceProps {
  readonly area: ReportArea;
  readonly error: string | undefined;
  readonly onChange: (missing: MissingBaseline) => void;
}

/** Three ways on, side by side: a report may lack the baseline of every area. */
function MissingBaselineChoice({ area, error, onChange }: MissingBaselineChoiceProps) {
  const id = useId();
  const choices = [
    { value: 'type', label: words.areas.type },
    { value: 'plan', label: words.areas.plan },
    { value: 'skip', label: words.areas.skip },
  ] as const;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{words.areas.ask(area.name)}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className={clsx(
              'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border bg-surface px-3.5 text-[0.9375rem]',
              'transition-colors duration-150 has-checked:border-teal has-checked:bg-teal-wash',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
              error === undefined ? 'border-line-strong hover:border-teal' : 'border-fail',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={area.missing === value}
              onChange={() => {
                onChange(value);
              }}
              className="size-4 accent-teal focus-visible:outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <div className="mt-1.5">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** The strongest quote in view, the others on demand. */
function Quotes({ area }: { readonly area: ReportArea }) {
  const [first, ...others] = area.evidence;
  return (
    <div className="mt-2">
      {first && <QuoteLine page={first.Page} quote={first.Quote} />}
      {others.length > 0 && (
        <Disclosure
          summary={
            <span className="text-[0.9375rem] text-teal">+ {words.areas.evidence(others.length)}</span>
          }
          className="border-b-0! [&>div]:pb-1 [&>summary]:justify-start [&>summary]:gap-1 [&>summary]:py-1.5"
        >
          <div className="flex flex-col gap-2">
            {others.map((evidence, place) => (
              <QuoteLine key={place} page={evidence.Page} quote={evidence.Quote} />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function QuoteLine({ page, quote }: { readonly page: number | null; readonly quote: string }) {
  return (
    <p className="flex items-start gap-2 text-[0.9375rem]">
      {page !== null && <Chip kind="evidence">{words.areas.page(page)}</Chip>}
      <q className="min-w-0 border-l-2 border-evidence pl-2 [quotes:none]">{quote}</q>
    </p>
  );
}

interface AddAreaProps {
  readonly areas: readonly ReportArea[];
  readonly onAdd: (typed: string) => void;
}

function AddArea({ areas, onAdd }: AddAreaProps) {
  const id = useId();
  const config = usePublicConfig();
  const [typed, setTyped] = useState('');
  const known = new Set(areas.map((area) => area.name));
  return (
    <form
      className="flex items-end gap-2 px-4 py-4 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        onAdd(typed);
        setTyped('');
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={words.areas.addLabel}
          hint={words.areas.addHint}
          value={typed}
          list={id}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <datalist id={id}>
          {(config?.AreasOfNeed ?? [])
            .filter((name) => !known.has(name))
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
      </div>
      <Button kind="secondary" type="submit">
        {words.areas.add}
      </Button>
    </form>
  );
}
