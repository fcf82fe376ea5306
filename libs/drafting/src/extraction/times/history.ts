/** Which of several readings of a skill is the newest, and which are history. */
import { isSupported } from '../figures/supported-figures.js';
import { datesIn, MONTHS_OF_YEAR, type ReportDate } from './dates.js';
import { daysInBracket } from './days.js';
import type { Finding } from '../findings.js';
import { inOneLine, isNormScore, type Measure, isOfWhole } from '../measure.js';
import { overTheYear } from './counted-anew.js';

/** Months after which a number is history though nothing newer stands beside it. */
const OLD_MONTHS = 14;
/** Months after which a report is likely to tell of the skill anew. */
const EARLY_MONTHS = 6;

/** "In the fall it was 3 of 16": a figure of months ago, told for comparison. */
const PAST_FIGURE =
  /\b(?:it|this|that|the (?:figure|number|score|rate|count|share)s?) (?:was|were|had been|happened|came to|stood at)\b/i;
const PAST_MONTHS = 3.5;

const isPastFigure = ({ date, order, quote }: Measure, now: number) =>
  date !== undefined &&
  order !== undefined &&
  order < now - PAST_MONTHS &&
  PAST_FIGURE.test(inOneLine(quote));

/** A number without a date is as new as the report; by so much it must be newer than a dated one to replace it. */
const UNDATED_NEWER_MONTHS = 2;

/** Older readings of the same skill in the same unit are history, whatever words they came with. */
export function markHistory(findings: readonly Finding[], reportDate: ReportDate | undefined): Measure[] {
  const placed = placedInTime(overTheYear(withoutSummed(findings)), reportDate);
  const prior = new Set<Finding>(placed.filter(({ measure }) => measure.isPrior));
  const inTables = placed.filter(isInTable);
  const groups = grouped(placed, unitKey);
  for (const group of [
    ...grouped(placed, (finding) => [finding.topic, ...unitKey(finding)]),
    ...grouped(inTables, tableKey),
  ])
    markSteps(group, prior);
  for (const group of [
    ...groups,
    ...grouped(inTables, tableKey),
    ...grouped(placed.filter(isDatedRatio), sentenceKey),
  ])
    markOlder(group, prior);
  for (const group of grouped(placed.filter(isToldInProse), (finding) => [
    ...unitKey(finding),
    ...sentenceKey(finding),
  ]))
    markBeforeNow(group, prior);
  if (reportDate?.hasYear === true) for (const group of groups) markWindows(group, reportDate.order, prior);
  markStarts(placed, prior);
  for (const group of grouped(placed.filter(isToldInProse), shareKey)) markToldBefore(group, prior);
  const newest = newestOf(placed, reportDate);
  const now = reportDate?.hasYear === true ? reportDate.order : undefined;
  return placed.map((finding) => {
    const { measure, when } = finding;
    if (measure.isPrior) return measure;
    const age = newest === undefined || measure.date === undefined ? 0 : newest - (measure.order ?? newest);
    const isToldOf = now !== undefined && isPastFigure(measure, now);
    const isOldScore =
      isNormScore(measure) &&
      isReplaced(measure, placed) &&
      (age > OLD_SCORE_MONTHS || isOfEarlierYear(measure, now ?? newest));
    if (prior.has(finding) || age > OLD_MONTHS || isToldOf || isOldScore)
      return { ...measure, isPrior: true };
    return when?.kind === 'start' || age > EARLY_MONTHS ? { ...measure, isEarly: true } : measure;
  });
}

/** Months after which a score is of another evaluation than this one. */
const OLD_SCORE_MONTHS = 8;
/** Whether a newer test of the same area stands beside it. */
const isReplaced = (old: Measure, placed: readonly Finding[]): boolean =>
  placed.some(
    ({ measure }) =>
      measure !== old &&
      isNormScore(measure) &&
      !measure.isPrior &&
      measure.areaOfNeed === old.areaOfNeed &&
      (measure.date === undefined || (measure.order ?? 0) > (old.order ?? 0)) &&
      (yearOfRow(measure) ?? Number.POSITIVE_INFINITY) > (yearOfRow(old) ?? 0),
  );

/** "Sounds-in-Words 2022   58": the row names the year of its score. */
const YEAR_OF_ROW = /^[^\d\n]{3,60}\b(20[0-4]\d)\)?(?=\s{2,}|\t|\s?\|)/;
const yearOfRow = ({ quote }: Measure): number | undefined => {
  const year = YEAR_OF_ROW.exec(quote)?.[1];
  return year === undefined ? undefined : Number(year);
};
function isOfEarlierYear(measure: Measure, now: number | undefined): boolean {
  const year = yearOfRow(measure);
  return year !== undefined && now !== undefined && MONTHS_OF_YEAR * (year + 1) < now;
}

/** Where a column ends with its own mean or median, that stands for the rows above it. */
function withoutSummed(findings: readonly Finding[]): Finding[] {
  const summed = new Set(
    findings.flatMap(({ series }) =>
      series.endsWith('summary') ? [series.slice(0, -'summary'.length)] : [],
    ),
  );
  return findings.filter(({ series }) => !summed.has(series));
}

/** What two numbers must share to be of one series. */
const unitKey = ({ measure }: Finding) => {
  const { areaOfNeed, kind, unit, outOf, subtest, reporter } = measure;
  // "1 interaction" and "4 interactions" count the same.
  const counted = kind === 'count' ? unit.replace(/s(?= per |$)/g, '') : unit;
  return [
    areaOfNeed,
    kind,
    kind === 'ratio' ? outOf : counted,
    subtest,
    isNormScore({ kind }) ? reporter : '',
  ];
};

/** "6 of 24 turns (Jan 14), 7 of 25 (Jan 16)": shares told one after the other in one sentence, whatever each is of. */
const sentenceKey = ({ measure }: Finding) => [measure.areaOfNeed, measure.page, measure.quote];
const isDatedRatio = ({ measure, when }: Finding) =>
  measure.kind === 'ratio' && when?.kind === 'date' && measure.unit !== 'items';

/** The same for ratios of one row or column of a table, whatever they are of; others stand alone. */
const tableKey = ({ measure, series }: Finding) => [measure.areaOfNeed, series];
const isInTable = ({ measure, series }: Finding) => measure.kind === 'ratio' && series.startsWith('t');

/** The same for what is counted as a share, whatever it is of, and for anything else in one unit. */
const shareKey = ({ measure: { areaOfNeed, kind, unit } }: Finding) => [
  areaOfNeed,
  isOfWhole(kind) ? 'share' : unit,
];
const isToldInProse = ({ measure, series }: Finding) => series.startsWith('p') && !isNormScore(measure);

function grouped(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => readonly (string | number | null | undefined)[],
): Finding[][] {
  return [...Map.groupBy(findings, (finding) => keyOf(finding).join('|').toLowerCase()).values()].filter(
    ({ length }) => length > 1,
  );
}

/** "Friday list tests, average this period: 93": what was learned for the test is no newer reading of free writing. */
const PRACTICED =
  /\b(?:list tests?|(?:friday|weekly) (?:(?:list|word|spelling) )?(?:tests?|quizz?(?:es)?)|(?<!\bun)(?<!\bnot )(?<!\bnever )(?:studied|rehearsed|practiced) (?:words|lists?|passages?|texts?|facts)|after (?:a week|studying|practice|rehears\w+))\b/i;
const isOfPracticed = ({ quote }: Measure) => PRACTICED.test(inOneLine(quote));

/** Whether a newer number speaks of what an older one does: the same skill, a narrower one, or any for the area's own. */
const covers = (newer: Measure, older: Measure) =>
  !isSoundPart(newer, older) &&
  !(isOfPracticed(newer) && !isOfPracticed(older)) &&
  (older.skill === older.areaOfNeed ||
    newer.skill === newer.areaOfNeed ||
    newer.skill.toLowerCase().includes(older.skill.toLowerCase()));

/** "Literal questions give no trouble (10 of 10)": nothing of the skill that is short, whatever was counted of that before. */
const isSoundPart = (newer: Measure, older: Measure) =>
  newer.isStrength &&
  !older.isStrength &&
  // "On task 52% in math; in reading groups 81%, as the peer": intervals of one week are of several lessons.
  (newer.kind === 'interval' || (newer.skill !== newer.areaOfNeed && newer.skill !== older.skill));

/** Quarters and "now": everything told before the newest of them is history. */
function markSteps(group: readonly Finding[], prior: Set<Finding>): void {
  const rankOf = ({ when }: Finding) =>
    when?.kind === 'now'
      ? Number.POSITIVE_INFINITY
      : when?.kind === 'step'
        ? when.step
        : when?.kind === 'start'
          ? -1
          : undefined;
  for (const [at, finding] of group.entries()) {
    const rank = rankOf(finding);
    const isDated = finding.when?.kind === 'date';
    const isNewerTold = group.some((other) => {
      const otherRank = rankOf(other);
      if (other === finding || prior.has(other) || !covers(other.measure, finding.measure)) return false;
      // After the quarters, in the same breath, a date: that is the newest.
      const isDatedAfter = finding.when?.kind === 'step' && other.when?.kind === 'date';
      if (isDatedAfter && other.series === finding.series && group.indexOf(other) > at) return true;
      if (otherRank === undefined) return false;
      if (isDated) return other.when?.kind === 'now' && other.series === finding.series;
      return rank !== undefined && otherRank > rank;
    });
    if (isNewerTold) prior.add(finding);
  }
}

/** "30%, 30%, 40%, and this week 45%": told one after the other, and only the last called new. */
function markBeforeNow(group: readonly Finding[], prior: Set<Finding>): void {
  const last = group.at(-1);
  if (group.length < 3 || last?.when?.kind !== 'now') return;
  const before = group.slice(0, -1);
  if (before.every(({ when, measure }) => when === undefined && covers(last.measure, measure)))
    for (const finding of before) prior.add(finding);
}

/** A number without a date replaces a dated one: at once in the same paragraph and on the same material, else after a while. */
const isClearlyNewer = (undated: Finding, dated: Finding, months: number) =>
  !SAME_TIME.test(inOneLine(undated.measure.quote)) &&
  (undated.series === dated.series
    ? months > 0.4 && materialOf(undated.measure.quote) === materialOf(dated.measure.quote)
    : months > UNDATED_NEWER_MONTHS);
/** "In math that same morning". */
const SAME_TIME = /\b(?:that|the) same (?:morning|afternoon|day|visit|week|session|hour)\b/i;

const materialOf = (quote: string) =>
  (
    quote.match(
      /\bgrade \d{1,2}|\d(?:st|nd|rd|th)[- ]grade|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grade/gi,
    ) ?? []
  )
    .join(' ')
    .toLowerCase();

/** "In November" is no earlier than "11/06/26": a month told without its day may be any day of it. */
const isSameMonth = ({ date = '', order = 0 }: Measure, newer: Measure) =>
  /^[A-Za-z]{3,9}\.?(?:,? 20\d\d)?$/.test(date) && Math.floor(order) === Math.floor(newer.order ?? 0);

/** "With a glossary: 9 of 12": what is done with help is no newer reading of what is done alone. */
const isOnlyWithHelp = ({ measure }: Finding, { measure: older }: Finding) =>
  measure.kind === older.kind && isSupported(measure) && !isSupported(older);

/** Months before the report within which a dated probe is newer than any screening of a part of the year. */
const LATEST_MONTHS = 1;

/** "Middle of year: 71", and a check of this month: 79. The window closed before the check. */
function markWindows(group: readonly Finding[], now: number, prior: Set<Finding>): void {
  const isLatest = ({ measure, when }: Finding) =>
    when?.kind === 'date' &&
    /\d/.test(when.text) &&
    (measure.order ?? 0) >= now - LATEST_MONTHS &&
    (measure.order ?? 0) <= now + LATEST_MONTHS;
  const latest = group.filter((finding) => isLatest(finding) && !prior.has(finding));
  for (const finding of group) {
    const { measure, when, series } = finding;
    if (measure.kind !== 'rate' || when?.kind !== 'step' || !series.startsWith('t')) continue;
    const isClosed = latest.some(
      (other) =>
        covers(other.measure, measure) &&
        other.series !== series &&
        !isOnlyWithHelp(other, finding) &&
        materialOf(other.measure.quote) === materialOf(measure.quote),
    );
    if (isClosed) prior.add(finding);
  }
}

/** What is watched in a lesson, and not taught in it. */
const WATCHED_AREA = /^(?:Attention|Behavior|Work completion|Sensory|Social skills|Emotional)/;
const SETTING =
  /\b(?:writing|reading|math(?:ematics)?|science|social studies|ELA|language arts|english|spelling|art|music|PE|gym|lunch|recess|cafeteria|library|circle time|rug time|centers|specials)\b/gi;
const settingsOf = (quote: string) => new Set((quote.match(SETTING) ?? []).map((word) => word.toLowerCase()));

/** "1/27, writing: on task 32%" and "2/3, math: on task 88%": how it is in one lesson is no newer reading of another. */
const isElsewhere = ({ measure }: Finding, { measure: older }: Finding) =>
  measure.quote !== older.quote &&
  measure.isStrength !== older.isStrength &&
  WATCHED_AREA.test(older.areaOfNeed ?? '') &&
  areApart(settingsOf(measure.quote), settingsOf(older.quote));
const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && ![...one].some((setting) => other.has(setting));

/** "Of 88 assignments given since September": the time is not over. */
const isSince = ({ measure: { quote }, when }: Finding) =>
  when?.kind === 'date' && inOneLine(quote).includes(`since ${when.text}`);

/** A reading is history once a newer one covers its skill. */
function markOlder(group: readonly Finding[], prior: Set<Finding>): void {
  for (const finding of group) {
    const { order } = finding.measure;
    if (order === undefined || finding.when?.kind === 'now' || isSince(finding)) continue;
    const isCovered = group.some(
      (other) =>
        other !== finding &&
        !prior.has(other) &&
        other.measure.order !== undefined &&
        !isOnlyWithHelp(other, finding) &&
        !isElsewhere(other, finding) &&
        order < other.measure.order - 0.02 &&
        !isSameMonth(finding.measure, other.measure) &&
        (other.measure.date !== undefined ||
          other.when?.kind === 'now' ||
          isClearlyNewer(other, finding, other.measure.order - order)) &&
        covers(other.measure, finding.measure),
    );
    if (isCovered) prior.add(finding);
  }
}

/** "In the first quarter the count was 18 of 44": told as past, where the area has a figure that is told as it is. */
const TOLD_AS_PAST = /\b(?:was|were|had|did|gave|got|came|stood|read|wrote|found|made|showed|[a-z]{3,}ed)\b/;
const TOLD_BEFORE_MONTHS = 2;

/** "At the tryout (10/14) she did 6 of 15", "the grade book since August": the day belongs to what was done, or the time is not over. */
const isOnlyPlaced = (date: string, quote: string) => {
  const index = Math.max(0, quote.indexOf(date));
  // "At the tryout (10/14 and 10/16)": the bracket opens before the first of them.
  const before = quote.slice(0, daysInBracket(quote, index)[0]?.index ?? index);
  return /\bsince $/i.test(before) || (before.endsWith('(') && !TIME_BEFORE_BRACKET.test(before));
};
const TIME_BEFORE_BRACKET = /\b(?:grade(?: \d{1,2})?|fall|autumn|winter|spring|summer|year) \($/i;

/** A figure told of an earlier month or quarter never stands before one of the same skill that is told without any. */
function markToldBefore(group: readonly Finding[], prior: Set<Finding>): void {
  const current = group.filter(
    (finding) => !prior.has(finding) && finding.when?.kind !== 'step' && finding.when?.kind !== 'start',
  );
  if (current.length === 0) return;
  for (const finding of group) {
    const { measure, when } = finding;
    if ((when?.kind !== 'date' && when?.kind !== 'step') || !TOLD_AS_PAST.test(inOneLine(measure.quote)))
      continue;
    if (when.kind === 'date' && isOnlyPlaced(when.text, measure.quote)) continue;
    const isToldAnew = current.some(
      (other) =>
        other.measure.quote !== measure.quote &&
        !isOnlyWithHelp(other, finding) &&
        !other.measure.isStrength &&
        covers(other.measure, measure) &&
        (when.kind === 'step'
          ? other.topic === finding.topic && other.when?.kind !== 'date'
          : measure.order !== undefined &&
            other.measure.order !== undefined &&
            other.measure.order - measure.order > TOLD_BEFORE_MONTHS),
    );
    if (isToldAnew) prior.add(finding);
  }
}

/** Where a series began is history as soon as anything newer of the area stands in its block, or in its unit anywhere. */
function markStarts(findings: readonly Finding[], prior: Set<Finding>): void {
  const isStart = ({ when }: Finding) => when?.kind === 'start';
  const current = findings.filter(
    (finding) => !isStart(finding) && !prior.has(finding) && !isNormScore(finding.measure),
  );
  for (const start of findings.filter(isStart)) {
    const hasNewer = current.some(
      ({ measure, topic }) =>
        measure.areaOfNeed === start.measure.areaOfNeed &&
        (topic === start.topic ||
          (measure.unit === start.measure.unit && measure.kind === start.measure.kind)) &&
        (topic === start.topic || covers(measure, start.measure)),
    );
    if (hasNewer) prior.add(start);
  }
}

function newestOf(findings: readonly Finding[], reportDate: ReportDate | undefined): number | undefined {
  if (reportDate?.hasYear === true) return reportDate.order;
  const dated = findings.flatMap(({ when }) => (when?.kind === 'date' && when.hasYear ? [when.order] : []));
  return dated.length === 0 ? undefined : Math.max(...dated);
}

/** So far behind the newest full date a day or month may lie and be of the same time. */
const AHEAD_MONTHS = 0.99;
/** "Last October", written at the beginning of November: the month before would be called October. */
const LAST_MONTHS = 1.5;
/** "Start (5/25)" of a report written in May. */
const isStartedOn = (quote: string, date: string) =>
  /\b(?:start(?:ed|ing)?|began|baseline|initial|entry)\W{0,4}$/i.test(
    quote.slice(0, Math.max(0, quote.indexOf(date))),
  );

/**
 * Puts every measure on one time scale. A month or season without a year is the last such one before the newest full date
 * of the report; a number without any date is as new as the report itself.
 */
function placedInTime(findings: readonly Finding[], reportDate: ReportDate | undefined): Finding[] {
  const newest = newestOf(findings, reportDate);
  return findings.map((finding) => {
    const { measure, when } = finding;
    const date =
      when?.kind === 'date' ? when : measure.date === undefined ? undefined : datesIn(measure.date)[0];
    const at = (order: number): Finding => ({ ...finding, measure: { ...measure, order } });
    const isLast = (told: string) => inOneLine(measure.quote).includes(`ast ${told}`);
    if (date === undefined)
      return reportDate?.hasYear === true && when?.kind !== 'prior' && when?.kind !== 'start'
        ? at(reportDate.order)
        : finding;
    // A column headed by the year of the report is as new as the report.
    if (newest !== undefined && date.text === String(Math.floor((newest - 1) / 12))) return at(newest);
    if (date.hasYear || newest === undefined) return at(date.order);
    // `schoolMonth` counts from August; calendar months are (order + 8) mod 12, and December the twelfth, not none.
    const counted = (date.order + 8) % 12;
    const month = counted < 1 ? counted + 12 : counted;
    const sameYear = Math.floor((newest - 1) / 12) * 12 + month;
    const isOver =
      sameYear <= newest + (isStartedOn(measure.quote, date.text) ? 0 : AHEAD_MONTHS) &&
      !(sameYear > newest - LAST_MONTHS && isLast(date.text));
    return at(isOver ? sameYear : sameYear - 12);
  });
}
