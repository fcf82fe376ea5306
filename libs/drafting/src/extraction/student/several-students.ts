/** A file about several students, parted: what of its text is about one of them. */
import type { PageText } from '../text/folded-page.js';

/** A label that ends right before a name: "Student: ", "CHILD'S NAME | ", "Student 2 - ". */
const LABEL_BEFORE =
  /(?:^|[^\p{L}])(?:student|child|learner|pupil|client|examinee|scholar|patient|kid|name)(?:['’]s)?(?: (?:legal |full )?name)?(?: ?#?\d{1,2})?\s{0,4}[:|=.\t–—-]{0,6}\s{0,20}$/iu;
const PLURAL_BEFORE =
  /(?:^|[^\p{L}])(?:students|children|learners|pupils|clients|kids|names)\s{0,4}[:|=\t–—-]{0,3}\s{0,20}$/iu;
/** A line that says that what follows is about more than one of them. */
const OF_ALL =
  /^\W{0,6}(?:for )?(?:(?:both|all|these|the two|all of the) (?:students|children|learners|pupils|kids|girls|boys)|(?:group|class|joint|shared|combined) (?:summary|notes?|recommendations?|data|results|information))\b/iu;
const INTRODUCES = /^,?(?: is| was)?,? an? \S/u;
const LABEL_CHARACTERS_MAX = 60;
const NAMES_MAX = 20;
/** Rows of two students so near each other are a list. */
const LIST_LINES_APART_MAX = 4;
/** What may stand after a name at the head of a part. */
const HEADING_AFTER = /^\s{0,4}(?:$|[,:(–—-]|['’]s (?:report|results|summary|progress|evaluation))/iu;
const CELL_AFTER = /^\s{0,4}(?:\t|\||\s{2})/u;

interface Mention {
  readonly student: number;
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** Whose text it is: a student's place in the list of names, or everybody's. */
type Owner = number | 'all';

interface Place {
  readonly owner: Owner;
  /** Whether the line is a row in a list of several students. */
  readonly isRow: boolean;
}

/**
 * The pages with what is about one student only, and about all: what stands before the first label, and what is said
 * of all of them, stays with each. Page numbers stay, and every line left is verbatim; a page of others is empty.
 * @param names all students of the file, as `judgeReport` named them; at most the first 20 are looked for
 * @param name one of them
 */
export function pagesOfStudent(
  pages: readonly PageText[],
  names: readonly string[],
  name: string,
): PageText[] {
  const students = names.slice(0, NAMES_MAX);
  const chosen = students.indexOf(name);
  const forms = students.map(formsOf);
  let owner: Owner = 'all';
  return pages.map(({ page, text }) => {
    const lines = text.split('\n').map((line) => ({ text: line, mentions: mentionsIn(line, forms) }));
    const places = lines.map((line, at): Place => {
      const row = rowOwner(lines, at);
      if (row !== undefined) return { owner: row, isRow: true };
      owner = headOwner(line) ?? owner;
      return { owner, isRow: false };
    });
    return { page, text: keptText(lines, places, chosen) };
  });
}

/** The ways a report writes a name: whole, last name first, and the first name alone. */
function formsOf(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first = '', ...rest] = words;
  const turned = rest.length === 0 ? [] : [`${rest.join(' ')}, ${first}`];
  return [
    ...new Set([name, name.toUpperCase(), ...turned, ...turned.map((form) => form.toUpperCase()), first]),
  ];
}

/** Where each student is named in a line, each place once, from left to right. */
function mentionsIn(line: string, forms: readonly (readonly string[])[]): Mention[] {
  const found = forms.flatMap((ways, student) =>
    ways.flatMap((way) => placesOf(line, way).map((start) => ({ student, start, end: start + way.length }))),
  );
  // The longest way of writing it first, so that a first name inside a whole one does not count again.
  const longest = found.sort((one, other) => other.end - other.start - (one.end - one.start));
  const taken: Mention[] = [];
  for (const mention of longest) {
    if (!taken.some(({ start, end }) => mention.start < end && start < mention.end)) taken.push(mention);
  }
  return taken.sort((one, other) => one.start - other.start);
}

const PLACES_MAX = 50;

function placesOf(line: string, words: string): number[] {
  const places: number[] = [];
  if (words === '') return places;
  let at = line.indexOf(words);
  while (at >= 0 && places.length < PLACES_MAX) {
    const isWhole = !/\p{L}/u.test(line[at - 1] ?? '') && !/\p{L}/u.test(line[at + words.length] ?? '');
    if (isWhole) places.push(at);
    at = line.indexOf(words, at + words.length);
  }
  return places;
}

const isAtStart = ({ text }: Line, { start }: Mention) =>
  start <= 6 && !/[\p{L}\d]{2}/u.test(text.slice(0, start));
const isRow = (line: Line, mention: Mention) =>
  isAtStart(line, mention) && CELL_AFTER.test(line.text.slice(mention.end, mention.end + 8));

/** The student of a row in a list of several; undefined where the line is none. */
function rowOwner(lines: readonly Line[], at: number): Owner | undefined {
  const student = rowStudent(lines[at]);
  if (student === undefined) return undefined;
  const near = lines.slice(Math.max(0, at - LIST_LINES_APART_MAX), at + LIST_LINES_APART_MAX + 1);
  return near.some((line) => ![student, undefined].includes(rowStudent(line))) ? student : undefined;
}

function rowStudent(line: Line | undefined): number | undefined {
  const [first] = line?.mentions ?? [];
  return line !== undefined && first !== undefined && isRow(line, first) ? first.student : undefined;
}

/** Whose part a line begins; undefined where it begins none. */
function headOwner(line: Line): Owner | undefined {
  if (OF_ALL.test(line.text)) return 'all';
  const heads = line.mentions.filter((mention) => isHead(line, mention));
  const [head] = heads;
  if (head === undefined) return undefined;
  const isPlural = PLURAL_BEFORE.test(
    line.text.slice(Math.max(0, head.start - LABEL_CHARACTERS_MAX), head.start),
  );
  const others = line.mentions.filter(({ student }) => student !== head.student);
  // "Maya Lopez and Liam Carter", "Student: Maya Lopez   Student: Liam Carter": about both.
  const isShared = others.some(
    (other) =>
      heads.includes(other) || /^\s{0,3}(?:,|&|\+|and|\/)\s{0,3}$/iu.test(between(line, head, other)),
  );
  return isPlural || isShared ? 'all' : head.student;
}

const between = ({ text }: Line, one: Mention, other: Mention) =>
  text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)).slice(0, 40);

/** A name behind a label, one that stands alone like a heading, or one that is introduced. */
function isHead(line: Line, mention: Mention): boolean {
  const before = line.text.slice(Math.max(0, mention.start - LABEL_CHARACTERS_MAX), mention.start);
  if (LABEL_BEFORE.test(before) || PLURAL_BEFORE.test(before)) return true;
  if (!isAtStart(line, mention)) return false;
  const after = line.text.slice(mention.end, mention.end + LABEL_CHARACTERS_MAX);
  const isWhole = /[\s,.]/u.test(line.text.slice(mention.start, mention.end));
  if (INTRODUCES.test(after)) return true;
  const isSentence = /[.!?]\s{0,3}$/u.test(line.text) || line.text.length > 100;
  return isWhole && !isSentence && (HEADING_AFTER.test(after) || CELL_AFTER.test(after));
}

/** The student's lines and everybody's; an empty line where others' stood, so that no paragraph runs on over it. */
function keptText(lines: readonly Line[], places: readonly Place[], chosen: number): string {
  const kept: string[] = [];
  let isGap = false;
  for (const block of blocksOf(lines, places)) {
    const isTheirs =
      block.owner === chosen || (block.owner === 'all' && !isOfOthersOnly(block.lines, chosen));
    if (isTheirs) {
      const isBetween = [kept.at(-1), block.lines[0]?.text].every((text) => (text ?? '').trim() !== '');
      if (isGap && isBetween) kept.push('');
      for (const { text } of block.lines) kept.push(text);
    }
    // A list without the others' rows is still one list.
    isGap = !isTheirs && (isGap || !block.isRow);
  }
  return kept.join('\n');
}

interface Block extends Place {
  readonly lines: Line[];
}

/** Neighboring lines of one owner, up to the next empty line. */
function blocksOf(lines: readonly Line[], places: readonly Place[]): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  lines.forEach((line, at) => {
    const { owner, isRow } = places[at] ?? { owner: 'all', isRow: false };
    const block = blocks.at(-1);
    if (block === undefined || isNew || block.owner !== owner || block.isRow !== isRow)
      blocks.push({ owner, isRow, lines: [line] });
    else block.lines.push(line);
    isNew = line.text.trim() === '';
  });
  return blocks;
}

/** A shared paragraph that names others and not this student says nothing of this student. */
function isOfOthersOnly(lines: readonly Line[], chosen: number): boolean {
  const named = lines.flatMap(({ mentions }) => mentions.map(({ student }) => student));
  return named.length > 0 && !named.includes(chosen);
}
