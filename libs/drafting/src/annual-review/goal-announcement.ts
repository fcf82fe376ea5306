/** What stands in front of a goal's own words: its number, "Goal 2:", "the goal says", a key, an opening quote. */

/** "Will": what is to be done. */
export const MODAL =
  /\b(?:will|shall|is expected to|is going to|should be able to|(?:was|is) to(?= [a-z]))\b/;
const LABEL =
  /^(?<label>[^".:]{0,50}?\b(?:[Gg]oal|GOAL|[Oo]utcome(?= ?#?\d)|LTG)\b\s*(?:(?:#|[Nn]o\.?|[Nn]umber)?\s*(?<number>\d{1,2}[a-c]?|[A-H])\b)?(?:\s+of\s+\d{1,2})?(?:\s*\([^()"]{0,70}\))?(?:\s*\[[^\]]{0,40}\])?)(?:\s*[:.|)-]+\s*|\s+(?:\p{Lu}[\p{L}/&, -]{2,40}?\s+)?(?=["']|By |Given |When |In |With |During |\p{Lu}\p{L}+ will )|$)/u;
const SAYS =
  /^[^":]{0,100}?\b(?:goal|it|iep|wording|text|we (?:said|wrote|agreed|set|asked|hoped|planned|wanted|want|aimed))\b[^".:]{0,40}(?::\s*|(?:says|reads|was|is|states)\s*(?=["']))/i;
/** "2.", "(b)", "G2", "#2", "[ 2 ]", "2 - Omar": what numbers an entry. */
export const LIST_MARK =
  /^\s*(?:[-*•●▪◦‣]\s*)?(?:\(?(?:[G#](?=\d))?(?<mark>\d{1,2}|[A-Ha-h])(?:[.)]\s+|(?<=[G#]\d{1,2}):?\s+|(?<=\d)\s-\s(?=\p{Lu}))|\[\s?(?<boxed>\d{1,2})\s?\]\s+|\((?<roman>i{1,3}|iv|vi{0,3})\)\s+)/u;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** The number a mark gives its entry: "01" and "(i)" are 1. */
export function numberOfMark(groups: Record<string, string | undefined> | undefined): string | undefined {
  const roman = groups?.['roman'];
  const mark =
    roman === undefined ? (groups?.['mark'] ?? groups?.['boxed']) : String(ROMAN.indexOf(roman) + 1);
  return mark?.toLowerCase().replace(/^0(?=\d)/, '');
}

/** "OT-1: ", "PT 2.": the code a provider gives a goal; "Q1:" is a quarter. */
const CODE_MARK =
  /^\s*(?!(?:Q|T|S|MP|RP|TRI|QTR|WK|FY|SY) ?\d)(?<mark>[A-Z]{1,5}[- ]?\d{1,2})(?:\.|:|\)| -)\s+(?=\S)/;
/** "See Goal 2.": points to a goal and announces none. */
export const REFERENCE =
  /\b(?:see|refer to|same as|as (?:in|for|under)|(?:described|reported|listed|noted) (?:in|under|with)|per|cf\.?) (?:also )?(?:the )?(?:\w+ )?goals?\b/i;

function labelOf(text: string): RegExpExecArray | null {
  const label = LABEL.exec(text);
  return label !== null && REFERENCE.test(label[0]) ? null : label;
}

const markOf = (text: string, isFirst: boolean) =>
  LIST_MARK.exec(text) ?? (isFirst ? CODE_MARK.exec(text) : null);

/** What stands in front of the goal's own words in its sentence. */
export function announced(text: string): {
  skip: number;
  label: string;
  number: string | undefined;
  isGoal: boolean;
} {
  let skip = 0;
  let number: string | undefined;
  let isGoal = false;
  for (let step = 0; step < 3; step += 1) {
    const rest = text.slice(skip);
    const mark = markOf(rest, step === 0);
    const label = labelOf(rest);
    const says = SAYS.exec(rest);
    // "Reading: By May ..." and "Area of need: Reading": a key that says no more than what it is about.
    const key = /^\s*[\p{L}][\p{L} /&,()'#-]{1,44}(?: \d)?(?::\s+| - )(?=\S)/u.exec(rest);
    const found = mark ?? label ?? says ?? (key !== null && !MODAL.test(key[0]) ? key : null);
    if (found === null || found[0] === '') break;
    const named: Record<string, string | undefined> = found.groups ?? {};
    number ??= named['number'] ?? (step === 0 ? numberOfMark(named) : undefined);
    isGoal ||= label !== null || says !== null;
    skip += found[0].length;
  }
  const quote = /^\s*(?:>\s{0,3})?["']+|^\s*>\s{1,3}/.exec(text.slice(skip));
  skip += quote?.[0].length ?? 0;
  return {
    skip,
    label: text.slice(0, skip),
    number: number?.toLowerCase(),
    isGoal: isGoal || quote !== null,
  };
}
