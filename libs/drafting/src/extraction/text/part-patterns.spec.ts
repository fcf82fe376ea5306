import { describe, expect, it } from '@jest/globals';
import { PartPatterns } from './part-patterns.js';

describe('PartPatterns', () => {
  it('asks a pattern of a part where the whole has one of its words, and knows each pattern by itself', () => {
    const parts = new PartPatterns();
    const isCompared = parts.test(/\b(?:compared with|median of) (?:the )?$/i);
    const isAdvised = parts.test(/\b(?:should|must)\b/i);
    const whole = 'She read 41 words, Compared with the class.';
    expect(isCompared('She read 41 words, Compared with the ', whole)).toBe(true);
    expect(isCompared('She read ', whole)).toBe(false);
    expect(isAdvised(whole, whole)).toBe(false);
    expect(isAdvised('He should read', 'He should read 50 words.')).toBe(true);
  });

  it('finds a word that a part begins or ends on, as the pattern itself does', () => {
    const isSoon = new PartPatterns().test(/^\s*of (?:testing|assessment)\b|\bunless$/);
    expect(isSoon(' of testing', 'on the day of testing')).toBe(true);
    expect(isSoon('not unless', 'not unless he asks')).toBe(true);
  });

  it('leaves a pattern alone where no word of it stands in the whole', () => {
    const mayMatch = new PartPatterns().mayMatch(/\b(?:confidence|severity) rating/i);
    expect(mayMatch('the Severity rating')).toBe(true);
    expect(mayMatch('the fluency score')).toBe(false);
  });

  it('always asks a pattern that names no word, and those beyond what it can tell apart', () => {
    const parts = new PartPatterns();
    expect(parts.test(/\d\s?dB/)('30 dB', '')).toBe(true);
    const last = Array.from({ length: 40 }, () => parts.mayMatch(/wonder/)).at(-1);
    expect(last?.('nothing')).toBe(true);
  });

  it('forgets what it knew of a text when a pattern is added', () => {
    const parts = new PartPatterns();
    const text = 'severity and wonder';
    expect(parts.mayMatch(/severity/)(text)).toBe(true);
    expect(parts.mayMatch(/wonder/)(text)).toBe(true);
  });
});
