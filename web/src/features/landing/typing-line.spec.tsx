import { describe, expect, it } from '@jest/globals';
import { nextStep } from './typing-line';

const PHRASES = ['ab', 'c'];

describe('the typing line', () => {
  it('types, rests two seconds, takes the phrase back and goes on to the next', () => {
    const seen: [text: string, afterMs: number][] = [];
    let typing = { phrase: 0, length: 0, isErasing: false };
    for (let count = 0; count < 8; count += 1) {
      const { next, afterMs } = nextStep(typing, PHRASES);
      seen.push([PHRASES[next.phrase]!.slice(0, next.length), afterMs]);
      typing = next;
    }
    expect(seen).toEqual([
      ['a', 75],
      ['ab', 75],
      ['ab', 2000],
      ['a', 75],
      ['', 75],
      ['', 75],
      ['c', 75],
      ['c', 2000],
    ]);
  });

  it('begins anew after the last phrase', () => {
    expect(nextStep({ phrase: 1, length: 0, isErasing: true }, PHRASES).next.phrase).toBe(0);
  });
});
