/** The main path by somebody who has no mouse: no click, no fill, nothing but keys. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { PASSWORD, Provider, succeeded } from '../provider.js';
import { Keyboard } from './keyboard.js';
import { READING_REPORT } from '../reports.js';
import { Teacher } from './teacher.js';
import { openBrowser, Visitor } from './visitor.js';

jest.setTimeout(180_000);

const BASELINE =
  'J.W. read 61 words correct per minute on October 12, 2026. J.W. read 58 words correct per minute on October 5, 2026.';

describe('the path by keyboard alone', () => {
  let browser: Browser;
  let visitor: Visitor;
  let keys: Keyboard;
  let provider: Provider;
  /** Only to read what Wren asks. */
  let teacher: Teacher;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    provider = await Provider.ready();
    visitor = await Visitor.arrive(browser, '/registration');
    keys = new Keyboard(visitor.page);
    teacher = new Teacher(visitor);
  });
  afterEach(async () => {
    await visitor.leave();
  });
  afterAll(async () => {
    await browser.close();
  });

  const outline = () => visitor.page.locator('body').ariaSnapshot();

  /** Landmarks, and one heading of the first level that says what the screen is. */
  async function expectOutline(heading: RegExp, ...lines: readonly RegExp[]): Promise<void> {
    const tree = await outline();
    const headings = tree.split('\n').filter((line) => line.includes('[level=1]'));
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatch(heading);
    for (const line of [/^- banner:/m, /^- main:/m, ...lines]) expect(tree).toMatch(line);
  }

  /** With the keys alone, up to the inside. */
  async function signIn(): Promise<void> {
    await keys.expectFocusOn(/^heading "Sign in to/);
    await keys.tabTo(/^textbox "Email"/);
    await keys.type(provider.email);
    await keys.tabTo(/^textbox "Password"/);
    await keys.type(PASSWORD);
    await keys.press('Enter');
    await keys.expectFocusOn(/^main/);
  }

  /** From the first question to the first goal, each answer given where the focus already is. */
  async function describeStudent(): Promise<void> {
    await keys.expectFocusOn(/^textbox "Your answer"/);
    await keys.type('J.W.');
    await keys.press('Enter');
    await keys.expectFocusOn(/^combobox "Select an option"/);
    await keys.type('Specific Learning');
    await keys.tabTo(/^button "Submit"/);
    await keys.press('Enter');
    await teacher.isAsked(/secondary disability/);
    await keys.expectFocusOn(/^combobox "Select an option"/);
    await keys.type('No');
    await keys.tabTo(/^button "Submit"/);
    await keys.press('Enter');
  }

  async function draftFromBaseline(): Promise<void> {
    await keys.tabTo(/^button "No"/);
    await keys.press('Space');
    await describeStudent();
    await keys.expectFocusOn(/^searchbox "Find in the list/);
    await keys.type('Reading fluency');
    await keys.tabTo(/^checkbox "Reading fluency"/);
    await keys.press('Space');
    await keys.tabTo(/^button "Submit"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^button "Draft goals now/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^textbox "Your answer"/);
    await keys.type(BASELINE);
    await keys.press('Enter');
  }

  it('leads from the sign-in to a copied goal, its history, and out', async () => {
    const { page } = visitor;
    await signIn();
    await teacher.isAsked(/Do you want to attach an assessment/);
    await expectOutline(/IEP AI Generator/, /navigation "Main"/, /list "Messages of you and/);
    await draftFromBaseline();

    await page.getByRole('article', { name: /^Goal 1\b/ }).waitFor();
    await keys.expectFocusOn(/^heading "Goal 1.*Reading fluency"/);
    await expectOutline(/IEP AI Generator/, /article "Goal 1.*Reading fluency"/);

    await keys.tabTo(/^button "Evidence your words/);
    const chip = await keys.focused();
    await keys.press('Enter');
    await keys.expectFocusOn(/^region "Evidence"/);
    await keys.press('Escape');
    expect(await keys.focused()).toBe(chip);

    await keys.tabTo(/^button "Output quality/);
    await keys.press('Space');
    await page.getByText('Pass').first().waitFor();
    await keys.tabTo(/^button "Copy goal 1"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^button "Copied"/);

    await page.getByText('Goals are being generated.').waitFor({ state: 'hidden' });
    await keys.backTo(/^link "Goals History"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^main/);
    await page.getByText('Record 1').waitFor();
    await expectOutline(/Goals History/, /navigation "Main"/, /navigation "Breadcrumb"/);
    await keys.tabTo(/^button "Record 1/);
    await keys.press('Enter');
    await keys.tabTo(/^button "Evidence your words/);
    await expectOutline(/Goals History/, /article "Goal 1.*Reading fluency"/);
    await keys.backTo(/^button "Account menu of/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^menuitemradio "As on this device"/);
    await keys.press('End');
    await keys.expectFocusOn(/^menuitem "Sign Out"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^heading "Sign in to/);
    await expectOutline(/Sign in to/);
    visitor.expectNoFaults();
  });

  it('takes a report through its areas to the evidence of a goal, one piece to the next', async () => {
    const { page } = visitor;
    await signIn();
    await teacher.isAsked(/Do you want to attach an assessment/);
    await keys.tabTo(/^button "Yes"/);
    await keys.press('Enter');
    await describeStudent();
    await keys.expectFocusOn(/^button "Choose a file/);
    // A low window, in which the answers stick over a talk that is longer than it: up to its top and back.
    await page.setViewportSize({ width: 1280, height: 520 });
    await keys.backTo(/^link "Skip to content"/);
    await keys.tabTo(/^button "Choose a file/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await keys.press('Enter');
    await keys.expectFocusOn(/^dialog/);
    await keys.press('Escape');
    await keys.expectFocusOn(/^button "Choose a file/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^dialog "Before your first report"/);
    // Long before the key: it opens the chooser faster than the browser is told to hand it over.
    const chooser = page.waitForEvent('filechooser');
    await keys.tabTo(/^button "My school or district allows me/);
    await keys.press('Enter');
    await (
      await chooser
    ).setFiles({ name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(READING_REPORT) });
    await keys.expectFocusOn(/^heading "Areas of need found"/);
    await expectOutline(/IEP AI Generator/, /region "Areas of need found"/);
    await keys.tabTo(/^checkbox "Spelling"/);
    await keys.press('Space');
    await keys.tabTo(/^button "Draft 1 goal for/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^heading "Goal 1.*Reading fluency"/);
    await keys.tabTo(/^button "Evidence p. 1/);
    await keys.press('Enter');
    const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
    const total = /\d+$/.exec((await evidence.getByText(/^1 of \d+$/).textContent()) ?? '')?.[0] ?? '';
    await evidence.locator('mark', { hasText: 'Jonah is curious' }).waitFor();
    await keys.press('ArrowRight');
    await evidence.getByText(`2 of ${total}`).waitFor();
    await evidence.locator('mark', { hasText: '61 words correct per minute' }).waitFor();
    await keys.press('ArrowLeft', 'ArrowLeft');
    await evidence.getByText(`${total} of ${total}`).waitFor();
    await keys.press('ArrowRight', 'ArrowRight', 'Escape');
    await keys.expectFocusOn(/^button "Evidence p. 1: Jonah read 61 words/);

    // A window of 1280 by 1024 pixels at 400 %: down to the end and up to the top, and nothing sideways.
    await page.setViewportSize({ width: 320, height: 256 });
    await keys.tabTo(/^link "Goals History"/);
    await keys.backTo(/^link "Skip to content"/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    visitor.expectNoFaults();
  });

  it('brings back a deleted record and reloads the wallet, and the focus is never lost', async () => {
    const { page } = visitor;
    const { DocumentId } = succeeded(
      await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }),
    );
    succeeded(await provider.draft(DocumentId ?? '', 'Spelling'));
    await provider.settledAt(800);
    await signIn();
    await keys.tabTo(/^button "Your Account"/);
    await keys.press('Enter');
    await keys.backTo(/^link "Goals History"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^main/);
    await page.getByText('Record 1').waitFor();
    await keys.tabTo(/^button "Record 1/);
    await keys.press('Enter');
    await keys.tabTo(/^button "Delete this record/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^button "Undo/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^button "Record 1/);

    await keys.backTo(/^link "Wallet"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^main/);
    await expectOutline(/Wallet/, /region "Transaction history"/);
    await keys.tabTo(/^button "Reload my balance"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^dialog "Reload your balance"/);
    await keys.press('Escape');
    await keys.expectFocusOn(/^button "Reload my balance"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^dialog "Reload your balance"/);
    await keys.tabTo(/^button "\$50"/);
    await keys.press('Space');
    await keys.tabTo(/^button "Pay \$50.00/);
    await keys.press('Enter');
    await page.getByText('You have $58.00.').waitFor();
    await keys.expectFocusOn(/^dialog "Reload your balance"/);
    await keys.tabTo(/^button "Done"/);
    await keys.press('Enter');
    await keys.expectFocusOn(/^button "Reload my balance"/);
    visitor.expectNoFaults();
  });
});
