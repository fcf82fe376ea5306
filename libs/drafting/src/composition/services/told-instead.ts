/** What stands among a report's recommendations and recommends nothing: figures, marks, what becomes of the papers. */

/** "Method at the register: 3 of 10 purchases", "looked up in 4 of 15 tries". */
const FIGURE = /\b\d{1,3} (?:out )?of (?:the )?\d{1,3}\b/;
/** In front of a figure that is to be reached, or that says how many of the days. */
const AIM =
  /\b(?:until|till|when|once|reach\w*|at least|targets?|goals?|aim\w*|criteri\w+|to|for|toward|at|on)\s[^.;:]{0,30}$/i;

/** "Draft sent home 4/10", "A copy of the report goes to Dr. Levy". */
const PAPERS =
  /^(?:(?:a|an|the|this|my|our|all|both) )?(?:[\p{L}-]+ )?(?:drafts?|reports?|cop(?:y|ies)|notices?|letters?|forms?|minutes|invitations?|protocols?|records|packets?)\b[^.;:]{0,40}\b(?:sent|mailed|e-?mailed|handed|filed|attached|enclosed|signed|to follow|available|go(?:es)? (?:home|out|to))\b/iu;

/** "Services to be discussed at the meeting": what is left open asks for nothing yet. */
const LEFT_OPEN = /\bto be (?:discussed|talked (?:over|about|through)|taken up|raised)\b/i;

/** "Math is a B", "Comprehension is within the average range". */
const STATUS =
  /^(?:[\p{L}'/-]+ ){1,4}(?:is|are|remains?) (?:an? [A-F][+-]?(?![\p{L}])|(?:well |far )?(?:low|below|above|high|within|at|average|strong|secure|fine)\b)/u;
const WISH = /\b(?:should|would benefit|recommend\w*|suggest\w*|propos\w*|needs?|ask(?:s|ed)? that)\b/i;

/** "I recommend the following to the committee." */
const ANNOUNCES = /\b(?:recommend|suggest|propos)\w* (?:all )?(?:of )?(?:the )?following\b(?![^.]*:\s*\S)/i;

function tellsFigure(text: string): boolean {
  const figure = FIGURE.exec(text);
  return figure !== null && !AIM.test(text.slice(0, figure.index));
}

/** Whether a sentence among the recommendations only tells of something. */
export const isToldInstead = (text: string): boolean =>
  tellsFigure(text) ||
  PAPERS.test(text) ||
  LEFT_OPEN.test(text) ||
  ANNOUNCES.test(text) ||
  (STATUS.test(text) && !WISH.test(text));
