/** The calls a later issue completes: parsed and judged like the others, then answered `not-yet` (501). */
import { apiCalls } from '@goalwright/contracts/api/all';
import { DomainError } from '@goalwright/contracts/errors';
import { Controller } from '@nestjs/common';
import { Serves } from './serves.js';

@Controller()
export class NotYetController {}

for (const call of apiCalls.filter((candidate) => candidate.isNotYet)) {
  // Nest finds routes by the methods of the prototype, and docs by the function's own name.
  const answers = { [call.path]: (): Promise<never> => Promise.reject(new DomainError('not-yet')) };
  Object.defineProperties(NotYetController.prototype, Object.getOwnPropertyDescriptors(answers));
  Serves(call)(NotYetController.prototype, call.path, { value: answers[call.path] as () => Promise<never> });
}
