import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { READING_REPORT } from '../reports.js';
import { Teacher } from './teacher.js';
import { openBrowser, Visitor } from './visitor.js';

jest.setTimeout(180_000);

describe('the path in a browser', () => {
  let browser: Browser;
  let visitor: Visitor | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await visitor?.leave();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('leads from the landing page to a copied goal that is in the history', async () => {
    visitor = await Visitor.arrive(browser, '/');
    const { page } = visitor;
    const teacher = new Teacher(visitor);
    await visitor.lookAt('landing');
    // Six seconds after the page was loaded.
    const invitation = page.getByRole('dialog', {
      name: 'Ready to save time and focus on what matters most?',
    });
    await invitation.waitFor();
    await visitor.lookAt('sign-up-modal');
    await teacher.button('Close').click();
    await invitation.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();

    await teacher.heading('What is your name?').waitFor();
    await visitor.lookAt('registration-name');
    await teacher.giveName();
    await teacher.heading('Create your account').waitFor();
    await visitor.lookAt('registration-account');
    await teacher.createAccount();
    await teacher.heading('Verify your email').waitFor();
    await visitor.lookAt('registration-email');
    await teacher.verifyEmail();
    await teacher.verifyPhone();
    await teacher.heading('Get started').waitFor();
    await visitor.lookAt('registration-done');
    await teacher.button('Finish').click();
    await teacher.signIn();

    await page.getByRole('dialog', { name: 'Terms and conditions' }).waitFor();
    await visitor.lookAt('terms');
    await teacher.acceptTerms();
    await teacher.isAsked(/Do you want to attach an assessment/);
    await visitor.lookAt('chat-welcome');

    await teacher.choose('Yes');
    await teacher.isAsked(/the student's name/);
    await visitor.lookAt('chat-text');
    await teacher.type('J.W.');
    await teacher.isAsked(/primary disability/);
    await visitor.lookAt('chat-select');
    await teacher.select(/Specific Learning Disability/);
    await teacher.isAsked(/secondary disability/);
    await teacher.select('No');
    await teacher.isAsked(/attach the assessment/);
    await visitor.lookAt('chat-attach');
    await teacher.attach('report.txt', READING_REPORT);

    await teacher.heading('Areas of need found').waitFor();
    await visitor.lookAt('areas-found');
    await page.getByText('You have $10.00. Failed areas are free.').waitFor();
    await teacher.button(/^Draft 2 goals for \$4\.00/).click();

    await teacher.goalCard(2).waitFor();
    await page.getByText('Balance $6.00').waitFor();
    await visitor.lookAt('goals');
    const first = teacher.goalCard(1);
    await first
      .getByText(/61 words correct per minute/)
      .first()
      .waitFor();
    await first
      .getByRole('button', { name: /^Evidence p\. 1/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Evidence', exact: true }).getByText('Page 1 of 1').waitFor();
    await visitor.lookAt('evidence');
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: /^Output quality/ }).click();
    await visitor.lookAt('checks');
    await first.getByRole('button', { name: /^Output quality/ }).click();

    await teacher.button('Edit goal 1').click();
    await visitor.lookAt('edit');
    const present = first.getByLabel('Present Level of Performance');
    await present.fill(
      `${await present.inputValue()} Jonah read 64 words correct per minute on November 2, 2026.`,
    );
    await first
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    await first.getByRole('button', { name: 'Done' }).click();
    await first.getByText('entered by you').first().waitFor();
    await teacher.button('Copy goal 1').click();
    await teacher.button('Copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Goal 1 \(J\.W\.\)/);
    expect(copied).toContain('Area of Need:\nReading fluency');
    expect(copied).toContain('64 words correct per minute');

    await page.getByRole('link', { name: 'Goals History' }).first().click();
    await teacher.heading('Goals History').waitFor();
    await page.getByText('Record 1').click();
    await page.getByText('64 words correct per minute').first().waitFor();
    await visitor.lookAt('history');

    await teacher.button('Your Account').click();
    await page.getByRole('link', { name: 'Wallet' }).click();
    await teacher.heading('Wallet').waitFor();
    await page.getByRole('cell', { name: '2 goals' }).waitFor();
    await visitor.lookAt('wallet');
    await page.getByRole('link', { name: 'Support' }).click();
    await page.getByText('This page comes later.').waitFor();
    await visitor.lookAt('later');

    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await teacher.heading(/^Sign in to/).waitFor();
    await visitor.lookAt('sign-in');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    visitor.expectNoFaults();
  });
});
