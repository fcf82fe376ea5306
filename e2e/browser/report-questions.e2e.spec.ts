/** What a report leaves open is asked before anything is paid for; what became of last year's goals is shown. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { Provider } from '../provider.js';
import { Teacher } from './teacher.js';
import { openBrowser, type Visitor } from './visitor.js';

jest.setTimeout(180_000);

/** No pronoun in it. */
const evaluationOf = (name: string, wordsCorrect: number) => {
  const [first = ''] = name.split(' ');
  return `READING EVALUATION
Student: ${name}
Grade: 4
Date of report: October 14, 2026

Oral reading fluency was measured on October 12, 2026. ${first} read ${String(wordsCorrect)} words correct per minute with 93% accuracy on a grade 4 passage.

Spelling: ${first} spelled 11 out of 20 dictated words correctly on October 12, 2026.

Recommendations: ${first} needs specially designed instruction in oral reading fluency and in spelling.
`;
};
const TWO_STUDENTS = `${evaluationOf('Maria Garcia', 72)}\f\n${evaluationOf('Jonah Whitfield', 61)}`;

const ANNUAL_REVIEW = `INDIVIDUALIZED EDUCATION PROGRAM, ANNUAL REVIEW
Student: Jonah Whitfield
Grade: 4
Date: October 14, 2026

Last year's IEP (October 2025)
Annual Goal 1: Oral reading fluency. By October 2026, given a grade 4 passage, Jonah will read 60 words correct per minute on 3 consecutive weekly probes.

Progress report
On October 12, 2026 he read 61 words correct per minute on a grade 4 passage. In October 2025 he read 38 words correct per minute. His teacher reports that slow reading keeps him from finishing social studies assignments.
`;

/** Two figures of one area: which of the skills the goal is about, only the team knows. */
const TWO_FIGURES = `MATH INTERVENTION SUMMARY
Student: Jonah Whitfield
Grade: 2
Date of report: October 14, 2026

Number sense. In early September he counted on in 3 of 9 tries; today, alone, he named the larger number on 7 of 16 cards.

Recommendations: Jonah needs specially designed instruction in number sense. His teacher will work with him.
`;

/** Spelling is counted and asked about, praised as well, and no help with it is advised. */
const PRAISED = evaluationOf('Jonah Whitfield', 61)
  .replace(
    '2026.\n\nRec',
    '2026. In his journal spelling is a strength. His mother is concerned about spelling.\n\nRec',
  )
  .replace(' and in spelling.', '. His teacher will work with him.');

describe('a report', () => {
  let browser: Browser;
  let teacher: Teacher;
  let visitor: Visitor;
  let provider: Provider;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    provider = await Provider.ready();
    teacher = await Teacher.signedIn(browser, provider);
    visitor = teacher.visitor;
  });
  afterEach(async () => {
    await visitor.leave();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('of two students is read for the one that is chosen, and asks once how to speak of that one', async () => {
    const { page } = visitor;
    await teacher.describeStudent('J.W.');
    await teacher.attach('two.txt', TWO_STUDENTS);
    await teacher.heading('Which student should I read about?').waitFor();
    await visitor.lookAt('several-students');
    // The question outlives the page.
    await page.reload();
    await teacher.button(/^Jonah Whitfield Fits J\.W\./).click();
    await teacher.heading('Areas of need found').waitFor();
    await page.getByText('61 words correct per minute').first().waitFor();
    expect(await page.getByText('72 words').count()).toBe(0);

    await teacher.button(/^Draft 2 goals/).click();
    await page.getByText('Choose how the goals should speak of the student.').waitFor();
    await visitor.lookAt('pronouns');
    await page.getByLabel('they, them').check();
    await teacher.button(/^Draft 2 goals/).click();
    await teacher.goalCard(2).waitFor();
    for (const number of [1, 2]) {
      const goal = (await teacher.goalCard(number).textContent()) ?? '';
      expect(goal).not.toMatch(/\b(?:he|she|his|her|him)\b/i);
    }
    visitor.expectNoFaults();
  });

  it('that may mean one figure or another leaves it to the teacher which one the goal starts from', async () => {
    const { page } = visitor;
    await teacher.reportRead('math.txt', TWO_FIGURES);
    await page.getByText('Which figure?', { exact: true }).waitFor();
    await visitor.lookAt('which-figure');
    await teacher.button(/^Draft 1 goal for/).click();
    await page.getByText('Choose what the goal for Number sense starts from.').waitFor();
    await page.getByLabel(/^7 of 16 cards/).check();
    await page.getByText('Has a baseline').waitFor();
    // The choice outlives the page.
    await page.reload();
    expect(await page.getByLabel(/^7 of 16 cards/).isChecked()).toBe(true);
    await teacher.button(/^Draft 1 goal for/).click();
    const goal = (await teacher.goalCard(1).textContent()) ?? '';
    expect(goal).toContain('7 of 16');
    expect(goal).not.toContain('baseline of 3 of 9');
    visitor.expectNoFaults();
  });

  it('that does not plainly call an area a need leaves its box empty, and says what speaks well of it', async () => {
    const { page } = visitor;
    await teacher.reportRead('praised.txt', PRAISED);
    const area = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: 'Spelling', exact: true }) });
    await area.getByText('Could be a need').waitFor();
    await area.getByText('The report also says:').waitFor();
    await area.getByText('In his journal spelling is a strength.').waitFor();
    expect(await area.getByRole('checkbox').isChecked()).toBe(false);
    await visitor.lookAt('could-be-a-need');
    await teacher.button(/^Draft 1 goal for/).waitFor();
    await area.getByRole('checkbox').check();
    await teacher.button(/^Draft 2 goals for/).waitFor();
    expect(await area.getByText('Could be a need').count()).toBe(0);
    visitor.expectNoFaults();
  });

  it('of an annual review shows what became of each goal, before it is drafted and on its card', async () => {
    const { page } = visitor;
    await teacher.reportRead('annual.txt', ANNUAL_REVIEW);
    const area = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: 'Reading fluency', exact: true }) });
    await area.getByText('Proposal: Raise').waitFor();
    await area.getByText(/Jonah will read 60 words correct per minute/).waitFor();
    await area.getByText('Newest number: 61 words correct per minute').waitFor();
    await visitor.lookAt('annual-review');
    await teacher.button(/^Draft \d goals? for/).click();
    const card = teacher.goalCard(1);
    await card.getByText("Last year's goal").waitFor();
    await card
      .getByText(/Jonah will read 60 words correct per minute/)
      .first()
      .waitFor();
    await visitor.lookAt('annual-review-goal');
    visitor.expectNoFaults();
  });
});
