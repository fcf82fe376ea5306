/** Every progress reading that belongs to a goal: quarter rows, dated lists, sentences, tables by period. */
import { daysOfRow } from '../extraction/times/days.js';
import { everyMatch } from '../extraction/text/every-match.js';
import type { When } from '../extraction/times/time-words.js';
import type { Piece } from './goal-block.js';
import { fitOf, type GoalCriterion } from './goal-criterion.js';
import { inFlatRow, inRow } from './goal-rows.js';
import { inSentence, type Place, TOLD_AS_WILL } from './goal-sentences.js';
import { tellsNextStep } from './next-step.js';
import { type FoundNumber, numbersIn } from './reading-numbers.js';
import { whenOf } from './reading-times.js';
import { quoteOfLine, type ReportLine, sentencesOf } from './report-lines.js';
import type { TimedNumber } from './timed-number.js';

const NUMBERS_MAX = 200;

/** When it was taken, in the report's words without their key: "Now: 5/2026" has nothing left of "Now:". */
const wordsOf = (told: string | undefined, when: When | undefined): string | undefined => {
  // "March (4 weeks)" was March; "Now" over a column is no date.
  const words = told?.replace(/^[\p{L} ]{1,20}:\s*|\.$|^now$|\s*\(\d{1,2} [a-z]{3,8}\)$/giu, '') ?? '';
  return words === '' && when?.kind === 'date'
    ? when.text.replace(/\.$/, '')
    : words === ''
      ? undefined
      : words;
};

/** "9" below "3", of a goal to "compare two prices in 8 of 10 pairs", counts pairs: a bare figure is of the goal's own level. */
const isOfLevel = (
  { form, unit, value }: FoundNumber,
  level: GoalCriterion | undefined,
  fits: readonly { readonly criterion: GoalCriterion; readonly fit: number }[],
): boolean =>
  form === 'number' &&
  unit === '' &&
  level?.outOf !== undefined &&
  value <= level.outOf &&
  fits.some(({ criterion, fit }) => criterion === level && fit > 0);

/** "1st Qtr 4/10   2nd Qtr 5/10" of a goal for 9/10: shares of its whole, and not the days its periods ended. */
function holdsShares(text: string, outOf: number | undefined): boolean {
  if (outOf === undefined || !text.includes(`/${outOf}`)) return false;
  return everyMatch(/(?<![\d/(])\d{1,2}\/(\d{1,2})(?![\d/)])/g, text).every(
    ([, whole]) => Number(whole) === outOf,
  );
}

/** Every number of the goal's block that fits one of its criteria, in reading order. Bounded: 200. */
export function numbersOf(
  pieces: readonly Piece[],
  headerOf: (piece: Piece) => ReportLine | undefined,
  criteria: readonly GoalCriterion[],
): TimedNumber[] {
  const found: TimedNumber[] = [];
  // "Progress report 2: 3/13/26" on a line of its own tells when the figures of the next lines were taken.
  let carried: When | undefined;
  const outOf = criteria.find((criterion) => criterion.outOf !== undefined)?.outOf;
  pieces.forEach((piece, at) => {
    const { line } = piece;
    // "9/25   11/25   1/26" over the columns: when the figures below were taken.
    if (line.isRow && daysOfRow(line.text).length > 0) return;
    const placing =
      (start: number, end: number): Place =>
      (number, when, facts) => {
        const isPlaced = facts.isPlaced ?? false;
        const fits = criteria
          .map((criterion, place) => ({ criterion, place, fit: fitOf(number, criterion, isPlaced) }))
          .sort((a, b) => b.fit - a.fit || a.place - b.place)
          .map(({ criterion, fit }) => ({ criterion, fit }));
        const best = isOfLevel(number, criteria[0], fits)
          ? fits.find(({ criterion }) => criterion === criteria[0])
          : fits[0];
        if (best === undefined || (best.fit <= 0 && facts.isNext !== true) || found.length >= NUMBERS_MAX)
          return;
        // "We could not tell what the 80% was of": the goal's own figure again.
        const isItsOwn = number.value === best.criterion.value && number.outOf === best.criterion.outOf;
        const isBound =
          isItsOwn &&
          /\b(?:within|inside of|in under) $/i.test(line.text.slice(0, start + number.index).slice(-12));
        if ((isItsOwn && !isPlaced) || isBound) return;
        const quote = quoteOfLine(line, start, end, line.isRow ? start : start + number.index);
        found.push({
          number,
          when,
          isStart: false,
          ...facts,
          isPlaced,
          dateWords: wordsOf(facts.dateWords, when),
          isInRow: line.isRow,
          page: line.page.page,
          quote,
          ...best,
        });
      };
    if (line.isRow && piece.coded === undefined) {
      // "Baseline (5/26)   2/10" heads no columns, though its share looks like a day.
      const above = headerOf(piece);
      const header = above === undefined || holdsShares(above.text, outOf) ? undefined : above;
      if (header !== line) inRow(piece, header, outOf, placing(0, line.text.length));
      return;
    }
    const isTimeOnly =
      piece.coded === undefined && line.text.length <= 70 && numbersIn(line.text, outOf).length === 0;
    if (isTimeOnly) carried = whenOf(line.text) ?? (line.isAfterBlank ? undefined : carried);
    if (/^\W*(?:short[- ]term )?(?:objective|benchmark|sto)\b/i.test(line.text)) return;
    if (inFlatRow(piece, pieces[at - 1], placing(0, line.text.length))) return;
    let isAfterNext = false;
    for (const { from, to } of sentencesOf(line.text.slice(piece.from, piece.to))) {
      const [start, end] = [piece.from + from, piece.from + to];
      const sentence = line.text.slice(start, end);
      if (!TOLD_AS_WILL.test(sentence))
        inSentence(sentence, piece, outOf, placing(start, end), {
          carried: piece.coded?.when ?? carried,
          isAfterNext,
        });
      isAfterNext = tellsNextStep(sentence) && !/\d/.test(sentence);
    }
  });
  return found;
}
