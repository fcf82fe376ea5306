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

describe('a goal whose level help reaches already', () => {
  it('says that it is reached without', () => {
    const { Goal } = drafted(
      'Math computation\nShe solved 7 of 20 problems. With her multiplication chart on the desk she got 15 of 20.',
      'Math computation',
    );
    expect(Goal).toMatch(/16 of 20 problems, without help, (?:up )?from/);
  });

  it('names the prompt where help is what is asked for', () => {
    const { Goal } = drafted(
      'Self-advocacy\nShe asked for help in 5 of 14 chances. When the aide reminds her it is 12 of 14.',
      'Self-advocacy',
    );
    expect(Goal).toMatch(/without a prompt/);
    expect(Goal).not.toMatch(/without help/);
  });

  it('says nothing of help that the report does not tell', () => {
    const { Goal } = drafted('Math computation\nShe solved 7 of 20 problems.', 'Math computation');
    expect(Goal).not.toMatch(/without/);
  });
});

describe('what stands beside the figure', () => {
  it('is no length of a sample in the day over its column', () => {
    const { Baseline, Goal } = drafted(
      'Play and joint attention\nFree choice, January:\n                         1/8      1/13     1/20     1/27\n   Minutes with one\n   center or toy         2.0      2.5      3.0      2.5',
      'Play and joint attention',
      'Grade: preschool',
    );
    expect(`${Baseline} ${Goal}`).not.toMatch(/27 minutes/);
  });

  it('is no day in a pair of numerals that look alike', () => {
    const { Baseline } = drafted(
      'Number sense\nMaren names 6 of 11 numerals; she mixes up 6/9, 2/5.',
      'Number sense',
      'Grade: K',
    );
    expect(Baseline).toMatch(/6 of 11 numerals/);
    expect(Baseline).not.toMatch(/\((?:[^()]*, )?6\/9/);
  });

  it('is counted once or several times', () => {
    const { Baseline, Goal } = drafted(
      'Social skills\nMaren started an interaction with a peer 1 time per 10 minutes at recess.',
      'Social skills',
    );
    expect(Baseline).toMatch(/\b1 time per/);
    expect(Goal).not.toMatch(/\b1 times|\b[2-9] time\b/);
  });

  it('is no part of the year for a set of questions', () => {
    const { Goal } = drafted(
      'GOAL 1  READING COMPREHENSION\nGiven a grade 7 informational text, Maren will answer inferential questions with 8 out of 10 correct.\n2nd nine wks    ES      4 of 10 questions correct\n3rd nine wks    ES      5 of 10 questions correct',
      'Reading comprehension',
    );
    expect(Goal).toMatch(/5 of 10/);
    expect(Goal).not.toMatch(/nine wks/);
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
