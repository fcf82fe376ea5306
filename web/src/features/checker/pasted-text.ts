/** Finds the goals in a text that was pasted: goals from a plan, a list, or copied from a card of ours. */
import { type FapeLine, SERVICE_FIELDS } from '@goalwright/contracts/api/goals';
import { goals as words } from '../../texts/goals';
import { emptyGoal, GOALS_MAX, type PastedGoal, TEXT_LIMITS } from './pasted-goal';

type Part = 'area' | 'baseline' | 'goal' | 'objectives' | 'services';

/** What plans call each part. The longer name first, so that it is taken whole. */
const NAMES: readonly (readonly [Part, RegExp])[] = [
  ['area', /^(?:area of (?:need|concern)|area|domain|skill area)$/],
  [
    'baseline',
    /^(?:present levels?(?: of [a-z ]{1,60})?|plaafps?|plops?|baseline(?: data)?|current levels?(?: of [a-z ]{1,60})?)$/,
  ],
  ['goal', /^(?:(?:measurable )?annual goal|iep goal|smart goal|goal)$/],
  [
    'objectives',
    /^(?:(?:short[- ]term |instructional )?objectives(?: ?(?:\/|or|and) ?benchmarks)?|benchmarks)$/,
  ],
  [
    'services',
    /^(?:recommended fape services|recommended services|(?:special education )?(?:and related )?services|fape)$/,
  ],
];
/** `Goal 2`, `IEP Goal #2 (J.W.)`, `Annual Goal 3: Given ...` */
const NUMBERED_GOAL =
  /^(?:(?:measurable )?(?:annual |iep )?goal) ?#? ?\d{1,2}(?: ?\([^)]{0,80}\))?(?:[.:)]+\s*|\s*$)(.*)$/i;
const LABEL = /^([\p{L} /-]{3,80}?)\s*:\s*(.*)$/u;
const LIST_MARK = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/;
/** Lines that our own copied text adds to a goal and that are no part of it. */
const NOT_OF_THE_GOAL = new Set<string>([words.copy.draft, words.services.team]);
const CHARACTERS_MAX = 300_000;

/** The part a heading names, without what people decorate it with. */
function partNamed(heading: string): Part | undefined {
  const plain = heading.replace(/[*_#]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
  return NAMES.find(([, name]) => name.test(plain))?.[0];
}

interface Heading {
  readonly part: Part | 'number';
  readonly rest: string;
}

function headingOf(raw: string): Heading | undefined {
  const line = raw.replace(/[*_#]+/g, ' ').trim();
  const numbered = NUMBERED_GOAL.exec(line);
  if (numbered) return { part: 'number', rest: numbered[1] ?? '' };
  const [, label, rest = ''] = LABEL.exec(line) ?? [];
  const part = partNamed(label ?? line);
  return part === undefined ? undefined : { part, rest: label === undefined ? '' : rest };
}

interface Reading {
  readonly lines: Readonly<Record<Part, string[]>>;
  isBegun: boolean;
}

const newReading = (): Reading => ({
  lines: { area: [], baseline: [], goal: [], objectives: [], services: [] },
  isBegun: false,
});

/** Whether a heading of this part begins another goal: nothing is said twice of one. */
function beginsAnother({ lines }: Reading, part: Part): boolean {
  const has = (one: Part) => lines[one].some((line) => line.trim() !== '');
  return has(part) || (part === 'area' && has('goal'));
}

function withHeadings(lines: readonly string[]): PastedGoal[] {
  const readings: Reading[] = [newReading()];
  let at: Part = 'goal';
  const begin = () => {
    const last = readings.at(-1);
    if (last?.isBegun !== true) return;
    readings.push(newReading());
  };
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading?.part === 'number') begin();
    else if (heading && beginsAnother(readings.at(-1) ?? newReading(), heading.part)) begin();
    if (heading) at = heading.part === 'number' ? 'goal' : heading.part;
    const said = heading ? heading.rest : line;
    const reading = readings.at(-1);
    if (!reading) continue;
    reading.isBegun ||= said.trim() !== '';
    reading.lines[at].push(said);
  }
  return readings.filter(({ isBegun }) => isBegun).map(toGoal);
}

const text = (lines: readonly string[]): string => lines.join('\n').trim();
const entries = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(LIST_MARK, '').trim()).filter((line) => line !== '');

function toGoal({ lines }: Reading): PastedGoal {
  return {
    ...emptyGoal(),
    areaOfNeed: entries(lines.area).join(', ').slice(0, TEXT_LIMITS.area),
    text: {
      Baseline: text(lines.baseline).slice(0, TEXT_LIMITS.text),
      Goal: text(lines.goal).slice(0, TEXT_LIMITS.text),
      Objectives: entries(lines.objectives)
        .slice(0, TEXT_LIMITS.objectives)
        .map((line) => line.slice(0, TEXT_LIMITS.line)),
      Fape: servicesIn(lines.services).slice(0, TEXT_LIMITS.services),
    },
  };
}

/** A line with a list mark, or without a field's name, begins a service; `Minutes: 30` belongs to the one above it. */
function servicesIn(lines: readonly string[]): FapeLine[] {
  const services: Record<string, string>[] = [];
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const [, name, value = ''] = LABEL.exec(line.replace(LIST_MARK, '').trim()) ?? [];
    const field = SERVICE_FIELDS.find((known) => known.toLowerCase() === name?.trim().toLowerCase());
    const isNew = field === undefined || field === 'Service' || services.length === 0;
    const said = (field === undefined ? line.replace(LIST_MARK, '').trim() : value).slice(
      0,
      TEXT_LIMITS.line,
    );
    const service = isNew ? {} : services.at(-1);
    if (isNew && service) services.push(service);
    if (service) service[field ?? 'Service'] = said;
  }
  return services;
}

/** Goals without headings: a list's entries where every paragraph begins with a mark, else the paragraphs. */
function withoutHeadings(lines: readonly string[]): PastedGoal[] {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const isList = LIST_MARK.test(first);
  const goals: string[][] = [[]];
  for (const line of lines) {
    const isBreak = isList ? LIST_MARK.test(line) : line.trim() === '';
    if (isBreak) goals.push([]);
    if (line.trim() !== '') goals.at(-1)?.push(isList ? line.replace(LIST_MARK, '') : line);
  }
  return goals
    .filter((goal) => goal.length > 0)
    .map((goal) => toGoal({ ...newReading(), lines: { ...newReading().lines, goal } }));
}

export interface Found {
  /** Not more than the checker takes at a time. */
  readonly goals: readonly PastedGoal[];
  readonly leftOut: number;
}

export function goalsIn(pasted: string): Found {
  const lines = pasted
    .slice(0, CHARACTERS_MAX)
    .split(/\r\n?|\n/)
    .filter((line) => !NOT_OF_THE_GOAL.has(line.trim()));
  const found = lines.some((line) => headingOf(line)) ? withHeadings(lines) : withoutHeadings(lines);
  return { goals: found.slice(0, GOALS_MAX), leftOut: Math.max(0, found.length - GOALS_MAX) };
}
