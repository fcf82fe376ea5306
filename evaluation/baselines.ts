/** Which number of a report is taken for a need's baseline, and which are offered, held against the truth. */
import { baselineFor, type Measure, type Report, type StartingFigures } from '@goalwright/drafting';
import type { Findings } from './findings.ts';
import type { Figure, Need } from './fixtures.ts';

/** "2 times per 20 classes" and "2 of 20 classes" say the same. */
const isOfSoMany = ({ unit, outOf }: Measure, whole: number) =>
  outOf === undefined && new RegExp(`\\b(?:per|in) ${whole} [a-z]`).test(unit);

export const isFigure = (measure: Measure, figure: Figure) =>
  (measure.value === figure.value &&
    (figure.outOf === undefined || measure.outOf === figure.outOf || isOfSoMany(measure, figure.outOf))) ||
  // "3 of 10" and "30%" say the same.
  (figure.outOf !== undefined &&
    measure.outOf === undefined &&
    Math.abs(measure.value - (100 * figure.value) / figure.outOf) < 0.51);

export const inWords = ({ value, outOf, unit, quote }: Measure) =>
  `${value}${outOf === undefined ? '' : ` of ${outOf}`} ${unit} ("${quote.slice(0, 120)}")`;

export function compareBaseline(
  findings: Findings,
  report: Report,
  { figures, isPlain }: StartingFigures,
  { area, baseline, alsoRight, prior }: Need,
): void {
  const chosen = baselineFor(report, area);
  const right = baseline === null ? alsoRight : [baseline, ...alsoRight];
  const isRight = chosen !== undefined && right.some((figure) => isFigure(chosen, figure));
  if (prior.length > 0)
    findings.check(
      'baseline-prior',
      chosen === undefined || isRight || !prior.includes(chosen.value),
      () => `${area}: ${chosen === undefined ? '' : inWords(chosen)}`,
    );
  if (baseline === null) {
    findings.check(
      'baseline-invented',
      chosen === undefined || isRight,
      () => `${area}: ${chosen === undefined ? '' : inWords(chosen)}`,
    );
    return;
  }
  findings.check(
    'baseline-missed',
    chosen !== undefined,
    () => `${area}: ${baseline.value} ${baseline.unit} ("${(baseline.quote ?? '').slice(0, 120)}")`,
  );
  if (chosen !== undefined)
    findings.check(
      'baseline-wrong',
      isRight,
      () =>
        `${area}: ${inWords(chosen)}, not ${baseline.value}${baseline.outOf === undefined ? '' : ` of ${baseline.outOf}`} ${baseline.unit} ("${(baseline.quote ?? '').slice(0, 120)}")`,
    );
  const isOffered = figures.some(({ measure }) => right.some((figure) => isFigure(measure, figure)));
  findings.check('baseline-unoffered', isOffered, () => area);
  if (isPlain) findings.check('baseline-unasked', isRight, () => area);
  if (isPlain && prior.length > 0)
    findings.check(
      'baseline-prior-unasked',
      isRight || !prior.includes(chosen?.value ?? Number.NaN),
      () => area,
    );
  if (isRight) findings.check('baseline-asked', isPlain, () => area);
}
