/** The recommended services as a table reads them. Drafts name the columns; an AI provider's may name others. */
import { type FapeLine, SERVICE_FIELDS } from '@goalwright/contracts/api/goals';

/** How the numbers of the goal came about: carried by the service, and told beside the goal. */
const NUMBERS = ['Criterion', 'Steps', 'Measurement'];
const SHOWN_ELSEWHERE = new Set(['Basis', 'Team', ...NUMBERS]);

export interface ServiceRow {
  readonly name: string;
  readonly provider: string;
  /** `5 times per week, 30 minutes per session` */
  readonly amount: string;
  /** `Resource room, small group of up to 4 students` */
  readonly place: string;
  readonly dates: string;
  /** What no column shows, under its own name. */
  readonly notes: readonly Note[];
  readonly isStartingPoint: boolean;
}

const joined = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join(', ');

const lowerFirst = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : text.charAt(0).toLowerCase() + text.slice(1);

/** Amounts that are not quoted from the report say so themselves, in `Basis`. */
export const isStartingPoint = (line: FapeLine): boolean => /starting point/i.test(line['Basis'] ?? '');

export interface Note {
  readonly name: string;
  readonly text: string;
}

/** The sums behind the target and its steps, and who measures, in the draft's own words. */
export const numbersOf = (lines: readonly FapeLine[]): Note[] =>
  NUMBERS.flatMap((name) => {
    const text = lines.find((line) => (line[name] ?? '').trim() !== '')?.[name];
    return text === undefined ? [] : [{ name, text }];
  });

export function rowOf(line: FapeLine): ServiceRow {
  const shown = new Set<string>([...SERVICE_FIELDS, ...SHOWN_ELSEWHERE]);
  const basis = line['Basis'];
  const notes = Object.entries(line)
    .filter(([name, text]) => !shown.has(name) && text.trim() !== '')
    .map(([name, text]) => ({ name, text }));
  return {
    name: line['Service'] ?? '',
    provider: line['Provider'] ?? '',
    amount: joined(line['Frequency'], line['Minutes']),
    place: joined(line['Location'], lowerFirst(line['Group']), lowerFirst(line['Delivery'])),
    dates: [line['Start'], line['End']].filter(Boolean).join(' – '),
    notes:
      basis !== undefined && basis !== '' && !isStartingPoint(line)
        ? [...notes, { name: 'Basis', text: basis }]
        : notes,
    isStartingPoint: isStartingPoint(line),
  };
}

/** Each value of a service as a line of text, as the spec has them. */
export const serviceLines = (line: FapeLine): string[] => {
  const values = Object.entries(line).filter(([name, text]) => name !== 'Team' && text.trim() !== '');
  return values.map(([name, text], at) => (at === 0 ? `- ${text}` : `  ${name}: ${text}`));
};
