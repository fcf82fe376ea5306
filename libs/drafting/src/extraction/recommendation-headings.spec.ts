import { describe, expect, it } from '@jest/globals';
import { foldPage } from './folded-page.js';
import { passagesOf } from './passages.js';
import { announcesPlan } from './recommendation-headings.js';
import { statementsIn } from './statements.js';

const recommendations = (text: string) =>
  statementsIn(passagesOf([foldPage({ page: 1, text })]), 'Ines Roy').recommendations.map(
    ({ quote }) => quote,
  );

describe('headings of plans', () => {
  it.each([
    'What the team will do',
    'What should come next',
    'What I think should come next',
    'How you can help',
    'Things to try',
    'Replacement behavior',
    'Antecedent strategies',
    'Prevent',
    'Supplementary aids and services',
    'Intervention plan',
    'What follows from it',
    'Agreed steps (1/5/26 with Ms. Orr, Ms. Tam and the parents)',
  ])('%j announces one', (words) => {
    expect(announcesPlan(words)).toBe(true);
  });

  it.each([
    'What she does well',
    'Strategies tried so far',
    'Current behavior plan',
    'Preventing falls',
    'How she was tested',
  ])('%j announces none', (words) => {
    expect(announcesPlan(words)).toBe(false);
  });

  it.each([
    [
      'a list of orders under a number',
      `8. Summary

Ines left her seat 14 times.

9. What the school will do

- Break long tasks into parts.
- Teach her to use a break card.
- Hall time ends; a short break takes its place.`,
      [
        '- Break long tasks into parts.',
        '- Teach her to use a break card.',
        '- Hall time ends; a short break takes its place.',
      ],
    ],
    [
      'counted steps below a heading with a long note in brackets',
      `Next steps (agreed 1/5/26 w/ Ms. Orr, Ms. Tam - school psych, grandparents, coach)
1) Move to 45 minutes, 5 days a week.
2) One type of problem at a time.`,
      ['1) Move to 45 minutes, 5 days a week.', '2) One type of problem at a time.'],
    ],
    [
      'the keys of a plan for behavior',
      `BEHAVIOR SUMMARY

Prevent: seat near the door and a warning before changes.

Teach: asking for a break with a card.

Respond: hand over the card and wait.`,
      [
        'Prevent: seat near the door and a warning before changes.',
        'Teach: asking for a break with a card.',
        'Respond: hand over the card and wait.',
      ],
    ],
    [
      'short entries, one of which looks like a heading',
      `The transition coordinator met with Ines three times and visited the site with her twice in the spring.

PROPOSED FOR NEXT YEAR
Counselor to open a case by 4/30
College visit with Ms. Tam (spring)
Practice leading her own meeting`,
      [
        'Counselor to open a case by 4/30',
        'College visit with Ms. Tam (spring)',
        'Practice leading her own meeting',
      ],
    ],
    [
      'small letters behind arrows',
      `The teacher will add:
 > repeated reading with a partner, graphing the score
 > question stems she can keep on her desk`,
      ['> repeated reading with a partner, graphing the score', '> question stems she can keep on her desk'],
    ],
  ])('read %s', (_, text, quotes) => {
    expect(recommendations(text)).toEqual(quotes);
  });
});
