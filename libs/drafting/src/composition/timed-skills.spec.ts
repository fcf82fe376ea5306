/** A time says by itself whether more or less of it is better, where its sentence tells what was timed. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const draftOf = draftsUnder(
  'Student: Ottilie Vance\nGrade: 2\nDate of Report: 11/20/2025\nShe is seven years old.\n\n',
);

describe('a timed skill', () => {
  it.each([
    'From the first tear to joining the others again an upset lasts 18 minutes on average.',
    'Meltdowns lasted 18 minutes on average.',
    'The average time until Ottilie was ready to come back to the group was 18 minutes.',
  ])('of getting over an upset is to become shorter: %s', (text) => {
    const { Goal, Objectives } = draftOf('Emotional regulation', `Emotional regulation\n${text}`);
    expect(Goal).toMatch(/return to the activity .*within 9 minutes, down from/);
    expect(Objectives.join(' ')).not.toMatch(/beyond the baseline/);
  });

  it.each([
    ['Attention and task engagement', 'She worked 6 minutes on average before she stopped.'],
    ['Attention and task engagement', 'Ottilie sits at circle for 6 minutes before she goes to the window.'],
    [
      'Attention and task engagement',
      'Before she is up and wandering, Ottilie lasts about 6 minutes on the rug.',
    ],
    ['Work completion and executive function', 'Her longest stretch of steady work was 6 minutes.'],
  ])('of staying with it is to become longer: %s, %s', (area, text) => {
    expect(draftOf(area, `${area}\n${text}`).Goal).toMatch(/for 12 minutes, (?:up )?from/);
  });
});
