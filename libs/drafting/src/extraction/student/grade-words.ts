/** Grades, however schools write them: "4", "04", "4th", "gr. 4", "Grade Four", "IV grade", "Kdg", "PK4", "sophomore". */

/** By place: the first is grade 1. */
export const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const CARDINALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ROMANS = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const HIGH_SCHOOL = 'freshman sophomore junior senior'.split(' ');
const LISTED = [...ORDINALS, ...CARDINALS, ...ROMANS].sort((a, b) => b.length - a.length).join('|');

const PRESCHOOL = String.raw`pre-?k(?:indergarten(?:er)?)?(?:[ -]?[345])?|pk(?:[ -]?[345])?|preschool(?:er)?|ecse`;
const KINDERGARTEN = String.raw`(?:transitional )?kindergart(?:en|ner|ener)|transitional k|kinder|kdgn?|kgn?|tk|k(?!\. ?\p{L})`;
const MARK = String.raw`(?:grade|gr|g|(?<!program )year|yr|level|class)[ .:,=]{0,3}`;
const NUMBER = String.raw`0?(\d{1,2})(?:\.\d)?(?:st|nd|rd|th)?|(${LISTED})`;
/** No Roman numeral without a mark: "I" is the writer. */
const SPELLED = [...ORDINALS, ...CARDINALS].join('|');
/** What ends a grade: nothing, a mark, a gap; "4 of 5", "4/12/26", "4-6" and "4;5", an age, go on. */
const END = String.raw`(?=\s{0,4}(?:$|[|,)\]~*<>_"]|;(?!\d)|\+|\.(?!\d)|\/(?!\s?\d)|-(?!\d))|\s{2}|\t|\s\(|\s{1,2}\p{L}{2,12}\s?[:=]|\s(?:now|student|pupil|this|at|in|with|room|class|who|for|as|and)\b)`;

/** With a word of its own: "gr 4", "grade four", "4th", "fourth grade", "Kdg", "junior". */
const TOLD = new RegExp(
  [
    String.raw`^(?:${MARK})?(?:(?<pre>${PRESCHOOL})|(?<k>${KINDERGARTEN}))\b(?! (?:teacher|team|aide))`,
    String.raw`^${MARK}(?:${NUMBER})${END}`,
    String.raw`^(?:0?(\d{1,2})(?:st|nd|rd|th)|(${ORDINALS.join('|')}|${ROMANS.join('|')}))[ -](?:grade|gr\b)\.?(?:r\b)?`,
    String.raw`^(?:0?(\d{1,2})(?:st|nd|rd|th)|(${ORDINALS.join('|')}))${END}`,
    String.raw`^(?<high>${HIGH_SCHOOL.join('|')})(?: year)?${END}`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|'),
  'iu',
);
const BARE = new RegExp(String.raw`^(?:(?<k>k)|(?<pre>pre-?k|pk)|0?(\d{1,2})|(${SPELLED}))${END}`, 'iu');
/** "grade 4 teacher", "1st grade team": whoever works with that grade. */
const OF_AN_ADULT =
  /^,?(?: (?!\()[\p{L}-]{1,16}){0,2} (?:teachers?|team|aide|lead|interventionist|chair|specialist|counselor|coach)\b/iu;
/** "grade 4 passage", "first graders", "Grade 5 winter 50th percentile": what is read, or others of that grade. */
const NOT_OF_A_CHILD =
  /^\s{0,2}(?:level\b|text|passage|probe|norm|material|word|list|standard|expect|skills?\b|math|reading|equivalent|curricul|graders|peers|students|median|mean|average|avg|benchmark|fall|winter|spring|target|classes|classrooms|team|teacher)/i;
/** "Pre-K Ladybugs", "Grade 4 student", "8th grade (2026-27)": the grade and a name of the class. */
const WHOLE_AFTER =
  /^(?:\W{0,4}$|\s?\(|(?:\s(?:student|pupil|class|room|\p{Lu}[\p{L}]{1,14}|now)){1,3}\W{0,4}$)/u;
/** What may stand before the grade in its cell: "who is in", "entering", "Level:". */
const LEAD =
  /^(?:(?:who|she|he|they|is|are|was|now|currently|a|an|in|the|entering|our|my|joined|attends|grade|gr|level|year in school|school year|year|yr|class|program(?: level)?|room|rm|grade level|student|placement|\d{1,2}[ -](?:yr|year)s?[ -]old)\b[ .:,=]{0,3}){1,5}/i;

/**
 * The grade a cell of a line begins with; undefined where it begins with none. "K", "Pre-K", or "1" to "12".
 * @param isBareTaken whether a mere "8" or "K" is one, as right behind the child's name
 * @param isWhole whether nothing but the grade may stand in the cell: no sentence that begins with one
 */
export function gradeAtStart(cell: string, isBareTaken: boolean, isWhole = false): string | undefined {
  const text = cell.trim().slice(0, 120);
  for (const words of [text, text.replace(LEAD, '')]) {
    // "level: Pre-K", "Grade 4": the lead word was the grade's own mark.
    const isMarked =
      words !== text &&
      /\b(?:grade|gr|year|yr|level|class)\b[ .:,=]{0,3}$/i.test(text.slice(0, text.length - words.length));
    const match = TOLD.exec(words) ?? (isBareTaken || isMarked ? BARE.exec(words) : null);
    if (match === null) continue;
    const after = words.slice(match[0].length);
    if (OF_AN_ADULT.test(after) || NOT_OF_A_CHILD.test(after)) continue;
    if (isWhole && !WHOLE_AFTER.test(after)) continue;
    const grade = gradeOfMatch(match);
    if (grade !== undefined) return grade;
  }
  return undefined;
}

function gradeOfMatch(match: RegExpExecArray): string | undefined {
  const { pre, k, high } = match.groups ?? {};
  if (pre !== undefined) return 'Pre-K';
  if (k !== undefined) return 'K';
  if (high !== undefined) return String(9 + HIGH_SCHOOL.indexOf(high.toLowerCase()));
  const found = match
    .slice(1)
    .find((group: string | undefined) => group !== undefined)
    ?.toLowerCase();
  if (found === undefined) return undefined;
  const places = [ORDINALS, CARDINALS, ROMANS].map((words) => words.indexOf(found) + 1);
  const number = Math.max(...places, Number(found) || 0);
  return number >= 1 && number <= 12 ? String(number) : undefined;
}

/** The grade a match found in its first group that took part: "4", "fourth", "kdg", "pre-k"; undefined where it is none. */
export function gradeFrom(match: RegExpExecArray | RegExpMatchArray | null): string | undefined {
  const found = match
    ?.slice(1)
    .find((group) => (group as string | undefined) !== undefined)
    ?.toLowerCase();
  if (found === undefined) return undefined;
  if (found.startsWith('pre')) return 'Pre-K';
  if (/^(?:k|tk|trans)/.test(found)) return 'K';
  const number = ORDINALS.includes(found) ? ORDINALS.indexOf(found) + 1 : Number(found);
  return number >= 1 && number <= 12 ? String(number) : undefined;
}

const SEPARATOR =
  /\s{0,20}(?:[|\t~·•*<>()[\]_,"]|;(?!\d)|::|\.{3,40}|(?<!\d)\/|\/(?!\s?\d)|\s-{1,3}(?=\s)|--|\s\.\s|(?<!\b(?:[gy]r|\p{L}))\.\s|\s{2,20})[\s|~·•*;<>()[\]_,"/.-]{0,40}/iu;
const CELLS_MAX = 12;

const MARK_ALONE = /^(?:grade|gr|year|yr|level)[.:]?$/i;

/** A line's cells, parted by bars, gaps, dots, dashes, brackets and commas; empty ones left out, a grade's mark with its grade. */
export function gradeCells(line: string): string[] {
  const cells = line
    .slice(0, 300)
    .split(SEPARATOR)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .slice(0, CELLS_MAX);
  return cells.flatMap((cell, at) => {
    if (MARK_ALONE.test(cells[at - 1] ?? '')) return [];
    return MARK_ALONE.test(cell) ? [`${cell} ${cells[at + 1] ?? ''}`] : [cell];
  });
}
