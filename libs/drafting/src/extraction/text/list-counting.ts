/** Numbers and marks in front of headings and of the lines of a list. */

/** "9. Suggestions", "F. SUGGESTIONS", "### For the team", "IV) Next steps": without what counts or marks it. */
export const unnumbered = (heading: string) =>
  heading
    .replace(
      /^[[#>*~=+_\s-]{0,9}(?:(?:step|part|section|question)\s)?(?:(?:\d{1,2}|[IVX]{1,4}|[A-Z])(?:[.):]|\]\s)(?!\d)\s*|(?<=(?:step|part|section) )\d{1,2} ?[-–—] ?|\d{1,2}(?:\.\d{1,2})?\s{1,3}(?=[A-Z]))?/i,
      '',
    )
    .replace(/[*_:~=+\s\]-]{1,12}$/, '');

/** What numbers an entry of a list, to be set into patterns: "3.", "3)", "(3)", "[3]". */
export const ITEM_NUMBER = String.raw`\(?\d{1,2}[.)]|\[\d{1,2}\]`;

/** "2.1 Leaving area (frequency)", "6.1  Of 40 words dictated": a number of the report's own parts. */
export const SECTION_NUMBER = /^\s{0,8}\d{1,2}\.\d{1,2}\.?\s{1,3}(?=\p{Lu}\p{Ll})/u;

/** What begins a line of a list, whatever marks or numbers it. */
export const BULLET = new RegExp(
  String.raw`^(?:[-*•●▪◦‣o–·.»→➢➤✓✔■□☐☑☒~]|\[[ xX]?\]|--|[-=]{1,2}>|>{1,2}(?=\s[A-Za-z"])|${ITEM_NUMBER}|\(?[A-Za-z][.)])\s`,
);

/** How a line is counted: "9." and "10." alike, "a)" another, "" where it is not. */
export const countingOf = (text: string) =>
  /^[#>*\s-]{0,6}(\d{1,2}|[IVX]{1,4}|[A-Za-z])([.)])\s/
    .exec(text)
    ?.slice(1)
    .join('')
    .replace(/\d+/, '1')
    .replace(/[IVX]+(?=[.)])/, 'I')
    .replace(/[A-HJ-UWYZ](?=[.)])/, 'A')
    .replace(/[a-z](?=[.)])/, 'a') ?? '';

export const numberOf = (text: string) => Number(/^[#>*\s-]{0,6}(\d{1,2})[.)]/.exec(text)?.[1] ?? 0);

const ITEM_WORDS_MIN = 6;
/** "Graph paper or lattice for multi-digit multiplication": long for a heading, and not in the capitals of one. */
export const isPlainItem = (text: string) => {
  const words = text.split(/\s+/);
  return (
    words.length >= ITEM_WORDS_MIN &&
    words.slice(1).filter((word) => /^[a-z]/.test(word)).length >= 0.6 * words.length
  );
};
