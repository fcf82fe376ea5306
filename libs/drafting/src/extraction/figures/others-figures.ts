/** What the report prints for classmates, for the grade or as a benchmark: what a student's own figure stands beside. */
import { everyMatch } from '../text/every-match.js';
import { mayCount, withDigits } from '../text/number-words.js';
import type { Passage } from '../text/passage.js';
import { quotePassage } from '../text/passages.js';
import { WordPattern } from '../text/pattern-index.js';
import type { TableRow } from '../tables/table-row.js';

/** A figure of others, or one that is expected of all. */
export interface OthersFigure {
  readonly value: number;
  /** Denominator of "14 of 20". */
  readonly outOf?: number;
  readonly isPercent: boolean;
  /** The word behind the number: "words", "intervals". */
  readonly noun?: string;
  /** Whose figure it is, as printed: "class average", "benchmark". */
  readonly whose: string;
  /** Of a part of the year: what is expected in the fall is not where the year leads. */
  readonly isOfEarlierTerm: boolean;
  /** Expected at the end of a school year. */
  readonly isOfYearEnd: boolean;
  readonly page: number;
  /** Verbatim from the page: the sentence or row. */
  readonly quote: string;
  /** The same on one line, numbers as digits, and where the figure stands in it; a row's figures stand under heads. */
  readonly text: string;
  readonly at: number;
  readonly isInRow: boolean;
  /** The sentence before it in its paragraph, whose figure it may stand beside. */
  readonly before?: string;
}

const PEOPLE = String.raw`(?:\b(?:class(?:room)?(?:'s)?|grade(?: \d{1,2})?|section|group|room|district|school)[ -](?:(?:typing|reading|writing|fluency) )?(?:average[ds]?|avg\.|mean|median|norm)s?(?![a-z])|\bclass averaged\b|\bclass \([^()]{1,30}\) (?:average|mean|median)\b|\bclass(?=: \d{1,3}\b)|\bclassmates?\b|(?<!\b(?:to|with|toward|at|from) (?:an? |the |his |her |their |other )?)\b(?:same-age |comparison )?peers?\b(?! (?:group|play|comments|budd|partner|helper|tutor|mentor|mediat|interact))|\bcomparison (?:student|child|classmate|boy|girl|group|class)\w*|\b(?:average|median|mean) (?:in|for|of) (?:the |her |his |their |our )?(?:[\w'.-]+ ){0,4}?(?:class|room|section|grade(?: \d{1,2})?|classmates|peers|graders?)\b|\btypical(?:ly)? (?:[\w-]+ ){0,3}?(?:grader|child|student|peer|pupil)\w*|\b(?:children|students|peers|pupils) (?:of )?(?:his|her|their|this|that) age\b|\bothers in (?:(?:the|his|her|their) (?:group|class|grade|room)|\w+ grade)\b|\bmost (?:kids|students|children|\w+ graders)\b(?= (?:in (?:the|his|her|their) (?:class|grade|room) )?(?:do|did|are|were|write|wrote|read|get|got|had|have)\b)|\b(?:the )?rest of the class\b|\b(?:his|her|their) (?:best friend|table ?mate|desk ?mate|neighbor)(?= (?:did|had|was|stood|spoke|raised|answered|got|read|made)\b)|\bthe (?:boy|girl|child|student|pupil) (?:beside|next to) (?:him|her|them)\b|\b(?:grade \d{1,2}|\w+-grade) (?:students|children|pupils)\b)`;
const YARDSTICK = String.raw`(?:\bbenchmark\b(?: goal)?|\bexpectation\b|\bexpected (?:at|for|in|by|of)\b|\bwe expect\b|\b(?:fall|winter|spring|mid-year|middle-of-year|end-of-year|year-end|grade-level|grade \d{1,2}) (?:goal|target|aim|norm)\b)`;
const OTHERS = new RegExp(`${PEOPLE}|(${YARDSTICK})`, 'gi');
/** The same, found fast where it is: most sentences speak of nobody else. */
const TELLS_OF_OTHERS = new WordPattern(new RegExp(`${PEOPLE}|${YARDSTICK}`, 'i'));
const NUMBER = String.raw`(?<!\b(?:grades?|room|line|page|period|lesson|unit|level|per|high) )(\d{1,3}(?:\.\d{1,2})?)(?! ?(?:st|nd|rd|th)\b|\d|[/:]\d|\.\d)(?!(?<=\b(?:in|per|every) \d{1,3}) ?(?:minutes?|min)\b)`;
const WHOLE = String.raw`(?: ?(?:to|-|and) ?\d{1,3}(?:\.\d)?)?(?: ?(?:of|out of|\/) ?(\d{1,3})\b)?( ?%| percent\b)?(?: (?:or more )?([a-z]{3,}(?: [a-z]{3,})?))?`;
/** "classmates took about 12", "benchmark (third grade, fall): 83": the number right after, with nothing of the student between. */
const BEHIND = new RegExp(
  String.raw`^((?:[^.;\d]|(?<=\b(?:Mrs?|Ms|Dr))\.|(?<=\b(?:grade|(?:oct|nov|dec|jan|feb|mar|apr|may|sept?)[a-z]{0,7}) )\d{1,2}\b){0,56}?)(?<![\d/.])(?<!\b(?:oct|nov|dec|jan|feb|mar|apr|may|sept?)[a-z]{0,7} )${NUMBER}${WHOLE}`,
  'i',
);
/** "88% for classmates", "39 is the benchmark". */
const IN_FRONT = new RegExp(
  String.raw`(?<![\d/.])${NUMBER}${WHOLE}?,? ?(?:is|was|for|in|of|by|among)? ?(?:the |a |an |her |his |their |two |most )?(?:(?:fall|winter|spring|grade|class) ){0,2}$`,
  'i',
);
/** "At benchmark, 112 words": the student's own. */
const NOT_LIKE =
  /^\s?[,)]|^ (?:at|with|passages?|tests?) |\b(?:gain|grew|grow|rose|more than|fewer|behind|faster|slower|percentile|away|half|twice|times as|he|she|they|but|while (?:he|she)|last year|goal was)\b/i;
const NOT_COUNTED =
  /^(?:students?|children|peers?|classmates|pupils|days?|weeks?|months?|years?|percentile|other|same|girls|boys|visits?)\b/i;
/** After a benchmark's name somebody who "earned" has begun another clause. */
const HAS_DONE = /\b(?:earned|scored|read|got|had|answered|wrote|solved)\b/i;
const EARLIER_TERM =
  /\b(?:fall|autumn|beginning|winter|middle|mid-year|sept\w*|oct\w*|nov\w*|dec\w*|jan\w*)\b/i;

const FIGURES_MAX = 60;

/** Every figure of others in sentences and in the columns for others of tables. */
export function othersFiguresIn(
  passages: readonly Passage[],
  rows: ReadonlyMap<Passage, TableRow>,
): OthersFigure[] {
  const figures: OthersFigure[] = [];
  passages.forEach((passage, at) => {
    if (figures.length >= FIGURES_MAX || !mayCount(passage.text)) return;
    const row = rows.get(passage);
    if (row !== undefined) figures.push(...inRow(row));
    else figures.push(...inSentence(passage, passages[at - 1]));
  });
  return figures;
}

function inSentence(passage: Passage, previous: Passage | undefined): OthersFigure[] {
  if (!TELLS_OF_OTHERS.test(passage.text)) return [];
  const text = withDigits(passage.text);
  const before = previous?.paragraph === passage.paragraph ? { before: withDigits(previous.text) } : {};
  return everyMatch(OTHERS, text).flatMap((match): OthersFigure[] => {
    const found = numberBeside(text, match);
    if (found === undefined || NOT_COUNTED.test(found.noun ?? '')) return [];
    const isYardstick = match[1] !== undefined;
    const start = Math.max(0, match.index - 30);
    const behind = match.index + match[0].length + 30;
    const isOfYearEnd = isYardstick && YEAR_END.test(text.slice(Math.max(0, start - 60), behind));
    return [
      {
        ...found,
        whose: whoseOf(match[0]),
        isOfEarlierTerm: isYardstick && !isOfYearEnd && EARLIER_TERM.test(text.slice(start, behind)),
        isOfYearEnd,
        page: passage.page.page,
        quote: quotePassage(passage, found.at),
        text,
        isInRow: false,
        ...before,
      },
    ];
  });
}

type FoundNumber = Pick<OthersFigure, 'value' | 'outOf' | 'isPercent' | 'noun' | 'at'>;

/** The number that belongs to the words of others: the next one, else the one right in front. */
function numberBeside(text: string, words: RegExpExecArray): FoundNumber | undefined {
  const end = words.index + words[0].length;
  const behind = BEHIND.exec(text.slice(end));
  const gap = behind?.[1] ?? '';
  const isYardstick = words[1] !== undefined;
  if (behind !== null && !NOT_LIKE.test(gap) && !(isYardstick && HAS_DONE.test(gap)))
    return numberOf(behind.slice(2), end + gap.length);
  const front = IN_FRONT.exec(text.slice(0, words.index));
  return front === null ? undefined : numberOf(front.slice(1), front.index);
}

const numberOf = ([value, outOf, percent, noun]: (string | undefined)[], at: number): FoundNumber => ({
  value: Number(value),
  ...(outOf === undefined ? {} : { outOf: Number(outOf) }),
  isPercent: percent !== undefined,
  ...(noun === undefined ? {} : { noun: noun.toLowerCase() }),
  at,
});

const YEAR_END = /\bspring\b|\bend of\b|\bend-of-year\b|\byear-end\b/i;
const isOfTerm = (words: string) => EARLIER_TERM.test(words) && !YEAR_END.test(words);

const SEVERAL = /\b(?:students|children|pupils|peers|classmates|graders|class|others|group|age)$/i;
const ONE = /\b(?:student|child|pupil|peer|classmate|grader|boy|girl)$/i;

/** "class average", "figure for classmates", "figure for a comparison peer": fits after "the". */
function whoseOf(printed: string): string {
  const words = printed
    .replace(/\s+/g, ' ')
    .replace(/^class averaged$/i, 'class average')
    .replace(/^expected \w+$|^we expect$/i, 'expectation')
    .replace(/^the /i, '')
    .toLowerCase();
  if (/\b(?:average[ds]?|mean|median|norm)\b/.test(words)) return words;
  if (SEVERAL.test(words)) return `figure for ${words === 'rest of the class' ? `the ${words}` : words}`;
  if (/^(?:his|her|their) /.test(words)) return `figure for ${words}`;
  return ONE.test(words.replace(/ (?:beside|next to) \w+$/, '')) ? `figure for a ${words}` : words;
}

const CELL =
  /^[<>~≈]?\s*(\d{1,3}(?:\.\d{1,2})?)(?:\s*(?:-|to)\s*\d{1,3}(?:\.\d)?)?(?:\s*(?:\/|of|out of)\s*(\d{1,3}))?\s*(%)?(?: [a-z][a-z ]{0,30})?$/i;
/** What the plan itself had set is the old goal, and is read with that. */
const OF_THE_PLAN =
  /^(?:annual |iep |year )?(?:goals?|criteri(?:on|a)|aim|mastery|needed|required)\b(?! (?:for|in) grade)/i;

function inRow({ cells, passage }: TableRow): OthersFigure[] {
  return cells.flatMap(({ column, text }): OthersFigure[] => {
    if (column.whose === 'student' || column.content !== 'value' || OF_THE_PLAN.test(column.text)) return [];
    // "With peer": the student's own talk, in other company.
    if (/^(?:with|to|by|from|toward|at|on|above|below|near|well) |\bcut/i.test(column.text)) return [];
    const found = CELL.exec(text);
    if (found === null) return [];
    return [
      {
        value: Number(found[1]),
        ...(found[2] === undefined ? {} : { outOf: Number(found[2]) }),
        isPercent: found[3] !== undefined || column.text.includes('%'),
        whose: whoseOf(column.text.replace(/\s*\([^()]*\)/g, '')),
        isOfEarlierTerm: column.whose === 'target' && isOfTerm(column.text),
        isOfYearEnd: column.whose === 'target' && YEAR_END.test(column.text),
        page: passage.page.page,
        quote: quotePassage(passage),
        text: passage.text,
        at: 0,
        isInRow: true,
      },
    ];
  });
}
