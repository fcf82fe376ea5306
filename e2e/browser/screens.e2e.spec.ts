/** The screens beside the main path, each looked at in both themes and at three widths. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptTerms } from '@goalwright/contracts/api/account';
import { addDistrictUser } from '@goalwright/contracts/api/district-users';
import { login, resetPassword, validateForgotEmailCode } from '@goalwright/contracts/api/sign-in';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { api, dataFolder, origin, raw } from '../product.js';
import { PASSWORD, Provider, sentCode, succeeded } from '../provider.js';
import { Teacher } from './teacher.js';
import { openBrowser, Visitor } from './visitor.js';

jest.setTimeout(180_000);

const NEW_PASSWORD = 'Patient-Heron-River-7';
/** The browser's own line about a reply that is a refusal by HTTP status. */
const REFUSED = /Failed to load resource/;

/** Somebody whom an administrator added, with the password of their own that the invitation's code lets them choose. */
async function invited(): Promise<string> {
  const administrator = { Email: 'admin@demo.goalwright.example', Password: 'GoalwrightDemo1' };
  const { USToken = '' } = succeeded(await api.call(login, administrator));
  succeeded(await api.call(acceptTerms, { USToken, DidAcceptTermsOfService: true }));
  const Email = `invited-${randomUUID()}@school.example`;
  const person = { FirstName: 'Ida', LastName: 'Invited', LEA: 'Lynwood', IsAdmin: false };
  succeeded(await api.call(addDistrictUser, { USToken, UserEmail: Email, ...person }));
  const EmailCode = await sentCode(Email);
  const { ResetToken = '' } = succeeded(await api.call(validateForgotEmailCode, { Email, EmailCode }));
  succeeded(await api.call(resetPassword, { Email, ResetToken, Password: PASSWORD }));
  return Email;
}

function logLines(): string[] {
  const folder = join(dataFolder(), 'logs');
  return readdirSync(folder)
    .filter((name) => name !== 'postgres.log')
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
}

describe('the screens beside the main path', () => {
  let browser: Browser;
  let visitor: Visitor | undefined;
  let linesBefore: ReadonlySet<string>;

  beforeAll(async () => {
    // Other tests kill services, and those complain: only what is written from here on is looked at.
    linesBefore = new Set(logLines());
    browser = await openBrowser();
  });
  afterEach(async () => {
    await visitor?.leave();
    visitor = undefined;
  });
  afterAll(async () => {
    await browser.close();
  });

  it('lead from a forgotten password to a new one', async () => {
    const provider = await Provider.ready();
    visitor = await Visitor.arrive(browser, '/registration');
    const teacher = new Teacher(visitor);
    teacher.email = provider.email;
    await visitor.page.getByRole('button', { name: 'Forgot password' }).click();
    await teacher.heading('Enter your email').waitFor();
    await teacher.field('Email').fill('nobody-here@school.example');
    await teacher.button('Next').click();
    await visitor.page.getByText('This email is not associated with an account.').first().waitFor();
    await visitor.lookAt('reset-unknown-email');
    await teacher.field('Email').fill(provider.email);
    await teacher.button('Next').click();
    await teacher.heading('Verify your email').waitFor();
    await visitor.lookAt('reset-code');
    await teacher.field('Enter code').fill('000000');
    await teacher.button('Verify and proceed').click();
    await visitor.page.getByText('Email code is invalid').first().waitFor();
    await teacher.verifyEmail();
    await teacher.heading('Set up your new password').waitFor();
    await teacher.field('New password').fill('short');
    await teacher.button('Save password').click();
    await visitor.page.getByText('12 characters minimum').waitFor();
    await visitor.lookAt('reset-password');
    await teacher.field('New password').fill(NEW_PASSWORD);
    await teacher.field('Confirm password').fill(NEW_PASSWORD);
    await teacher.button('Save password').click();
    await visitor.page.getByText('Your new password is saved. Sign in with it.').first().waitFor();
    await teacher.signIn();
    await visitor.page.getByText('Credentials do not match records').first().waitFor();
    await visitor.lookAt('sign-in-refused');
    await teacher.field('Password').fill(NEW_PASSWORD);
    await teacher.button('Sign in').click();
    await teacher.heading('IEP AI Generator').waitFor();
    visitor.expectNoFaults();
  });

  it('ask a user without a phone number for one, and for nothing else', async () => {
    const email = await invited();
    visitor = await Visitor.arrive(browser, '/registration');
    const teacher = new Teacher(visitor);
    teacher.email = email;
    await teacher.signIn();
    await teacher.heading('Register Phone Number').waitFor();
    await visitor.lookAt('phone-gate');
    await teacher.field('Phone Number').fill('12345');
    await teacher.button('Send code').click();
    await visitor.page.getByText('Please enter a valid 10-digit phone number.').first().waitFor();
    await teacher.field('Phone Number').fill(teacher.phoneNumber);
    await teacher.button('Send code').click();
    await teacher.field('Enter code').fill(await sentCode(teacher.phoneNumber));
    await visitor.lookAt('phone-gate-code');
    await teacher.button('Verify and proceed').click();
    await visitor.page.getByText('Phone Number Added Successfully!').first().waitFor();
    await teacher.acceptTerms();
    await teacher.heading('IEP AI Generator').waitFor();
    visitor.expectNoFaults();
  });

  it('warn before a session ends, and go on with one press', async () => {
    const provider = await Provider.ready();
    visitor = await Visitor.arrive(browser, '/registration');
    let isShort = true;
    await visitor.page.route('**/api/v1/users/token/extend', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as object;
      const soon = new Date(Date.now() + 90_000).toISOString();
      await route.fulfill({ response, json: isShort ? { ...reply, ExpiresOn: soon } : reply });
    });
    const teacher = new Teacher(visitor);
    teacher.email = provider.email;
    await teacher.signIn();
    const warning = visitor.page.getByRole('dialog', { name: 'Are you still there?' });
    await warning.waitFor();
    await visitor.lookAt('session-end');
    isShort = false;
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    await warning.waitFor({ state: 'hidden' });
    visitor.expectNoFaults();
  });

  it('say that a page is not there, inside and outside', async () => {
    visitor = await Visitor.arrive(browser, '/no/such/page');
    const outside = new Teacher(visitor);
    await outside.heading('There is no page at this address').waitFor();
    await visitor.lookAt('not-found');
    await visitor.leave();
    const teacher = await Teacher.signedIn(browser, await Provider.ready());
    visitor = teacher.visitor;
    await visitor.page.goto(`${origin}/home/no-such-page`);
    await teacher.heading('There is no page at this address').waitFor();
    await visitor.lookAt('not-found-inside');
    visitor.expectNoFaults(REFUSED);
  });

  it('ask before a talk is erased', async () => {
    const teacher = await Teacher.signedIn(browser, await Provider.ready());
    visitor = teacher.visitor;
    await teacher.choose('No');
    await teacher.type('J.W.');
    await teacher.isAsked(/primary disability/);
    await teacher.button('Clear chat').click();
    const question = visitor.page.getByRole('dialog', { name: 'Erase this chat and start again?' });
    await question.waitFor();
    await visitor.lookAt('restart');
    await teacher.button('No, go back').click();
    await visitor.page.getByText('J.W.', { exact: true }).first().waitFor();
    await teacher.button('Clear chat').click();
    await teacher.button('Yes, erase').click();
    await teacher.isAsked(/Do you want to attach an assessment/);
    await visitor.page.getByText('J.W.', { exact: true }).first().waitFor({ state: 'hidden' });
    visitor.expectNoFaults();
  });

  it('are made of parts that can be seen together', async () => {
    visitor = await Visitor.arrive(browser, '/dev/components');
    await new Teacher(visitor).heading('Components').waitFor();
    await visitor.lookAt('components');
    visitor.expectNoFaults();
  });

  it.each(['terms-of-use', 'privacy-policy', 'generator-guide'])('link to %s, a tagged PDF', async (name) => {
    const response = await raw(`/documents/${name}.pdf`, {});
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const content = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(content).toMatch(/^%PDF-1\.\d/);
    expect(content).toContain('/StructTreeRoot');
  });

  it('leave no error in the logs of the services', () => {
    const lines = logLines().filter((line) => !linesBefore.has(line));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
  });
});
