import { describe, expect, it } from '@jest/globals';
import { statementsIn } from './statements.js';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';

const said = (text: string) => statementsIn(passagesOf([foldPage({ page: 1, text })]), 'Nadia');
const worriesOf = (text: string) => said(text).concerns.filter(({ areas }) => areas.length > 0);

describe('the questions of an interview form', () => {
  const FORM = `Functional Behavior Assessment
Student: Nadia Quist   Grade: 4

PROBLEM BEHAVIOR
| 1. What is hard for the student in class? | She gets angry and does not get along with classmates. |
| 2. What does the student do in her free time? | She always chooses to hang out and talk with friends. |
`;

  it('tell whether an answer in a row is a worry', () => {
    const worries = worriesOf(FORM).map(({ text }) => text);
    expect(worries).toContain('She gets angry and does not get along with classmates.');
    expect(worries.some((text) => text.includes('talk with friends'))).toBe(false);
  });

  it('tell the same of answers that stand behind them', () => {
    const asked = `PROBLEM BEHAVIOR
1. What are some things the student does well? She is kind to classmates and keeps her friends.
2. What does the student do in her free time? She always chooses to hang out and talk with friends.
`;
    expect(worriesOf(asked)).toEqual([]);
    expect(said(asked).strengths.map(({ text }) => text)).toContain(
      'She is kind to classmates and keeps her friends.',
    );
  });
});
