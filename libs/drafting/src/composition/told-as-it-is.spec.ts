/** What a draft says of the report has to be so: reasons are advice, verbs fit their figures, steps keep the goal's terms. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const drafted = (text: string, areaOfNeed: string, head = 'Grade: 7') =>
  draftFromReport({
    report: readReport([
      {
        page: 1,
        text: `Student: Maren Oyelaran    ${head}\nPronouns: she/her\nReport date: March 21, 2025\n\n${text}\n`,
      },
    ]),
    areaOfNeed,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  });

describe('the reason of a service', () => {
  it.each([
    'FOR THE IEP TEAM TO CONSIDER: AREAS OF NEED\n    (1) number sense: counting and giving sets to 10\n    (2) self-care: handwashing',
    'Needs for the team to think about:\n   * number sense, counting and giving sets to 10\n   * self-care',
  ])('is no entry of the list of needs', (list) => {
    const { Fape } = drafted(`Number sense\nShe counted 4 of 10 sets.\n\n${list}`, 'Number sense');
    expect(Fape[0]?.Reason).not.toMatch(/counting and giving sets/);
  });

  it('is advice under such a heading as well', () => {
    const { Fape } = drafted(
      'Number sense\nShe counted 4 of 10 sets.\n\nFOR THE IEP TEAM TO CONSIDER: AREAS OF NEED\n    (1) Teach counting and giving sets to 10 with objects.',
      'Number sense',
    );
    expect(Fape[0]?.Reason).toMatch(/Teach counting and giving sets/);
  });
});

describe('the deed of a goal', () => {
  it('is not that of an old goal which counts otherwise', () => {
    const { Goal } = drafted(
      'GOAL 1  WRITTEN EXPRESSION\nGiven a prompt, Maren will write 45 correct word sequences in 3 minutes.\nFebruary: 33 correct word sequences\n\nWritten expression\nHer last piece had 2 of 5 parts.',
      'Written expression',
    );
    expect(Goal).not.toMatch(/word sequences with \d of 5 parts/);
  });

  it('counts messages and not the cells of the page', () => {
    const { Goal, Baseline } = drafted(
      'Functional communication\nShe has had an iPad with a 12-cell page since September.\n20-minute sample at snack, nobody prompting:\n     12/10/24   3 independent messages\n     03/11/25   5 independent messages',
      'Functional communication',
    );
    expect(`${Baseline} ${Goal}`).not.toMatch(/cells/);
    expect(Goal).toMatch(/10 independent messages/);
  });
});

describe('the criterion', () => {
  it('leads beyond an old one that a few words would reach', () => {
    const { Goal } = drafted(
      'GOAL 1  FLUENCY\nGiven a grade 5 passage, Maren will read 105 words correct per minute.\nOctober: 80 words correct per minute\nMarch: 98 words correct per minute\nNot met, continue the goal.',
      'Reading fluency',
    );
    expect(Number(/at (\d+) words correct/.exec(Goal)?.[1])).toBeGreaterThan(105);
  });

  it('lies by tenths on the way to what the class does a few times', () => {
    const { Fape } = drafted(
      'Anxiety and participation\nMaren volunteered 0.3 times per class period; classmates averaged 2.4 times.',
      'Anxiety and participation',
    );
    expect(Fape[0]?.Criterion).not.toMatch(/\b2, half of the way/);
  });
});

describe('what happens seldom and is wanted', () => {
  it('has a number to grow to', () => {
    const { Goal } = drafted(
      'Social skills\nMaren started an interaction with a classmate 3 times in 60 minutes.',
      'Social skills',
    );
    expect(Goal).toMatch(/\b6 times/);
  });
});

it('asks for the accuracy of fluent reading at each step', () => {
  const { Objectives } = drafted(
    'Reading fluency\nMaren read 88 words correct per minute with 93% accuracy on a grade 5 passage.',
    'Reading fluency',
  );
  expect(Objectives.every((step) => step.includes('% accuracy'))).toBe(true);
});

it('speaks of a student of twenty in "grade 12" as of an adult', () => {
  const { Baseline } = drafted(
    'Employment\nMaren did 9 of 16 steps of the job task.',
    'Employment',
    'Age: 20    Grade: 12+',
  );
  expect(Baseline).not.toMatch(/general curriculum|In class/);
});

it('says nothing of which figure it starts from where that is not known to be the old goal’s', () => {
  const { Baseline } = drafted(
    'GOAL 1 (Math computation)\nMaren will solve multiplication problems with 80% accuracy.\nNov 2024: 60%   Mar 2025: 70%\n\nPRESENT LEVELS\n\nMath. Maren added fractions correctly on 4 of 20 items in March.',
    'Math computation',
  );
  expect(Baseline).not.toMatch(/starts from another figure/);
});

describe('the strength', () => {
  it('may be the understanding of what is read slowly', () => {
    const { Baseline } = drafted(
      'Reading fluency\nMaren read 58 words correct per minute on a grade 5 passage.\n\nStrengths: Math is on grade level. Comprehension is a real strength.',
      'Reading fluency',
    );
    expect(Baseline).toContain('Comprehension is a real strength');
  });

  it('is never the understanding that is the need', () => {
    const { Baseline } = drafted(
      'Reading comprehension\nMaren answered 4 of 10 inferential questions.\n\nStrengths: Math is on grade level. Comprehension of the facts is a real strength.',
      'Reading comprehension',
    );
    expect(Baseline).not.toMatch(/(?:strengths|goes well|build on).{0,60}Comprehension/i);
  });
});
