/** What the columns of a table hold, by the words of its header. */
import { everyMatch } from '../text/every-match.js';
import type { Reporter } from '../measure.js';
import { remembering } from '../text/remembered.js';
import type { Cell } from './table-cells.js';
import type { Column, Content } from './table-row.js';
import { settledColumns } from './column-roles.js';
import { isDateField, isRowOfScores } from './no-header.js';
import { columnTime } from './column-times.js';
import { unitNamedIn } from '../figures/unit-names.js';
import { isHelped } from './whole-columns.js';

export type { Column, Content } from './table-row.js';

const NOT_THE_STUDENT: readonly (readonly [Column['whose'], RegExp])[] = [
  [
    'target',
    /\bgoals?\b(?! area)|target|benchmark|criterion|criteria|expect(?!ed (?:by|age)\b)|\bnorms?\b(?!-)|\baim\b|mastery|cut[- ]?(?:off|score|point)|50th|grade[- ]level (?:median|average|standard)|on track|\b(?:fall|winter|spring|year[- ]end|end[- ]of[- ]year|grade|gr\.?|district|state|county)(?: \d{1,2})? (?:mark|level|score)s?\b|^(?:needed|required|wanted|passing|pass)\b|\bneeded to\b|cutoff|proficien\w+ score|typical range|average range|should/i,
  ],
  [
    'peer',
    /\bpeers?\b|class(?:room)?(?:'s)? (?:average|median|mean)|comparison|classmate|typical|^class(?:$|, | \(| (?:in|at|on) )|^others?$|\bgr\.? ?\d{1,2} (?:average|average|median|mean|avg|med)|(?:class|room|group|section|\d{1,2}[A-Z]) (?:avg|med|average|mean|median)\b|non-?stutter|hearing peers|grade(?: \d{1,2})? (?:(?:local|district|school|class|group) )?(?:average|median|mean)|national|district (?:average|median|mean)|same-age|\d{1,2}(?:st|nd|rd|th) gr(?:ade(?:rs?)?|\.)? (?:avg|average|mean|median|norm)/i,
  ],
];
const CONTENTS: readonly (readonly [Content, RegExp])[] = [
  ['change', /\bchange\b|growth(?! scale)|\bgain\b|difference|discrepancy|\bgap\b|trend|slope/i],
  ['interval', /confidence|\bCI\b|\d{2} ?% (?:band|interval|conf)|range of scores|score range|\bband\b/i],
  ['percentile', /percentile|%[- ]?ile|\bPR\b|\bpctl?\b|%tile/i],
  [
    'raw',
    /\braw\b|age[- ]?equiv|grade[- ]?equiv|\bAE\b|\bGE\b|growth scale|\bGSV\b|\bRPI\b|\bW score|test[- ]age/i,
  ],
  ['t-score', /\bT[- ]?scores?\b|\bT\b(?=\s*(?:\(|$))/],
  ['scaled', /scaled?[- ]scores?|\bscaled\b|\bv-?scale|\bScS\b/i],
  [
    'standard',
    /standard scores?|\bstd\.? ?scores?|(?<!% ?)\bSS\b|index scores?|composite scores?|^composites?$|\bquotient\b|\bDQ\b/i,
  ],
  [
    'possible',
    /possible|^(?:max(?:imum)?\.?|max(?:imum)? (?:score|points))$|^(?:(?:number|no\.?|#) of )?(?:steps|items|words|questions|problems|points|trials|sounds|letters|tries)(?: (?:in|on|of) (?:(?:the|each|this|all) )?\w+(?: \w+)?| given| asked| tried| tested| presented)$|^(?:n|out of)$|\btotal (?:items|points|possible|opportunities)|out of$|^total$|# of (?:items|opportunities|trials)|^(?:opportunities|trials|tries|occasions|tried|items|asked|given|presented|attempted|offered|assigned|expected items|chances\b.{0,20}|opportunities\b.{0,20})$/i,
  ],
  [
    'date',
    /^(?:(?:sample|probe|test|session|check|trial|observation|collection|assessment) )?dates?\b|^when\b|^(?:week|month|quarter|season|window|period|reporting period|probe|session|day|marking period|trimester)s?(?: (?:of|#|number|date|ending))?$/i,
  ],
  ['label', /descri|classif|\brange\b|categor|interpret|qualitative|rating$|\blevel$|performance level/i],
  [
    'words',
    /comment|^(?:usually |age )?(?:expected|mastered|acquired)(?: by| age)(?: age)?$|^(?:late|missing|incomplete|incorrect|omitted|owed|not (?:done|turned in|correct)|zeros?)\b|notes?\b|\bsource\b|method|how measured|observ|example|error|pattern|behavior seen|strateg|status|code|support|prompt level|setting|activity|material|response|staff|conducted by|scored by|^(?:what|how|why)\b.{0,40}\?$/i,
  ],
];
const REPORTERS: readonly (readonly [Reporter, RegExp])[] = [
  [
    'parent',
    /^(?:comprehensive )?interview(?: form)?$|parent|mother|father|mom\b|dad\b|guardian|caregiver|home (?:form|rating)|famil/i,
  ],
  ['teacher', /teacher|classroom|school (?:form|rating)|\bgen\.? ?ed\b/i],
  ['student', /\bself\b|student (?:report|rating|form)/i],
];

export const reporterIn = remembering(
  (text: string): Reporter | undefined => REPORTERS.find(([, words]) => words.test(text))?.[0],
);

/** "Ms. Tidwell" over a column: somebody rated, though nothing says who that is to the student. */
const RATER = /^(?:Mrs|Ms|Mr|Mx|Miss|Dr|Coach)\.? \p{Lu}[\p{L}'-]{1,24}$/u;
export const isRater = (text: string): boolean => RATER.test(text);

const NAME =
  /^(?:(?:sub)?tests?|scales?|skills?|areas?|measures?|domains?|index(?:es)?|composites?|clusters?|tasks?|sounds?|behaviors?|targets?|names?|student|item|probe|class(?:es)?|course|skill area|cluster ?\/ ?test|index ?\/ ?subtest)(?: ?(?:\/|and|or) ?\w+)?s?(?: \w+)?$/i;

/** "Class (45 min)" over the names of lessons: nobody else's figures stand under it. */
const HEADS_CLASSES = /^class(?:es)?(?: \([^()]{1,20}\))?$/i;

/** "Scale score" is a kind of score, "Scale" what is scored. */
const KIND_ALONE = /^(?:(?:scaled?|index|composite) )?scores?$/i;

const whoseIs = (text: string, isFirst: boolean): Column['whose'] =>
  isFirst && HEADS_CLASSES.test(text)
    ? 'student'
    : (NOT_THE_STUDENT.find(([, names]) => names.test(text))?.[0] ?? 'student');

/** "Used a strategy unprompted": how often that was done stands under it, whatever else its words head. */
const IS_DONE =
  /^(?:used|asked|joined|started|answered|followed|took|chose|returned) (?:an? |the |for |his |her |their )/i;

/** "measure", "Skill area": over the names of the rows, whatever stands beside it. */
export const headsNames = (text: string): boolean => NAME.test(text);

export function columnOf(cell: Cell, isFirst: boolean): Column {
  const { text } = cell;
  const hasPercentile = /\((?:PR|%[- ]?ile|percentile(?: rank)?|pctl?)\)/i.test(text);
  const words = hasPercentile ? text.replace(/\([^)]{0,20}\)/g, ' ').trim() : text;
  const content = IS_DONE.test(words) ? undefined : CONTENTS.find(([, names]) => names.test(words))?.[0];
  const when = columnTime(text);
  const year = /\b(20[0-4]\d)\b/.exec(text)?.[1];
  const reporter = reporterIn(text);
  const whose = whoseIs(text, isFirst);
  // "Skill area (scaled score)": what stands in brackets is what the figures are.
  const isName =
    isFirst &&
    (text === '' ||
      (NAME.test(text.replace(/[\s,]{0,2}\([^()]{1,30}\)$/, '')) && !KIND_ALONE.test(text)) ||
      ((content === undefined || content === 'words' || content === 'label') &&
        !KIND_ALONE.test(text) &&
        when === undefined &&
        reporter === undefined &&
        !isRater(text) &&
        year === undefined &&
        whose === 'student'));
  return {
    ...cell,
    content: isName ? 'name' : (content ?? 'value'),
    hasPercentile,
    whose,
    when,
    year: year === undefined ? undefined : Number(year),
    reporter,
  };
}

/** "MASC 2", "BRIEF2", "Conners 4": a test by its edition heads the names of its scales. */
const NAMED_EDITION =
  /^(?:[A-Z]{3,8}|Conners|Vineland|Beery)[ -]?\d(?:,? \(?[a-z][a-z -]{2,20}\)?| \((?:T|SS|standard|scaled)[- ]?(?:scores?)?\))?$/;
/** "T 36", "SS 82": a score, where "T1" may be a time. */
const IS_SCORE = /^(?:T|SS|ss)\s?=?\s?\d{2,3}$/;

/** "Math fluency - 62nd percentile" is a score, where "50th percentile" alone is a norm's column. */
const TELLS_PERCENTILE = /[a-z] ?[-–:=] ?\d{1,2}(?:st|nd|rd|th) (?:percentile|%ile)/i;

/** "2+ symbol messages", "3-step directions": what is counted is named by its size. */
const SIZED_NAME =
  /^\d(?:\+ ?|-| or more )(?:symbols?|words?|steps?|syllables?|parts?|digits?)(?: [a-z]+)?$|^\d (?:symbol|word|step|syllable)s? [a-z]+$/i;

/** A header cell that holds no figure of its own: dates, years, ordinals and the size of an interval are none. */
export function isWordy(text: string): boolean {
  if (NAMED_EDITION.test(text)) return true;
  if (IS_SCORE.test(text)) return false;
  if (
    /^\d/.test(text) &&
    !SIZED_NAME.test(text) &&
    !/^(?:\d{1,2}\/20\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?: ?[-–] ?\d{1,2}(?:\/\d{1,2}){0,2})?|20[0-4]\d(?:-\d{2,4})?|\d{1,2}(?:st|nd|rd|th)\b.*|\d{1,2}[A-Z]|9[05] ?%.*)(?:\s.{0,16})?$/i.test(
      text,
    )
  )
    return false;
  if (/^\d{1,3}\/\d{1,3} [a-z]/i.test(text) || TELLS_PERCENTILE.test(text)) return false;
  const left = text
    .replace(SIZED_NAME, ' ')
    .replace(
      /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}\b(?: ?[-–] ?\d{1,2}\b)?(?:,? 20\d\d)?|(?=')(?<=[a-z\d]\.? )'\d{2}\b|\b(?:fall|autumn|winter|spring|summer) \d{2}\b|\b\d{1,2}\/20\d\d\b|, \d{1,2} (?:items|words|problems|questions|trials|steps|points|tries|sentences)\b|\b20[0-4]\d(?:-(?:20)?\d\d)?\b|\b(?:Q|T|MP|RP|week|wks?|trial|probe|session|sess|quarter|day|visit|round|obs|observation|form|grade|gr|period|class|goal|DIBELS|trimester|aimsweb\w*|list|set)s?\.?\s?#?\d{1,2}(?:[-\u2013]\d{1,2}\b(?!\s?%))?\b|\b(?:\d{1,2}(?:st|nd|rd|th) )?(?:6|9)[ -]?(?:wks?|weeks?)\b|\d{1,2}(?:st|nd|rd|th)\b|\d{1,3}[- ]?(?:%\s?)?(?:CI|confidence|conf|band|interval)\b|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\b\d{1,2}[- ](?:min|sec|item|word|point|step)\w*|\([^()]{1,24}\)|\/\s?\d{1,3}\b|out of \d{1,3}|of \d{1,3}\b|[a-z]+-\d\b|^\d{1,2}[A-Z]\b/gi,
      ' ',
    );
  return !/\d/.test(left);
}

/** Where in the word, or how far from single sounds to talking, a speech sound was tried. */
const STEP_OF_SPEECH =
  /^(?:initial|medial|final|isolation|syllables?|words?|phrases?|sentences?|reading|conversation|connected speech|spontaneous speech)(?: (?:position|level)s?)?$/i;

/** "Session  1  2  3  4": numbers that count off what the corner names. */
function countedOff([first, ...more]: readonly Cell[]): Cell[] | undefined {
  if (first === undefined || more.length < 3) return undefined;
  const name = /^(session|day|week|wk|probe|trial|visit|observation|obs|round|lesson|check)s?\.? ?#?$/i.exec(
    first.text,
  )?.[1];
  const counts = more.filter(({ text }, at) => text === String(at + 1)).length;
  if (name === undefined || counts < 3 || more.slice(counts).some(({ text }) => /^\d/.test(text)))
    return undefined;
  return [
    { ...first, text: '' },
    ...more.map((cell, at) => (at < counts ? { ...cell, text: `${name} ${cell.text}` } : cell)),
  ];
}

/** "silent e  4/10": a name and its score, unless the name is one that stands over names ("Skill  9/12"). */
function isOneScore(cells: readonly Cell[]): boolean {
  const [first, second, ...more] = cells[0]?.text === '' ? cells.slice(1) : cells;
  const figure = /^(\d{1,2})\s?\/\s?(\d{1,2})$/.exec(second?.text ?? '');
  if (first === undefined || figure === null || more.length > 0 || first.text === '') return false;
  return (
    Number(figure[1]) <= Number(figure[2]) && !NAME.test(first.text) && columnTime(first.text) === undefined
  );
}

/** Whether the words of a header say what its column holds. */
export const isKnown = (column: Column) =>
  STEP_OF_SPEECH.test(column.text) ||
  column.content !== 'value' ||
  unitNamedIn(column.text, '') !== undefined ||
  column.when !== undefined ||
  column.year !== undefined ||
  column.reporter !== undefined ||
  isRater(column.text) ||
  isHelped(column) ||
  column.whose !== 'student';

/** The words by which headers are known when nothing but single spaces parts them; longer phrases first. */
const PHRASE = new RegExp(
  [
    String.raw`standard scores?(?: \(SS\))?`,
    String.raw`scaled scores?`,
    String.raw`index scores?`,
    String.raw`composite scores?`,
    // Behind the header of the names: "Index Composite Percentile".
    String.raw`(?<=[a-z] )composites?(?= (?:score|percentile|%ile|PR)\b)`,
    String.raw`T[- ]scores?`,
    String.raw`v-scale scores?`,
    String.raw`raw scores?`,
    String.raw`raw`,
    String.raw`percentile ranks?`,
    String.raw`percentiles?`,
    String.raw`%ile(?: rank)?`,
    String.raw`9[05]% (?:confidence interval|conf\.? interval|CI|band)`,
    String.raw`confidence intervals?`,
    String.raw`age equivalents?`,
    String.raw`grade equivalents?`,
    String.raw`growth scale values?`,
    String.raw`growth score`,
    String.raw`qualitative descri\w+`,
    String.raw`descriptive (?:categor\w+|terms?|range|classification|label)`,
    String.raw`score (?:range|classification)`,
    String.raw`performance level`,
    'descriptors?',
    'descriptions?',
    'classifications?',
    'category',
    'interpretation',
    'range',
    'rating',
    'SS',
    'PR',
    'CI',
    'AE',
    'GE',
    'GSV',
    'RPI',
    'dates?',
    'season',
    'week',
    'month',
    'quarter',
    'fall',
    'winter',
    'spring',
    'BOY',
    'MOY',
    'EOY',
    String.raw`Q[1-4]`,
    String.raw`(?:Sep|Sept|Oct|Nov|Dec|Jan|Feb|Mar|Apr|May|Jun)[a-z]{0,6}\.?(?: 20\d\d)?`,
    String.raw`20[0-4]\d`,
    'baseline',
    'initial',
    'medial',
    'final',
    'current',
    'previous',
    'prior',
    'latest',
    'present',
    'goal',
    'target',
    'benchmark',
    'criterion',
    'expected',
    'norm',
    'peers?',
    String.raw`class (?:average|median|mean)`,
    'average',
    'mean',
    'median',
    'teacher',
    'parent',
    'student',
    'self',
    'change',
    'growth',
    'gain',
    'accuracy',
    'WCPM',
    'CWPM',
    'WRC',
    'CWS',
    'TWW',
    'errors',
    String.raw`percent(?: correct| accuracy)?`,
    'correct',
    'total',
    'possible',
    'trials?',
    'frequency',
    'duration',
    'count',
    'rate',
    'scores?',
    'comments?',
    'notes',
  ]
    .join('|')
    .replace(/^/, String.raw`(?<![\w-])(?:`)
    .replace(/$/, String.raw`)(?![\w-])`),
  'gi',
);

const NAMES_SET_IN = 8;
/** "         Bruno     Peer": set in as far as the names of the rows reach, a name stands over the student's figures. */
const isStudentBesideOthers = ([first, ...others]: readonly Cell[]) =>
  first !== undefined &&
  first.start >= NAMES_SET_IN &&
  /^\p{Lu}[\p{L}'’-]{1,20}$/u.test(first.text) &&
  !NAME.test(first.text) &&
  others.length > 0 &&
  others.every(({ text }) => whoseIs(text, false) !== 'student');

/** The columns of a header whose cells are parted; empty when the line is none. */
export function columnsOf(cells: readonly Cell[]): Column[] {
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(cells[0]?.text ?? '') || isRowOfScores(cells)) return [];
  if (isOneScore(cells) || isDateField(cells)) return [];
  // "same task, with chips | 11/20 | -": a field left empty stands in a row.
  if (cells.slice(1).some(({ text }) => /^[-\u2013\u2014]{1,3}$/.test(text))) return [];
  const counted = countedOff(cells);
  if (counted !== undefined) return counted.map((cell, at) => columnOf(cell, at === 0));
  if (cells.length < 2 || cells.some(({ text }) => text.length > 60 || /:\s*\S/.test(text) || !isWordy(text)))
    return [];
  const columns = cells.map((cell, at) => columnOf(cell, at === 0 && !isStudentBesideOthers(cells)));
  return columns.slice(1).some(isKnown) ||
    (columns.length >= 2 && columns[0] !== undefined && isKnown(columns[0]) && columns[0].content !== 'name')
    ? settledColumns(columns.flatMap(openedUp))
    : [];
}

/** Headers that stand close together come out of a PDF as one cell: "Standard Score Percentile" are two columns. */
function openedUp(column: Column, at: number): Column[] {
  const parts = everyMatch(PHRASE, column.text);
  const kinds = parts.map((match) =>
    columnOf(
      {
        text: match[0],
        start: column.start + match.index,
        end: column.start + match.index + match[0].length,
      },
      false,
    ),
  );
  const norm = kinds.filter(({ content }) =>
    ['standard', 'scaled', 't-score', 'percentile', 'interval', 'raw', 'label'].includes(content),
  );
  const covered = parts.reduce((sum, match) => sum + match[0].length, 0);
  const isSeveral =
    at > 0 &&
    norm.length >= 2 &&
    norm.length === kinds.length &&
    covered >= 0.75 * column.text.length &&
    new Set(norm.map(({ content }) => content)).size === norm.length &&
    !column.hasPercentile;
  return isSeveral
    ? norm.map((part) => ({ ...part, when: column.when, year: column.year, reporter: column.reporter }))
    : [column];
}

/** Whether a line is a table's header, however its columns are set apart. */
export function isHeaderLine(text: string): boolean {
  const cells = text
    .split(/\||\t| {2,}/)
    .map((cell) => ({ text: cell.trim(), start: 0, end: 0 }))
    .filter((cell) => cell.text !== '');
  return columnsOf(cells).length > 0 || flatColumnsOf(text).length > 0;
}

/** The columns of a header set with single spaces; empty when the line is none. */
export function flatColumnsOf(text: string): Column[] {
  if (text.length > 160 || text.length < 8 || /[.;?!:]\s*$|:\s/.test(text)) return [];
  const parts = everyMatch(PHRASE, text);
  // "Motor Coordination, standard score 74, percentile 4" is a score.
  if (parts.length < 2 || !isWordy(text)) return [];
  const first = parts[0]?.index ?? 0;
  const lead = text.slice(0, first).trim();
  const covered = parts.reduce((sum, match) => sum + match[0].length, 0);
  const rest = text.length - first - (parts.length - 1);
  if (lead.split(/\s+/).length > 5 || covered < 0.8 * rest) return [];
  const cells = parts.map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const columns = cells.map((cell) => columnOf(cell, false));
  if (columns.filter(isKnown).length < 2) return [];
  // "Date WCPM Errors": the days name the rows.
  if (lead === '' && columns[0]?.content === 'date') return settledColumns(columns);
  const name = columnOf({ text: lead, start: 0, end: lead.length }, true);
  return settledColumns([{ ...name, content: 'name' }, ...columns]);
}
