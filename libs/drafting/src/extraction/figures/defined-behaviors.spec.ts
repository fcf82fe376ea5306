/** What a report means by an outburst says whose figures they are. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const areasOf = (text: string) =>
  readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 4\n\n${text}` }])
    .measures.filter(({ unit }) => unit.includes('outburst'))
    .map(({ areaOfNeed, value }) => [areaOfNeed, value]);

const COUNT = 'In March he had 5.4 outbursts per day.';

describe('outbursts', () => {
  it.each([
    `Disruptive outburst: calling out, arguing with an adult, or swearing.\n\n${COUNT}`,
    `Staff recorded verbal outbursts in class.\n\n${COUNT}`,
    `Outbursts (yelling, swearing at a person) are counted as one.\n\n${COUNT}`,
  ])('are conduct where the report says so: %s', (text) => {
    expect(areasOf(text)).toContainEqual(['Behavior', 5.4]);
  });

  it('are of how a feeling is managed where it does not', () => {
    expect(areasOf(`He is often upset.\n\n${COUNT}`)).toEqual([['Emotional regulation', 5.4]]);
  });
});
