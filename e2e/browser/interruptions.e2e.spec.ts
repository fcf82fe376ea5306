/** What a school day does to a page: reloads, dead machines, lost networks, second tabs, long breaks. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { revokeToken } from '@goalwright/contracts/api/account';
import type { Browser, Route } from 'playwright-core';
import { Provider, succeeded } from '../provider.js';
import { READING_REPORT } from '../reports.js';
import { draftingWorkers } from '../workers.js';
import { Teacher } from './teacher.js';
import { openBrowser } from './visitor.js';

jest.setTimeout(180_000);

/** The browser's own words about a network that a test took away, or a session that it ended. */
const NETWORK = /net::ERR|Failed to load resource/;

describe('a page that is interrupted', () => {
  let browser: Browser;
  let provider: Provider;
  let teacher: Teacher;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    provider = await Provider.ready();
    teacher = await Teacher.signedIn(browser, provider);
  });
  afterEach(async () => {
    await teacher.visitor.leave();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('goes on where it was after a reload, unsent words included', async () => {
    const { page } = teacher;
    await teacher.choose('No');
    await teacher.type('J.W.');
    await teacher.isAsked(/primary disability/);
    await page.reload();
    await teacher.isAsked(/primary disability/);
    await page.getByText('J.W.', { exact: true }).first().waitFor();
    await teacher.select(/Specific Learning Disability/);
    await teacher.isAsked(/secondary disability/);
    teacher.visitor.expectNoFaults();
  });

  it('finds its goals after a reload and a killed worker in the middle of drafting, charged once', async () => {
    const { page } = teacher;
    await teacher.reportRead('report.txt', READING_REPORT);
    const workers = draftingWorkers();
    for (const worker of workers) worker.freeze();
    await teacher.button(/^Draft 2 goals for \$4\.00/).click();
    await teacher.heading('Drafting your goals').waitFor();
    await teacher.visitor.lookAt('drafting');
    await page.reload();
    await teacher.heading('Drafting your goals').waitFor();
    for (const worker of workers) worker.kill();
    await teacher.goalCard(2).waitFor({ timeout: 90_000 });
    await page.getByText('Balance $6.00').waitFor();
    await provider.settledAt(600);
    expect(await provider.statement()).toHaveLength(2);
    teacher.visitor.expectNoFaults();
  });

  it('pays once when the reply to the order is lost with the network', async () => {
    const { page, visitor } = teacher;
    await teacher.reportRead('report.txt', READING_REPORT);
    // The order arrives; its answer does not.
    const answerLost = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/api/v1/generations/confirm', answerLost, { times: 1 });
    await teacher.button(/^Draft 2 goals for \$4\.00/).click();
    await teacher.goalCard(2).waitFor();
    await provider.settledAt(600);
    expect(await provider.statement()).toHaveLength(2);
    visitor.expectNoFaults(NETWORK);
  });

  it('keeps an answer while the network is away, and sends it when it is back', async () => {
    const { page, visitor } = teacher;
    await teacher.choose('No');
    await teacher.isAsked(/student's name/);
    await visitor.context.setOffline(true);
    await teacher.type('J.W.');
    await page.getByText('We cannot reach Goalwright.').waitFor();
    await visitor.lookAt('offline');
    await visitor.context.setOffline(false);
    await teacher.isAsked(/primary disability/);
    await page.getByText('We cannot reach Goalwright.').waitFor({ state: 'hidden' });
    visitor.expectNoFaults(NETWORK);
  });

  it('is signed in in a second tab too, and tells when the talk moved on there', async () => {
    const { page, visitor } = teacher;
    await teacher.choose('No');
    await teacher.isAsked(/student's name/);
    const second = new Teacher(await visitor.secondTab('/home'));
    await second.isAsked(/student's name/);
    await second.type('J.W.');
    await second.isAsked(/primary disability/);
    await teacher.type('M.G.');
    await page.getByText('This talk moved on in another tab.').waitFor();
    await visitor.lookAt('stale-talk');
    await teacher.button('Load it here').click();
    await teacher.isAsked(/primary disability/);
    await page.getByText('J.W.', { exact: true }).first().waitFor();
    visitor.expectNoFaults();
  });

  it('asks for the password in place when the session ended, and stays as it was', async () => {
    const { page, visitor } = teacher;
    await teacher.choose('No');
    await teacher.isAsked(/student's name/);
    const token = await page.evaluate(
      () => JSON.parse(atob(sessionStorage.getItem('goalwright.token') ?? '')) as string,
    );
    provider.token = token;
    succeeded(await provider.call(revokeToken, {}));
    await teacher.type('J.W.');
    const question = page.getByRole('dialog', { name: 'Please sign in again' });
    await question.waitFor();
    await visitor.lookAt('sign-in-again');
    await question.getByLabel('Password', { exact: true }).fill(teacher.password);
    await question.getByRole('button', { name: 'Sign in', exact: true }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByText('J.W.', { exact: true }).first().waitFor();
    await teacher.isAsked(/primary disability/);
    visitor.expectNoFaults(NETWORK);
  });

  it('leaves nothing of one user for the next in the same window', async () => {
    const { page, visitor } = teacher;
    await page.getByRole('button', { name: 'Your Account' }).click();
    await page.getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('cell', { name: 'Sign-up credit' }).waitFor();
    await page.evaluate(() => {
      Object.assign(globalThis, { isTheSameWindow: true });
    });
    // Without loading anything: as the browser's Back button would go there.
    await page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await teacher.heading(/^IEP goals with/).waitFor();
    await page.waitForFunction(() => !('isTheSameWindow' in globalThis));
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    visitor.expectNoFaults();
  });
});

describe('a report of another child', () => {
  it('is asked about before anything is held, and can be deleted at once', async () => {
    const browser = await openBrowser();
    try {
      const provider = await Provider.ready();
      const teacher = await Teacher.signedIn(browser, provider);
      await teacher.describeStudent('M.G.');
      await teacher.attach('report.txt', READING_REPORT);
      await teacher.page.getByText('The report names Jonah Whitfield. You called the student M.G.').waitFor();
      await teacher.visitor.lookAt('right-child');
      await teacher.button('No, delete this report').click();
      await teacher.isAsked(/attach the assessment/);
      await teacher.page.getByText('Balance $10.00').waitFor();
      teacher.visitor.expectNoFaults();
      await teacher.visitor.leave();
    } finally {
      await browser.close();
    }
  });
});
