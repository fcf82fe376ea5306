/** The goal checker: goals from anywhere in, checks and fixes out; and the same fixes and versions on cards. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { Provider } from '../provider.js';
import { READING_REPORT } from '../reports.js';
import { Keyboard } from './keyboard.js';
import { Teacher } from './teacher.js';
import { openBrowser, type Visitor } from './visitor.js';

jest.setTimeout(180_000);

const PLAN = `Goal 1
Area of Need: Reading fluency
Baseline: J.W. reads 61 words correct per minute on grade 4 passages.
Goal: Given a grade 4 passage, J.W. will read aloud 95 words correct per minute on 3 of 4 weekly probes.
Objectives:
1. By week 12, 72 words correct per minute
2. By week 24, 84 words correct per minute

Goal 2
Area of Need: Social skills
Goal: J.W. will improve his behavior 80% of the time.

Goal 3: The student will understand multiplication.`;

const qualityOf = async (goal: Locator): Promise<number> =>
  Number(
    /(\d+)%/.exec(
      (await goal
        .getByText(/^\d+%$/)
        .first()
        .textContent()) ?? '',
    )?.[1],
  );

describe('the writing checks', () => {
  let browser: Browser;
  let teacher: Teacher;
  let visitor: Visitor;
  let provider: Provider;

  const signIn = async () => {
    teacher = await Teacher.signedIn(browser, provider);
    visitor = teacher.visitor;
  };
  const sentence = (number: number) => visitor.page.getByLabel('IEP Goal').nth(number - 1);
  const openChecker = async () => {
    await visitor.page.getByRole('link', { name: 'Goal Checker' }).first().click();
    await teacher.heading('Goal Checker').waitFor();
  };
  const paste = async (text: string) => {
    await visitor.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await sentence(1).focus();
    await visitor.page.keyboard.press('ControlOrMeta+V');
  };

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    provider = await Provider.ready();
  });
  afterEach(async () => {
    await visitor.leave();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('read a plan that is pasted as a whole, and mend what can be mended with one press', async () => {
    await signIn();
    const { page } = visitor;
    await openChecker();
    await visitor.lookAt('checker');
    await teacher.button('Check this goal').click();
    await page.getByText('Paste a goal first.').first().waitFor();

    await paste(PLAN);
    await page.getByText('3 goals found in what you pasted.').first().waitFor();
    await visitor.lookAt('checker-pasted');
    await teacher.button('Check 3 goals').click();
    await teacher.heading('Results').waitFor();
    await visitor.lookAt('checker-results');

    const first = page
      .getByRole('listitem')
      .filter({ has: teacher.heading(/^Goal 1/) })
      .first();
    const before = { text: await sentence(1).inputValue(), quality: await qualityOf(first) };
    await first.getByRole('button', { name: 'Apply this fix: Timeframe' }).click();
    await page
      .getByRole('main')
      .getByText(/^Fix applied\. Timeframe: now Pass\./)
      .waitFor();
    await visitor.lookAt('checker-fix-applied');
    expect(await sentence(1).inputValue()).not.toBe(before.text);
    expect(await qualityOf(first)).toBeGreaterThan(before.quality);
    await teacher.button('Undo').click();
    await first.getByRole('button', { name: 'Apply this fix: Timeframe' }).waitFor();
    expect(await sentence(1).inputValue()).toBe(before.text);

    // Looked up something else in between: nothing is lost.
    await page.getByRole('link', { name: 'Goals History' }).first().click();
    await teacher.heading('Goals History').waitFor();
    await openChecker();
    expect(await sentence(1).inputValue()).toBe(before.text);
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.values<string>(storage)),
    );
    // What the page keeps is kept encoded.
    const read = kept.map((value) => `${value} ${Buffer.from(value, 'base64').toString()}`).join();
    expect(read).not.toMatch(/multiplication|aloud/);
    await page.getByText('Balance $10.00').waitFor();
    // Signing out is meant: nothing is asked, and nothing of it is left.
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await teacher.heading(/^Sign in to/).waitFor();
    expect(questions).toEqual([]);
    visitor.expectNoFaults();
  });

  it('are reached, read and mended with the keys alone', async () => {
    await signIn();
    const keys = new Keyboard(visitor.page);
    await keys.backTo(/^link "Goal Checker"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^main/);
    await keys.tabTo(/^textbox "IEP Goal"/);
    await keys.type('Given a grade 4 passage, J.W. will read aloud 95 words correct per minute.');
    await keys.tabTo(/^button "Check this goal"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^heading "Results"/);
    await keys.tabTo(/^button "Apply this fix: Timeframe"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^button "Apply this fix/);
    await visitor.page
      .getByText(/^Fix applied\. Timeframe: now Pass\./)
      .first()
      .waitFor();
    await keys.press('ControlOrMeta+Z');
    await teacher.button('Apply this fix: Timeframe').waitFor();
    visitor.expectNoFaults();
  });

  it('are applied on a card, and every version of it can be had back', async () => {
    await signIn();
    const { page } = visitor;
    await teacher.reportRead('report.txt', READING_REPORT);
    await teacher.button(/^Draft 2 goals/).click();
    await teacher.goalCard(2).waitFor();
    await page.getByText('Goals are being generated.').waitFor({ state: 'hidden' });
    const card = teacher.goalCard(1);
    await card.getByRole('button', { name: 'Edit goal 1' }).click();
    const field = card.getByLabel('IEP Goal');
    const drafted = await field.inputValue();
    await field.fill('J.W. will read aloud 95 words correct per minute.');
    await card
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    await card.getByRole('button', { name: 'Done' }).click();
    await card.getByRole('button', { name: /^Output quality/ }).click();
    await visitor.lookAt('card-fixes');
    await card.getByRole('button', { name: 'Apply this fix: Timeframe' }).click();
    await card.getByText(/^Fix applied\. Timeframe: now Pass\./).waitFor();
    await visitor.lookAt('card-fix-applied');

    await page.getByRole('link', { name: 'Goals History' }).first().click();
    await page.getByText('Record 1').click();
    const kept = teacher.goalCard(1);
    await kept.getByRole('button', { name: 'Versions of goal 1' }).click();
    await kept.getByRole('heading', { name: 'First draft' }).waitFor();
    await kept.locator('del').first().waitFor();
    await visitor.lookAt('versions');
    await kept.getByRole('button', { name: /^Restore this version: First draft/ }).click();
    await kept.getByText(/^Restored: First draft/).waitFor();
    await kept.getByText(drafted).first().waitFor();
    await kept.getByRole('button', { name: 'Undo' }).click();
    await kept.getByText('J.W. will read aloud 95 words correct per minute').first().waitFor();
    visitor.expectNoFaults();
  });
});
