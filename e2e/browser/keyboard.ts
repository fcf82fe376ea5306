/** Hands that never leave the keys: where the focus is, by role and name, and whether it can be seen there. */
import { expect } from '@jest/globals';
import { eventually } from '@goalwright/testing';
import type { Page } from 'playwright-core';

/** More stops than any screen has: past these the focus is caught, or what is sought cannot be reached. */
const STOPS_MAX = 80;
const GONE_MS = 500;
const NOTHING = 'nothing';
/** The first line of a tree: `- button "Copy goal 1": Copy`, in quotes as a whole where the name has a colon. */
const ROLE_AND_NAME = /^- '?([a-z]+(?: "(?:[^"\\]|\\.)*")?)/;

export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What assistive technology is told of the focused element, for example `button "Sign in"`. */
  async focused(): Promise<string> {
    const element = this.#page.locator(':focus');
    if ((await element.count()) === 0) return NOTHING;
    // It may go between the two questions.
    const tree = await element.ariaSnapshot({ timeout: GONE_MS }).catch(() => '');
    return ROLE_AND_NAME.exec(tree)?.[1] ?? NOTHING;
  }

  /** Waits until the focus is where it should be, then looks whether it can be seen there. */
  async expectFocusOn(what: RegExp): Promise<void> {
    await eventually(async () => {
      expect(await this.focused()).toMatch(what);
    });
    await this.#expectSeen();
  }

  /** Tab by tab to an element; each stop on the way must be seen too. */
  async tabTo(what: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const stops: string[] = [];
    while (stops.length < STOPS_MAX) {
      await this.#page.keyboard.press(key);
      const focused = await this.focused();
      if (focused === NOTHING) throw new Error(`The focus was lost after ${stops.join(', ')}`);
      await this.#expectSeen();
      if (what.test(focused)) return;
      stops.push(focused);
    }
    throw new Error(`${String(what)} is not among ${stops.join(', ')}`);
  }

  async backTo(what: RegExp): Promise<void> {
    await this.tabTo(what, 'Shift+Tab');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** The middle of the focused element is in the window, and nothing lies over it. */
  async #expectSeen(): Promise<void> {
    const seen = await this.#page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nothing has the focus';
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (right - left < 2 || bottom - top < 2) return 'too small to be seen';
      const isTall = bottom - top > innerHeight;
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = isTall ? (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 : (top + bottom) / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit) return `outside the window at ${String(Math.round(x))}, ${String(Math.round(y))}`;
      const isItself = element.contains(hit) || (hit instanceof HTMLLabelElement && hit.contains(element));
      return isItself ? 'seen' : `covered by ${hit.outerHTML.slice(0, 160)}`;
    });
    if (seen !== 'seen') expect({ focused: await this.focused(), seen }).toBe('seen');
  }
}
