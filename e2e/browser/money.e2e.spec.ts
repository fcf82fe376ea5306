import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { Provider, succeeded } from '../provider.js';
import { READING_REPORT } from '../reports.js';
import { Teacher } from './teacher.js';
import { openBrowser } from './visitor.js';

jest.setTimeout(180_000);

describe('money in a browser', () => {
  let browser: Browser;
  let teacher: Teacher | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await teacher?.visitor.leave();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is asked for below ten dollars, comes in once however often the button is pressed, and lets the talk begin', async () => {
    const provider = await Provider.ready();
    const { DocumentId } = succeeded(
      await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }),
    );
    succeeded(await provider.draft(DocumentId ?? '', 'Spelling'));
    await provider.settledAt(800);

    teacher = await Teacher.signedIn(browser, provider);
    const { page, visitor } = teacher;
    await teacher.heading('Reload Your Balance').waitFor();
    await page.getByText('Minimum balance is $10.').waitFor();
    await visitor.lookAt('no-money');
    await page.getByRole('link', { name: 'Open Wallet' }).click();
    await teacher.heading('Wallet').waitFor();
    await teacher.button('Reload my balance').click();
    const checkout = page.getByRole('dialog', { name: 'Reload your balance' });
    await checkout.getByText('No card is asked for and no real money moves.').waitFor();
    await visitor.lookAt('checkout');
    await checkout.getByLabel('Amount in dollars').fill('250');
    await checkout.getByRole('button', { name: /^Pay/ }).click();
    await checkout.getByText('Deposits are between $20 and $200.').first().waitFor();
    await checkout.getByLabel('Amount in dollars').fill('20');
    await checkout.getByRole('button', { name: 'Pay $20.00 (test)' }).dblclick();
    await checkout.getByText('You have $28.00.').waitFor();
    await visitor.lookAt('paid');
    await checkout.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Balance $28.00').waitFor();
    await page.getByRole('cell', { name: '$28.00' }).waitFor();
    expect((await provider.statement()).filter(({ Amount }) => Amount === 2000)).toHaveLength(1);

    await page.getByRole('link', { name: 'IEP AI Generator' }).first().click();
    await teacher.isAsked(/Do you want to attach an assessment/);
    visitor.expectNoFaults();
  });

  it('asks for a baseline where the report has none, and charges for nothing that is skipped', async () => {
    const provider = await Provider.ready();
    teacher = await Teacher.signedIn(browser, provider);
    const { page, visitor } = teacher;
    await teacher.reportRead('report.txt', READING_REPORT);
    await teacher.field(/^Add an area/).fill('Handwriting');
    await teacher.button('Add area').click();
    await page.getByRole('radio', { name: 'Type a baseline' }).check();
    await teacher.field('Baseline for Handwriting').fill('Copies 6 of 10 lower-case letters on the line.');
    await page.getByRole('checkbox', { name: 'Spelling' }).uncheck();
    await page.getByText('After this: $6.00. A new sign-in needs $10.00 to start.').waitFor();
    await visitor.lookAt('areas-with-baseline');
    await teacher.button(/^Draft 2 goals for \$4\.00/).click();
    await teacher.goalCard(2).waitFor();
    await teacher.heading('1 area left from this report').waitFor();
    await visitor.lookAt('goals-and-one-left');
    await provider.settledAt(600);
    visitor.expectNoFaults();
  });
});
