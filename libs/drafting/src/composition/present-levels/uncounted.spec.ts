/** A need without a figure is told in the report's words, and its baseline is to be collected. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const draftOf = draftsUnder(
  'Student: Odalys Brandt\nGrade: 2\nDate of Report: 11/20/2025\nShe is seven years old.\n\n',
);

describe('a need that nobody has counted', () => {
  const { Baseline, Evidence, Goal } = draftOf(
    'Sensory regulation',
    'Noise. In the cafeteria Odalys covers her ears and has at times asked to leave. We did not keep a count.',
  );

  it('is told with the sentences before it', () => {
    expect(Baseline).toContain('"In the cafeteria Odalys covers her ears and has at times asked to leave."');
    expect(Baseline).toContain('Baseline to be collected');
    expect(Evidence.map(({ Quote }) => Quote)).toContain('We did not keep a count.');
  });

  it('has no number in its goal', () => {
    expect(Goal).toMatch(/that the IEP team sets/);
  });
});

describe('what help has nearly brought about', () => {
  it('is told, with what is said without it, and starts no goal', () => {
    const { Baseline, Goal } = draftOf(
      'Receptive language',
      'Receptive language\nWith pointing and showing she followed two-step directions 8 of 10 times. Without the gestures she did the last part or nothing.',
    );
    expect(Baseline).toContain('"With pointing and showing she followed two-step directions 8 of 10 times."');
    expect(Baseline).toContain('"Without the gestures she did the last part or nothing."');
    expect(Goal).not.toMatch(/8 of 10/);
  });
});
