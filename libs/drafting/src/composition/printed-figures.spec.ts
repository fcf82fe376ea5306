/** What a report prints beside a baseline bounds the target: others' figures, the student's own pace, the goal so far. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const HEAD = 'Student: Ilse Varga    Grade: 3\nDate of report: February 10, 2026\n\n';

const drafted = (text: string, areaOfNeed: string) =>
  draftFromReport({
    report: readReport([{ page: 1, text: HEAD + text }]),
    areaOfNeed,
    disability: '',
    student: {},
  });

const criterionOf = (text: string, areaOfNeed: string) => drafted(text, areaOfNeed).Fape[0]?.Criterion ?? '';

describe('figures of others beside the baseline', () => {
  it('hold a mastery level that lies above them, and stand in the evidence', () => {
    const goal = drafted(
      'Spelling. On a dictated list she spelled 6 of 25 words correctly. The class average was 16.',
      'Spelling',
    );
    expect(goal.Goal).toContain('16 of 25');
    expect(goal.Fape[0]?.Criterion).toContain('Held at 16, the class average in the report (page 1).');
    expect(goal.Evidence).toContainEqual({
      Text: 'class average: 16',
      Page: 1,
      Quote: 'The class average was 16.',
    });
  });

  it('raise a target that falls short of half of the way', () => {
    expect(
      criterionOf(
        "Language. Ilse's mean length of utterance was 3.1 morphemes (expected at this age: 4.9 to 5.5).",
        'Expressive language',
      ),
    ).toContain('Raised to 4, half of the way to 4.9, the expectation in the report (page 1).');
  });

  it('are told beside a share of a class that is asked for anyway', () => {
    const criterion = criterionOf(
      'Observation. In 15-second intervals she was on task in 48% of intervals; a comparison peer was on task in 90%.',
      'Attention and task engagement',
    );
    expect(criterion).toContain('From 48% to 75%');
    expect(criterion).toContain('Beside it: 90%, the figure for a comparison peer in the report (page 1).');
    expect(criterion).not.toContain('better proof');
  });

  it('are found behind a figure that was itself counted with peers', () => {
    expect(
      criterionOf(
        'Play. In two visits she joined play with a peer in 3 of 40 intervals; two classmates watched at the same time did so in 21 and 24.',
        'Play and joint attention',
      ),
    ).toContain('Held at 21, the figure for classmates in the report');
  });

  it('are read from the columns of a table', () => {
    expect(
      criterionOf(
        'Conversation with classmates at lunch\n\nSkill    Ilse    Peers\nTurns on the topic    7 of 30    18 of 30\n',
        'Pragmatic language',
      ),
    ).toContain('Held at 18, the figure for peers in the report');
  });

  it.each([
    [
      'of another unit',
      'Spelling',
      'On a list she spelled 6 of 25 words correctly; classmates wrote 21 sentences.',
    ],
    [
      'of another task',
      'Spelling',
      'On a list she spelled 6 of 25 words correctly. She read 80 words a minute, and the class average was 15.',
    ],
    [
      'below the baseline',
      'Spelling',
      'On a list she spelled 16 of 25 words correctly. The class average was 15.',
    ],
  ])('are left aside where they are %s', (_, area, text) => {
    expect(criterionOf(text, area)).not.toMatch(/Held at|Raised to|Beside it/);
  });

  it('of the fall do not hold a rate that grows through the year', () => {
    const criterion = criterionOf(
      'Reading. On third-grade passages she read 58 words correct per minute with 96% accuracy. The fall benchmark is 83.',
      'Reading fluency',
    );
    expect(criterion).not.toContain('Held at 83');
  });

  it('lift twice a rare wanted behavior to half of the way', () => {
    const criterion = criterionOf(
      'Participation. Ilse volunteered in class 2 times per week. A typical classmate did so 10 times.',
      'Anxiety and participation',
    );
    expect(criterion).toContain(
      'Twice the baseline: 2 x 2 = 4 times per week. Raised to 6, half of the way to 10',
    );
    expect(criterion).toContain('Starting point, not from the report');
  });

  it('are not needed for a first number of a wanted behavior', () => {
    const goal = drafted(
      'Participation. Ilse volunteered to speak in class 3 times in 10 school days.',
      'Anxiety and participation',
    );
    expect(goal.Fape[0]?.Criterion).toContain('Twice the baseline: 2 x 3 = 6');
    expect(goal.Goal).not.toContain('that the IEP team sets');
  });
});

describe('an oral-reading target', () => {
  it('asks for at most twice the pace the student has shown', () => {
    const criterion = criterionOf(
      'Reading. In September 2025 Ilse read 40 words correct per minute on third-grade passages. On February 3, 2026 she read 46 words correct per minute on third-grade passages.',
      'Reading fluency',
    );
    expect(criterion).toContain("the student's own figure grew from 40 to 46 in 5 months (page 1).");
    expect(criterion).toMatch(/Held at 6\d, twice that pace/);
  });

  it('takes the realistic rate where every tenth word is missed', () => {
    const criterion = criterionOf(
      'Reading. On third-grade passages Ilse read 46 words correct per minute with 84% accuracy.',
      'Reading fluency',
    );
    expect(criterion).toContain('realistic growth for grade 3');
    expect(criterion).toContain('accuracy of 84% (page 1) is below 90%');
    expect(criterion).toContain('Starting point, not from the report; the team decides.');
  });
});

describe('after an annual review', () => {
  const reviewed = (progress: string) =>
    `ANNUAL REVIEW\n\nGoal 1 (reading fluency): By February 2026, given a grade 3 passage, Ilse will read 90 words correct per minute on 3 of 4 probes.\nBaseline February 2025: 52 words correct per minute\n${progress}\n`;

  it('keeps the criterion of a goal that goes on', () => {
    const goal = drafted(
      reviewed('January 2026: 71 words correct per minute. Status: not met, continue the goal.'),
      'Reading fluency',
    );
    expect(goal.Review?.Verdict).toBe('continue');
    expect(goal.Goal).toContain('90 words correct per minute');
    expect(goal.Fape[0]?.Criterion).toContain('The goal so far asked for 90 (page 1)');
  });

  it('asks for more than a goal that is raised did', () => {
    const goal = drafted(
      reviewed('January 2026: 91 words correct per minute. Status: met.'),
      'Reading fluency',
    );
    expect(goal.Review?.Verdict).toBe('raise');
    const target = Number(/(\d+) words correct per minute/.exec(goal.Goal)?.[1]);
    expect(target).toBeGreaterThan(90);
    expect(goal.Fape[0]?.Criterion).toContain('The goal so far asked for 90');
  });
});
