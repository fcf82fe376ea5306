/** How often and how long: what the report recommends before what is in place, and a marked starting point for the rest. */
import { everyMatch } from '../../extraction/text/every-match.js';
import type { StartingService } from '../starting-services.js';
import { CONSULTS, isRange, type ServiceLine } from './service-line.js';

export const STARTING_BASIS = 'Starting point, not from the report; the team decides.';

export interface Amount {
  readonly frequency: string;
  readonly minutes: string;
  readonly basis: string;
  /** The lines that the amount is quoted from. */
  readonly quoted: readonly ServiceLine[];
}

const QUOTE_MAX = 240;
/** Longer is a school day, not a session. */
const SESSION_MINUTES_MAX = 240;
/** More in one sitting is the sum of a week or month, unless the report says that it is one sitting. */
const SITTING_MINUTES_MAX = 60;

/** "2 times per week", "1 time every two weeks". */
export const times = (sessions: number, per: string): string =>
  `${sessions} ${sessions === 1 ? 'time' : 'times'} ${per.startsWith('two ') ? 'every' : 'per'} ${per}`;

const often = ({ sessions, per }: ServiceLine) =>
  sessions === 1 && per === 'day' ? 'Every school day' : times(sessions ?? 1, per ?? 'week');

/** The words of a line between quotation marks, as far as a draft quotes them. */
export const words = ({ text }: ServiceLine): string => {
  const end = text.length <= QUOTE_MAX ? text.length : text.lastIndexOf(' ', QUOTE_MAX);
  return `"${text.slice(0, end)}"`;
};

const IN_BRACKETS = /\(([^()]*)\)/g;

/** "60 minutes per week (30 individual, 30 in a group)": the parts make the whole. */
const isInParts = (text: string, minutes: number) =>
  everyMatch(IN_BRACKETS, text).some(([, parts = '']) => {
    const lengths = (parts.match(/\d{1,3}/g) ?? []).map(Number);
    return lengths.length > 1 && lengths.reduce((sum, length) => sum + length, 0) === minutes;
  });

/** "150 minutes per week" does not say that they come in one session. */
const isTotal = ({ minutes, sessions, per, text }: ServiceLine) =>
  minutes !== undefined &&
  (minutes > SITTING_MINUTES_MAX || isInParts(text, minutes)) &&
  sessions === 1 &&
  per !== 'day' &&
  per !== 'two days' &&
  !/\bonce\b|\b(?:1|one) ?(?:x|times?|sessions?|days?|visits?)\b|\bsessions?\b/i.test(text);

const isUsable = (line: ServiceLine) =>
  !isRange(line.text) &&
  (line.minutes ?? 1) > 0 &&
  (line.minutes ?? 0) <= SESSION_MINUTES_MAX &&
  line.per !== undefined;

/** What goes on as it is fills only what the line in place does not tell. */
const CONTINUES = /^(?:continue|keep|maintain)\b|\bthat will continue\b|\bat (?:its|the) (?:present|same)/i;

export const isContinuing = (text: string, minutes: number | undefined): boolean =>
  minutes === undefined && CONTINUES.test(text);

function wholeAmount(line: ServiceLine): Amount {
  const basis = `Quoted from the report, page ${line.page}: ${words(line)}`;
  const { minutes, per } = line;
  if (isTotal(line))
    return {
      frequency: `Every ${String(per)}`,
      minutes: `${String(minutes)} minutes per ${String(per)} in all`,
      basis,
      quoted: [line],
    };
  return { frequency: often(line), minutes: `${String(minutes)} minutes per session`, basis, quoted: [line] };
}

/** The amount of one line, for a service that has no other. */
export function amountOf(line: ServiceLine): Amount | undefined {
  return isUsable(line) && line.minutes !== undefined ? wholeAmount(line) : undefined;
}

/**
 * The amount of a service from all lines of the report that speak of it.
 * @param lines recommended ones first, the fullest of each first
 */
export function amountFrom(lines: readonly ServiceLine[], starting: StartingService): Amount {
  const usable = lines.filter(isUsable);
  const ordered = [
    ...usable.filter(({ isRecommended, text, minutes }) => isRecommended && !isContinuing(text, minutes)),
    ...usable.filter(({ isRecommended, text, minutes }) => !isRecommended || isContinuing(text, minutes)),
  ];
  const frequent = ordered[0];
  if (frequent === undefined) return startingAmount(starting, lines);
  if (frequent.minutes !== undefined) return wholeAmount(frequent);
  const long = usable.find(
    (line) => line.minutes !== undefined && !isTotal(line) && !CONSULTS.test(line.text),
  );
  if (long === undefined)
    return {
      frequency: often(frequent),
      minutes: `${starting.minutes} minutes per session`,
      basis: `Frequency quoted from the report, page ${frequent.page}: ${words(frequent)}. Minutes: starting point, not from the report; the team decides.`,
      quoted: [frequent],
    };
  // "Daily" beside "5 times a week" is the same; the line with its minutes then says both.
  const isSame =
    frequent.sessions === 1 && frequent.per === 'day' && long.per === 'week' && long.sessions === 5;
  if (isSame) return wholeAmount(long);
  return {
    frequency: often(frequent),
    minutes: `${String(long.minutes)} minutes per session`,
    basis: `Frequency quoted from the report, page ${frequent.page}: ${words(frequent)}. Minutes quoted from the report, page ${long.page}: ${words(long)}`,
    quoted: [frequent, long],
  };
}

function startingAmount(starting: StartingService, lines: readonly ServiceLine[]): Amount {
  const open = lines.find(
    ({ text, minutes, per }) => isRange(text) || minutes !== undefined || per !== undefined,
  );
  const inReport =
    open === undefined
      ? ''
      : ` The report (page ${open.page}) has ${words(open)}, which gives no single amount; the team compares.`;
  return {
    frequency: times(starting.sessionsPerWeek, 'week'),
    minutes: `${starting.minutes} minutes per session`,
    basis: `${STARTING_BASIS}${inReport}`,
    quoted: open === undefined ? [] : [open],
  };
}

const MORE =
  /\b(?:increase|raise|more (?:time|minutes|sessions|often)|additional (?:time|minutes|sessions))\b/i;

/** A recommendation of more without saying how much more. */
export const asksForMore = (lines: readonly ServiceLine[]): ServiceLine | undefined =>
  lines.find(({ text, isRecommended, per }) => isRecommended && MORE.test(text) && per === undefined);
