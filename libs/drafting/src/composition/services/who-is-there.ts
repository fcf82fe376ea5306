/** Who can serve the student where the report names no psychologist. */
import type { StartingService } from '../starting-services.js';

const INSTRUCTED =
  /\b(?:EBD|behavior(?:al)?|social|emotional|SEL|social-emotional)\b[^.;]{0,50}\binstruction\b|\binstruction\b[^.;]{0,40}\b(?:social|emotional|behavior)/i;

/**
 * Of a report that names who serves the student, and no psychologist: those who are there. Nobody signs for a person whom the school
 * has not offered.
 */
export function withWhoIsThere(starting: StartingService, said: readonly string[]): StartingService {
  const names = (who: RegExp) => said.some((quote) => who.test(quote));
  if (said.length === 0 || names(/psycholog/i)) return starting;
  const isShared = /teacher/i.test(starting.provider);
  if (isShared)
    return {
      ...starting,
      provider: names(/\bBCBA\b|\bbehavior (?:analyst|specialist)\b/i)
        ? 'Special education teacher with the behavior specialist'
        : 'Special education teacher',
    };
  const asInstruction = {
    ...starting,
    service: 'Specially designed instruction in social and emotional skills',
    provider: 'Special education teacher',
    location: 'Special education and general education classrooms',
  };
  if (names(INSTRUCTED)) return asInstruction;
  if (names(/\bsocial work|\bSSW\b/i)) return { ...starting, provider: 'School social worker' };
  if (names(/\bcounselors?\b/i)) return { ...starting, provider: 'School counselor' };
  // Counseling is given by people of several positions: the line tells, or the team.
  if (names(/\bcounseling\b/i)) return starting;
  return asInstruction;
}
