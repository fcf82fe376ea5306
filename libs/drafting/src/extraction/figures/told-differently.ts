/** One sentence in which two people give different numbers for one thing: "five words at home; the sister says three". */
import type { Contradiction } from './contradiction.js';
import type { Measure } from '../measure.js';
import { withDigits } from '../text/number-words.js';
import { type Passage, quotePassage } from '../text/passages.js';

const PEOPLE =
  '(?:mother|father|mom|dad|parents?|sister|brother|grandmother|grandfather|aunt|uncle|teacher|paraprofessional|aide|(?:classroom )?team|nurse|health office|therapist|family|staff|he|she)';
const SAYING =
  '(?:says?|said|believes?|thinks?|reports?|reported|estimates?|estimated|counts?|counted|logged|recorded)';
const AMOUNT = String.raw`(\d{1,3})(?: {1,6}(?:or|to) {1,6}(\d{1,3}))?`;
const HEDGE = '(?:about |around |approximately |approx\\. ?|only |it is |it was |there (?:were|are) more, )?';

/** The second clause: only a person, a verb and a number, so that it speaks of what the first clause counts. */
const SECOND = new RegExp(
  `[;,] (?:but )?(?:the |his |her |their )?${PEOPLE} ${SAYING} ${HEDGE}${AMOUNT}(?: {0,6}[.,;]| {0,6}$)`,
  'i',
);
const FIRST = new RegExp(`\\b${PEOPLE} ${SAYING} [^.;\\d]{0,60}?\\b${AMOUNT} {1,6}([a-z][a-z-]{2,20})`, 'i');
/** "40 per classroom team, 100 per father". */
const PER = new RegExp(
  `${AMOUNT} {0,6}"?,? (?:per|according to) (?:the |his |her )?${PEOPLE}, ${HEDGE}"?${AMOUNT} {0,6}"?,? (?:per|according to) (?:the |his |her )?${PEOPLE}\\b`,
  'i',
);
const COUNTED_BEFORE = /([a-z][a-z-]{2,20}(?: [a-z][a-z-]{2,20})?) \((?:approx\.?|about|around)? ?$/i;
const CANDIDATE =
  /\bper\b|according to|; |, (?:but )?(?:the|his|her|she|he|mother|father|mom|dad|parents?)\b/i;

const TOLD_MAX = 10;

interface Amount {
  readonly value: number;
  readonly upTo: number | undefined;
}

const amountOf = (low: string | undefined, high: string | undefined): Amount => ({
  value: Number(low),
  upTo: high === undefined ? undefined : Number(high),
});
const isApart = (one: Amount, other: Amount) =>
  one.value > (other.upTo ?? other.value) || other.value > (one.upTo ?? one.value);

/** Differences of opinion within one sentence; at most ten, each with the sentence as the quote of both numbers. */
export function toldDifferently(passages: readonly Passage[]): Contradiction[] {
  const found: Contradiction[] = [];
  for (const passage of passages) {
    if (found.length >= TOLD_MAX) break;
    if (passage.isRow || passage.text.length > 600 || !CANDIDATE.test(passage.text)) continue;
    const made = differenceIn(passage);
    if (made !== undefined) found.push(made);
  }
  return found;
}

function differenceIn(passage: Passage): Contradiction | undefined {
  const text = withDigits(passage.text.replace(/\ba hundred\b/i, '100      '));
  const per = PER.exec(text);
  if (per !== null) {
    const about = COUNTED_BEFORE.exec(text.slice(Math.max(0, per.index - 60), per.index))?.[1];
    return contradictionOf(passage, about ?? 'count', amountOf(per[1], per[2]), amountOf(per[3], per[4]));
  }
  const second = SECOND.exec(text);
  if (second === null) return undefined;
  const first = FIRST.exec(text.slice(0, second.index));
  if (first === null) return undefined;
  return contradictionOf(
    passage,
    first[3] ?? 'count',
    amountOf(first[1], first[2]),
    amountOf(second[1], second[2]),
  );
}

function contradictionOf(
  passage: Passage,
  about: string,
  one: Amount,
  other: Amount,
): Contradiction | undefined {
  if (!isApart(one, other)) return undefined;
  const measureOf = ({ value, upTo }: Amount): Measure => ({
    areaOfNeed: null,
    skill: about,
    kind: 'count',
    value,
    ...(upTo === undefined ? {} : { upTo }),
    unit: about,
    isPrior: false,
    isStrength: false,
    page: passage.page.page,
    quote: quotePassage(passage),
  });
  return { about, areaOfNeed: null, measures: [measureOf(one), measureOf(other)] };
}
