/** Somebody in front of a real browser: what the page says on its console is a fault, and so is what axe finds. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type axeCore from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { browserFlags, findBrowser } from '../../scripts/embedded/browser.js';
import { plantReply, plantRequest } from '../planted.js';
import { origin } from '../product.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCREENS = join(process.cwd(), 'artifacts', 'screens');
const WIDTHS = [360, 768, 1440] as const;
const WIDTH = 1280;
const HEIGHT = 900;
const WAIT_MS = 15_000;
const THEMES = ['light', 'dark'] as const;

declare global {
  // axe-core puts itself there; the page's own global, not Node's.
  var axe: typeof axeCore;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: [...browserFlags] });
}

/** Keeps what the page sends to the product and is answered, for `no-leaks`. */
async function watch(response: Response): Promise<void> {
  if (!response.url().startsWith(`${origin}/api/`)) return;
  await plantRequest(response.request().postData());
  const isJson = (await response.headerValue('content-type'))?.startsWith('application/json') === true;
  if (isJson) plantReply(response.url(), response.status(), await response.text());
}

/** What a test allows the console to say: a network that the test itself took away, for example. */
export type Excuse = RegExp;

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #faults: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.setDefaultTimeout(WAIT_MS);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#faults.push(message.text());
    });
    page.on('pageerror', (error) => {
      this.#faults.push(error.message);
    });
    // A page that is left takes its answers with it: those are nobody's to read any more.
    page.on('response', (response) => void watch(response).catch(() => undefined));
  }

  /** A visitor with a browser of their own: no cookie and no storage of anybody else's. */
  static async arrive(browser: Browser, path = '/'): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const visitor = new Visitor(context, page);
    await page.goto(`${origin}${path}`);
    return visitor;
  }

  /** Another tab of the same browser. */
  async secondTab(path: string): Promise<Visitor> {
    const page = await this.context.newPage();
    await page.goto(`${origin}${path}`);
    return new Visitor(this.context, page);
  }

  async leave(): Promise<void> {
    // What a failed test was looking at.
    mkdirSync(SCREENS, { recursive: true });
    await this.page.screenshot({ path: join(SCREENS, 'last-seen.png') });
    await this.context.close();
  }

  /** Fails where the page has complained of anything that the test did not bring about itself. */
  expectNoFaults(...excuses: Excuse[]): void {
    expect(this.#faults.filter((fault) => !excuses.some((excuse) => excuse.test(fault)))).toEqual([]);
  }

  /** Looks at the screen as it stands, in both themes: axe finds nothing, and pictures are kept at three widths. */
  async lookAt(name: string): Promise<void> {
    for (const colorScheme of THEMES) {
      await this.page.emulateMedia({ colorScheme });
      await this.expectAccessible(`${name}, ${colorScheme}`);
      await this.#keepPictures(`${name}-${colorScheme}`);
    }
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  async expectAccessible(name: string): Promise<void> {
    // Not by a script element: the page's policy forbids those, and rightly.
    const isThere = await this.page.evaluate(() => 'axe' in globalThis);
    if (!isThere) await this.page.evaluate(AXE);
    const violations = await this.page.evaluate(async (tags) => {
      // What lies behind an open dialog is dimmed, and neither read out nor reachable.
      const context = { include: [['html']], exclude: [['[data-aria-hidden="true"]']] };
      const result = await globalThis.axe.run(context, { runOnly: tags });
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    }, AXE_TAGS);
    expect({ name, violations }).toEqual({ name, violations: [] });
  }

  async #keepPictures(name: string): Promise<void> {
    mkdirSync(SCREENS, { recursive: true });
    for (const width of WIDTHS) {
      await this.page.setViewportSize({ width, height: HEIGHT });
      const { overflow, height, isCovered } = await this.page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
        const covers = [...document.querySelectorAll('[role="dialog"], [data-sheet]')];
        return {
          overflow: scrollWidth - clientWidth,
          height: scrollHeight,
          isCovered: covers.some((cover) => getComputedStyle(cover).position === 'fixed'),
        };
      });
      // Nothing may stick out: a page that scrolls sideways on a phone is broken.
      expect({ name, width, overflow }).toEqual({ name, width, overflow: 0 });
      if (isCovered) {
        // As it was when the sheet opened over it: what it is about is in view.
        const opener = this.page.locator('main [data-evidence][aria-expanded="true"]');
        if ((await opener.count()) > 0)
          await opener.evaluate((chip) => {
            chip.scrollIntoView({ block: 'nearest' });
          });
      } else {
        // The whole page as one high window, so that what sticks to a window's foot is at the foot of the picture.
        await this.page.setViewportSize({ width, height: Math.max(HEIGHT, height) });
        await this.page.evaluate(() => {
          scrollTo(0, 0);
        });
      }
      await this.page.screenshot({ path: join(SCREENS, `${name}-${String(width)}.png`) });
    }
    await this.page.setViewportSize({ width: WIDTH, height: HEIGHT });
  }
}
