/** Which of several readings of a skill is the newest, and which are history. */
import { datesIn, type ReportDate } from './dates.js';
import type { Measure } from './measure.js';

const NEWEST = /latest|newest|most recent|current|as of this|now\b|this (?:reporting|quarter|trimester)/i;

/** Older readings of the same skill in the same unit are history, whatever words they came with. */
export function markHistory(measures: readonly Measure[], reportDate: ReportDate | undefined): Measure[] {
  const dated = placedInTime(measures, reportDate);
  const prior = new Set<Measure>(dated.filter(({ isPrior }) => isPrior));
  for (const group of grouped(dated, ({ areaOfNeed, unit, subtest }) => [areaOfNeed, unit, subtest])) {
    markOlder(group, prior);
  }
  for (const group of grouped(dated, ({ areaOfNeed, unit, subtest }) => [areaOfNeed, unit, subtest])) {
    const hasNewer = group.some((measure) => !prior.has(measure) && !isBaselineLabelled(measure));
    if (hasNewer) group.filter(isBaselineLabelled).forEach((measure) => prior.add(measure));
  }
  return dated.map((measure) => (prior.has(measure) ? { ...measure, isPrior: true } : measure));
}

/** A reading is history once a newer one covers its skill: the same, a narrower one ("final /s/" for "/s/"), or any for the area's own. */
function markOlder(group: readonly Measure[], prior: Set<Measure>): void {
  const newest = new Map<string, number>();
  for (const { skill, order } of group.filter((one) => !prior.has(one))) {
    if (order !== undefined) newest.set(skill, Math.max(order, newest.get(skill) ?? order));
  }
  for (const measure of group) {
    const { order, skill, areaOfNeed } = measure;
    if (order === undefined) continue;
    const isCovered = [...newest].some(
      ([other, at]) =>
        order < at - 0.02 && (skill === areaOfNeed || other.toLowerCase().includes(skill.toLowerCase())),
    );
    if (isCovered) prior.add(measure);
  }
}

function grouped(
  measures: readonly Measure[],
  keyOf: (measure: Measure) => readonly (string | null | undefined)[],
): Measure[][] {
  return [...Map.groupBy(measures, (measure) => keyOf(measure).join('|').toLowerCase()).values()].filter(
    ({ length }) => length > 1,
  );
}

/**
 * Puts every measure on one time scale. A month or season without a year is the last such one before the newest full date
 * of the report; a number without any date is as new as the report itself.
 */
function placedInTime(measures: readonly Measure[], reportDate: ReportDate | undefined): Measure[] {
  const dates = measures.map(({ date }) => (date === undefined ? undefined : datesIn(date)[0]));
  const full = [...dates, reportDate]
    .filter((date) => date?.hasYear === true)
    .map((date) => date?.order ?? 0);
  const newest = full.length === 0 ? undefined : Math.max(...full);
  return measures.map((measure, at) => {
    const date = dates[at];
    if (date === undefined)
      return reportDate?.hasYear === true ? { ...measure, order: reportDate.order } : measure;
    if (date.hasYear || newest === undefined) return { ...measure, order: date.order };
    // `schoolMonth` counts from August; calendar months are (order + 8) mod 12.
    const month = (date.order + 8) % 12;
    const sameYear = Math.floor((newest - 1) / 12) * 12 + month;
    return { ...measure, order: sameYear <= newest + 0.99 ? sameYear : sameYear - 12 };
  });
}

const isBaselineLabelled = (measure: Measure) =>
  /\bbaseline\b/i.test(measure.quote) &&
  !NEWEST.test(measure.quote.split(/baseline/i)[0] ?? '') &&
  !/baseline (?:of|is|was)?[^.]{0,20}(?:latest|current)/i.test(measure.quote);
