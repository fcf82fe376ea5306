/** Reads a report: what it says of one student, each fact with the page and the exact words. */
import { datesIn } from './dates.js';
import { dataColumnsOf, type DataColumn, dataRow } from './data-tables.js';
import { foldPage, type PageText } from './folded-page.js';
import type { Measure } from './measure.js';
import { columnsOf, instrumentIn, normScoresIn, type ScoreContext } from './norm-scores.js';
import { markHistory } from './history.js';
import { isPlaceholder, type Passage, passagesOf, quotePassage } from './passages.js';
import { type ServiceInPlace, servicesIn } from './services-in-place.js';
import { skillMeasuresIn } from './skill-measures.js';
import { type Statement, statementsIn } from './statements.js';
import { leftoverNamesIn, type ReportStudent, studentIn, studentNamesIn } from './student.js';

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

const MEASURES_MAX = 2_000;
const PAGES_MAX = 400;

/** Extracts what a draft may use. Pure and total: any text, even none, gives a report (perhaps an empty one). */
export function readReport(pages: readonly PageText[]): Report {
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  const studentNames = studentNamesIn(passages);
  const dated = reportDateIn(passages);
  const measures = markHistory(
    measuresIn(passages),
    dated.reportDate === undefined ? undefined : datesIn(dated.reportDate)[0],
  );
  return {
    student: studentIn(passages, studentNames),
    studentNames,
    otherStudentNames: [...studentNames.slice(1), ...leftoverNamesIn(passages, studentNames)],
    measures,
    ...statementsIn(passages),
    services: servicesIn(passages),
    ...dated,
  };
}

function measuresIn(passages: readonly Passage[]): Measure[] {
  const measures: Measure[] = [];
  let context: ScoreContext = { instrument: undefined, columns: [] };
  let section = '';
  let data: readonly DataColumn[] = [];
  passages.forEach((passage, at) => {
    if (measures.length >= MEASURES_MAX || isPlaceholder(passage.text)) return;
    if (passage.heading !== section) context = { ...context, columns: passage.isRow ? context.columns : [] };
    section = passage.heading;
    const header = dataColumnsOf(passage.text);
    if (header.length > 0) {
      data = header;
      return;
    }
    const row = data.length > 0 ? dataRow(passage, data) : [];
    if (row.length > 0) {
      measures.push(...row);
      return;
    }
    if (!passage.isRow) data = [];
    const columns = columnsOf(passage.text);
    const named = instrumentIn(passage.text);
    context = {
      instrument: named ?? context.instrument,
      columns: columns.length > 0 ? columns : context.columns,
    };
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
  /\b(?:mean|average|standard deviation|norms?)\b[^.]{0,60}\b(?:100|15|50|10)\b/i.test(text) &&
  !/percentile|scored|\bhis\b|\bher\b/i.test(text) &&
  /range|mean of|deviation|\d{2,3}\s*-\s*\d{2,3}/i.test(text);

const isSameNumber = (skill: Measure, scores: readonly Measure[]) =>
  scores.some(
    (score) =>
      score.quote === skill.quote && (score.value === skill.value || score.percentile === skill.value),
  );

function datedOrPrior(score: Measure, text: string): Measure {
  const at = text.indexOf(score.subtest ?? '');
  const before = text.slice(Math.max(0, at - 60), at);
  const isPrior =
    /\bprevious|\bprior\b|\blast (?:year|evaluation|triennial)|\bin 20[01]\d\b|initial evaluation (?:in|of)|\bearlier (?:testing|evaluation)/i.test(
      before,
    );
  const date = datesIn(text)[0];
  return { ...score, isPrior, ...(date === undefined ? {} : { date: date.text }) };
}

function reportDateIn(passages: readonly Passage[]): Pick<Report, 'reportDate' | 'reportDateSource'> {
  const labelled = passages
    .slice(0, 80)
    .find(
      ({ text }) =>
        /(?:evaluation|report|assessment|testing|meeting|observation) dates?\b|dates? of (?:report|evaluation|assessment|testing|observation)|^date\s*:/i.test(
          text,
        ) && datesIn(text.slice(text.search(/dates?/i))).length > 0,
    );
  if (labelled === undefined) return {};
  const at = labelled.text.search(
    /(?:evaluation|report|assessment|testing|meeting|observation) dates?\b|dates? of (?:report|evaluation|assessment|testing|observation)|^date\s*:/i,
  );
  const date = datesIn(labelled.text.slice(at))
    .sort((a, b) => b.order - a.order)
    .find(({ hasYear }) => hasYear);
  if (date === undefined) return {};
  return {
    reportDate: date.text,
    reportDateSource: { page: labelled.page.page, quote: quotePassage(labelled, at) },
  };
}
