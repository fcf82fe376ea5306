/** What a bare figure in a cell counts: by the name of its row, else by the head of its column. */
import { withoutStatistic } from '../extraction/figures/unit-names.js';

/** Where a row's name ends: two spaces, a bar, a tab, dots, or the first figure. */
const ROW_NAME =
  /^[\s|*•-]*([A-Za-z%#](?:[^|\t\d(]|\([^()|\t]{0,40}\))*?)(?: {2,}|\s*[|\t]|\.{3,}|\s+(?=\d)|\s*:)/;
/** Says which of several, or when, and not of what. */
const NO_UNIT =
  /^(?:(?:median|mean|average|avg|totals?|sums?|all|both|together|overall|now|then|current|latest|newest|baseline|start|end|entry|exit|date|day|week|wk|month|quarter|term|trimester|session|probe|trial|sample|visit|grade|fall|autumn|winter|spring|summer|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|mon|tues?|wed|thu|thurs|fri|BOY|MOY|EOY|of|to|the|over|this|last|descriptions?|descriptors?|classification|category|interpretation|benchmarks?|targets?|goals?|norms?|scores?|standard|range|status|codes?|results?|levels?|pages?|notes?|comments?|student|child|m|t|w|f)\.?(?:\s+|$))+$/i;
const BRACKETED = /\(([^()]{3,40})\)/;
const WORDS_MAX = 6;

/** "Words Correct / min", "ORF (words correct per minute)", "CWS": as units are printed; undefined where it names none. */
function unitIn(told: string): string | undefined {
  const bracketed = BRACKETED.exec(told)?.[1];
  if (bracketed !== undefined && /\bper\b|\/|minute|correct/i.test(bracketed)) return tidy(bracketed);
  const bare = told.replace(/\([^()]*\)?/g, ' ').trim();
  return bare === '' || NO_UNIT.test(bare) ? undefined : tidy(bare);
}

const MINUTE = /\s?\/\s?(?:min(?:ute)?|1 min)\b|\b(?:in|a|an|per) (?:1|one) min(?:ute)?\b/gi;
const RATE = /\b[wc]{1,2}pm\b/i;

function tidy(told: string): string | undefined {
  const unit = withoutStatistic(told)
    .replace(RATE, 'words correct per minute')
    .replace(MINUTE, ' per minute')
    .replace(/[^A-Za-z%' -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ per$/i, '')
    .toLowerCase();
  return /[a-z]{3}/.test(unit) && unit.split(' ').length <= WORDS_MAX ? unit : undefined;
}

/**
 * @param before the row up to the figure
 * @param column the head of its column; empty where it has none
 */
export const unitOfCell = (before: string, column: string): string | undefined =>
  unitIn(ROW_NAME.exec(before)?.[1] ?? '') ?? unitIn(column);
