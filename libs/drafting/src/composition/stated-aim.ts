/** The target that the report itself names for what the baseline counts. */
import { areasIn } from '../areas/evidence-words.js';
import type { Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import type { StatedAim } from '../extraction/figures/stated-aims.js';
import type { SetTarget } from './targets/target-request.js';
import { stemsIn } from './services/area-stems.js';
import { quoted } from './quotes.js';

const isShare = ({ kind }: Measure) => kind === 'percent' || kind === 'interval';

/** What a share may be of; "80% legible words" is no aim for letters, nor "80% of tasks begun" one for intervals. */
const THINGS =
  /\b(letter|word|sentence|interval|task|assignment|question|problem|step|trip|syllable|sound)s?\b/g;
const thingsIn = (text: string) =>
  new Set([...text.toLowerCase().matchAll(THINGS)].map(([, thing]) => thing));

function isOfOtherThing({ words }: StatedAim, { unit }: Measure): boolean {
  const [own, aimed] = [
    thingsIn(unit.replace(/on[- ]task/g, '')),
    thingsIn(words.replace(/on[- ]task/g, '')),
  ];
  return own.size > 0 && aimed.size > 0 && ![...aimed].some((thing) => own.has(thing));
}

/** Whether the words beside the aim name what was counted, or its area. */
function isOfBaseline({ words }: StatedAim, { unit, skill, quote, areaOfNeed }: Measure): boolean {
  const own = new Set(stemsIn(`${unit} ${skill} ${areaOfNeed ?? ''} ${quote}`));
  return (
    stemsIn(words).some((stem) => own.has(stem)) ||
    (areaOfNeed !== null && areasIn(words).some((area) => area === areaOfNeed))
  );
}

const isOfWhole = ({ outOf }: StatedAim, baseline: Measure) =>
  isShare(baseline) ? outOf === undefined : outOf !== undefined && outOf === baseline.outOf;

/** Above the baseline, of the same whole, and named like it or the only one of its whole. */
export function statedAim(report: Report | undefined, baseline: Measure): StatedAim | undefined {
  if (report === undefined || (!isShare(baseline) && baseline.kind !== 'ratio')) return undefined;
  const alike = (report.statedAims ?? []).filter(
    (aim) => isOfWhole(aim, baseline) && aim.value > baseline.value && !isOfOtherThing(aim, baseline),
  );
  const named = alike.filter((aim) => isOfBaseline(aim, baseline));
  return named.length === 1 ? named[0] : undefined;
}

/** The same as a target, with its sum and its source. */
export function aimedTarget(report: Report | undefined, baseline: Measure): SetTarget | undefined {
  const aim = statedAim(report, baseline);
  if (aim === undefined) return undefined;
  const { value, outOf, page, quote } = aim;
  const [from, to] =
    outOf === undefined
      ? [`${baseline.value}%`, `${value}%`]
      : [`${baseline.value} of ${outOf}`, `${value} of ${outOf}`];
  const rise = Math.round((value - baseline.value) * 100) / 100;
  return {
    target: value,
    basis: 'norm',
    source: `The report, page ${page}`,
    arithmetic: `From ${from} to ${to}, a rise of ${rise}${outOf === undefined ? ' points' : ''}: the report's own aim (page ${page}): ${quoted(quote.replace(/\s+/g, ' '))}. The team decides.`,
    printed: [{ page, quote, text: `aim in the report: ${to}` }],
  };
}
