/** Who gives a service and where: in the words of the line that says it, else our own starting value. */
import type { StartingService } from '../starting-services.js';
import { partOfSessions, type ServiceLine } from './service-line.js';
import { isGivenByWriter, nameIn, placeFrom, placeIn, providerIn } from './told-fields.js';
import { isCheckIn } from './told-service.js';

/** A field in the report's words with the line that says it, or our own starting value. */
export interface Field {
  readonly value: string;
  readonly line?: ServiceLine;
}

export function fieldFrom(
  lines: readonly ServiceLine[],
  read: (line: ServiceLine) => string | undefined,
  otherwise: string,
): Field {
  for (const line of lines) {
    const value = read(line);
    if (value !== undefined) return { value, line };
  }
  return { value: otherwise };
}

const hasPart = ({ text }: ServiceLine) => partOfSessions(text) !== undefined;

/** What its column says, before what the words of the row let one guess. */
const placeOf = ({ text, place }: ServiceLine, otherwise: string) =>
  (place === undefined ? undefined : placeFrom(place)) ?? placeIn(text, otherwise);

/** Where all sessions are, and beside it where the report wants a part of them. */
export function placeField(lines: readonly ServiceLine[], otherwise: string): Field {
  const whole = fieldFrom(
    lines.filter((line) => !hasPart(line)),
    (line) => placeOf(line, otherwise),
    otherwise,
  );
  const part = fieldFrom(lines.filter(hasPart), ({ text }) => placeIn(text, whole.value), whole.value);
  const room = whole.value.split(/,| \(/)[0]?.toLowerCase() ?? '';
  if (part.line === undefined) return whole;
  const isSameRoom = whole.line !== undefined && partOfSessions(part.line.text)?.includes(room) === true;
  if (!isSameRoom) return part;
  // "Classroom; one session in the classroom": the others are where they are without it.
  return otherwise.toLowerCase().includes(room)
    ? whole
    : fieldFrom([part.line], ({ text }) => placeIn(text, otherwise), otherwise);
}

/** Who it is: a role of the report, the writer's own where it says "with me"; where the line has a name only, the team names the position. */
export function providerField(
  lines: readonly ServiceLine[],
  starting: StartingService,
  authorRole: string | undefined,
): Field {
  const role = fieldFrom(
    lines,
    ({ text }) =>
      providerIn(text) ??
      (authorRole !== undefined && isGivenByWriter(text) ? `${authorRole}, as in the report` : undefined),
    '',
  );
  if (role.line !== undefined) return role;
  if (lines.some(({ text }) => /\bsocial work\b|\bSSW\b/i.test(text)))
    return {
      value: 'School social worker, as in the report',
      ...(lines[0] === undefined ? {} : { line: lines[0] }),
    };
  const isCheck = lines.some(isCheckIn);
  const isCounseling =
    lines.some(({ text }) => /\bcounsel/i.test(text)) && /psychologist/i.test(starting.provider);
  const provider = isCheck ? 'Staff member' : isCounseling ? 'Counseling provider' : starting.provider;
  const named = fieldFrom(
    lines,
    ({ text }) => {
      const name = nameIn(text);
      return name === undefined ? undefined : `${provider} (${name}, as in the report)`;
    },
    isCheck || isCounseling ? `${provider}; the team names the position` : provider,
  );
  return named;
}
