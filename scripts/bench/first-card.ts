/** From pressing "Draft" under the areas found to the first goal on the screen, as a provider sees it. */
import type { Page } from 'playwright-core';
import { longReport } from './long-report.ts';

const RUNS = 5;

async function select(page: Page, option: RegExp): Promise<void> {
  const list = page.getByLabel('Select an option', { exact: true });
  await list.getByRole('option', { name: option }).waitFor({ state: 'attached' });
  const label = await list.getByRole('option', { name: option }).textContent();
  await list.selectOption({ label: label ?? '' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

/** Only the first report of a sign-in is asked about. */
async function permit(page: Page, isChosen: Promise<unknown>): Promise<void> {
  const permission = page.getByRole('button', { name: /^My school or district allows me/ });
  const isAsked = permission.waitFor().then(() => true);
  if (await Promise.race([isAsked, isChosen.then(() => false)])) await permission.click();
  else isAsked.catch(() => undefined);
}

async function reachAreas(page: Page, edition: number): Promise<void> {
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText("What is the student's name?").first().waitFor();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('M.O.');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await select(page, /^Specific Learning Disability/);
  await select(page, /^No$/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach an assessment (.txt or .pdf)' }).click();
  await permit(page, chooser);
  const buffer = Buffer.from(await longReport(edition));
  await (await chooser).setFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('heading', { name: 'Areas of need found' }).waitFor();
}

/** @returns milliseconds of each run; every run is a talk and a report of 100 pages of its own. */
export async function firstCardMs(page: Page): Promise<number[]> {
  const measured: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await reachAreas(page, run);
    const startedAtMs = performance.now();
    await page.getByRole('button', { name: /^Draft \d+ goals?/ }).click();
    await page.getByRole('article', { name: /^Goal 1\b/ }).waitFor();
    measured.push(performance.now() - startedAtMs);
    await page.getByRole('button', { name: 'Next student' }).click();
    const erase = page.getByRole('button', { name: 'Yes, erase' });
    await erase
      .or(page.getByRole('button', { name: 'Yes', exact: true }))
      .first()
      .waitFor();
    if (await erase.isVisible()) await erase.click();
  }
  return measured;
}
