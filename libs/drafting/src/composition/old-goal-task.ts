/** What last year's goal asked for, as the next goal can ask for it: its own deed with another number. */
import { AMOUNT } from './quantities.js';
import { isBaseForm } from './verb-forms.js';

export interface OldGoalTask {
  /** "add and subtract fractions with unlike denominators with {n} problems correct". */
  readonly action: string;
  /** "given a fourth-grade passage". */
  readonly condition?: string;
}

const ASKED =
  /\b(?:will|shall)\s+(?:be able to\s+)?(?<does>(?:correctly |independently |accurately |verbally |orally )?[a-z][^.;:]{3,170}?),?\s+(?:(?<link>with|in|on|at|for|to)\s+)?(?:at least |an? average of )?(?:(?<part>\d{1,3})\s?(?:of|out of|\/)\s?(?:the )?(?:last )?(?<whole>\d{1,3})|(?<percent>\d{1,3})\s?(?:%|percent\b))(?<rest>[^.;:,]*)/i;
/** How often, over what and who says so: the new goal's own. */
const OFTEN =
  /,? ?\b(?:(?:on|in|across|over|for|during) (?:at least |each of )?(?:\d|two|three|four|five|six|consecutive|the (?:last|next))|as measured|measured|by (?:the|\w+ \d)|on (?:a )?(?:weekly|monthly|biweekly)|over (?:a|the)|per (?:week|quarter|month)).*$/i;
const GIVEN = /^(?:given|when|after|during|using|while|with|without|from|on|in) /i;
const DEED_MAX = 150;

/** The clause that says under what condition, without the goal's date. */
function conditionOf(lead: string): string | undefined {
  const clauses = lead
    .replace(/^["“'\s]+/, '')
    .split(/, /)
    .map((clause) => clause.trim().replace(/,$/, ''));
  const found = clauses.find(
    (clause) =>
      GIVEN.test(clause) && !/\b20\d\d\b|\b\d{1,2}\/\d{1,2}\b|\b(?:weeks|months|iep|year)\b/i.test(clause),
  );
  return found === undefined || found.length > 130
    ? undefined
    : `${found.charAt(0).toLowerCase()}${found.slice(1)}`;
}

/**
 * @param goal last year's goal as written
 * @param kind how the new baseline is counted
 * @returns undefined where the goal's sentence is not built like one, or counts in another way
 */
export function oldGoalTask(goal: string, kind: 'ratio' | 'percent'): OldGoalTask | undefined {
  const text = goal.replace(/\s+/g, ' ');
  const found = ASKED.exec(text);
  const { does = '', link = '', part, rest = '' } = found?.groups ?? {};
  if (found === null || does.length > DEED_MAX || /\d+ ?%|\d+ (?:of|out of) \d+/.test(does)) return undefined;
  const verb =
    /^(?:correctly |independently |accurately |verbally |orally )?([a-z-]+)/i
      .exec(does)?.[1]
      ?.toLowerCase() ?? '';
  if (!isBaseForm(verb)) return undefined;
  const kept = rest.replace(OFTEN, '').trimEnd();
  const isSameForm = (part !== undefined) === (kind === 'ratio');
  const condition = conditionOf(text.slice(0, found.index));
  const tail = isSameForm
    ? `${link === '' ? (/^ ?correct/.test(kept) ? 'with ' : '') : `${link} `}${AMOUNT}${kept}`
    : kind === 'ratio'
      ? `with ${AMOUNT} correct`
      : `with ${AMOUNT} accuracy`;
  if (!isSameForm && !/accura|correct/.test(`${kept} ${does}`)) return undefined;
  return { action: `${does} ${tail}`, ...(condition === undefined ? {} : { condition }) };
}
