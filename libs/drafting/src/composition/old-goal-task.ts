/** What last year's goal asked for, as the next goal can ask for it: its own deed with another number. */
import type { Measure } from '../extraction/measure.js';
import { AMOUNT, isTally } from './quantities.js';
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
    .replace(/ ?\([^()]*\)/g, '')
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

const CHANCES = 'opportunities';

/** How a baseline is counted. */
export type Counting = Pick<Measure, 'kind' | 'outOf' | 'unit'>;

/** The amount behind the deed, with the words that the goal links it by and those that follow it. */
function inSameForm(link: string, kept: string, does: string, measure: Counting): string {
  const word = link === '' && /^ ?correct\b/.test(kept) ? 'with' : link;
  const isBare = word === '' && kept === '' && !RIGHT_OR_WRONG.test(does);
  // "Request with device 6 of 12": of what, the goal leaves out, and "50% of" would end there.
  if (isBare && isTally(`${AMOUNT} ${CHANCES}`, { measure }))
    return `in ${AMOUNT} ${TIMES.test(measure.unit) ? measure.unit : CHANCES}`;
  const before = word === '' && kept === ' of steps' ? 'on' : word;
  return `${before === '' ? '' : `${before} `}${AMOUNT}${kept}`;
}

/** What stands behind the deed: the amount in the form the new baseline is counted in; undefined where the two cannot be compared. */
function amountOf(
  { link = '', part, whole, rest = '', does = '' }: Record<string, string | undefined>,
  measure: Counting,
): string | undefined {
  const { kind, outOf } = measure;
  // Of another whole: the new baseline is on a longer list or another routine.
  if (part !== undefined && kind === 'ratio' && Number(whole) !== outOf) return undefined;
  const kept = rest
    .replace(OFTEN, '')
    // "Story grammar parts (character, setting": cut where the list in the bracket goes on.
    .replace(/ \([^()]*$/, '')
    .replace(/^( of [a-z]+) averaged$/, '$1')
    .trimEnd();
  if ((part !== undefined) === (kind === 'ratio')) {
    return inSameForm(link, kept, does, measure);
  }
  // "80% of her homework", of which 31 of 44 came in: a share of what comes in a time is asked for again.
  const things = /^ of (?:the |all )?([a-z].*)/.exec(kept)?.[1];
  if (things !== undefined && link === '' && isTally(`${AMOUNT} ${things}`, { measure }))
    return `${AMOUNT} ${things}`;
  if (!/accura|correct/.test(`${kept} ${does}`)) return undefined;
  return kind === 'ratio' ? `with ${AMOUNT} correct` : `with ${AMOUNT} accuracy`;
}

/** "Omar will respond to redirection without shouting": its level stands behind it in brackets, or elsewhere. */
const DEED = /\b(?:will|shall)\s+(?:be able to\s+)?(?<does>[a-z][^.;:("]{3,150}?)\s*(?=[.;("]|$)/i;
/** What is right or wrong: only of that a share is one of accuracy. */
const RIGHT_OR_WRONG =
  /^(?:correctly )?(?:produce|say|read|decode|spell|write|answer|solve|compute|add|subtract|multiply|divide|name|identify|label|define|match|count)\b/i;
const TIMES =
  /^(?:trials|opportunities|times|occasions|situations|instances|attempts|chances|days|periods)\b/;

/** The amount behind a deed that names none; undefined where the count would read as one of something else. */
function amountBehind(does: string, { kind, unit }: Counting): string | undefined {
  if (kind === 'percent' && unit.startsWith('of ')) return `in ${AMOUNT} ${unit}`;
  if (kind === 'percent' && unit === 'accuracy')
    return RIGHT_OR_WRONG.test(does) ? `with ${AMOUNT} accuracy` : undefined;
  return kind === 'ratio' && TIMES.test(unit) ? `in ${AMOUNT} ${unit}` : undefined;
}

/** The deed of a goal whose own sentence holds no level and no other figure. */
function taskWithoutLevel(text: string, baseline: Counting): OldGoalTask | undefined {
  const found = DEED.exec(text);
  const does = found?.groups?.['does'] ?? '';
  const verb = /^(?:correctly |independently )?([a-z-]+)/i.exec(does)?.[1]?.toLowerCase();
  if (found === null || /\d/.test(does) || !isBaseForm(verb ?? '')) return undefined;
  const amount = amountBehind(does, baseline);
  if (amount === undefined) return undefined;
  const condition = conditionOf(text.slice(0, found.index));
  return { action: `${does} ${amount}`, ...(condition === undefined ? {} : { condition }) };
}

/** "Retell a story with 5 of 7 parts", "to retell it": what somebody will do. */
function withWill(goal: string): string {
  const [whole = '', verb = ''] = /^(?:to )?([a-z]+)(?= )/i.exec(goal) ?? [];
  return /\b(?:will|shall)\b/i.test(goal) || !isBaseForm(verb.toLowerCase())
    ? goal
    : `Will ${verb.toLowerCase()}${goal.slice(whole.length)}`;
}

/**
 * @param goal last year's goal as written
 * @param baseline how the new one is counted
 * @returns undefined where the goal's sentence is not built like one, or counts in another way
 */
export function oldGoalTask(goal: string, baseline: Counting): OldGoalTask | undefined {
  const text = withWill(goal.replace(/\s+/g, ' '));
  const found = ASKED.exec(text);
  const does = found?.groups?.['does'] ?? '';
  if (found === null) return taskWithoutLevel(text, baseline);
  if (does.length > DEED_MAX || /\d ?%|\d (?:of|out of) \d/.test(does)) return undefined;
  const verb = /^(?:correctly |independently |accurately |verbally |orally )?([a-z-]+)/i.exec(does)?.[1];
  const amount = isBaseForm(verb?.toLowerCase() ?? '') ? amountOf(found.groups ?? {}, baseline) : undefined;
  if (amount === undefined) return undefined;
  const condition = conditionOf(text.slice(0, found.index));
  return { action: `${does} ${amount}`, ...(condition === undefined ? {} : { condition }) };
}
