/** All numbers of a report, in reading order: table rows by their columns, sentences by their words. */
import type { Finding, Surroundings } from './findings.js';
import type { Instrument } from '../norms/instruments.js';
import { datesIn } from './dates.js';
import type { Measure } from './measure.js';
import { instrumentIn, normScoresIn } from './norm-scores.js';
import { describedRow, isNormRow, normRowScores } from './norm-rows.js';
import { isPlaceholder, type Passage } from './passages.js';
import { reporterIn } from './table-columns.js';
import { skillMeasuresIn } from './skill-measures.js';
import { tableMeasures } from './table-measures.js';
import { tablesOf } from './tables.js';
import type { When } from './time-words.js';

const MEASURES_MAX = 2_000;
/** Sentences looked back for what a number counts. */
const BEFORE_MAX = 5;
const ROWS_BEFORE_MAX = 4;

const GOAL = /\bwill\b[^]{0,400}\d|^(?:annual )?goal\b/i;
const NEW_GOAL = /^(?:annual |measurable |iep )?goal(?:\s*(?:#|no\.?|number|area))?\s*(?:\d|[A-H]\b|:)/i;

/** Numbers of every passage; at most 2,000. */
export function findingsIn(passages: readonly Passage[]): Finding[] {
  const { rows, headers } = tablesOf(passages);
  const otherChildren = otherChildrenIn(passages);
  const findings: Finding[] = [];
  let instrument: Instrument | undefined;
  let heading = '';
  let goal = '';
  let goalLabel = '';
  let goalTopic = -1;
  let topic = 0;
  passages.forEach((passage, at) => {
    const { text } = passage;
    const isHeading = text === passage.heading;
    if (isHeading || NEW_GOAL.test(text)) {
      topic += 1;
      goalLabel = NEW_GOAL.test(text) ? text.slice(0, 200) : '';
      goalTopic = topic;
      goal = goalLabel;
    }
    if (passage.heading !== heading) {
      heading = passage.heading;
      instrument = instrumentIn(heading) ?? instrument;
    }
    if (findings.length >= MEASURES_MAX || isPlaceholder(text)) return;
    if (GOAL.test(text) && /\bwill\b/i.test(text)) {
      const isOwn = goalTopic === topic && goalLabel !== '';
      if (!isOwn && goal !== '' && passages[at - 1]?.paragraph !== passage.paragraph) topic += 1;
      goal = `${isOwn ? `${goalLabel} ` : ''}${text.slice(0, 500)}`;
    }
    const around: Surroundings = {
      before: sentencesBefore(passages, at),
      after: sentenceAfter(passages, at),
      goal,
      heading: passage.heading,
      topic,
      otherChildren,
    };
    const row = rows.get(passage);
    const named = instrumentIn(text) ?? instrumentIn(row?.title ?? '');
    instrument = named ?? instrument;
    if (headers.has(passage) || passage.section === 'score-key' || isKeyLine(text)) return;
    if (row !== undefined) {
      const norms = isNormRow(row, instrument) ? normRowScores(row, instrument, topic) : [];
      findings.push(...(norms.length > 0 ? norms : tableMeasures(row, around)));
      return;
    }
    const told = /\bwill\b/i.test(text) ? [] : normScoresIn(passage, instrument);
    const scores = told.length === 0 ? describedRow(passage, instrument) : told;
    const titled = reporterIn(passage.heading);
    findings.push(...scores.map((score): Finding => scoreInProse(score, passage, titled, topic)));
    const own = skillMeasuresIn(passage, around).filter(({ measure }) => !isSameNumber(measure, scores));
    findings.push(...own);
  });
  return findings;
}

const OTHER_CHILD =
  /\b(?:brothers?|sisters?|siblings?|cousin|twin|friend|(?:a |another |one )?(?:classmate|peer|comparison (?:student|peer|child)))(?:,)? (?:named |called )?([A-Z][a-z]{2,15})\b/g;
const OTHERS_MAX = 12;

/** Children beside the student whom the report introduces by name. */
function otherChildrenIn(passages: readonly Passage[]): string[] {
  const names = new Set<string>();
  for (const { text } of passages) {
    if (names.size >= OTHERS_MAX) break;
    for (const match of text.slice(0, 1500).matchAll(OTHER_CHILD)) names.add(match[1] ?? '');
  }
  return [...names];
}

/** The sentences before one in its paragraph, nearest first; before a row or bullet, the line that leads to it. */
function sentencesBefore(passages: readonly Passage[], at: number): string[] {
  const here = passages[at];
  const before: string[] = [];
  for (let index = at - 1; index >= 0 && before.length < BEFORE_MAX; index -= 1) {
    const passage = passages[index];
    if (passage === undefined || here === undefined || passage.paragraph !== here.paragraph) break;
    before.push(passage.text);
  }
  if (here !== undefined && isListed(here)) before.push(...listBefore(passages, at, here));
  const lead = passages[at - 1 - before.length];
  if (
    before.length < 2 &&
    lead !== undefined &&
    here !== undefined &&
    !lead.isRow &&
    lead.text !== lead.heading &&
    (lead.text.endsWith(':') || lead.page.page !== here.page.page)
  )
    before.push(lead.text);
  return before;
}

/** A row, a bullet or a line with its own key: it goes on about what the lines above it are about. */
const isListed = ({ isRow, text }: Passage) => isRow || /^[-*•]\s|^[A-Z][\w ()/'-]{1,40}:\s/.test(text);

function listBefore(passages: readonly Passage[], at: number, here: Passage): string[] {
  const lines: string[] = [];
  for (let index = at - 1; index >= 0 && lines.length < ROWS_BEFORE_MAX; index -= 1) {
    const passage = passages[index];
    if (passage === undefined || passage.text === passage.heading || passage.page !== here.page) break;
    lines.push(passage.text);
    if (!isListed(passage)) break;
  }
  return lines;
}

function sentenceAfter(passages: readonly Passage[], at: number): string {
  const next = passages[at + 1];
  return next === undefined || next.paragraph !== passages[at]?.paragraph ? '' : next.text;
}

/** "Average: 90-110" explains scores; it is nobody's. */
const isKeyLine = (text: string) =>
  /\b(?:mean|average|standard deviation|norms?)\b[^.]{0,60}\b(?:100|15|50|10)\b/i.test(text) &&
  !/percentile|scored|\bhis\b|\bher\b/i.test(text) &&
  /range|mean of|deviation|\d{2,3}\s*-\s*\d{2,3}/i.test(text);

const isSameNumber = (skill: Measure, scores: readonly Measure[]) =>
  scores.some(
    (score) =>
      score.quote === skill.quote && (score.value === skill.value || score.percentile === skill.value),
  );

const OLD_HEADING =
  /previous|prior\b|\bpast\b|earlier|last (?:year|evaluation)|20[01]\d (?:evaluation|results|testing|scores)/i;
const OLD_WORDS =
  /\bprevious|\bprior\b|\blast (?:year|evaluation|triennial)|\bin 20[01]\d\b|initial evaluation (?:in|of)|\bearlier (?:testing|evaluation)|\bup from\b|\bdown from\b|compared (?:to|with)\b|\byears? ago|\bformer/i;

function scoreInProse(score: Measure, passage: Passage, titled: Measure['reporter'], topic: number): Finding {
  const { text } = passage;
  const at = Math.max(0, text.indexOf(score.subtest ?? ''));
  const before = text.slice(Math.max(0, at - 60), at);
  const isPrior = OLD_WORDS.test(before) || OLD_HEADING.test(passage.heading);
  const date = datesIn(text)[0];
  const year = /\b(?:in|at|of|from|the|since|form,?) (?:\w+ ){0,2}(20[0-4]\d)\b|\((20[0-4]\d)\)/.exec(text);
  const told = date?.text ?? year?.[1] ?? year?.[2];
  const order = date?.order ?? (told === undefined ? undefined : Number(told) * 12 + 6);
  const reporter = reporterIn(text.slice(Math.max(0, at - 40), at + 70)) ?? titled;
  const when: When | undefined = isPrior
    ? { kind: 'prior' }
    : told === undefined || order === undefined
      ? undefined
      : { kind: 'date', text: told, order, hasYear: date?.hasYear ?? true };
  return {
    measure: {
      ...score,
      isPrior,
      ...(told === undefined ? {} : { date: told }),
      ...(reporter === undefined ? {} : { reporter }),
    },
    when,
    series: `p${passage.paragraph}`,
    topic,
  };
}
