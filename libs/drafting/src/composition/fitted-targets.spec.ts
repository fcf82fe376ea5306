/** A target of ours is held against what the report itself shows: what help reaches today, and the student's own pace. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const draftOf = draftsUnder(
  'Student: Odalys Brandt\nGrade: 6\nDate of Report: 2/20/2026\nShe is eleven years old.\n\n',
);
const criterionOf = (area: string, text: string, at = 0) => draftOf(area, text).Fape[at]?.Criterion ?? '';

describe('what help reaches today', () => {
  it('is as far as a convention asks, with its words in the sum and its quote in the evidence', () => {
    const text =
      'Written expression\nIn a journal entry she wrote 8 of 20 sentences with a subject and a verb. If the aide reminds her it is 12 of 20.';
    const { Goal, Fape, Evidence } = draftOf('Written expression', text);
    expect(Goal).toMatch(/\b12 of 20\b/);
    expect(Fape[0]?.Criterion).toMatch(
      /From 8 of 20 to 16 of 20.*Held at 12 of 20, what is reached with help today \(page 1\)/,
    );
    expect(Evidence.map(({ Text }) => Text)).toContain('with help: 12 of 20');
  });

  it.each([
    ['next to what is asked for', 15],
    ['less than half of the way', 11],
  ])('moves nothing where it lies %s', (_where, reached) => {
    const text = `Written expression\nIn a journal entry she wrote 8 of 20 sentences with a subject and a verb. If the aide reminds her it is ${String(reached)} of 20.`;
    expect(criterionOf('Written expression', text)).toMatch(/to 16 of 20/);
    expect(criterionOf('Written expression', text)).not.toMatch(/Held at/);
  });
});

describe("the student's own pace", () => {
  it('is asked for at most twice, and half of the way at least', () => {
    const [slow, faster] = [
      'Decoding\n\nWords with vowel teams\n   October 2025     3 of 20\n   February 2026    4 of 20\n',
      'Decoding\n\nWords with vowel teams\n   October 2025     2 of 20\n   February 2026    4 of 20\n',
    ].map((text) => criterionOf('Decoding', text));
    expect(slow).toMatch(/grew from 3 to 4 .*Held at 10, half of the way, as twice that pace leads to 9/);
    expect(faster).toMatch(/grew from 2 to 4 .*Held at 13, twice that pace over a school year/);
  });

  it('leads farther than a convention, but not to all of it', () => {
    const text =
      'Decoding\n\nWords with vowel teams\n   October 2025     4 of 20\n   February 2026    11 of 20\n';
    expect(criterionOf('Decoding', text)).toMatch(
      /to 16 of 20.*Raised to 18, as that pace leads farther in a school year/,
    );
    expect(draftOf('Decoding', text).Goal).toMatch(/\b18 of 20\b/);
  });

  it('gives a target where no figure is published, held where it began next to nothing', () => {
    const from = (first: number) =>
      `Math\n\nMultiplication facts, digits correct per minute\n   October 2025     ${String(first)} digits correct per minute\n   February 2026    17 digits correct per minute\n`;
    expect(criterionOf('Math computation', from(14))).toMatch(
      /grew from 14 to 17 .*at that pace a school year leads to 24 digits correct per minute/,
    );
    expect(criterionOf('Math computation', from(2))).toMatch(
      /leads to more than 26 digits correct per minute, half as much again, where it is held/,
    );
  });
});

it('goes half of the way to the median told some sentences behind', () => {
  const text =
    'Math\n   Median 34 in two minutes, that is, 17 digits correct per minute. At the end of grade 5 she was at 13 digits\n   correct per minute. The grade 6 median in our district is 41 per minute.';
  expect(criterionOf('Math computation', text)).toMatch(/half of the way to 41, the grade 6 median .*: 29/);
});

describe('the words around a target', () => {
  it('name the routine whose steps were counted, and none of another scene', () => {
    const { Goal } = draftOf(
      'Self-care',
      'SELF-CARE\nThe jacket and backpack routine was broken into nine steps. Odalys did 4 of 9 steps alone.',
    );
    expect(Goal).toMatch(/of 9 steps of the jacket and backpack routine/);
    expect(Goal).not.toMatch(/toileting|picture/i);
  });

  it('post no pictures where steps are all that the report speaks of', () => {
    const goals = ['4 of 9 steps', '3 of 8 steps', '5 of 12 steps', '2 of 7 steps'].map(
      (amount) => draftOf('Self-care', `Self-care\nSelf-care checklist: ${amount} without help.`).Goal,
    );
    expect(goals.join(' ')).not.toMatch(/picture steps/);
  });

  it('quote no strength that breaks off where another is whole', () => {
    const { Baseline } = draftOf(
      'Spelling',
      'Social. Odalys is affectionate, although she cries when a game is lost and nobody waits. She is kind to younger children.\n\nSpelling\nShe spelled 5 of 20 words.',
    );
    expect(Baseline).toContain('is kind to younger children');
    expect(Baseline).not.toMatch(/affectionate …/);
  });
});

it('has the provider and the place of the lesson, and not of the class that its sentence names before', () => {
  const { Fape } = draftOf(
    'Math computation',
    'Math\nOdalys solved 4 of 20 problems.\n\nServices\nOdalys takes grade 6 math with Mr. Oyelaran, co-taught, and has learning support math during flex period, 30 minutes, 5 times per week.',
  );
  expect(Fape[0]).toMatchObject({ Minutes: '30 minutes per session', Frequency: '5 times per week' });
  expect(JSON.stringify(Fape)).not.toMatch(/Oyelaran|co-taught, as in/);
});

it('gives as reason nothing that the report does not recommend, or that somebody says happens', () => {
  const { Fape } = draftOf(
    'Reading fluency',
    "Reading\nOdalys read 41 words correct per minute on grade 3 text.\n\nRecommendations\n- I don't recommend a reading fluency goal now.\n- If I walk her to the hall for her reading fluency she is fine in five minutes.",
  );
  expect(Fape[0]?.Reason).not.toMatch(/recommends/);
});

describe('words of the telling', () => {
  it.each([
    [
      'In other words, with her device and no help Odalys produced 4 of 20 messages.',
      'Functional communication',
      /other words/i,
    ],
    ['On the unit check 10/16 Odalys spelled 8 of 20 dictated words correctly.', 'Spelling', /10\/16/],
  ])('are no condition: %s', (text, area, not) => {
    expect(draftOf(area, text).Goal).not.toMatch(not);
  });

  it('keep "on the whole list", which is no turn of the telling', () => {
    expect(
      draftOf('Decoding', 'Decoding\nOn the whole list Odalys read 14 of 30 made-up words.').Goal,
    ).toMatch(/on the whole list/i);
  });
});

it('is no figure of a peer how long it was counted', () => {
  const text =
    "Pragmatic language\nIn talk Odalys took 2 turns on a peer's topic in 10 minutes. The other sixth graders take about 9.";
  expect(draftOf('Pragmatic language', text).Fape[0]?.Criterion).not.toMatch(/\b10, the figure for a peer/);
});

it('reads a goal that was met on a day as met', () => {
  const { Baseline } = draftOf(
    'Decoding',
    "PROGRESS ON LAST YEAR'S GOALS\n  A. Closed syllable words 18/20 ............... met 10-02\n\nDecoding: Odalys now reads 8 of 20 words with vowel teams.",
  );
  expect(Baseline).not.toMatch(/continues it/);
});

it('counts help in fewer tries of what comes up by chance', () => {
  const text =
    'Self-advocacy\nOdalys spoke up in 1 of 12 moments. Cued by a tap on the shoulder she asked in 4 of 7.';
  const { Baseline, Fape, Objectives } = draftOf('Self-advocacy', text);
  expect(Baseline).toContain('"Cued by a tap on the shoulder she asked in 4 of 7."');
  expect(Fape[0]?.Criterion).toMatch(/Held at 7, about what is reached with help today, 4 of 7 \(page 1\)/);
  expect(Objectives.join(' ')).toMatch(/on half of|about half/);
});
