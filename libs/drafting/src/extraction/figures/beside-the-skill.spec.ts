import { describe, expect, it } from '@jest/globals';
import { proposeAreas } from '../../areas/proposal.js';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';
import type { Report } from '../report.js';

const read = (grade: string, ...lines: string[]): Report =>
  readReport([
    {
      page: 1,
      text: ['Student: Nola Reyes', `Grade: ${grade}`, 'Date of report: 10/20/2026', '', ...lines].join('\n'),
    },
  ]);
const areas = (report: Report) => proposeAreas(report).map(({ areaOfNeed }) => areaOfNeed);
const start = (report: Report, area: string) => {
  const { value, outOf } = baselineFor(report, area) ?? {};
  return [value, outOf];
};

describe('figures beside the skill', () => {
  it.each([
    ['EMOTIONAL REGULATION', 'She cries about once a day and needs nothing but a moment.'],
    ['EMOTIONAL REGULATION', 'Quiet crying happens twice a week and takes no more than a kind word.'],
    ['BEHAVIOR', 'Neither includes humming, which she does about 4 times per hour.'],
    ['BEHAVIOR', 'FAST (teacher form): 3 of 5 items attention, 2 of 5 escape.'],
    ['SENSORY REGULATION', 'On the MAS the aide endorsed 9 of 16 items for sensory.'],
    ['SPEECH FLUENCY', 'A second clinician agreed with mine on 91% of the stuttered syllables.'],
    ['SPEECH FLUENCY', 'The two listeners concurred on 88% of the disfluencies.'],
  ])('%s: %s', (heading, sentence) => {
    expect(read('4', heading, sentence).measures).toEqual([]);
  });

  it.each([
    ['SPEECH FLUENCY', 'Nola stuttered on 9% of syllables in conversation.', 9],
    ['EMOTIONAL REGULATION', 'She has 3 outbursts per day and needs an adult to calm down.', 3],
  ])('the student’s own still count: %s, %s', (heading, sentence, value) => {
    expect(read('4', heading, sentence).measures.map((measure) => measure.value)).toEqual([value]);
  });

  it('past perfect tells of an older figure', () => {
    const report = read(
      '4',
      'SPELLING',
      'She spelled 9 of 16 dictated words. A month before it had been 5 of 16 words.',
    );
    expect(report.measures.map(({ value, isPrior }) => [value, isPrior])).toEqual([
      [9, false],
      [5, true],
    ]);
  });
});

describe('what a goal starts from', () => {
  it.each([
    ['6', [4, 12]],
    ['K', [3.2, undefined]],
  ])('the length of an utterance only in the early grades: %s', (grade, expected) => {
    const report = read(
      grade,
      'EXPRESSIVE LANGUAGE',
      'Mean length of utterance in words 3.2.',
      'She used 4 of 12 conjunctions in her own sentences.',
    );
    expect(start(report, 'Expressive language')).toEqual(expected);
  });

  it.each([
    ['On the opening checklist Nola did 7 of 18 steps alone.', 'Employment', [7, 18]],
    ['At the coffee cart she did 5 of 14 steps alone.', 'Employment', [5, 14]],
    [
      'In science Nola volunteered 1 of 15 times that a question was open.',
      'Anxiety and participation',
      [1, 15],
    ],
    ['Nola volunteered only 3 of 24 chances.', 'Anxiety and participation', [3, 24]],
    ['Engagement during writing was 40% of intervals.', 'Attention and task engagement', [40, undefined]],
    ['Engagement, time sampling: 12 of 40 intervals in math.', 'Attention and task engagement', [12, 40]],
  ])('%s', (sentence, area, expected) => {
    expect(start(read('11', 'FINDINGS', sentence), area)).toEqual(expected);
  });
});

describe('areas nobody asked for', () => {
  it.each([
    'Homework: cut to 10 minutes.',
    'Please shorten her math homework.',
    'Assignments reduced by half.',
    'No homework on therapy days.',
  ])('less work is no lesson in finishing it: %s', (advice) => {
    expect(
      areas(read('4', 'SPELLING', 'She spelled 4 of 20 words.', '', 'Recommendations:', `- ${advice}`)),
    ).not.toContain('Work completion and executive function');
  });

  it.each([
    'Of the six quotes or facts she chose, she explained 2 of 6.',
    'Nola told 3 of 8 facts from the article.',
    'She told facts and opinions apart in 4 of 10 sentences.',
  ])('facts of a text are no arithmetic: %s', (sentence) => {
    expect(areas(read('8', 'WRITTEN EXPRESSION', sentence))).not.toContain('Math computation');
  });

  it('multiplication facts are', () => {
    expect(areas(read('4', 'MATH', 'She got 4 of 20 facts right.'))).toContain('Math computation');
  });

  it.each([
    '"She will tell me one thing that happened in the 3 chapters, but never why," her teacher writes.',
    'Her aunt says, "He will read to us for 2 minutes and stop."',
  ])('what somebody tells of the student is no goal: %s', (sentence) => {
    expect(read('5', 'PROGRESS', sentence).oldGoals).toEqual([]);
  });

  it.each(['We will not need to keep this one.', 'We do not need to continue with this goal.'])(
    'a goal met and let go: %s',
    (verdict) => {
      const report = read(
        '3',
        'PROGRESS REPORT',
        'Goal 1: Given a list of 20 words, Nola will read 18 of 20 words correctly.',
        'October: 19 of 20. Goal met.',
        verdict,
      );
      expect(report.oldGoals).toHaveLength(1);
      expect(areas(report)).not.toContain('Decoding');
    },
  );
});
