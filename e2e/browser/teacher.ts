/** A teacher at the screen: goes through the product by what its labels say, never by how it is built. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { PASSWORD, type Provider, sentCode } from '../provider.js';
import { Visitor } from './visitor.js';

export class Teacher {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly password = PASSWORD;
  email = `teacher-${randomUUID()}@school.example`;
  phoneNumber = `916${String(randomInt(2_000_000, 9_760_000))}`;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.page = visitor.page;
  }

  /** Somebody who has an account, the terms accepted and ten dollars, at the sign-in and then inside. */
  static async signedIn(browser: Browser, provider: Provider): Promise<Teacher> {
    const teacher = new Teacher(await Visitor.arrive(browser, '/registration'));
    teacher.email = provider.email;
    teacher.phoneNumber = provider.phoneNumber;
    await teacher.signIn();
    await teacher.heading('IEP AI Generator').waitFor();
    return teacher;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label, { exact: typeof label === 'string' });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' });
  }

  async signIn(): Promise<void> {
    await this.field('Email').fill(this.email);
    await this.field('Password').fill(PASSWORD);
    await this.button('Sign in').click();
  }

  async giveName(): Promise<void> {
    await this.heading('What is your name?').waitFor();
    await this.field('First Name').fill('Robin');
    await this.field('Last Name').fill("O'Neil-Sørensen");
    await this.field('Phone Number').fill(this.phoneNumber);
    await this.button('Next').click();
  }

  async createAccount(): Promise<void> {
    await this.heading('Create your account').waitFor();
    await this.field('Email').fill(this.email);
    await this.field('Password').fill(PASSWORD);
    await this.field('Re-enter password').fill(PASSWORD);
    await this.button('Register').click();
  }

  async verifyEmail(): Promise<void> {
    await this.heading('Verify your email').waitFor();
    await this.field('Enter code').fill(await sentCode(this.email));
    await this.button('Verify and proceed').click();
  }

  async verifyPhone(): Promise<void> {
    await this.heading('Verify your phone number').waitFor();
    await this.field('Enter code').fill(await sentCode(this.phoneNumber));
    await this.button('Verify and proceed').click();
  }

  async acceptTerms(): Promise<void> {
    await this.field(/^By checking this box/).check();
    await this.button('Accept').click();
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  /** One answer in the talk, in the way that its question asks for. */
  async choose(option: string): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Please select one' })
      .getByRole('button', { name: option, exact: true })
      .click();
  }

  async select(option: string | RegExp): Promise<void> {
    const list = this.field('Select an option');
    const label = await list.getByRole('option', { name: option }).first().textContent();
    await list.selectOption({ label: label ?? '' });
    await this.button('Submit').click();
  }

  async type(answer: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Your answer' }).fill(answer);
    await this.button('Submit').click();
  }

  /** What Wren asks now. */
  async isAsked(question: string | RegExp): Promise<void> {
    await this.page
      .getByRole('list', { name: /^Messages of you and/ })
      .getByText(question)
      .last()
      .waitFor();
  }

  /** Attaches a report; the first one in a talk asks whether student records may be used here. */
  async attach(name: string, content: string | Uint8Array): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.button('Attach an assessment (.txt or .pdf)').click();
    await this.button(/^My school or district allows me/).click();
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain';
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) });
  }

  /** The questions before the file. */
  async describeStudent(label: string): Promise<void> {
    await this.isAsked(/Do you want to attach an assessment/);
    await this.choose('Yes');
    await this.isAsked(/the student's name/);
    await this.type(label);
    await this.isAsked(/primary disability/);
    await this.select(/Specific Learning Disability/);
    await this.isAsked(/secondary disability/);
    await this.select('No');
    await this.isAsked(/attach the assessment/);
  }

  /** A report of J.W., up to the areas found in it. */
  async reportRead(name: string, content: string | Uint8Array): Promise<void> {
    await this.describeStudent('J.W.');
    await this.attach(name, content);
    await this.heading('Areas of need found').waitFor();
  }

  goalCard(number: number): Locator {
    return this.page.getByRole('article', { name: new RegExp(`^Goal ${String(number)}\\b`) });
  }
}
