/** The student's grade where no head and no introduction tells it: the one grade the whole paper goes by. */
import { everyMatch } from '../text/every-match.js';
import { gradeFrom, ORDINALS } from './grade-words.js';

const TEXT_CHARACTERS = 60_000;

/** "third grade", "1st gr", "Grade 7 team", "gr. 5", "her kindergartners", "English 9". */
const A_GRADE = new RegExp(
  [
    String.raw`\b(\d{1,2})(?:st|nd|rd|th)[- ]gr(?:ade(?:rs?)?)?\b`,
    String.raw`\b(${ORDINALS.join('|')})[- ]grade(?:rs?)?\b`,
    String.raw`\bgr(?:ade|\.)? ?(\d{1,2})\b(?! ?(?:%|of\b|out\b|\/))`,
    String.raw`\b(kindergart(?:en|ners?)|kdg|preschool(?:ers?)?|pre-?k)\b`,
    String.raw`\b(?:English|Humanities|Science|Math|ELA|Social Studies|Homeroom) (6|7|8|9|10|11|12)\b(?! ?(?:%|of\b|out\b|\/|min|x\b))`,
  ].join('|'),
  'gi',
);
/** Another time, another child, or how hard a text is. */
const OTHERWISE_BEFORE =
  /\b(?:since|until|entered|entering|repeated|before|in fall of|last year(?:'s)?|next year(?:'s)?|next|back in|began|started|going (?:in)?to|go(?:es)? (?:in)?to|ready for|transition to|brother|sister|cousin|by the end of|end of|like an?|early|mid|late|rising|incoming|future|moves? up|will be an?|mov\w{1,4} (?:up )?(?:in)?to|promoted to)(?: in| is in| of| the| a)? ?$/i;
const OTHERWISE_AFTER =
  /^(?:[- ](?:level|equivalent)|,? (?:he|she|they)\b| (?:(?:fall|winter|spring) )?(?:\d{2}th|norms?)\b|[- ](?:passages?|texts?|books?|lists?|words?|material)|\s?[-–] ?\d)/i;

const LEAD = 3;
const HEAD_CHARACTERS = 1_500;

/** The grade told again and again, or the only one told at all; undefined where two are told. */
export function gradeToldOf(text: string): string | undefined {
  const read = text.slice(0, TEXT_CHARACTERS);
  const told = new Map<string, number>();
  for (const match of everyMatch(A_GRADE, read)) {
    const before = read.slice(Math.max(0, match.index - 40), match.index);
    const after = read.slice(match.index + match[0].length, match.index + match[0].length + 30);
    const grade = gradeFrom(match);
    if (grade === undefined || OTHERWISE_BEFORE.test(before) || OTHERWISE_AFTER.test(after)) continue;
    told.set(grade, (told.get(grade) ?? 0) + (match.index < HEAD_CHARACTERS ? 2 : 1));
  }
  const [most, next] = [...told].sort(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= 2 && most[1] >= LEAD * (next?.[1] ?? 0) ? most[0] : undefined;
}
