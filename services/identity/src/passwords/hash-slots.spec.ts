import { describe, expect, it } from '@jest/globals';
import { HashSlots } from './hash-slots.js';

/** Work that ends when told to, and counts how much of it ran at once. */
function gate() {
  const endings: (() => void)[] = [];
  let running = 0;
  let peak = 0;
  const work = async () => {
    peak = Math.max(peak, (running += 1));
    await new Promise<void>((resolve) => endings.push(resolve));
    running -= 1;
  };
  const endAll = async () => {
    for (let end = endings.shift(); end !== undefined; end = endings.shift()) {
      end();
      await new Promise(setImmediate);
    }
  };
  return { work, endAll, peak: () => peak };
}

describe('slots for hashing', () => {
  it('runs two at once, lets the others wait in turn, and refuses past the queue', async () => {
    const slots = new HashSlots(2, 3);
    const { work, endAll, peak } = gate();
    const accepted = Array.from({ length: 5 }, () => slots.run(work));
    await expect(slots.run(work)).rejects.toMatchObject({ code: 'service.unavailable' });
    await endAll();
    await Promise.all(accepted);
    expect(peak()).toBe(2);
  });

  it('frees its slot after work that failed', async () => {
    const slots = new HashSlots(1, 0);
    await expect(slots.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    await expect(slots.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
  });
});
