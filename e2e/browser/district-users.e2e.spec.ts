/** Administrators at the screen: the people of their district, what happened to them, and what it costs. */
import { randomUUID } from 'node:crypto';
import { acceptTerms } from '@goalwright/contracts/api/account';
import { listDistrictUsers, updateDistrictUser } from '@goalwright/contracts/api/district-users';
import { login } from '@goalwright/contracts/api/sign-in';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { api, origin } from '../product.js';
import { Provider, refusal, sentCode, succeeded } from '../provider.js';
import { Keyboard } from './keyboard.js';
import { Teacher } from './teacher.js';
import { openBrowser, Visitor } from './visitor.js';

jest.setTimeout(180_000);

const DEMO_PASSWORD = 'GoalwrightDemo1';
const LYNWOOD = 'admin@demo.goalwright.example';
const SONOMA = 'admin.sonoma@demo.goalwright.example';
const INTERNAL = 'internal@goalwright.example';

const newAddress = (): string => `new-${randomUUID()}@school.example`;

async function tokenOf(email: string): Promise<string> {
  const { USToken = '' } = succeeded(await api.call(login, { Email: email, Password: DEMO_PASSWORD }));
  succeeded(await api.call(acceptTerms, { USToken, DidAcceptTermsOfService: true }));
  return USToken;
}

class Administrator extends Teacher {
  static async at(browser: Browser, email: string, page: string): Promise<Administrator> {
    await tokenOf(email);
    const administrator = new Administrator(await Visitor.arrive(browser, '/registration'));
    await administrator.field('Email').fill(email);
    await administrator.field('Password').fill(DEMO_PASSWORD);
    await administrator.button('Sign in').click();
    await administrator.heading('IEP AI Generator').waitFor();
    await administrator.button('Your Account').click();
    await administrator.page.getByRole('link', { name: page, exact: true }).click();
    return administrator;
  }

  row(email: string): Locator {
    return this.page.getByRole('row').filter({ hasText: email });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search users' }).fill(text);
  }

  async fillPerson(email: string, role: 'Admin' | 'User'): Promise<void> {
    await this.field('First Name').fill('Rosa');
    await this.field('Last Name').fill("O'Neil-Sørensen");
    await this.field('Email').fill(email);
    await this.page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  }

  async add(email: string): Promise<void> {
    await this.button('Add user').click();
    await this.heading('Add User').waitFor();
    await this.fillPerson(email, 'User');
    await this.button('Add User').click();
    await this.page.getByText('User Added Successfully').first().waitFor();
  }
}

describe('an administrator in a browser', () => {
  let browser: Browser;
  let administrator: Administrator | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await administrator?.visitor.leave();
    administrator = undefined;
  });
  afterAll(async () => {
    await browser.close();
  });

  it('adds somebody, whom a mail invites, changes them and deletes them', async () => {
    administrator = await Administrator.at(browser, LYNWOOD, 'Manage Users');
    const { page, visitor } = administrator;
    const email = newAddress();
    await administrator.heading('User List').waitFor();
    await administrator.row(LYNWOOD).waitFor();
    await visitor.lookAt('users');

    await administrator.button('Add user').click();
    await administrator.heading('Add User').waitFor();
    expect(await administrator.field('LEA Name').inputValue()).toBe('Lynwood');
    await administrator.button('Add User').click();
    await page.getByText('Please enter a first name.').waitFor();
    await visitor.lookAt('user-add-problems');
    await administrator.fillPerson(email, 'User');
    await administrator.button('Cancel').click();
    const question = page.getByRole('dialog', { name: 'Cancel adding user' });
    await question.waitFor();
    await visitor.lookAt('user-add-cancel');
    await question.getByRole('button', { name: 'Continue adding' }).click();
    await administrator.field('Phone Number (optional)').fill('123');
    await administrator.button('Add User').click();
    await page.getByText('Phone number must be 10 digits').waitFor();
    await administrator.field('Phone Number (optional)').fill('');
    await visitor.lookAt('user-add');
    await administrator.button('Add User').click();
    await page.getByText('User Added Successfully').first().waitFor();
    await administrator.row(email).getByText('Invited').waitFor();
    await visitor.lookAt('users-after-adding');
    expect(await sentCode(email)).toMatch(/^\d{6}$/);

    await administrator.row(email).getByRole('button', { name: "Edit Rosa O'Neil-Sørensen" }).click();
    await administrator.heading('Modify User').waitFor();
    expect(await administrator.button('Save changes').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /^Admin/ }).check();
    await page.getByText("Changing this profile's role will affect their access level").waitFor();
    await visitor.lookAt('user-modify');
    await administrator.field('Last Name').fill('Zimmer');
    await administrator.button('Save changes').click();
    await page.getByText('User Updated Successfully').first().waitFor();
    await administrator.row(email).getByRole('cell', { name: 'Admin', exact: true }).waitFor();

    await administrator.search(email);
    await administrator.row(email).getByRole('button', { name: 'Delete Rosa Zimmer' }).click();
    const deletion = page.getByRole('dialog', { name: 'Delete user' });
    expect(await deletion.getByRole('button', { name: 'Delete User' }).isDisabled()).toBe(true);
    await deletion.getByLabel('Yes, I am sure').check();
    await visitor.lookAt('user-delete');
    await deletion.getByRole('button', { name: 'Delete User' }).click();
    await page.getByText('User Deleted Successfully').first().waitFor();
    await page.getByText('No user matches').waitFor();
    await visitor.lookAt('users-none');
    visitor.expectNoFaults();
  });

  it('sees nobody of another district, neither on the page nor by asking', async () => {
    const theirs = newAddress();
    administrator = await Administrator.at(browser, SONOMA, 'Manage Users');
    await administrator.add(theirs);
    await administrator.visitor.leave();

    administrator = await Administrator.at(browser, LYNWOOD, 'Manage Users');
    await administrator.row(LYNWOOD).waitFor();
    await administrator.search('Sonoma');
    await administrator.page.getByText('No user matches').waitFor();
    const USToken = await tokenOf(LYNWOOD);
    const { Users } = succeeded(await api.call(listDistrictUsers, { USToken }));
    expect(new Set(Users.map(({ LEA }) => LEA))).toEqual(new Set(['Lynwood']));
    const changed = await api.call(updateDistrictUser, {
      USToken,
      UserManagementUserEmail: theirs,
      UserManagementUserUpdated: {
        FirstName: 'Rosa',
        LastName: 'Taken',
        Email: theirs,
        LEA: 'Lynwood',
        IsAdmin: false,
      },
    });
    expect(refusal(changed)).toBe('identity.user-not-found');
    administrator.visitor.expectNoFaults();
  });

  it('cannot end the own account or the last administrator, and is told why', async () => {
    administrator = await Administrator.at(browser, INTERNAL, 'Manage Users');
    const { page, visitor } = administrator;
    await administrator.search(INTERNAL);
    await administrator.row(INTERNAL).getByText('You', { exact: true }).waitFor();
    await administrator.search(SONOMA);
    await administrator
      .row(SONOMA)
      .getByRole('button', { name: /^Why .* cannot be deleted$/ })
      .click();
    const reason = page.getByRole('dialog', { name: 'This user cannot be deleted' });
    await reason.getByText('This is the last administrator of Sonoma.').waitFor();
    await visitor.lookAt('user-locked');
    await reason.getByRole('button', { name: 'Close' }).last().click();
    await administrator.search(INTERNAL);
    await administrator.row(INTERNAL).getByRole('button', { name: /^Edit/ }).click();
    await page.getByText('This is your own account.').waitFor();
    expect(await administrator.button('Delete user').isDisabled()).toBe(true);
    await visitor.lookAt('user-modify-own');
    visitor.expectNoFaults();
  });

  it('filters all districts with the keys, and goes through the forms with them', async () => {
    administrator = await Administrator.at(browser, INTERNAL, 'Manage Users');
    const { page, visitor } = administrator;
    const keyboard = new Keyboard(page);
    await administrator.row(LYNWOOD).waitFor();
    await keyboard.tabTo(/^button "Filter by LEA"/);
    await keyboard.press('Enter');
    await keyboard.expectFocusOn(/^searchbox "Search LEA"/);
    await visitor.lookAt('users-lea-filter');
    await keyboard.type('sonoma');
    await keyboard.tabTo(/^checkbox "Sonoma Valley Unified"/);
    await keyboard.press('Space', 'Escape');
    await keyboard.expectFocusOn(/^button "Filter by LEA, 1 chosen"/);
    await administrator.row(SONOMA).waitFor();
    await administrator.row(LYNWOOD).waitFor({ state: 'hidden' });
    await keyboard.tabTo(/^button "Edit /);
    await keyboard.press('Enter');
    await administrator.heading('Modify User').waitFor();
    await keyboard.tabTo(/^button "Return to full list of users"/);
    await keyboard.press('Enter');
    await keyboard.expectFocusOn(/^button "Edit /);
    await page.goBack();
    visitor.expectNoFaults();
  });

  it('keeps what was typed where no answer comes', async () => {
    administrator = await Administrator.at(browser, LYNWOOD, 'Manage Users');
    const { page, visitor } = administrator;
    const email = newAddress();
    await administrator.button('Add user').click();
    await administrator.fillPerson(email, 'User');
    await page.route('**/um/users/add/user', (route) => route.abort());
    await administrator.button('Add User').click();
    await page.getByText('No Response').first().waitFor();
    expect(await administrator.field('Email').inputValue()).toBe(email);
    await visitor.lookAt('user-no-response');
    await page.unroute('**/um/users/add/user');
    await administrator.button('Add User').click();
    await page.getByText('User Added Successfully').first().waitFor();
    visitor.expectNoFaults(/ERR_FAILED/);
  });

  it('reads in sentences what happened, and may look at nothing that was drafted', async () => {
    administrator = await Administrator.at(browser, LYNWOOD, 'Manage Users');
    const { page, visitor } = administrator;
    const email = newAddress();
    await administrator.add(email);
    await page.getByRole('link', { name: 'Activity Log' }).click();
    await page.getByText(`${LYNWOOD} added ${email}.`).waitFor();
    await page.getByText(`${LYNWOOD} signed in.`).first().waitFor();
    await visitor.lookAt('activity-log');
    await administrator.field('Show').selectOption({ label: 'Changes by administrators' });
    await page.getByText(`${LYNWOOD} signed in.`).first().waitFor({ state: 'hidden' });
    await administrator.field('Person').fill(email);
    await page.getByText(`${LYNWOOD} added ${email}.`).waitFor();
    visitor.expectNoFaults();
  });

  it('sees counts and spending, and decides on outside AI for the district', async () => {
    administrator = await Administrator.at(browser, LYNWOOD, 'District Overview');
    const { page, visitor } = administrator;
    await administrator.heading('Counts and spending by month').waitFor();
    const box = page.getByRole('checkbox', { name: /^Allow an outside AI provider for Lynwood/ });
    await box.waitFor();
    const isAllowed = await box.isChecked();
    await box.click();
    await page.getByText(/^Saved/).waitFor();
    expect(await box.isChecked()).toBe(!isAllowed);
    await visitor.lookAt('district');
    await page.reload();
    await box.waitFor();
    expect(await box.isChecked()).toBe(!isAllowed);
    await box.click();
    await page.getByText(/^Saved/).waitFor();
    visitor.expectNoFaults();
  });

  it('is somebody else than a provider, who has none of these pages', async () => {
    const teacher = await Teacher.signedIn(browser, await Provider.ready());
    administrator = new Administrator(teacher.visitor);
    const { page, visitor } = administrator;
    await administrator.button('Your Account').click();
    await page.getByRole('link', { name: 'Wallet' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Manage Users' }).count()).toBe(0);
    await page.goto(`${origin}/home/users`);
    await page.getByText('This page is for administrators').waitFor();
    await visitor.lookAt('users-forbidden');
    visitor.expectNoFaults();
  });
});
