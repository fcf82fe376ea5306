/** What is asked, done or said of others beside a need: told in the same report, and no need. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

/** Longer than a report that is about one thing only. */
const BACKGROUND = `Background\n\n${'The family moved to the district two years ago. '.repeat(34)}`;

const areasOf = (text: string, grade = '3') =>
  proposeAreas(
    readReport([
      {
        page: 1,
        text: `Student: Sam Lee\nGrade: ${grade}\nDate of Report: 11/20/2025\n\n${BACKGROUND}\n\n${text}`,
      },
    ]),
  ).map(({ areaOfNeed }) => areaOfNeed);

const LETTERS = 'Results\n\nHandwriting: 12 of 26 lower case letters were legible.';
const REFERRAL =
  'Reason for Referral\n\nHis teacher asked about handwriting. He also chews his sleeve and covers his ears at assemblies.';

describe('a question that the report answers by leaving it alone', () => {
  it.each([
    'A fidget may be tried; no further sensory plan needed at this time.',
    'No sensory diet is indicated.',
    'A sensory plan was considered and is not called for.',
  ])('is no need: %s', (advice) => {
    const areas = areasOf(
      `${REFERRAL}\n\n${LETTERS}\n\nRecommendations\n\n- OT 30 minutes weekly for letter formation.\n- ${advice}`,
    );
    expect(areas).toContain('Handwriting');
    expect(areas).not.toContain('Sensory regulation');
  });

  it('stays one where anything is counted or advised for it', () => {
    expect(
      areasOf(
        `${REFERRAL}\n\nResults\n\nHe left the cafeteria in 7 of 10 lunches because of the noise.\n\nRecommendations\n\n- No sensory diet is indicated.\n- Sensory breaks before lunch.`,
      ),
    ).toContain('Sensory regulation');
  });
});

describe('work that is done, in one breath with what is hard', () => {
  it.each([
    'She sits by the door, does all her written work and does not speak.',
    'He finishes every writing assignment, does not speak and avoids eye contact.',
  ])('is no need: %s', (said) => {
    expect(
      areasOf(
        `Observation\n\n${said} Two teachers tallied. The total was 2 of 40 opportunities. Mr. Day calls him "one of the sharpest writers I teach."\n\nRecommendations\n\n- Counseling 30 minutes weekly for speaking in class.`,
        '8',
      ),
    ).not.toContain('Written expression');
  });

  it('is a need where it is not done', () => {
    expect(
      areasOf(
        'Concerns\n\nHe does not turn in all of his homework.\n\nResults\n\nHe turned in 8 of 25 assignments.',
        '8',
      ),
    ).toContain('Work completion and executive function');
  });
});

describe('a need is heard', () => {
  it.each([
    [
      'where the figure of the classmates stands first',
      'Results\n\nHe raised his hand once in 5 days; 7 to 9 times would be usual for his classmates.',
      'Anxiety and participation',
    ],
    [
      'where it deserves attention',
      'Summary\n\nBoth speech and comfort in speaking deserve attention.\n\nResults\n\nHe spoke up in class discussion 1 time in 5 days.',
      'Anxiety and participation',
    ],
    [
      'where thinking without words is the strength',
      'Summary\n\nHer nonverbal thinking is sound. She needs help with communicating her wants to others.\n\nResults\n\nShe made 4 spontaneous requests in 30 minutes.',
      'Functional communication',
    ],
    [
      'where its list stands right below the strengths',
      "Strengths: math, reading aloud, responsibility, mechanical knowledge\nAcademic needs related to the student's disability: writing an organized paragraph in response to text\n",
      'Written expression',
    ],
    [
      'where few words are used',
      'Communication\n\nHe uses few words in either language. He did not put two words together.\n\nSummary\n\nHis use of words is well behind.',
      'Expressive language',
    ],
  ])('%s', (_, text, area) => {
    expect(areasOf(text)).toContain(area);
  });
});

describe('words that mean something else', () => {
  it.each([
    [
      'steps that are followed are directions',
      'Results\n\nOne-step directions: 9 of 10. Two-step: 5 of 12 followed correctly.',
      'Math problem solving',
    ],
    [
      'before the start of a task is when a strategy is used',
      'Results\n\nHe followed 3 of 10 two-step directions.\n\nRecommendations\n\n- Repeating the steps before starting a task should be taught as a strategy.',
      'Work completion and executive function',
    ],
    [
      'a share beside stuttered syllables is one of them',
      'Results\n\n| Sample | Syllables | Syllables stuttered | % |\n|---|---|---|---|\n| Conversation | 400 | 36 | 9% |\n| Oral reading, grade 5 passage | 300 | 15 | 5% |\n\nRecommendations\n\n- Speech therapy weekly for stuttering',
      'Reading fluency',
    ],
    [
      'a service for braille is none for print',
      'Results\n\nPrint reading rate was 90 words per minute on a grade 3 passage.\n\nRecommendations\n\n1) Braille reading instruction 45 minutes, 4 times per week.',
      'Reading fluency',
    ],
  ])('%s', (_, text, area) => {
    expect(areasOf(text)).not.toContain(area);
  });

  it('keeps a problem of two steps, and a student who cannot begin', () => {
    expect(areasOf('Results\n\nTwo-step word problems: 3 of 12 correct.')).toContain('Math problem solving');
    expect(
      areasOf(
        'Concerns\n\nHe needs several prompts before starting a task.\n\nResults\n\nHe began work within 2 minutes in 3 of 10 tasks.',
      ),
    ).toContain('Work completion and executive function');
  });
});
