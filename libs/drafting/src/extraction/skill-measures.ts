/** Countable skill data in prose and rows: rates, percents, ratios, counts, intervals, durations. */
import { EVIDENCE_WORDS } from '../areas/evidence-words.js';
import { datesIn, type ReportDate } from './dates.js';
import type { Measure } from './measure.js';
import { isAboutTheStudent, isToldAsPrior } from './number-context.js';
import { type Passage, quotePassage } from './passages.js';
import { type Reading, readingsIn } from './skill-readings.js';

const DETAILS: readonly RegExp[] = [
  /(?:(?:initial|medial|final|prevocalic|vocalic|intervocalic|postvocalic)\s+)?\/[a-zʃʒθðŋɹ]{1,4}\/(?:[- ]blends)?/i,
  /(?:two|three|one|multi)-step directions|wh-? ?questions|inferential questions|literal questions|main idea/i,
  /(?:two|three|one|multi|single|double|\d)-?(?:digit|step) (?:addition|subtraction|multiplication|division|word problems)(?: with(?:out)? regrouping)?|(?:addition|subtraction|multiplication|division)(?: facts| problems)?(?: with(?:out)? regrouping)?/i,
  /regular past tense|irregular past tense|irregular plurals|subject pronouns|complex sentences|compound sentences|complete sentences/i,
  /vowel teams?|consonant digraphs|consonant blends|short vowels?|long vowels?|CVCe? words|multisyllabic words|sight words|nonsense words|story elements|capitaliz\w+|punctuation/i,
];

/** The narrow skill named in the number's own clause, nearest first; the area when it names none. */
function detailOf(text: string, reading: Reading): string | undefined {
  const clauseBefore =
    text
      .slice(Math.max(0, reading.index - 100), reading.index)
      .split(/[,;:(]\s|\band\b/)
      .at(-1) ?? '';
  const clauseAfter = text.slice(reading.end, reading.end + 70).split(/[,;)]|\band\b/)[0] ?? '';
  for (const clause of [clauseBefore, clauseAfter]) {
    for (const detail of DETAILS) {
      const found = [...clause.matchAll(new RegExp(detail, 'gi'))].at(clause === clauseBefore ? -1 : 0);
      if (found !== undefined) return found[0].trim();
    }
  }
  return undefined;
}

/** The area nearest to the number: in its clause, then in the sentence, then in the heading above it. */
function areaOf(text: string, reading: Reading, heading: string): string | null {
  if (reading.area !== undefined) return reading.area;
  const from = Math.max(0, reading.index - 110);
  const near = text.slice(from, reading.end + 70);
  const clauses = [
    `${
      text
        .slice(from, reading.index)
        .split(/[,;]\s/)
        .at(-1) ?? ''
    }${text.slice(reading.index, reading.end + 70).split(/[,;]\s/)[0] ?? ''}`,
    near,
    text.slice(0, 600),
    heading,
  ];
  for (const clause of clauses) {
    const found = EVIDENCE_WORDS.find(([, words]) => words.test(clause));
    if (found !== undefined) return found[0];
  }
  return null;
}

/** The date that goes with a number: right after it in its own clause ("38 in September"), else the last one before it. */
function dateOf(
  text: string,
  reading: Reading,
  dates: readonly ReportDate[],
  next: number,
): ReportDate | undefined {
  const before = dates.filter(({ index }) => index < reading.index).at(-1);
  const after = dates.find(({ index }) => index >= reading.end && index < next && index - reading.end < 70);
  if (after === undefined) return before;
  const between = text.slice(reading.end, after.index);
  const isOwn =
    !/[;]|\bthen\b|\bto\b/.test(between) &&
    /(?:\bon(?: the)?|\bin(?: the)?|\bas of|\bduring(?: the)?|,|\(|-|:)\s*$/.test(between);
  return isOwn || before === undefined ? after : before;
}

/** Skill data of one passage; `context` are the words around it (its neighbors) that may name the area. */
export function skillMeasuresIn(passage: Passage, context: string): Measure[] {
  const text = passage.text.slice(0, 1500);
  if (!/\d/.test(text)) return [];
  const dates = datesIn(text);
  const readings = readingsIn(text);
  return readings.flatMap((reading, at) => {
    if (!isAboutTheStudent(text, reading, passage)) return [];
    const area = areaOf(text, reading, `${passage.heading} ${context}`);
    if (area === null) return [];
    const date = dateOf(text, reading, dates, readings[at + 1]?.index ?? text.length);
    const measure: Measure = {
      areaOfNeed: area,
      skill: detailOf(text, reading) ?? area,
      kind: reading.kind,
      value: reading.value,
      ...(reading.upTo === undefined || reading.upTo <= reading.value ? {} : { upTo: reading.upTo }),
      ...(reading.outOf === undefined ? {} : { outOf: reading.outOf }),
      unit: unitOf(text, reading, area),
      ...(date === undefined ? {} : { date: date.text }),
      isPrior: isToldAsPrior(text, reading),
      isStrength: isSound(text, reading),
      page: passage.page.page,
      quote: quotePassage(passage, reading.index),
    };
    return [measure];
  });
}

/** At a level nobody would write a goal for, or called sound in its own clause. */
function isSound(text: string, reading: Reading): boolean {
  const clause = text.slice(Math.max(0, reading.index - 60), reading.end + 30);
  if (/age[- ]appropriate|within normal limits|mastered/i.test(clause)) return true;
  if (reading.kind === 'percent') return reading.value >= 90;
  return reading.kind === 'ratio' && reading.value >= 0.9 * (reading.outOf ?? Number.POSITIVE_INFINITY);
}

function unitOf(text: string, reading: Reading, area: string): string {
  if (reading.kind === 'count' && area === 'Behavior') return countUnit(reading.unit, text);
  const isShare = reading.kind === 'percent' && (reading.unit === '' || reading.unit === 'accuracy');
  if (!isShare) return reading.unit;
  return area === 'Phonology and intelligibility' ? 'intelligible' : 'accuracy';
}

/** "8 times per hour" of what: the problem behavior named in the sentence. */
function countUnit(unit: string, text: string): string {
  if (!/^(?:times|occurrences?|instances?|incidents?|episodes?) per/.test(unit)) return unit;
  const behavior =
    /talk(?:s|ing|ed)?[- ]outs?|call(?:s|ing|ed)?[- ]outs?|elope\w*|hit(?:s|ting)?|kick\w*|out of (?:his|her|their) seat|outbursts?|disrupt\w*|throw\w*|aggress\w*/i.exec(
      text,
    )?.[0];
  return behavior === undefined ? unit : unit.replace(/^\w+/, `incidents of ${behavior.toLowerCase()}`);
}
