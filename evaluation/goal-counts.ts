/** Whether a goal counts what its baseline counted, in the same time: held against the unit as the truth file tells it. */
import type { Figure } from './fixtures.ts';

const AMOUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LARGER: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
};
const TIME = new RegExp(
  `(?:\\b(\\d{1,3}|${[...AMOUNTS, ...Object.keys(LARGER).toReversed()].join('|')})[\\s-]+(?:school[\\s-]+)?)?\\b(second|minute|hour|day)s?\\b`,
  'gi',
);
const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** Lengths of time in seconds (a day has its own): "4-minute probe" and "in four minutes" are one. */
function timesIn(text: string): Set<number> {
  const told = text
    .replace(/\bdaily\b/gi, 'per day')
    .replace(/\b(sec|min)\b\.?/gi, (short) => (short.toLowerCase().startsWith('s') ? 'second' : 'minute'));
  return new Set(
    [...told.matchAll(TIME)].map(([, amount = 'one', unit = '']) => {
      const word = amount.toLowerCase();
      const known = AMOUNTS.includes(word) ? AMOUNTS.indexOf(word) : LARGER[word];
      return (known ?? Number(word)) * (SECONDS[unit.toLowerCase()] ?? 0);
    }),
  );
}

/** A time that something is counted in, and none that lasts: "digits in 2 minutes" and no "minutes on the rug". */
const COUNTED_IN_TIME = /\b(?:per|in|an?|each|every)\b.*\b(?:sec|min|hour|day)|-(?:sec|min)/i;

/** True where nothing says that the goal's time is another than that of its baseline. */
export function isInSameTime(goal: string, { unit, outOf }: Figure): boolean | undefined {
  if (outOf !== undefined || /%|percent/i.test(unit) || !COUNTED_IN_TIME.test(unit)) return undefined;
  const asked = timesIn(unit);
  const said = timesIn(goal);
  return [...asked].some((time) => said.has(time));
}

/** Words of a unit that name no thing: a goal may say them otherwise. */
const NAMES_NOTHING = new Set(
  `percent per cent of in the a an on to and or with without his her their by at from for as when out up down off between before
after each every that he she they it was were not no all total mean average median number accuracy right correct correctly own
alone independent independently unprompted using used use one two three four five six seven eight nine ten second seconds minute
minutes min hour hours day days week weeks class month school item items occasion occasions opportunity opportunities chance
chances try tries trial trials time times point points moment moments instance instances grade level score`.split(
    /\s+/,
  ),
);
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
const STEM_LETTERS = 5;
/** "Syllables" and "syllable", "reads" and "reading" begin alike. */
const stemOf = (word: string) => word.replace(/(?:ies|ing|ed|es|s|y|e)$/, '').slice(0, STEM_LETTERS);

/** True where the goal names at least one of the things that the unit names; undefined where it names none. */
export function countsSameThings(goal: string, { unit }: Figure): boolean | undefined {
  const things = wordsOf(unit).filter((word) => word.length > 2 && !NAMES_NOTHING.has(word));
  if (things.length === 0) return undefined;
  const said = new Set(wordsOf(goal).map(stemOf));
  return things.some((word) => said.has(stemOf(word)));
}

/** Whether the goal starts from this figure at all: what counts a problem gives way to the skill taught in its place. */
export const startsFrom = (goal: string, value: number): boolean =>
  new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?![\\d.]\\d|\\d)`).test(goal);
