/** The percentile that stands right behind a score: "(96th percentile)", ", 18th", "  (37)". */

export interface RankBehind {
  readonly percentile: number;
  /** It is an ordinal, or says that it is a percentile. */
  readonly isSure: boolean;
  readonly isInBrackets: boolean;
}

/** Behind a score: its percentile, in brackets, after a comma or in the next cell. */
const PERCENTILE_BEHIND =
  /^(?:[\s.|]{0,40}\(?| - |,? ?\(|, | fell at the | is at the | at the |;)(?:(?:PR|%ile|percentile(?: rank)?)\s?[=:]?\s?)?[<>]?(\d{1,2}(?:\.\d)?)(?:(?:st|nd|rd|th)\b(?: %?(?:percentile|ile))?| ?%ile\b| ?percentile\b)?\)?/i;
const PERCENTILE_SURE = /\d(?:st|nd|rd|th)\b|%ile|percentile|\bPR\b/i;

/** What may be the percentile behind a score. */
export function rankIn(after: string): RankBehind | undefined {
  const behind = PERCENTILE_BEHIND.exec(after);
  if (behind === null) return undefined;
  const [text] = behind;
  return {
    percentile: Number(behind[1]),
    isSure: PERCENTILE_SURE.test(text),
    isInBrackets: text.includes('('),
  };
}

/** What can be nothing else than the percentile behind a score. */
export function sureRankIn(after: string): number | undefined {
  const behind = rankIn(after);
  return behind?.isSure === true ? behind.percentile : undefined;
}

/** "scaled 9  (37)": in brackets a bare figure, too, is the rank where it fits the score. */
export function rankWhere(
  behind: RankBehind | undefined,
  isFit: (percentile: number) => boolean,
): number | undefined {
  if (behind === undefined || behind.isSure) return behind?.percentile;
  return behind.isInBrackets && isFit(behind.percentile) ? behind.percentile : undefined;
}

/** "108 (70th)", "99<tab>47th" */
const ORDINAL_BEHIND =
  /(?<![\d./-])(\d{1,3})(?:\s{0,8}\((\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)\)|(?:\t|\s?\|\s?|\s{2,12})(\d{1,2})(?:st|nd|rd|th)(?=\s*$|\s*[|\t]))/;

/** The ordinal right behind the first figure of a segment, where that figure is the score. */
export function ordinalBehind(
  segment: string,
  value: number,
): Pick<RankBehind, 'percentile' | 'isInBrackets'> | undefined {
  const [, score, inside, beside] = ORDINAL_BEHIND.exec(segment) ?? [];
  const percentile = Number(inside ?? beside ?? 0);
  return Number(score) === value && percentile > 0
    ? { percentile, isInBrackets: inside !== undefined }
    : undefined;
}
