/** The calls a later issue completes: parsed and judged like the others, then answered `not-yet` (501). */
import { apiCalls } from '@goalwright/contracts/api/all';
import { DomainError } from '@goalwright/contracts/errors';
import { Controller } from '@nestjs/common';
import { Serves } from './serves.js';

@Controller()
export class NotYetController {}

for (const call of apiCalls.filter((candidate) => candidate.isNotYet)) {
  // Nest finds routes by the methods of the prototype, and docs by the function's name.
  const name = call.path;
  const methods = {
    [name]: (): Promise<never> => Promise.reject(new DomainError('not-yet')),
  };
  const descriptor: TypedPropertyDescriptor<() => Promise<never>> = { value: methods[name], configurable: true };
  Serves(call)(NotYetController.prototype, name, descriptor);
  Object.defineProperty(NotYetController.prototype, name, descriptor);
}
