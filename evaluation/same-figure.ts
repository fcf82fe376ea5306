/** When two ways to write an amount say the same: no fault of the engine, and none of who labelled the report. */

export interface ToldFigure {
  readonly value: number;
  readonly outOf?: number | undefined;
  /** The sign stands behind it. */
  readonly isPercent?: boolean | undefined;
}

/** A figure as the truth files write it, a share by its unit. */
export const toldFigure = (
  figure: { value: number; outOf?: number | undefined; unit: string } | null | undefined,
): ToldFigure | undefined =>
  figure === null || figure === undefined
    ? undefined
    : { ...figure, isPercent: figure.outOf === undefined && PERCENT.test(figure.unit) };
const PERCENT = /%|\bper ?cent\b/i;

/** Whole percent; undefined of what is no share. */
const shareOf = ({ value, outOf, isPercent }: ToldFigure): number | undefined =>
  isPercent === true
    ? Math.round(value)
    : outOf === undefined
      ? undefined
      : Math.round((100 * value) / outOf);

/** "6 of 20" and "30%" are one figure; "6 of 20" and "3 of 10" are two counts. */
export function isSameFigure(found: ToldFigure | undefined, truth: ToldFigure | undefined): boolean {
  if (found === undefined || truth === undefined) return found === truth;
  const isCount = ({ outOf, isPercent }: ToldFigure) => outOf !== undefined && isPercent !== true;
  if (isCount(found) !== isCount(truth) && shareOf(truth) !== undefined)
    return shareOf(found) === shareOf(truth);
  return found.value === truth.value && (truth.outOf ?? found.outOf) === found.outOf;
}

export interface ToldOften {
  readonly sessions?: number | null | undefined;
  readonly per?: string | null | undefined;
}

const SCHOOL_DAYS = 5;

/** Sessions of a week where they are told by the day: "daily" is five a week to one who labels, once a day to another. */
const inWeeks = ({ sessions, per }: ToldOften) =>
  per === 'day' && typeof sessions === 'number' ? SCHOOL_DAYS * sessions : undefined;

/** As often; what the truth leaves open is not asked. */
export const isAsOften = (found: ToldOften, truth: ToldOften): boolean =>
  (truth.sessions ?? found.sessions) === found.sessions ||
  (truth.per === 'week' && inWeeks(found) === truth.sessions) ||
  (found.per === 'week' && inWeeks(truth) === found.sessions);
