import { describe, expect, it } from '@jest/globals';
import { readReport } from '../../extraction/read-report.js';
import { draftFromReport } from '../draft.js';

const reportOf = (text: string) =>
  readReport([
    { page: 1, text: `Student: Lucian Adeyemi   Grade: 4\nDate of report: 02/12/2026\n\n${text}\n` },
  ]);
const levelOf = (text: string) =>
  draftFromReport({
    report: reportOf(text),
    areaOfNeed: 'Behavior',
    disability: 'ED',
    student: {},
  }).Baseline;

const LOG = `
4. Data

Week of      Total   Days   Per day
Jan 12         20      5      4.0
Jan 19         22      5      4.4
All            42     10      4.2
`;

describe('the definition of a counted behavior', () => {
  it('is quoted where the table names no behavior', () => {
    const level = levelOf(
      `3. Target behaviors, defined\n\nLeaving area: Lucian's whole body is past the door frame without permission.\nNot counted: walks to the sharpener that he has asked for.\n${LOG}`,
    );
    expect(level).toContain('counted at 4.2 times per day');
    expect(level).toContain(
      '"Leaving area: Lucian\'s whole body is past the door frame without permission."',
    );
    expect(level).not.toContain('sharpener');
  });

  it('is the one that goes by the name of what was counted', () => {
    const level = levelOf(
      '3. Behaviors of concern (defined)\n\nA. Leaving class: any time Lucian goes out of the door without permission.\nB. Outburst: yelling or swearing at adults for longer than 30 seconds.\n\n4. Data\n\nOver ten school days outbursts averaged 3.5 times per day.',
    );
    expect(level).toContain('"Outburst: yelling or swearing at adults for longer than 30 seconds."');
    expect(level).not.toContain('goes out of the door');
  });

  it('is left out where two behaviors are defined and nothing tells which was counted', () => {
    const level = levelOf(
      `3. Behaviors of concern (defined)\n\nA. Leaving class: any time Lucian goes out of the door without permission.\nB. Outburst: yelling or swearing at adults for longer than 30 seconds.\n${LOG}`,
    );
    expect(level).toContain('times per day');
    expect(level).not.toMatch(/defines|is defined/);
  });

  it('is left out where it is of another behavior', () => {
    const level = levelOf(
      '3. Behavior of concern (defined)\n\nAggression: hitting or kicking so that another person is touched.\n\n4. Data\n\nLucian left the room an average of 4.2 times per day over ten school days.',
    );
    expect(level).toContain('4.2 times per day');
    expect(level).not.toMatch(/defines|is defined/);
  });
});

describe('behaviors that a report defines', () => {
  const definedIn = (text: string) =>
    (reportOf(text).behaviorDefinitions ?? []).map(({ name, quote }) => [name, quote.replace(/\s+/g, ' ')]);

  it.each([
    [
      'D1. LEAVING AREA. Definition: both feet beyond the doorway without permission for 5 s or longer.',
      ['LEAVING AREA', 'Definition: both feet beyond the doorway without permission for 5 s or longer.'],
    ],
    [
      '1. Leaving the room without permission\n\nDefined as both feet outside the assigned area without a yes.',
      [
        'Leaving the room without permission',
        'Defined as both feet outside the assigned area without a yes.',
      ],
    ],
    [
      '"Blowup" here means yelling, throwing or ripping something, or walking out.',
      ['Blowup', '"Blowup" here means yelling, throwing or ripping something, or walking out.'],
    ],
    [
      'III. TARGET BEHAVIORS (operational definitions)\n\n1. Leaving area. Any time Lucian passes the threshold of the classroom without permission.',
      ['Leaving area', 'Any time Lucian passes the threshold of the classroom without permission.'],
    ],
  ])('in the words %s', (text, told) => {
    expect(definedIn(text)).toEqual([told]);
  });

  it.each([
    'He defined "reluctant" and "conceal" quickly and with examples, and could use both in a sentence of his own.',
    'Vocabulary is defined as the words that a student knows by heart.',
    '3. Target behaviors, defined\n\nTask engagement: eyes or hands on the assigned work at the end of the interval.',
    "In first grade (spring, same definition, the aide's log) it was 2.1 per day for three weeks.",
  ])('are none in %s', (text) => {
    expect(definedIn(text)).toEqual([]);
  });
});
