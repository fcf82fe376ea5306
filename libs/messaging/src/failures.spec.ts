import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@goalwright/contracts/errors';
import { forQueue, reason, UnusableMessage } from './failures.js';

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('the reason of a failure, for the log', () => {
  it('names the class and the place of an error, and nothing that its message quotes', () => {
    const told = reason(thrownBy(() => JSON.parse('Maya reads 42 words')));
    expect(told).toMatch(/^SyntaxError\n +at .*failures\.spec\.ts/s);
    expect(told).not.toMatch(/Maya|42/);
  });

  it('is not misled by a message that looks like a stack', () => {
    const error = new Error('unreadable:\n    at Maya reads\n    at 42 words');
    expect(reason(error)).toMatch(/^Error\n +at /);
    expect(reason(error)).not.toMatch(/Maya|42 words/);
  });

  it("carries a driver's code", () => {
    expect(reason(Object.assign(new Error('no such table'), { code: '42P01' }))).toMatch(/^Error 42P01\n/);
  });

  it('is the code of a refusal, and our own words about a message', () => {
    expect(reason(new DomainError('document.encrypted'))).toBe('document.encrypted');
    expect(reason(new UnusableMessage('payload refused: task: required'))).toBe(
      'payload refused: task: required',
    );
  });

  it('of something thrown that is no error is its type alone', () => {
    expect(reason('Maya')).toBe('a thrown string');
  });
});

describe('what the queue keeps of a failure', () => {
  it('is a code, never what some library said', () => {
    expect(forQueue(new Error('Maya')).message).toBe('service.fault');
    expect(forQueue(new DomainError('document.encrypted')).message).toBe('document.encrypted');
  });
});
