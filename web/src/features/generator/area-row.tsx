/** One area of the report: what proves it, what it lacks, and what became of last year's goal in it. */
import { useRef } from 'react';
import { Checkbox } from '../../components/checkbox';
import { Chip } from '../../components/chip';
import { Disclosure } from '../../components/disclosure';
import { TextArea } from '../../components/field';
import { ReviewNote, ReviewVerdict } from '../../components/goal-card/review-note';
import { PillChoice } from '../../components/pill-choice';
import { generator as words } from '../../texts/generator';
import { needsWord, type ReportArea } from './areas';

interface AreaRowProps {
  readonly area: ReportArea;
  readonly lacks: 'decision' | 'baseline' | undefined;
  readonly onChange: (facts: Partial<ReportArea>) => void;
}

const MISSING = [
  { value: 'type', label: words.areas.type },
  { value: 'plan', label: words.areas.plan },
  { value: 'skip', label: words.areas.skip },
] as const;

export function AreaRow({ area, lacks, onChange }: AreaRowProps) {
  const box = useRef<HTMLInputElement>(null);
  // What a draft would start from stands first.
  const [newest] = area.evidence;
  const { review } = area;
  // Last year's goal stands above in full.
  const evidence = area.evidence.filter(
    ({ Quote }) => !review || (Quote !== review.Quote && !Quote.includes(review.OldGoal)),
  );
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
        <span className="flex flex-wrap gap-2 py-2">
          {review && <ReviewVerdict verdict={review.Verdict} />}
          <Chip kind={area.hasBaseline ? 'good' : 'weak'}>
            <span className="whitespace-normal">
              {area.hasBaseline ? words.areas.hasBaseline : words.areas.noBaseline}
            </span>
          </Chip>
        </span>
      </div>
      <div className="sm:pl-8">
        {area.why !== '' && <p className="measure text-ink-soft">{area.why}</p>}
        {review && (
          <div className="mt-2">
            <ReviewNote review={review} isVerdictShown />
          </div>
        )}
        {review && area.hasBaseline && newest && (
          <p className="mt-2 text-[0.9375rem]">
            <span className="font-semibold">{words.review.newest}</span>{' '}
            {newest.Text.replace(`${area.name}: `, '')}
          </p>
        )}
        {evidence.length > 0 && <Quotes evidence={evidence} />}
        {area.isChosen && needsWord(area) && (
          <div className="mt-3 flex flex-col gap-3">
            <PillChoice
              question={words.areas.ask(area.name)}
              choices={MISSING}
              value={area.missing === 'undecided' ? undefined : area.missing}
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

/** The strongest quote in view, the others on demand. */
function Quotes({ evidence }: { readonly evidence: ReportArea['evidence'] }) {
  const [first, ...others] = evidence;
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
            {others.map(({ Page, Quote }, place) => (
              <QuoteLine key={place} page={Page} quote={Quote} />
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
