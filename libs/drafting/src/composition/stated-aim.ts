/** The target that the report itself names for what the baseline counts. */
import { areasIn } from '../areas/evidence-words.js';
import { type Measure, isInPercent } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import type { StatedAim } from '../extraction/figures/stated-aims.js';
import type { Target } from './targets/target-request.js';
import { stemsIn } from './services/area-stems.js';
import { quoted } from './quotes.js';

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
function isOfBaseline(
  { words }: StatedAim,
  { unit, skill, quote, areaOfNeed, timed = '' }: Measure,
): boolean {
  const own = new Set(stemsIn(`${unit} ${skill} ${areaOfNeed ?? ''} ${timed} ${quote}`));
  return (
    stemsIn(words).some((stem) => own.has(stem)) ||
    (areaOfNeed !== null && areasIn(words).some((area) => area === areaOfNeed))
  );
}

const isOfWhole = ({ outOf, isMinutes }: StatedAim, baseline: Measure) =>
  isMinutes !== true &&
  (isInPercent(baseline.kind) ? outOf === undefined : outOf !== undefined && outOf === baseline.outOf);

/** Beyond the baseline in the skill's direction, and counted like it. */
function isBeyond(aim: StatedAim, baseline: Measure, isToShorten: boolean): boolean {
  if (!isToShorten) return isOfWhole(aim, baseline) && aim.value > baseline.value;
  return aim.isMinutes === true && baseline.unit === 'minutes' && aim.value < baseline.value;
}

/**
 * The one aim that is beyond the baseline, of the same whole, and named like it.
 * @param isToShorten whether the baseline is a time that shall get shorter
 */
function statedAim(
  report: Report | undefined,
  baseline: Measure,
  isToShorten = false,
): StatedAim | undefined {
  if (!isToShorten && !isInPercent(baseline.kind) && baseline.kind !== 'ratio') return undefined;
  const named = (report?.statedAims ?? []).filter(
    (aim) =>
      isBeyond(aim, baseline, isToShorten) && !isOfOtherThing(aim, baseline) && isOfBaseline(aim, baseline),
  );
  return named.length === 1 ? named[0] : undefined;
}

const levelIn = (value: number, { outOf, isMinutes }: StatedAim): string =>
  isMinutes === true ? `${value} minutes` : outOf === undefined ? `${value}%` : `${value} of ${outOf}`;

/** The same as a target, with its sum and its source. */
export function aimedTarget(
  report: Report | undefined,
  baseline: Measure,
  isToShorten = false,
): Target | undefined {
  const aim = statedAim(report, baseline, isToShorten);
  if (aim === undefined) return undefined;
  const { value, page, quote } = aim;
  const [from, to] = [levelIn(baseline.value, aim), levelIn(value, aim)];
  const source = `The report, page ${page}`;
  const words = quoted(quote.replace(/\s+/g, ' '));
  const arithmetic = `From ${from} to ${to}, the report's own aim (page ${page}): ${words}. The team decides.`;
  if (isToShorten)
    return {
      teamDecides: `Shorter is better; the report aims at ${to}.`,
      reduction: { target: value, arithmetic, source, isReplacementFirst: false },
    };
  const printed = [{ page, quote, text: `aim in the report: ${to}` }];
  return { target: value, basis: 'norm', source, arithmetic, printed };
}
