/**
 * The web app as the gateway serves it: Lighthouse (its mobile defaults, median of five), gzipped JavaScript of each
 * route, and the time from confirming an upload to the first goal card. Figures of issue 3, "Bars".
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../embedded/browser.ts';
import { freePorts } from '../embedded/free-ports.ts';
import { ROOT } from '../embedded/settings.ts';
import { firstCardMs } from './first-card.ts';
import { type Figure, median, type Missing, spreadOf } from './figure.ts';
import { type ProductCopy, signIn, startProduct } from './product-copy.ts';
import type { Started } from './started.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Bar {
  readonly category: Category;
  readonly floor: number;
}

const LANDING_BARS: readonly Bar[] = [
  { category: 'performance', floor: 95 },
  { category: 'accessibility', floor: 100 },
  { category: 'best-practices', floor: 100 },
  { category: 'seo', floor: 95 },
];
const APP_BARS: readonly Bar[] = [
  { category: 'performance', floor: 90 },
  { category: 'accessibility', floor: 100 },
];
const APP_PAGES = ['/home', '/home/history', '/home/wallet'];
const LANDING_KB_MAX = 110;
const LANDING_KB_AIM = 95;
const ROUTE_KB_MAX = 150;
const FIRST_CARD_S_MAX = 3;
const FIRST_CARD_S_AIM = 1.5;

const seconds = (ms: number): number => Math.round(ms / 10) / 100;

const judged = (
  name: string,
  value: number,
  spread: readonly [number, number],
  bar: Partial<Figure>,
): Figure => ({
  name,
  target: String(value),
  baseline: 'none',
  value,
  spread,
  shouldBe: 'at least',
  floor: 0,
  aim: 0,
  lost: 0,
  faults: 0,
  ...bar,
});

async function scores(url: string, port: number): Promise<Record<Category, number>> {
  const flags = { port, output: 'json', logLevel: 'error', disableStorageReset: true } as const;
  const result = await lighthouse(url, { ...flags, onlyCategories: [...CATEGORIES] });
  const categories = result?.lhr.categories;
  if (process.env['LIGHTHOUSE_DETAILS'] !== undefined) {
    const failed = Object.values(result?.lhr.audits ?? {}).filter(
      ({ score }) => score !== null && score < 0.9,
    );
    for (const { id, score, displayValue } of failed)
      process.stdout.write(`  ${url} ${id} ${String(score)} ${displayValue ?? ''}\n`);
  }
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories?.[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
}

async function measurePage(name: string, url: string, port: number, bars: readonly Bar[]): Promise<Figure[]> {
  const runs: Record<Category, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scores(url, port));
  return bars.map(({ category, floor }) => {
    const values = runs.map((found) => found[category]);
    const value = median(values);
    return judged(`${name}: Lighthouse ${category}`, value, spreadOf(values), { floor, aim: floor });
  });
}

/** Gzipped kB of the scripts that a page fetched from us; each file counts once. */
function fetchedKb(files: ReadonlySet<string>): number {
  const folder = join(ROOT, 'web/dist/assets');
  const known = new Set(readdirSync(folder));
  const sizes = [...files].filter((file) => known.has(file)).map((file) => readFileSync(join(folder, file)));
  return sizes.reduce((sum, content) => sum + gzipSync(content).byteLength, 0) / 1000;
}

async function scriptsOf(page: Page, url: string): Promise<Set<string>> {
  const files = new Set<string>();
  const note = (request: { url: () => string }) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (file.endsWith('.js')) files.add(file);
  };
  page.on('request', note);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('request', note);
  return files;
}

function size(name: string, kb: number, kbMax: number, kbAim = kbMax): Figure {
  const value = Math.round(kb * 10) / 10;
  return judged(name, value, [value, value], { shouldBe: 'at most', floor: kbMax, aim: kbAim });
}

/** What a route needs beyond the landing page's scripts. */
async function routeSize(
  context: BrowserContext,
  origin: string,
  path: string,
  landing: ReadonlySet<string>,
): Promise<Figure> {
  const page = await context.newPage();
  const files = await scriptsOf(page, `${origin}${path}`);
  await page.close();
  const more = new Set([...files].filter((file) => !landing.has(file)));
  return size(`${path}: JavaScript beyond the landing's, gzipped kB`, fetchedKb(more), ROUTE_KB_MAX);
}

/** Opens a tab that is signed in and stays open: tabs opened later ask it for the session. */
async function signedInTab(context: BrowserContext, copy: ProductCopy): Promise<Page> {
  const token = await signIn(copy);
  const page = await context.newPage();
  await page.addInitScript((given) => {
    const name = 'goalwright.token';
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, btoa(JSON.stringify(given)));
  }, token);
  await page.goto(`${copy.note.url}/home`, { waitUntil: 'networkidle' });
  return page;
}

export async function measureWeb(started: Started): Promise<(Figure | Missing)[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return [{ name: 'web', missing: 'there is no Chromium on this machine' }];
  const copy = await startProduct(started, started.folder());
  const [port = 0] = await freePorts(1);
  const context = await chromium.launchPersistentContext(started.folder(), {
    executablePath,
    args: [...browserFlags, `--remote-debugging-port=${String(port)}`],
  });
  started.add(() => context.close());
  const { url } = copy.note;
  // The landing page and the sign-in end sessions, so they come before there is one.
  const figures = await measurePage('landing', `${url}/`, port, LANDING_BARS);
  const first = await context.newPage();
  const landing = await scriptsOf(first, `${url}/`);
  await first.close();
  figures.push(size('landing: JavaScript, gzipped kB', fetchedKb(landing), LANDING_KB_MAX, LANDING_KB_AIM));
  figures.push(await routeSize(context, url, '/registration', landing));
  const tab = await signedInTab(context, copy);
  const cards = await firstCardMs(tab);
  figures.push(
    judged(
      'first goal card after confirming an upload, s',
      seconds(median(cards)),
      spreadOf(cards.map(seconds)),
      {
        shouldBe: 'at most',
        floor: FIRST_CARD_S_MAX,
        aim: FIRST_CARD_S_AIM,
      },
    ),
  );
  for (const path of APP_PAGES) {
    figures.push(await routeSize(context, url, path, landing));
    figures.push(...(await measurePage(path, `${url}${path}`, port, APP_BARS)));
  }
  await tab.close();
  return figures;
}
