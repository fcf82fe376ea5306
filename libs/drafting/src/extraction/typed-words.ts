/** What is typed in short, in the words of a report: "calls out 5x/day" is "Here he calls out 5 times per day". */
import { withDigits } from './text/number-words.js';

type InFull = readonly [RegExp, string | ((...told: string[]) => string)];

/** The part that words tell, in percent; `withDigits` may have made "two thirds" to "2 thirds". */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/^half/i, 50],
  [/^(?:a|one|1)\W(?:quarter|fourth)/i, 25],
  [/^(?:a|one|1)\Wthird/i, 33],
  [/^(?:two|2)\Wthirds/i, 67],
  [/^(?:three|3)\W(?:quarters|fourths)/i, 75],
];
const inPercent = (told: string, next: string) => {
  const percent = SHARES.find(([words]) => words.test(told))?.[1];
  return percent === undefined ? told : `${percent}% of ${next}`;
};

const SAMPLES =
  'trials?|tries|attempts|sessions?|weeks?|days?|months?|probes?|samples?|passages?|observations?|lists?|sheets?|data points|checks?|timings?|readings?|visits?|lessons?';

/** On digits already: `withDigits` has made "two of ten" to "2 of 10". */
const IN_FULL: readonly InFull[] = [
  // "half the time"; half an hour, half the class and half a page are no share of what the student does.
  [
    /\b(half|(?:a|one|1|two|2|three|3)[ -](?:thirds?|quarters?|fourths?))(?: of)? (the|his|her|their|all|these|those|(?<= of )[a-z]{3,})\b(?! (?:\w+ )?(?:class(?:room)?|group|room|year|month|week|day|hour|page|period|session|lesson|passage|school|semester|quarter)\b)/gi,
    (told, _share = '', next = '') => inPercent(told, next),
  ],
  // "5x a day", "3x/week"
  [/\b(\d{1,3})\s?x(?=\s?\/|\s(?:per|an?|each|every|in)\b)/gi, '$1 times'],
  [/\btimes\s?\/\s?(?=[a-z])/gi, 'times per '],
  [/\b(ORF|WCPM|MLU) (?=\d)/g, '$1: '],
  [/\bd(?:igits)?cpm\b/gi, 'digits correct per minute'],
  // "1 in 5 word problems"; of time it is a rate.
  [
    /\b(\d{1,2}) in (?:every )?(\d{1,2}) (?!minutes?\b|min\b|hours?\b|seconds?\b|days\b|weeks\b)(?=[a-z])/gi,
    '$1 of $2 ',
  ],
  // "2 days out of 5"
  [/\b(\d{1,2}) ([a-z]{3,14}s) out of (\d{1,2})\b(?! ?%)/gi, '$1 out of $3 $2'],
  [
    /^(\d{1,3}(?:\s?(?:-|to)\s?\d{1,3})?) ?(min(?:ute)?s?|sec(?:ond)?s?)(?= (?:on[- ]task|of (?:independent|focused|quiet|sustained|steady|on-task)|at a time|before (?:he|she|they|looking|getting|leaving|needing)|without|alone|on (?:his|her|their) own)\b)/i,
    'He works for $1 $2',
  ],
  // How often it was measured says nothing of the level: "6 of 20, 3 weeks", "80%, 4 sessions".
  [
    new RegExp(
      String.raw`(?<=\d[^.\n]{0,200})[,;(]\s*(?:over |across |on |in |from |for )?(?:the last |the past )?\d{1,2} (?:separate |different |short |timed |weekly |daily |one-minute |school )?(?:${SAMPLES})(?=\s*(?:[.,;)]|$))\)?`,
      'gi',
    ),
    ' ',
  ],
];

const NO_VERB =
  /^(?:this|his|its|as|us|less|class|across|always|sometimes|peers|classmates|students|others|words|needed)$/i;
const UNTOLD =
  /(^|[.!?;]\s+|\n\s*(?:[-*•]\s*)?)([a-z]{2,14}(?:s|ed)|got|read|made|took|wrote|said|spoke|kept|came|went|sat|stood|did|had|knew|gave|left|hit|bit|threw|ran|met|told|spent|can)(?= [a-z\d/])/gi;

/** Who is asked about one student leaves that student's name out: "greets peers" is told of the student, not of peers. */
const withSubject = (typed: string) =>
  typed.replace(UNTOLD, (told: string, before: string, verb: string) =>
    NO_VERB.test(verb) ? told : `${before}Here he ${verb.toLowerCase()}`,
  );

/** The typed words as a report would have them; for reading only, and never quoted. */
export function toldInFull(typed: string): string {
  const digits = withDigits(typed).replace(/(?<=\d) {2,}/g, ' ');
  const told = IN_FULL.reduce(
    (text, [short, full]) =>
      typeof full === 'string' ? text.replace(short, full) : text.replace(short, full),
    digits,
  );
  return withSubject(told);
}
