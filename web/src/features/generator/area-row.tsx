/** One area of the report: what proves it, what it lacks, and what became of last year's goal in it. */
import type { Evidence } from '@goalwright/contracts/api/goals';
import { useRef } from 'react';
import { Checkbox } from '../../components/checkbox';
import { Chip } from '../../components/chip';
import { ReviewNote, ReviewVerdict } from '../../components/goal-card/review-note';
import { generator as words } from '../../texts/generator';
import { isNeedOpen, isUndecided, needsWord, type ReportArea, ticked } from './areas';
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
  const evidence = eachOnce(
    area.evidence.filter(
      ({ Quote }) =>
        !asked.includes(Quote) && (!review || (Quote !== review.Quote && !Quote.includes(review.OldGoal))),
    ),
  );
  return (
    <li data-area={area.name} className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Checkbox
          ref={box}
          label={<span className="text-lg font-semibold">{area.name}</span>}
          hint={isNeedOpen(area) ? openNeedWords(area) : undefined}
          checked={area.isChosen}
          onChange={({ target }) => {
            onChange(target.checked ? ticked(area) : { isChosen: false });
          }}
        />
        <span className="flex flex-wrap gap-2 py-2">
          {review && <ReviewVerdict verdict={review.Verdict} />}
          <Standing area={area} />
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
        {evidence.length > 0 && <Quotes evidence={evidence} more={words.areas.moreEvidence} />}
        {area.praise.length > 0 && (
          <div className="mt-2">
            <p className="measure text-ink-soft">{words.areas.praise}</p>
            <Quotes evidence={eachOnce(area.praise)} more={words.areas.morePraise} />
          </div>
        )}
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

/** Two scores of one sentence are two pieces of evidence, and one quote to read. */
const eachOnce = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(
    ({ Page, Quote }, place) =>
      evidence.findIndex((other) => other.Page === Page && other.Quote === Quote) === place,
  );

const openNeedWords = ({ review }: ReportArea): string =>
  review?.Verdict === 'raise' ? words.areas.reached : words.areas.unsureOfNeed;

/** Whether it is a need comes before what its goal starts from. */
function Standing({ area }: { readonly area: ReportArea }) {
  const isOpen = isNeedOpen(area) || isUndecided(area);
  return (
    <Chip kind={hasStart(area) && !isOpen ? 'good' : 'weak'}>
      <span className="whitespace-normal">{standingOf(area)}</span>
    </Chip>
  );
}

/** A figure that somebody chose is a baseline, whether the report made it plain or not. */
const hasStart = ({ hasBaseline, start }: ReportArea): boolean => hasBaseline || start !== null;

function standingOf(area: ReportArea): string {
  if (isNeedOpen(area)) return words.areas.couldBe;
  // Figures to choose from are listed right below: it does not say that there is none.
  if (isUndecided(area) && area.baselines.length > 0) return words.areas.severalBaselines;
  return hasStart(area) ? words.areas.hasBaseline : words.areas.noBaseline;
}
