/** Goals as the engine writes them: what is right in them must not be called unmeasurable. All reports are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftFromReport } from '../composition/draft.js';
import { readReport } from '../extraction/read-report.js';
import { checkGoal } from './checks.js';
import { MUST_HAVE } from './signable.js';

const draftOf = (areaOfNeed: string, text: string, grade: string) =>
  draftFromReport({
    report: readReport([
      {
        page: 1,
        text: `Student: Silvan Okoro   Grade: ${grade}\nDate of report: 03/20/2026\n\n${areaOfNeed}\n${text}\n`,
      },
    ]),
    areaOfNeed,
    disability: 'SLD',
    student: {},
  });

const failed = ({ Checks }: ReturnType<typeof draftOf>) =>
  Checks.filter(({ Name, Verdict }) => Verdict === 'fail' && MUST_HAVE.includes(Name)).map(
    ({ Name, Why }) => `${Name}: ${Why}`,
  );

describe('a goal of ours has every part that a goal needs', () => {
  it.each([
    ['Employment', 'In March he started the next task without being told 6 of 15 times.', '11'],
    ['Self-advocacy', 'He asked for an accessible copy in 4 of 12 lessons in March.', '5'],
    ['Self-care', 'The log for March shows that Silvan stayed dry for 3 of 12 school mornings.', 'PK'],
    ['Fine motor', 'In March Silvan cut 2 of 6 shapes within a quarter inch of the line.', '1'],
    [
      'Reading comprehension',
      'On three grade 7 passages in March he answered 7 of 18 inference and main-idea questions correctly.',
      '7',
    ],
    ['Expressive language', 'In March his mean length of utterance was 4.1.', '2'],
    ['Emotional regulation', 'In March it took Silvan an average of 14 minutes to calm down.', '6'],
    ['Articulation', 'In March Silvan said /r/ correctly in 11 of 40 words.', '3'],
    ['Daily living and safety', 'In March he made a simple hot meal with 6 of 14 steps on his own.', '10'],
  ])('in %s: %s', (area, text, grade) => {
    expect(failed(draftOf(area, text, grade))).toEqual([]);
  });
});

describe('what is wrong stays wrong', () => {
  const draft = draftOf('Self-advocacy', 'He asked for an accessible copy in 4 of 12 lessons in March.', '5');
  const verdictOf = (name: string, Goal: string) =>
    checkGoal({ ...draft, Goal }).checks.find(({ Name }) => Name === name)?.Verdict;

  it('a percent that is not the share beside it has no source', () => {
    const goal =
      'Within 36 weeks, in class, Silvan will ask for a copy in 10 of 12 lessons, from a baseline of';
    expect(verdictOf('Grounded numbers', `${goal} 4 of 12 (33%).`)).toBe('pass');
    expect(verdictOf('Grounded numbers', `${goal} 4 of 12 (50%).`)).toBe('fail');
  });

  it('a school grade is no skill, and something that is made is no grade', () => {
    const goal = 'Within 36 weeks, given a recipe, Silvan will';
    expect(verdictOf('A skill, not a test score', `${goal} make a B in cooking class.`)).toBe('fail');
    expect(verdictOf('A skill, not a test score', `${goal} make a meal with 8 of 10 steps done alone.`)).toBe(
      'pass',
    );
  });
});
