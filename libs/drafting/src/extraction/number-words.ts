/** Numbers written as words, made digits in place: "three of ten" is "3     of 10 ". */

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const PATTERN = new RegExp(
  String.raw`\b(?:(${TENS.join('|')})(?:[- ](${UNITS.slice(1, 10).join('|')}))?|(${UNITS.join('|')}))\b(?!-)`,
  'gi',
);
/** "One" is more often a word than a number: it counts only before what is counted. */
const COUNTED =
  /^\s+(?:(?:out\s+)?of\s+(?:the\s+)?(?:\w+\b|\d)|times?\b|minutes?\b|seconds?\b|words?\b|percent\b|per\b|in\s+\w+\s+(?:tries|trials))/i;

/** The same text, of the same length, with number words as digits padded by spaces, so that offsets stay. */
export function withDigits(text: string): string {
  return text.replace(PATTERN, (whole: string, ten?: string, unit?: string, small?: string, at = 0) => {
    const value =
      small === undefined
        ? 20 +
          10 * TENS.indexOf((ten ?? '').toLowerCase()) +
          (unit === undefined ? 0 : UNITS.indexOf(unit.toLowerCase()))
        : UNITS.indexOf(small.toLowerCase());
    if (/\b(?:not|no|any|every|each|some) $/i.test(text.slice(Math.max(0, at - 8), at))) return whole;
    if (value <= 1 && !COUNTED.test(text.slice(at + whole.length, at + whole.length + 30))) return whole;
    return String(value).padEnd(whole.length);
  });
}
