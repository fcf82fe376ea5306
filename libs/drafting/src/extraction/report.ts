/** Reads a report: what it says of one student, each fact with the page and the exact words. */
import { areasIn, NEED_CUE, STRENGTH_CUE, TURN } from '../areas/evidence-words.js';
import { datesIn } from './dates.js';
import { foldPage, type PageText } from './folded-page.js';
import type { Measure } from './measure.js';
import { columnsOf, instrumentIn, normScoresIn, type ScoreContext } from './norm-scores.js';
import { type Passage, passagesOf, quotePassage } from './passages.js';
import { skillMeasuresIn } from './skill-measures.js';
import { leftoverNamesIn, type ReportStudent, studentIn, studentNamesIn } from './student.js';

/** Something the report says in words, with the areas of need it speaks of. */
export interface Statement {
  readonly text: string;
  readonly page: number;
  /** Verbatim from the page. */
  readonly quote: string;
  readonly areas: readonly string[];
  /** Stands under a heading that says so ("Recommendations", "Areas of concern"). */
  readonly isHeaded: boolean;
}

export interface ServiceInPlace {
  readonly text: string;
  readonly page: number;
  readonly quote: string;
  readonly minutes?: number;
  readonly sessions?: number;
  readonly per?: 'day' | 'week' | 'month';
}

export interface Report {
  student: ReportStudent;
  /** Every name the report labels or introduces as a student, the first being this student's. */
  studentNames: string[];
  /** Names of others used as if they were the student's. */
  otherStudentNames: string[];
  measures: Measure[];
  strengths: Statement[];
  concerns: Statement[];
  recommendations: Statement[];
  services: ServiceInPlace[];
  /** As printed. */
  reportDate?: string;
  reportDateSource?: { page: number; quote: string };
}

const STATEMENTS_MAX = 400;
const MEASURES_MAX = 2_000;
const PAGES_MAX = 400;

/** Extracts what a draft may use. Pure and total: any text, even none, gives a report (perhaps an empty one). */
export function readReport(pages: readonly PageText[]): Report {
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  const studentNames = studentNamesIn(passages);
  const measures = markHistory(measuresIn(passages));
  return {
    student: studentIn(passages, studentNames),
    studentNames,
    otherStudentNames: [...studentNames.slice(1), ...leftoverNamesIn(passages, studentNames)],
    measures,
    ...statementsIn(passages),
    services: servicesIn(passages),
    ...reportDateIn(passages),
  };
}

const PLACEHOLDER = /\?\?|_{3,}|_firstname|\[(?:student|name|score)[^\]]{0,20}\]/i;

function measuresIn(passages: readonly Passage[]): Measure[] {
  const measures: Measure[] = [];
  let context: ScoreContext = { instrument: undefined, columns: [] };
  let section = '';
  passages.forEach((passage, at) => {
    if (measures.length >= MEASURES_MAX || PLACEHOLDER.test(passage.text)) return;
    if (passage.heading !== section) context = { ...context, columns: passage.isRow ? context.columns : [] };
    section = passage.heading;
    const columns = columnsOf(passage.text);
    const named = instrumentIn(passage.text);
    context = { instrument: named ?? context.instrument, columns: columns.length > 0 ? columns : context.columns };
    if (columns.length > 0 || passage.section === 'score-key' || isKeyLine(passage.text)) return;
    const scores = passage.section === 'goals' ? [] : normScoresIn(passage, context);
    measures.push(...scores.map((score) => datedOrPrior(score, passage.text)));
    const neighbor = passages[at - 1];
    const around = neighbor?.paragraph === passage.paragraph ? neighbor.text : '';
    measures.push(...skillMeasuresIn(passage, around).filter((skill) => !isSameNumber(skill, scores)));
  });
  return measures;
}

/** "Average: 90-110" explains scores; it is nobody's. */
const isKeyLine = (text: string) =>
  /\b(?:mean|average|standard deviation|norms?)\b[^.]{0,60}\b(?:100|15|50|10)\b/i.test(text) && !/percentile|scored|\bhis\b|\bher\b/i.test(text) && /range|mean of|deviation|\d{2,3}\s*-\s*\d{2,3}/i.test(text);

const isSameNumber = (skill: Measure, scores: readonly Measure[]) =>
  scores.some((score) => score.quote === skill.quote && (score.value === skill.value || score.percentile === skill.value));

function datedOrPrior(score: Measure, text: string): Measure {
  const at = text.indexOf(score.subtest ?? '');
  const before = text.slice(Math.max(0, at - 60), at);
  const isPrior = /\bprevious|\bprior\b|\blast (?:year|evaluation|triennial)|\bin 20[01]\d\b|initial evaluation (?:in|of)|\bearlier (?:testing|evaluation)/i.test(before);
  const date = datesIn(text)[0];
  return { ...score, isPrior, ...(date === undefined ? {} : { date: date.text }) };
}

const NEWEST = /latest|newest|most recent|current|as of this|now\b|this (?:reporting|quarter|trimester)/i;

/** Older readings of the same skill in the same unit are history, whatever words they came with. */
function markHistory(measures: readonly Measure[]): Measure[] {
  const groups = new Map<string, Measure[]>();
  for (const measure of measures) {
    const key = [measure.areaOfNeed, measure.unit, measure.subtest ?? ''].join('|').toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), measure]);
  }
  const prior = new Set<Measure>(measures.filter(({ isPrior }) => isPrior));
  for (const group of groups.values()) {
    if (group.length < 2 || group.length > 200) continue;
    markOlder(group, prior);
    const hasNewer = group.some((measure) => !prior.has(measure) && !isBaselineLabelled(measure));
    if (hasNewer) group.filter(isBaselineLabelled).forEach((measure) => prior.add(measure));
  }
  return measures.map((measure) => (prior.has(measure) ? { ...measure, isPrior: true } : measure));
}

function markOlder(group: readonly Measure[], prior: Set<Measure>): void {
  const dated = group.flatMap((measure) => {
    const date = measure.date === undefined ? undefined : datesIn(measure.date)[0];
    return date === undefined ? [] : [{ measure, date }];
  });
  for (const hasYear of [true, false]) {
    const comparable = dated.filter(({ date }) => date.hasYear === hasYear);
    const newest = Math.max(...comparable.map(({ date }) => date.order));
    for (const { measure, date } of comparable) if (date.order < newest - 0.02) prior.add(measure);
  }
}

const isBaselineLabelled = (measure: Measure) =>
  /\bbaseline\b/i.test(measure.quote) && !NEWEST.test(measure.quote.split(/baseline/i)[0] ?? '') && !/baseline (?:of|is|was)?[^.]{0,20}(?:latest|current)/i.test(measure.quote);

/** The clauses of a sentence on either side of its turn ("... but ..."), each judged by itself. */
function clausesOf(text: string): string[] {
  const turn = TURN.exec(text);
  return turn === null ? [text] : [text.slice(0, turn.index), text.slice(turn.index)];
}

function statementsIn(passages: readonly Passage[]): Pick<Report, 'strengths' | 'concerns' | 'recommendations'> {
  const found: Pick<Report, 'strengths' | 'concerns' | 'recommendations'> = { strengths: [], concerns: [], recommendations: [] };
  const put = (list: Statement[], passage: Passage, areas: readonly string[], isHeaded: boolean) => {
    const quote = quotePassage(passage);
    if (list.length < STATEMENTS_MAX && !list.some((known) => known.quote === quote)) list.push({ text: passage.text.slice(0, 320), page: passage.page.page, quote, areas, isHeaded });
  };
  for (const given of passages) {
    const passage = answerOf(given);
    const { section } = passage;
    const { text } = passage;
    if (text.length < 8 || section === 'score-key' || section === 'services' || text === passage.heading || PLACEHOLDER.test(text)) continue;
    if (/^\d{1,2}\.\s.{0,200}\?$|^directions:/i.test(text) || /\?$/.test(text)) continue;
    const spoken = text.slice(0, 600);
    if (isBareData(text)) continue;
    if (section === 'recommendations' || /\b(?:recommend|would benefit from|is suggested|should consider|continues? to need)/i.test(spoken)) {
      put(found.recommendations, passage, areasIn(withoutEffects(spoken)), true);
      continue;
    }
    if (section === 'strengths') {
      if (!NEED_CUE.test(spoken) || STRENGTH_CUE.test(spoken)) put(found.strengths, passage, areasIn(spoken), true);
      continue;
    }
    if (section === 'goals' || section === 'identity') continue;
    judgeClauses(passage, spoken, (list, areas, isHeaded) => put(found[list], passage, areas, isHeaded));
  }
  return found;
}

/** Of a form's row "question | answer" the answer is what somebody said. */
function answerOf(passage: Passage): Passage {
  if (!passage.isRow) return passage;
  const cells = [...passage.text.matchAll(/[^|\t]+/g)].filter(([cell]) => cell.trim() !== '');
  const last = cells.at(-1);
  if (cells.length < 2 || last === undefined || last[0].trim().split(/\s+/).length < 5) return passage;
  const lead = last.index + last[0].length - last[0].trimStart().length;
  const text = last[0].trim();
  return { ...passage, start: passage.start + lead, end: passage.start + lead + text.length, text, isRow: false };
}

/** A score row or an identity line: data, not a statement. */
const isBareData = (text: string) =>
  (/\d/.test(text) && !/[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text)) || /^(?:disability|eligibility|school|date|address|phone|grade|age)\b[^:]{0,30}:/i.test(text) || /\(circle one\)|\(1 = low/i.test(text);

/** What a need affects is not itself a need: "sentence formulation, and impact on written expression". */
const withoutEffects = (text: string) =>
  text.replace(/\b(?:impact(?:s|ing)?|effects? on|affect(?:s|ing)?|interfer\w+ with)\b[^.;]{0,120}/gi, ' ');

type PutStatement = (list: 'strengths' | 'concerns', areas: readonly string[], isHeaded: boolean) => void;

function judgeClauses(passage: Passage, spoken: string, put: PutStatement): void {
  const isConcernSection = passage.section === 'concerns';
  const stated = /\b(?:is motivated|demonstrates? strong|enjoys|is cooperative|creative|very kind|loves to|is good at|does well|responds well to|highly motivated|is interested in|interest in)\b/i;
  const isEffect = /impact|effect/i.test(passage.heading) || /^(?:educational )?impact\b/i.test(spoken);
  const speech = isEffect ? '' : withoutEffects(spoken);
  const clauses = clausesOf(spoken);
  const strengthAreas: string[] = [];
  const needAreas: string[] = [];
  let isStrength = false;
  let isNeed = false;
  for (const clause of clauses) {
    const denied = STRENGTH_CUE.test(clause);
    const troubled = NEED_CUE.test(clause.replace(/no (?:significant |current |reported )?(?:concerns?|difficult\w+|deficits?|problems?)|without difficulty/gi, ''));
    const isPlainNeed = troubled && (!denied || isConcernSection || /\b(?:weak|difficult|delay|limited|struggl)/i.test(clause) && !/age[- ]appropriate|within|no significant/i.test(clause));
    if (isPlainNeed || (isConcernSection && !denied && areasIn(clause).length > 0)) {
      isNeed = true;
      if (!isEffect) needAreas.push(...areasIn(withoutEffects(clause)));
    } else if (denied || stated.test(clause)) {
      isStrength = true;
      strengthAreas.push(...areasIn(clause));
    }
  }
  const needs = needAreas.length > 0 || clauses.length === 1 ? needAreas : areasIn(speech).filter((area) => !strengthAreas.includes(area));
  if (isNeed && passage.section !== 'history') put('concerns', [...new Set(needs)], isConcernSection);
  else if (isNeed && needs.length > 0) put('concerns', [...new Set(needs)], false);
  if (isStrength && !isNeed) put('strengths', [...new Set(strengthAreas)], false);
}

const SERVICE = /\b(\d{1,3})\s*(?:minutes?|mins?)\b|\b(\d|one|two|three|four|five)\s*(?:x|times?|sessions?|days?)\s*(?:per|a|each|\/|weekly)/i;
const PER = /(?:per|a|each|every|\/)\s*(day|week|month)|\b(daily|weekly|monthly)\b/i;
const COUNT_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

function servicesIn(passages: readonly Passage[]): ServiceInPlace[] {
  return passages
    .filter(({ section, text, heading }) => SERVICE.test(text) && PER.test(text) && (section === 'services' || /\bservices?\b|therapy (?:for|is|at)|receiv(?:es|ing)|pull-?out|push-?in/i.test(`${heading} ${text}`)) && /service|therapy|instruction|support|speech|occupational|resource|counsel|specialized/i.test(`${heading} ${text}`))
    .filter(({ section, text }) => section !== 'goals' && !/screen time/i.test(text))
    .slice(0, 20)
    .map((passage) => {
      const minutes = /\b(\d{1,3})\s*(?:-\s*)?(?:minutes?|mins?)\b/i.exec(passage.text)?.[1];
      const sessions = /\b(\d|one|two|three|four|five)\s*(?:x|times?|sessions?|days?)\s*(?:per|a|each|\/|weekly)/i.exec(passage.text)?.[1]?.toLowerCase();
      const per = PER.exec(passage.text);
      const unit = (per?.[1] ?? per?.[2] ?? '').toLowerCase();
      return {
        text: passage.text.slice(0, 320),
        page: passage.page.page,
        quote: quotePassage(passage),
        ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
        ...(sessions === undefined ? {} : { sessions: COUNT_WORDS[sessions] ?? Number(sessions) }),
        ...(unit === '' ? {} : { per: unit.startsWith('da') ? ('day' as const) : unit.startsWith('mo') ? ('month' as const) : ('week' as const) }),
      };
    });
}

function reportDateIn(passages: readonly Passage[]): Pick<Report, 'reportDate' | 'reportDateSource'> {
  const labelled = passages
    .slice(0, 80)
    .find(({ text }) => /(?:evaluation|report|assessment|testing|meeting) dates?\b|dates? of (?:report|evaluation|assessment|testing)|^date\s*:/i.test(text) && datesIn(text.slice(text.search(/dates?/i))).length > 0);
  if (labelled === undefined) return {};
  const at = labelled.text.search(/(?:evaluation|report|assessment|testing|meeting) dates?\b|dates? of (?:report|evaluation|assessment|testing)|^date\s*:/i);
  const date = datesIn(labelled.text.slice(at))[0];
  if (date === undefined) return {};
  return { reportDate: date.text, reportDateSource: { page: labelled.page.page, quote: quotePassage(labelled, at) } };
}
