/** What the goal of an area starts from: a figure of the report, a typed baseline, or a plan to collect one. */
import type { Evidence } from '@goalwright/contracts/api/goals';
import type { ReactNode } from 'react';
import { More } from '../../components/disclosure';
import { TextArea } from '../../components/field';
import { PillChoice } from '../../components/pill-choice';
import { RadioGroup } from '../../components/radio-group';
import { generator as words } from '../../texts/generator';
import { type MissingBaseline, needsWord, type ReportArea } from './areas';
import { QuoteLine } from './quotes';

interface StartingPointProps {
  readonly area: ReportArea;
  readonly lacks: 'decision' | 'baseline' | undefined;
  readonly onChange: (facts: Partial<ReportArea>) => void;
  /** The area was left out: the question goes away with it. */
  readonly onSkip: () => void;
}

const MISSING = [
  { value: 'type', label: words.areas.type },
  { value: 'plan', label: words.areas.plan },
  { value: 'skip', label: words.areas.skip },
] as const;

/** Asked where the report leaves it open; else what Wren takes can be changed on demand. */
export function StartingPoint(props: StartingPointProps) {
  const { area, lacks, onChange } = props;
  const typed = area.missing === 'type' && (
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
  );
  if (needsWord(area))
    return (
      <div className="mt-3 flex flex-col gap-3">
        {area.baselines.length > 0 ? <FigureChoice {...props} /> : <MissingChoice {...props} />}
        {typed}
      </div>
    );
  if (area.baselines.length === 0) return null;
  return (
    <More
      // What was typed or chosen stays in view when the talk is opened again.
      open={area.missing === 'type' || (area.start ?? 0) > 0 ? true : undefined}
      summary={area.baselines.length > 1 ? words.areas.another : words.areas.anotherTyped}
    >
      <div className="flex flex-col gap-3">
        <FigureChoice {...props} />
        {typed}
      </div>
    </More>
  );
}

function FigureChoice({ area, lacks, onChange, onSkip }: StartingPointProps) {
  const figures = area.baselines.map((figure, place) => ({
    value: String(place),
    label: wordsOf(figure, area),
    hint: (
      <span className="mt-1 block">
        <QuoteLine page={figure.Page} quote={figure.Quote} />
      </span>
    ),
  }));
  // What Wren takes by itself is chosen until somebody says otherwise.
  const byItself = needsWord(area) || area.missing !== 'undecided' ? undefined : 0;
  const start = area.start ?? byItself;
  return (
    <RadioGroup
      label={words.areas.which(area.name)}
      hint={hintFor(area)}
      choices={[...figures, ...(needsWord(area) ? MISSING : MISSING.slice(0, 1))]}
      value={start === undefined ? decided(area.missing) : String(start)}
      error={lacks === 'decision' ? words.areas.chooseFigure(area.name) : undefined}
      onChange={(value) => {
        const missing = MISSING.find((choice) => choice.value === value)?.value;
        if (missing === undefined) onChange({ start: Number(value), missing: 'undecided' });
        else onChange({ start: null, missing, ...(missing === 'skip' ? { isChosen: false } : {}) });
        if (missing === 'skip') onSkip();
      }}
    />
  );
}

const decided = (missing: MissingBaseline) => (missing === 'undecided' ? '' : missing);

/** "Spelling: 11 of 20 words" in the row of spelling needs no second name. */
const wordsOf = ({ Text }: Evidence, { name }: ReportArea) =>
  Text.startsWith(`${name}: `) ? Text.slice(name.length + 2) : Text;

function hintFor(area: ReportArea): ReactNode {
  if (!needsWord(area)) return undefined;
  if (!area.hasBaseline) return words.areas.unsureOfAny;
  return area.baselines.length === 1 ? words.areas.unsureOfOne : words.areas.unsureWhich;
}

function MissingChoice({ area, lacks, onChange, onSkip }: StartingPointProps) {
  return (
    <PillChoice
      question={words.areas.ask(area.name)}
      choices={MISSING}
      value={area.missing === 'undecided' ? undefined : area.missing}
      error={lacks === 'decision' ? words.areas.decide(area.name) : undefined}
      onChange={(missing) => {
        onChange(missing === 'skip' ? { missing, isChosen: false } : { missing });
        if (missing === 'skip') onSkip();
      }}
    />
  );
}
