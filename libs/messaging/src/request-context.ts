/** One id follows a request from the browser through calls, jobs and events into every log line. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** Ids come from outside too: what is signed and logged with them must not hold a line break. */
const FITTING = /^[\w-]{1,64}$/;

export function isRequestId(id: string): boolean {
  return FITTING.test(id);
}

export function newRequestId(): string {
  return randomUUID();
}

/** Runs `fn` and all it awaits under this id; under a new one if the id has a form we do not take. */
export function withRequestId<T>(id: string, fn: () => T): T {
  return storage.run(isRequestId(id) ? id : newRequestId(), fn);
}

export function currentRequestId(): string | undefined {
  return storage.getStore();
}
