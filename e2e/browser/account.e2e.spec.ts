/** What people do with their own account in a browser, and the pages that our mails lead to. */
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { INVITATION_PATH, UNDO_EMAIL_CHANGE_PATH } from '@goalwright/contracts/api/mail-links';
import { addDistrictUser } from '@goalwright/contracts/api/district-users';
import { login } from '@goalwright/contracts/api/sign-in';
import { eventually } from '@goalwright/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { api, origin } from '../product.js';
import { PASSWORD, Provider, sentCode, sentMessages, succeeded } from '../provider.js';
import { Keyboard } from './keyboard.js';
import { Teacher } from './teacher.js';
import { openBrowser, Visitor } from './visitor.js';

jest.setTimeout(180_000);

const NEW_PASSWORD = 'Patient-Heron-River-7';
const UPDATED = 'Settings Updated Successfully!';
/** The browser's own line about a reply that is a refusal by HTTP status. */
const REFUSED = /Failed to load resource/;

const anAddress = () => `moved-${randomUUID()}@school.example`;
const aNumber = () => `916${String(randomInt(2_000_000, 9_760_000))}`;

/** The newest mail to an address whose subject says this. */
const mailAbout = (to: string, subject: string) =>
  eventually(async () => {
    const found = (await sentMessages(to)).find((message) => message.subject.includes(subject));
    if (found === undefined) throw new Error(`no mail about ${subject} yet`);
    return found;
  });

describe('an account in a browser', () => {
  let browser: Browser;
  let visitor: Visitor | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await visitor?.leave();
    visitor = undefined;
  });
  afterAll(async () => {
    await browser.close();
  });

  async function atTheAccountScreen(provider: Provider): Promise<Teacher> {
    const teacher = await Teacher.signedIn(browser, provider);
    visitor = teacher.visitor;
    await openAccount(teacher);
    return teacher;
  }

  it('takes names and a password, and says what is wrong where it is wrong', async () => {
    const provider = await Provider.ready();
    const teacher = await atTheAccountScreen(provider);
    const { page, visitor: seen } = teacher;
    await seen.lookAt('account');

    await teacher.button('Save changes').click();
    await page.getByText('Nothing was changed, so there is nothing to save.').waitFor();
    await teacher.field('First Name').fill('R2D2');
    await teacher.field('Phone Number').fill('12345');
    await teacher.field('New Password').fill('short');
    await teacher.button('Save changes').click();
    await page.getByText('Names may hold letters, spaces, apostrophes and hyphens.').waitFor();
    await page.getByText('Phone number must be 10 digits').waitFor();
    await page.getByText('Please confirm your new password.').waitFor();
    await page.getByText('Please enter your current password.').waitFor();
    expect(await teacher.field('First Name').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await seen.lookAt('account-refused');

    await teacher.button('Cancel').click();
    expect(await teacher.field('First Name').inputValue()).toBe('Robin');
    for (const { password, again, text } of [
      { password: PASSWORD, again: 'other', text: 'New Password must be different from Current Password!' },
      { password: NEW_PASSWORD, again: 'other', text: 'Passwords do not match!' },
      { password: 'Short-1', again: 'Short-1', text: 'Password must be at least 12 characters!' },
      {
        password: 'patient-heron-river',
        again: 'patient-heron-river',
        text: 'Password must contain at least one uppercase letter!',
      },
      {
        password: 'PATIENT-HERON-RIVER',
        again: 'PATIENT-HERON-RIVER',
        text: 'Password must contain at least one lowercase letter!',
      },
    ]) {
      await teacher.field('New Password').fill(password);
      await teacher.field('Confirm New Password').fill(again);
      await teacher.field('Current Password').fill(PASSWORD);
      await teacher.button('Save changes').click();
      await page.getByText(text).waitFor();
    }
    await teacher.field('New Password').fill(NEW_PASSWORD);
    await teacher.field('Confirm New Password').fill(NEW_PASSWORD);
    await teacher.field('Current Password').fill('Not-my-password-9');
    await teacher.button('Save changes').click();
    await page.getByText('Credentials do not match records').waitFor();

    const other = await seen.secondTab('/home/account');
    await other.page.getByRole('heading', { name: 'Account Details', exact: true }).waitFor();
    await teacher.field('First Name').fill('Zoë');
    await teacher.field('Current Password').fill(PASSWORD);
    await teacher.button('Save changes').click();
    await page.getByText(UPDATED).waitFor();
    await page.getByText(/^Saved \d/).waitFor();
    await page.getByRole('button', { name: 'Account menu of Zoë' }).waitFor();
    expect(await teacher.field('New Password').inputValue()).toBe('');
    // Every old token is dead: this tab and the other one go on with the new one, and nobody is asked for a password.
    await other.page.reload();
    await other.page.getByLabel('First Name').waitFor();
    expect(await other.page.getByLabel('First Name').inputValue()).toBe('Zoë');
    await page.reload();
    await teacher.heading("Zoë O'Neil-Sørensen").waitFor();
    const signedIn = await api.call(login, { Email: provider.email, Password: NEW_PASSWORD });
    expect(signedIn.isSuccessful).toBe(true);
    seen.expectNoFaults();
    other.expectNoFaults();
  });

  it('takes a new address and a new number once their codes came back', async () => {
    const provider = await Provider.ready();
    const teacher = await atTheAccountScreen(provider);
    const { page, visitor: seen } = teacher;
    const email = anAddress();
    const phone = aNumber();

    await teacher.field('Email Address').fill(email);
    await teacher.field('Phone Number').fill(phone);
    await teacher.field('Current Password').fill(PASSWORD);
    await teacher.button('Save changes').click();
    const askedEmail = page.getByRole('form', { name: 'Confirm your new email address' });
    const askedPhone = page.getByRole('form', { name: 'Confirm your new phone number' });
    await askedPhone.waitFor();
    expect(await teacher.field('Phone Number').inputValue()).not.toContain(phone.slice(-4));
    await seen.lookAt('account-code');
    await askedPhone.getByLabel('Enter code').fill('000000');
    await askedPhone.getByRole('button', { name: 'Confirm', exact: true }).click();
    await askedPhone.getByText('Invalid SMS Code').waitFor();
    // Looking for the code on a phone may cost the page: the question is still there afterwards.
    await page.reload();
    await askedPhone.getByLabel('Enter code').fill(await sentCode(phone));
    await askedPhone.getByRole('button', { name: 'Confirm', exact: true }).click();

    await askedEmail.waitFor();
    await page.getByText(UPDATED).waitFor();
    expect(await askedPhone.count()).toBe(0);
    expect(await teacher.field('Email Address').inputValue()).toBe(provider.email);
    await askedEmail.getByLabel('Enter code').fill('000000');
    await page.keyboard.press('Enter');
    await askedEmail.getByText('Email code is invalid').waitFor();
    await askedEmail.getByLabel('Enter code').fill(await sentCode(email));
    await page.keyboard.press('Enter');
    await askedEmail.waitFor({ state: 'hidden' });
    expect(await teacher.field('Email Address').inputValue()).toBe(email);
    await page.reload();
    await teacher.field('Phone Number').waitFor();
    expect((await teacher.field('Phone Number').inputValue()).replace(/\D/g, '')).toBe(phone);
    const { User: user } = succeeded(await api.call(login, { Email: email, Password: PASSWORD }));
    expect(user).toMatchObject({ Email: email, PhoneNumber: phone });
    seen.expectNoFaults();
  });

  it('keeps an address that another account has from being taken', async () => {
    const [provider, other] = [await Provider.ready(), await Provider.ready()];
    const teacher = await atTheAccountScreen(provider);
    await teacher.field('Email Address').fill(other.email);
    await teacher.field('Current Password').fill(PASSWORD);
    await teacher.button('Save changes').click();
    await teacher.page.getByText('User associated with this email already exists.').waitFor();
    teacher.visitor.expectNoFaults();
  });

  it('is changed, confirmed and kept by somebody who has no mouse', async () => {
    const provider = await Provider.ready();
    const teacher = await atTheAccountScreen(provider);
    const { page } = teacher;
    const phone = aNumber();
    const keys = new Keyboard(page);
    await page.reload();
    await teacher.heading('Account Details').waitFor();
    await keys.tabTo(/textbox "Phone Number"/);
    await keys.type(phone);
    await keys.tabTo(/textbox "Current Password"/);
    await keys.type(PASSWORD);
    await keys.tabTo(/button "Save changes"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/textbox "Enter code"/);
    await keys.type(await sentCode(phone));
    await keys.press('Enter');
    await page.getByText(UPDATED).waitFor();
    await keys.expectFocusOn(/main/);
    await page.getByText(UPDATED).waitFor({ state: 'hidden' });
    await keys.tabTo(/textbox "New Password"/);
    await keys.type(NEW_PASSWORD);
    await keys.tabTo(/textbox "Current Password"/);
    await keys.type(PASSWORD);
    await keys.press('Enter');
    await keys.expectFocusOn(/textbox "Confirm New Password"/);
    await keys.type(NEW_PASSWORD);
    await keys.press('Enter');
    await page.getByText(/^Saved \d/).waitFor();
    await keys.tabTo(/button "Delete account"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/dialog "Delete your account/);
    await keys.press('Escape');
    await keys.expectFocusOn(/button "Delete account"/);
    teacher.visitor.expectNoFaults();
  });

  it('is downloaded whole', async () => {
    const provider = await Provider.ready();
    const teacher = await atTheAccountScreen(provider);
    const coming = teacher.page.waitForEvent('download');
    await teacher.button('Download my data (JSON)').click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^goalwright-my-data-\d{4}-\d{2}-\d{2}\.json$/);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { Account: object; Wallet: object };
    expect(data).toMatchObject({
      Account: { Email: provider.email, PhoneNumber: provider.phoneNumber },
      Wallet: { AvailableCents: 1000 },
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|USToken|PasswordHash/);
    const printed = teacher.page.waitForEvent('download');
    await teacher.button('Download to read (PDF)').click();
    const pdf = await printed;
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
    expect(readFileSync(await pdf.path(), 'latin1')).toMatch(/^%PDF-1\.\d/);
    teacher.visitor.expectNoFaults();
  });

  it('is deleted by its owner, who is told what that means and stays nowhere signed in', async () => {
    const provider = await Provider.ready();
    const teacher = await atTheAccountScreen(provider);
    const { page, visitor: seen } = teacher;
    await teacher.button('Delete account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText(/You have \$10\.00\./).waitFor();
    await seen.lookAt('account-deletion');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByText('Please enter your password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByText('Credentials do not match records').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await teacher.heading('Your account was deleted').waitFor();
    await seen.lookAt('account-deleted');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto(`${origin}/home`);
    await teacher.heading(/^Sign in to/).waitFor();
    const signedIn = await api.call(login, { Email: provider.email, Password: PASSWORD });
    expect(signedIn.isSuccessful).toBe(false);
    await mailAbout(provider.email, 'account was deleted');
    seen.expectNoFaults();
  });

  it('gets its old address back by the link in the mail, whose token goes nowhere else', async () => {
    const provider = await Provider.ready();
    const teacher = await atTheAccountScreen(provider);
    const email = anAddress();
    await teacher.field('Email Address').fill(email);
    await teacher.field('Current Password').fill(PASSWORD);
    await teacher.button('Save changes').click();
    await teacher.field('Enter code').fill(await sentCode(email));
    await teacher.button('Confirm').click();
    await teacher.page.getByText(UPDATED).waitFor();
    await teacher.visitor.leave();

    const { text } = await mailAbout(provider.email, 'email address was changed');
    const link = new RegExp(`${UNDO_EMAIL_CHANGE_PATH}#[\\w-]+`).exec(text)?.[0] ?? '';
    const token = link.split('#')[1] ?? '';
    expect(token).toHaveLength(43);
    visitor = await Visitor.arrive(browser, '/registration');
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      asked.push(`${request.url()} ${JSON.stringify(request.headers())}`);
    });
    await page.goto(`${origin}${link}`);
    const owner = new Teacher(visitor);
    await owner.heading('Take back the change of your email address').waitFor();
    expect(page.url()).toBe(`${origin}${UNDO_EMAIL_CHANGE_PATH}`);
    await visitor.lookAt('email-undo');
    await owner.button('Take the change back').dblclick();
    await owner.heading('The change was taken back').waitFor();
    expect(asked.filter((line) => line.includes(token))).toEqual([]);
    expect(
      await page.evaluate(() => JSON.stringify([history.state, sessionStorage, localStorage])),
    ).not.toContain(token);
    await visitor.lookAt('email-undo-done');

    await page.reload();
    await owner.heading('This link is not complete').waitFor();
    await visitor.leave();
    visitor = await Visitor.arrive(browser, link);
    const again = new Teacher(visitor);
    await again.button('Take the change back').click();
    await again.heading('This link does not work any more').waitFor();
    await visitor.lookAt('email-undo-over');

    await visitor.page.getByRole('link', { name: 'Choose a new password' }).click();
    await again.heading('Enter your email').waitFor();
    await again.field('Email').fill(provider.email);
    await again.button('Next').click();
    await again.heading('Verify your email').waitFor();
    visitor.expectNoFaults();
  });

  it('asks for the terms again once a new version holds, before the first question and in the middle of the work', async () => {
    const provider = await Provider.ready();
    visitor = await Visitor.arrive(browser, '/registration');
    const { page } = visitor;
    // As the server answers from the moment on at which a new version holds.
    let isNew = true;
    await page.route('**/api/v1/questionnaire/submit/question', async (route) => {
      if (!isNew) return route.fallback();
      const problem = {
        IsSuccessful: false,
        Code: 'identity.terms-not-accepted',
        Message: 'Please accept the terms of service first.',
        RequestId: 'new-terms',
      };
      return route.fulfill({ json: problem });
    });
    const teacher = new Teacher(visitor);
    teacher.email = provider.email;
    await teacher.signIn();
    const accept = async () => {
      await page.getByRole('dialog', { name: 'Terms and conditions' }).waitFor();
      isNew = false;
      await teacher.acceptTerms();
    };
    await accept();
    await teacher.isAsked(/Do you want to attach an assessment/);
    isNew = true;
    await teacher.choose('No');
    await accept();
    await teacher.choose('No');
    await teacher.isAsked(/the student's name/);
    visitor.expectNoFaults();
  });
});

describe('an invitation', () => {
  let browser: Browser;
  let visitor: Visitor | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await visitor?.leave();
    visitor = undefined;
  });
  afterAll(async () => {
    await browser.close();
  });

  it('leads from the code of the mail over a password and a number to the work', async () => {
    const email = `invited-${randomUUID()}@district.example`;
    await invite(email);
    const { code } = await mailAbout(email, 'You were added');
    visitor = await Visitor.arrive(browser, INVITATION_PATH);
    const teacher = new Teacher(visitor);
    const { page } = visitor;
    await teacher.heading(/^Welcome to/).waitFor();
    await teacher.button('Next').click();
    await page.getByText('Please enter your email address.').waitFor();
    await teacher.field('Email').fill(email);
    await teacher.field('Enter code').fill(code === '000000' ? '000001' : '000000');
    await teacher.button('Next').click();
    await page.getByText(/^Email code is invalid/).waitFor();
    await visitor.lookAt('invitation');
    await teacher.field('Enter code').fill(code);
    await teacher.button('Next').click();

    await teacher.heading('Choose your password').waitFor();
    await teacher.field('New password').fill('short');
    await teacher.button('Save password').click();
    await page.getByText('Please choose a password that keeps to the rules below.').waitFor();
    await visitor.lookAt('invitation-password');
    await teacher.field('New password').fill(NEW_PASSWORD);
    await teacher.field('Confirm password').fill(NEW_PASSWORD);
    await teacher.button('Save password').click();

    await teacher.heading('Register Phone Number').waitFor();
    await teacher.field('Phone Number').fill(teacher.phoneNumber);
    await teacher.button('Send code').click();
    await teacher.field('Enter code').fill(await sentCode(teacher.phoneNumber));
    await teacher.button('Verify and proceed').click();
    await page.getByRole('dialog', { name: 'Terms and conditions' }).waitFor();
    visitor.expectNoFaults();
  });

  it('whose code is too old gets a new one', async () => {
    const email = `invited-${randomUUID()}@district.example`;
    await invite(email);
    await mailAbout(email, 'You were added');
    visitor = await Visitor.arrive(browser, INVITATION_PATH);
    const teacher = new Teacher(visitor);
    await teacher.field('Email').fill(email);
    // A minute must lie between two codes; what is asked for earlier is refused in words.
    await teacher.button('Send me a new code').click();
    await visitor.page
      .getByRole('alert')
      .or(visitor.page.getByText('A new code is on its way'))
      .first()
      .waitFor();
    visitor.expectNoFaults(REFUSED);
  });

  /** By an administrator of Lynwood, over HTTP: the screen for it has tests of its own. */
  async function invite(email: string): Promise<void> {
    const { USToken = '' } = succeeded(
      await api.call(login, { Email: 'admin@demo.goalwright.example', Password: 'GoalwrightDemo1' }),
    );
    const added = await api.call(addDistrictUser, {
      USToken,
      DisplayName: 'Ines Vale',
      UserEmail: email,
      FirstName: 'Ines',
      LastName: 'Vale',
      LEA: 'Lynwood',
      PhoneNumber: null,
      IsAdmin: false,
    });
    expect(succeeded(added).DidAddUserSuccessfully).toBe(true);
  }
});

async function openAccount(teacher: Teacher): Promise<void> {
  const { page } = teacher;
  const group = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Your Account' });
  await group.click();
  await page.getByRole('link', { name: 'Account Details' }).click();
  await teacher.heading('Account Details').waitFor();
}
