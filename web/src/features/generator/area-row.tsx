/** One area of the report: what proves it, what it lacks, and what became of last year's goal in it. */
import { useRef } from 'react';
import { Checkbox } from '../../components/checkbox';
import { Chip } from '../../components/chip';
import { ReviewNote, ReviewVerdict } from '../../components/goal-card/review-note';
import { generator as words } from '../../texts/generator';
import { isUndecided, needsWord, type ReportArea } from './areas';
import { Quotes } from './quotes';
import { StartingPoint } from './starting-point';

interface AreaRowProps {
  readonly area: ReportArea;
  readonly lacks: 'decision' | 'baseline' | undefined;
  readonly onChange: (facts: Partial<ReportArea>) => void;
}

export function AreaRow({ area, lacks, onChange }: AreaRowProps) {
  const box = useRef<HTMLInputElement>(null);
  // What a draft would start from stands first.
  const [newest] = area.evidence;
  const { review } = area;
  // What is asked about below stands there.
  const asked = area.isChosen && needsWord(area) ? area.baselines.map(({ Quote }) => Quote) : [];
  // Last year's goal stands above in full.
  const evidence = area.evidence.filter(
    ({ Quote }) =>
      !asked.includes(Quote) && (!review || (Quote !== review.Quote && !Quote.includes(review.OldGoal))),
  );
  const isOpen = area.hasBaseline && isUndecided(area);
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
          <Chip kind={area.hasBaseline && !isOpen ? 'good' : 'weak'}>
            <span className="whitespace-normal">
              {isOpen
                ? words.areas.severalBaselines
                : area.hasBaseline
                  ? words.areas.hasBaseline
                  : words.areas.noBaseline}
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
        {area.isChosen && (
          <StartingPoint
            area={area}
            lacks={lacks}
            onChange={onChange}
            onSkip={() => {
              // The question goes away with the area; its box brings both back.
              box.current?.focus();
            }}
          />
        )}
      </div>
    </li>
  );
}
