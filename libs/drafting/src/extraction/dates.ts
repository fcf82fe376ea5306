/** Dates as reports print them, made comparable. */

export interface ReportDate {
  /** As printed. */
  readonly text: string;
  readonly index: number;
  /** Months on a common scale; year-less dates use the school year, August first. */
  readonly order: number;
  readonly hasYear: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SEASONS: Readonly<Record<string, number>> = { fall: 9, autumn: 9, winter: 1, spring: 4, summer: 7 };
const DATE =
  /\b(?:(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})|(\d{4})-(\d{2})-(\d{2})|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})|(?:(January|February|March|April|May|June|July|August|September|October|November|December|Sept|Oct|Nov|Dec|Jan|Feb)\b\.?(?:\s(\d{1,2})\b(?!\.\d))?)|(fall|autumn|winter|spring|summer)(?:\s(?:of\s)?(\d{4}))?|(?<=^\W?|\b(?:on|of|wk|week|since|from|by|through|as of|ending|date|probe|session|progress|baseline|update|data)[ :]{1,2}|\()(\d{1,2})\/(\d{1,2})(?!\/|\d|%)|(\d{1,2})\/(\d{1,2})(?=:\s))(?![\d%])/gi;

const schoolMonth = (month: number) => (month + 4) % 12;

/** Every date in a short text, in order. Bounded: the first 20. */
export function datesIn(text: string): ReportDate[] {
  const dates: ReportDate[] = [];
  for (const match of text.matchAll(DATE)) {
    if (dates.length >= 20) break;
    const [
      whole,
      usMonth,
      usDay,
      usYear,
      isoYear,
      isoMonth,
      isoDay,
      named,
      day,
      namedYear,
      lone,
      loneDay,
      season,
      seasonYear,
      shortMonth,
      shortDay,
      keyMonth,
      keyDay,
    ] = match;
    // "May" and "march" are also verbs.
    if (/^(?:may|march)$/.test(whole.trim())) continue;
    const at = { text: whole.trim(), index: match.index };
    const put = (year: number | undefined, month: number, dayOfMonth = 1) =>
      dates.push({
        ...at,
        hasYear: year !== undefined,
        order:
          (year === undefined ? schoolMonth(month) : (year < 100 ? year + 2000 : year) * 12 + month) +
          dayOfMonth / 32,
      });
    if (usMonth !== undefined) {
      if (Number(usMonth) >= 1 && Number(usMonth) <= 12) put(Number(usYear), Number(usMonth), Number(usDay));
    } else if (isoYear !== undefined) put(Number(isoYear), Number(isoMonth), Number(isoDay));
    else if (named !== undefined)
      put(Number(namedYear), MONTHS.indexOf(named.slice(0, 3).toLowerCase()) + 1, Number(day ?? 1));
    else if (lone !== undefined)
      put(undefined, MONTHS.indexOf(lone.slice(0, 3).toLowerCase()) + 1, Number(loneDay ?? 1));
    else if (shortMonth !== undefined || keyMonth !== undefined) {
      const [ofYear, ofMonth] = [Number(shortMonth ?? keyMonth), Number(shortDay ?? keyDay)];
      if (ofYear >= 1 && ofYear <= 12 && ofMonth >= 1 && ofMonth <= 31) put(undefined, ofYear, ofMonth);
    } else if (season !== undefined) {
      const month = SEASONS[season.toLowerCase()] ?? 9;
      put(seasonYear === undefined ? undefined : Number(seasonYear), month);
    }
  }
  return dates;
}
