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
