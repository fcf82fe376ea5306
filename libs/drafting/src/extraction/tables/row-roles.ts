/** What a row of a table is by its name or its header: others' figures, the middle or the sum of the rows above, or how a whole divides. */
import type { TableRow } from './table-row.js';

const OTHERS_ROW =
  /^(?:goals?\b(?! (?:\d|area|met\b|mastered|achieved|reached|attained))|target|benchmark|expected|norms?\b|criterion|class(?:room)? (?:average|median|mean)|peers?\b|comparison|national|grade (?:average|median)|mastery|aim|(?:grade \d{1,2} |\w+ grade )?(?:(?:fall|winter|spring) )?(?:norms?|benchmarks?)\b)/i;
const SUMMARY_ROW =
  /^(?:(?:overall |session |weekly |daily )?(?:average|mean|median|middle (?:value|score|one|figure))|avg\.?)\b/i;
/** Sums of the rows above: a share of all of them stands for them, a sum of counts for nothing. */
const TOTAL_ROW =
  /^(?:(?:grand )?totals?(?! (?:words?|digits|letters|correct|number)\b)|sum|overall|all$|all (?:classes|courses|subjects|together))\b(?! (?:average|mean|median))/i;

export const isOthersRow = (label: string): boolean => OTHERS_ROW.test(label);
export const isMiddleRow = (label: string): boolean => SUMMARY_ROW.test(label);
export const isTotalRow = (label: string): boolean => TOTAL_ROW.test(label);

/** "Antecedent | Share of all incidents": how what was counted divides, and nothing that is better or worse. */
const DIVIDES =
  /\b(?:antecedents?|consequences?|triggers?|(?:share|percent(?:age)?|proportion|%) of (?:all |the )?(?:incidents|episodes|instances|events|outbursts|behaviors?))\b/i;
/** The same by the line over the table: "What happened next". */
const HEADS_DIVISION =
  /\bwhat (?:happen(?:s|ed)|came|comes|follow(?:s|ed)) (?:right )?(?:next|afterwards?|after|before(?:hand)?)\b|\b(?:antecedents?|consequences?)\b(?! (?:strateg|interven|plan))/i;
export const headsDivision = (heading: string): boolean => HEADS_DIVISION.test(heading);
export const isOfKinds = ({ cells, title }: TableRow): boolean =>
  cells.some(({ column, text }) => DIVIDES.test(column.text) || (text.endsWith('%') && headsDivision(title)));
