/** Goals of a student who speaks with a device. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const goalOf = (told: string) =>
  draftsUnder('Student: Noor Haddad\nGrade: 2\nDate of Report: 11/20/2025\n\n')(
    'Behavior',
    `Behavior\nNoor hit others 4 times per day when a game ended. ${told}`,
  );

describe('a goal for asking in place of hitting', () => {
  it('asks for no raised hand of who speaks with a device', () => {
    const { Goal } = goalOf('She says what she wants on her tablet; the AAC app has 60 cells.');
    expect(Goal).toContain('the device');
    expect(Goal).not.toMatch(/raised hand|words/);
  });

  it('leaves the words to all others', () => {
    expect(goalOf('She speaks in full sentences.').Goal).not.toContain('the device');
  });
});

describe('the goals of who reads braille', () => {
  const draftOf = draftsUnder(
    'Student: Priya Varga\nGrade: 5\nDate of Report: 3/11/2025\nPrimary medium: braille. She finished the braille contractions last year.\nServices: TVI 50 minutes 4 times per week, vision room.\n\n',
  );
  const reading = () =>
    draftOf(
      'Reading fluency',
      'Reading fluency\nPriya read a median of 46 words correct per minute on three new passages.',
    );

  it('are read from braille, at no pace of print', () => {
    const { Goal, Fape } = reading();
    expect(Goal).toMatch(/braille (?:passage|text)/);
    expect(Goal).toContain('69 words correct per minute');
    expect(Fape[0]?.Criterion).not.toMatch(/Fuchs|percentile/);
  });

  it('are taught by the vision teacher, in the time that the report has', () => {
    expect(reading().Fape[0]).toMatchObject({
      Provider: 'TVI, as in the report',
      Minutes: '50 minutes per session',
      Location: 'Vision room, as in the report',
    });
  });

  it('are typed by ear', () => {
    const { Goal } = draftOf(
      'Writing speed and keyboarding',
      'Keyboarding\nPriya typed 13 words per minute on a 3-minute timing.',
    );
    expect(Goal).toContain('dictated');
    expect(Goal).not.toMatch(/copy|model text/);
  });
});
