/** How reports word a current level, area by area; every passage here is made up and stands in a plain report. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { proposeAreas } from '../../areas/proposal.js';
import { readReport } from '../read-report.js';

const reportOf = (text: string, grade = '3') =>
  readReport([
    {
      page: 1,
      text: `Student: Perrin Oduya\nGrade: ${grade}\nDate of Report: 11/20/2026\n\nPresent levels\n\n${text}\n`,
    },
  ]);

const baselineOf = (areaOfNeed: string, text: string, grade?: string) => {
  const found = baselineFor(reportOf(text, grade), areaOfNeed);
  if (found === undefined) return undefined;
  return `${found.value}${found.outOf === undefined ? '' : ` of ${found.outOf}`}`;
};

describe('a current level, told in one sentence', () => {
  it.each([
    ['Decoding', '35 of 100', 'Of the first 100 high-frequency words, 35 are read at a glance.'],
    ['Decoding', '12 of 30', 'On the two-syllable word list, Perrin decoded twelve of thirty words (40%).'],
    ['Reading fluency', '66', 'Perrin read 66 words correct in one minute (50th percentile 107).'],
    ['Reading comprehension', '6 of 15', 'On a 15-item check over the science article she got 6 right.'],
    ['Spelling', '13', 'Words spelled correctly on the 2-minute dictation: 13. Norm: 24.'],
    ['Written expression', '28', 'Total words written in five minutes: 28 (classmates: 60 to 70).'],
    ['Math computation', '9', 'She answers 9 multiplication facts correctly per minute; 25 is expected.'],
    ['Number sense', '7 of 20', 'Numerals 1 to 20 shown in mixed order: 7 of 20 named.'],
    ['Number sense', '29', 'Rote counting: to 29. By now first graders count past 100.'],
    ['Articulation', '4 of 20', '"th": 4 of 20 words right when naming pictures.'],
    [
      'Phonology and intelligibility',
      '50',
      'People who do not know Perrin understand about 50% of what he says.',
    ],
    ['Expressive language', '2.3', 'His utterances averaged 2.3 words.'],
    [
      'Expressive language',
      '5 of 20',
      'Out of 20 pictures described, 5 descriptions were complete sentences.',
    ],
    ['Speech fluency', '12', 'Disfluencies: 12 per 100 words in a conversation sample.'],
    ['Functional communication', '3 of 20', 'He used his device to ask for something on 3 of 20 chances.'],
    ['Handwriting', '11 of 26', 'Writes 11 of the 26 lowercase letters from memory.'],
    ['Behavior', '25', 'Follows adult directions within a minute in 25% of opportunities.'],
    ['Social skills', '1', 'Peer initiations: 1 per recess (typical: 8).'],
    ['Employment', '8', 'He works 8 minutes at the job placement before leaving the station.'],
    [
      'Self-advocacy',
      '2 of 10',
      'Asked for his extended time in 2 of 10 classes where he could have used it.',
    ],
    [
      'Work completion and executive function',
      '9 of 24',
      'Since the last report card he turned in 9 of 24 assignments.',
    ],
    ['Anxiety and participation', '1 of 24', 'Inside a group she took part aloud on 1 of 24 invitations.'],
  ])('%s: %s', (area, expected, text) => {
    expect(baselineOf(area, text)).toBe(expected);
  });
});

describe('a whole that is told before its part', () => {
  it.each([
    [
      'Receptive language',
      '6 of 18',
      'The examiner gave eighteen directions with the word unless. Perrin carried out 6.',
    ],
    [
      'Math computation',
      '7 of 20',
      'Computation. Twenty mixed problems, untimed. Perrin worked 7 correctly; none had regrouping.',
    ],
    [
      'Decoding',
      '16 of 40',
      'Reading words. On our 40-word list of vowel teams Perrin scored 16: four with "ea", twelve with "ai".',
    ],
    ['Spelling', '11 of 25', 'Spelling inventory (25 words): 11 correct.'],
    [
      'Daily living and safety',
      '4 of 16',
      'Making a sandwich was broken into 16 steps. Perrin did 4 without a reminder.',
    ],
    // Of two wholes in the sentence the nearer one.
    [
      'Pragmatic language',
      '3 of 14',
      'Over three lunches there were 14 chances to respond to what a friend had said, and he did so 3 times.',
    ],
    [
      'Anxiety and participation',
      '3',
      'Over five school days Perrin spoke up in whole-group lessons 3 times in all.',
    ],
  ])('%s: %s', (area, expected, text) => {
    expect(baselineOf(area, text)).toBe(expected);
  });
});

describe('several figures of one skill', () => {
  it('takes the last of the probes of a day', () => {
    expect(baselineOf('Written expression', 'Correct writing sequences: 17, 22, 19.')).toBe('19');
  });

  it('takes the median where the report tells it', () => {
    const text = 'Three one-minute timings: 44, 47 and 51 (words correct). Median: 47.';
    expect(baselineOf('Reading fluency', text)).toBe('47');
  });

  it('dates a figure by the sentence that tells when the class was watched', () => {
    const text =
      'Science, 9/14/2026, 30 minutes, time sampling. Perrin was on task in 41% of intervals.\nMath, 11/10/2026, time sampling. Perrin was on task in 52% of intervals.';
    expect(baselineOf('Attention and task engagement', text)).toBe('52');
  });

  it('takes the newer of two counts though one is a single one', () => {
    const text =
      'Observation 11/10/26, lunch: 4 peer interactions in 25 minutes. Observation 9/15/26, lunch: 1 peer interaction in 25 minutes.';
    expect(baselineOf('Social skills', text)).toBe('4');
  });

  it('reads days in front of scores as days', () => {
    const text = 'Spelling tests: 9/25: 5/20; 10/16: 7/20; 11/13: 9/20.';
    expect(baselineOf('Spelling', text)).toBe('9 of 20');
  });

  it('reads a month and a figure that no month has as days', () => {
    const text = 'Fluency (words correct per minute): August 70, October 84, November 91; aim 120';
    expect(baselineOf('Reading fluency', text)).toBe('91');
  });
});

describe('figures that are no level of a skill', () => {
  it.each([
    ['Behavior', 'An adult follows him and, in 29 of 34 cases, the worksheet was not finished.'],
    ['Social skills', 'At lunch Perrin turned down 6 of 8 invitations to play.'],
    ['Decoding', 'Phonics. With extended time on the tests: yes, 9 of 11 tests.'],
  ])('leaves out what stands for something else: %s', (area, text) => {
    expect(baselineOf(area, text)).toBeUndefined();
  });

  it('takes what has since become all for history', () => {
    const [measure] = reportOf('21 of 26 letter sounds in October, and now all 26.', 'K').measures;
    expect(measure?.isPrior).toBe(true);
  });

  it('takes percents in columns of dates for data though a test stands above them', () => {
    const text =
      'Tests\nTest | Part | Score | %ile | 2023\nCELF-5 | Core Language | 86 | 18 | 82\n\nTherapy log\nSkill | Sept 2026 | Nov 2026\nTells meaning of academic words | 35% | 52%';
    expect(baselineOf('Vocabulary', text)).toBe('52');
    const core = reportOf(text).measures.filter(({ subtest }) => subtest === 'Core Language');
    expect(core.map(({ value, isPrior }) => [value, isPrior])).toEqual([
      [86, false],
      [82, true],
    ]);
  });
});

describe('scores set with single spaces', () => {
  it('takes a score its own percentile proves, and no other', () => {
    const text =
      'Results\nKeyMath-3\nNumeration 6 9th percentile\nOperations area score 80 9th percentile\nGeometry 10 5th percentile';
    const scores = reportOf(text).measures.filter(({ kind }) => kind === 'scaled' || kind === 'standard');
    expect(scores.map(({ kind, value }) => `${kind} ${value}`)).toEqual(['scaled 6', 'standard 80']);
  });
});

describe('advice in plain lines', () => {
  it('takes long lines under a heading of recommendations for advice, and short ones for headings', () => {
    const { recommendations } = reportOf(
      'Perrin was seen on two mornings in November in a quiet room beside the library, and worked for all of the time.\nShe was friendly, asked what came next and was glad to hear that the second visit would be shorter than this.\n\nRecommendations\nGraph paper or lattice for multiplication with carrying\nShort daily practice of facts with incremental rehearsal\nWhat comes after',
    );
    expect(recommendations.map(({ text }) => text)).toEqual([
      'Graph paper or lattice for multiplication with carrying',
      'Short daily practice of facts with incremental rehearsal',
    ]);
  });
});

describe('a need that only its number tells', () => {
  const proposed = (text: string) => proposeAreas(reportOf(text)).map(({ areaOfNeed }) => areaOfNeed);

  it('proposes what is less than half of what the sentence gives for others, and not what is near it', () => {
    expect(proposed('Near-point copy: 14 letters per minute, against a class mean of 38.')).toEqual([
      'Writing speed and keyboarding',
    ]);
    expect(proposed('Near-point copy: 30 letters per minute, against a class mean of 38.')).toEqual([]);
  });
});

describe('the grade between raised dots', () => {
  it('reads the grade beside the name', () => {
    const text =
      'Math summary\nStudent: Perrin Oduya \u00b7 2nd grade \u00b7 Ms. Roe\u2019s class\n\nDate: 11/20/2026';
    expect(readReport([{ page: 1, text }]).student.grade).toBe('2');
  });
});
