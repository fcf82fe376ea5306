import { describe, expect, it } from '@jest/globals';
import { SignNetwork } from './sign-network.js';

const written = (...steps: number[]) => Buffer.from(Int8Array.from(steps).buffer).toString('base64');

/** Two hidden units; "class" silences the first, which "now" speaks through. */
const network = new SignNetwork({
  none: -1,
  bias: [0, -1],
  weighs: [2, -3],
  signs: {
    now: written(20, 100, 0),
    class: written(-10, -100, 0),
    both: written(0, 0, 80),
  },
});

describe('what signs say together', () => {
  it('adds what a sign says by itself to what the hidden units make of it', () => {
    expect(network.weightOf(['now'])).toBeCloseTo(0.5 + 2 * 1);
    expect(network.weightOf(['class'])).toBeCloseTo(-0.25);
  });

  it('hears in two signs what neither says apart', () => {
    expect(network.weightOf(['now', 'class'])).toBeCloseTo(0.5 - 0.25);
  });

  it('hears a unit only from where its signs are loud enough', () => {
    expect(network.weightOf(['both'])).toBe(0);
    expect(network.weightOf(['both', 'both'])).toBeCloseTo(-3 * 0.6);
  });

  it('hears nothing in a sign that nobody learned', () => {
    expect(network.weightOf(['now', 'unheard of'])).toBe(network.weightOf(['now']));
    expect(network.names()).toEqual(['now', 'class', 'both']);
  });

  it('weighs more signs without keeping them', () => {
    const hearing = network.heard([network.voiceOf('now')]);
    const alone = network.weigh(hearing);
    expect(network.weigh(hearing, [network.voiceOf('class')])).toBeLessThan(alone);
    expect(network.weigh(hearing)).toBe(alone);
  });
});
