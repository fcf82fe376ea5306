import type { z } from 'zod';

/** The first thing wrong, with its field. Only the schema speaks here: the value itself is never repeated. */
export function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'unreadable';
  const field = issue.path.join('.');
  return field === '' ? issue.message : `${field}: ${issue.message}`;
}
