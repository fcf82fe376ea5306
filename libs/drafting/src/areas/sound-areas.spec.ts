/** A goal in an area that the report calls sound is the fault a parent's lawyer finds first. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { evidenceFor } from './area-weight.js';
import { proposeAreas } from './proposal.js';

const reportOf = (text: string) =>
  readReport([
    { page: 1, text: `Student: Sam Lee\nGrade: 3\nDate of Report: 11/20/2025\n\nResults\n\n${text}` },
  ]);
const areasOf = (text: string) => proposeAreas(reportOf(text)).map(({ areaOfNeed }) => areaOfNeed);

const OTHER_NEEDS = `Sam has difficulty with decoding. He read 6 of 20 nonsense words correctly.
Spelling is weak. He spelled 5 of 20 words correctly.`;

describe('what is allowed as an accommodation', () => {
  const advisedIn = (area: string, advice: string) =>
    evidenceFor(area, reportOf(`${OTHER_NEEDS}\n\nRecommendations\n\n- ${advice}\n- Seat him near the door.`))
      .recommended;

  it('is not taught', () => {
    const area = 'Work completion and executive function';
    expect(advisedIn(area, 'Keep the planner as an accommodation in all classes.')).toHaveLength(0);
    expect(advisedIn(area, 'Teach the use of a planner in all classes.')).toHaveLength(1);
  });
});

describe('an area that the report calls sound is not proposed', () => {
  it.each([
    [
      'where it does not get in the way',
      'His handwriting does not interfere with his written work. He wrote 12 of 26 letters from memory.',
      'Handwriting',
    ],
    [
      'where nothing adverse comes of it',
      'Attention does not adversely affect his learning. He was on task in 55% of intervals.',
      'Attention and task engagement',
    ],
    [
      'where it needs no teaching of its own',
      'Handwriting and typing do not require any additional instruction. He wrote 12 of 26 letters from memory.',
      'Handwriting',
    ],
    [
      'where what was low is fine by now',
      'Comparing numbers used to be low and is now fine.',
      'Number sense',
    ],
    [
      'where little of what is worse is called no concern',
      'Speech fluency: 2% typical disfluencies in 150 syllables; not a concern.',
      'Speech fluency',
    ],
    [
      'where it comes with ease',
      'Types with ease, 36 words per minute, so the keys are not the problem.',
      'Writing speed and keyboarding',
    ],
    [
      'after a discharge',
      'Articulation: he met the exit criteria in May and was discharged from speech therapy. He said /r/ in 11 of 20 words.',
      'Articulation',
    ],
    [
      'where a benchmark screening says low risk',
      'Oral reading fluency was in the low-risk range, with 84 words correct per minute.',
      'Reading fluency',
    ],
    [
      'where it is like that of others',
      'His social skills are comparable to those of his classmates. He began play with peers 4 times per recess.',
      'Social skills',
    ],
    [
      'where an average range is named',
      'Fine motor skills fell in the average range. He cut along 5 of 10 lines.',
      'Fine motor',
    ],
    [
      'where the plan drops it',
      'He used the past tense correctly in 85% of sentences.\n\nNext year\n- Drop: past tense.\n- New: vocabulary definitions.',
      'Expressive language',
    ],
    [
      'where the plan retires its goal',
      'He used plurals correctly in 84% of sentences.\n\nRecommendations\n- Retire the goal for plurals and pronouns.\n- Begin vocabulary instruction.',
      'Expressive language',
    ],
    [
      'where a word says mastered after the number',
      'He used irregular plurals correctly in 85% of sentences. Mastered.\n\nRecommendations\n- Teach vocabulary.',
      'Expressive language',
    ],
    [
      'where words and a score weigh against two scores',
      `CELF-5 Recalling Sentences: scaled score 5 (5th percentile).
CELF-5 Sentence Assembly: scaled score 5 (5th percentile).
CELF-5 Formulated Sentences: scaled score 10 (50th percentile).
Grammar and sentence structure are a clear strength in conversation.

${OTHER_NEEDS}`,
      'Expressive language',
    ],
    [
      'where one score stands alone in a report of other needs',
      `Vineland-3 Socialization: standard score 79 (8th percentile).\n${OTHER_NEEDS}`,
      'Social skills',
    ],
    [
      'where a figure is said among the recommendations',
      'Recommendations\nTeach decoding with word lists. He reads 126 words correct per minute.',
      'Reading fluency',
    ],
    [
      'where reading aloud is at the middle of the grade',
      `He reads 118 words correct per minute on grade 3 passages.\n${OTHER_NEEDS}`,
      'Reading fluency',
    ],
  ])('%s', (_, text, area) => {
    expect(areasOf(text)).not.toContain(area);
  });

  it.each([
    [
      'Math computation',
      'Math calculation is not an area in which Sam requires specially designed instruction. He solved 11 of 20 multiplication facts.',
    ],
    [
      'Gross motor',
      'Sam climbs stairs and playground equipment safely and independently. He caught a ball on 5 of 10 tosses.',
    ],
    ['Fine motor', 'Fine motor skills do not warrant occupational therapy. He cut along 5 of 10 lines.'],
    [
      'Social skills',
      'Peers seek Sam out at recess and he has several friends. He started 3 of 10 peer interactions.',
    ],
    ['Speech fluency', 'No stuttering was observed in any setting. He stuttered on 1% of syllables.'],
    [
      'Written expression',
      'Written expression is commensurate with grade-level peers. He wrote 5 of 10 sentences with end marks.',
    ],
    [
      'Attention and task engagement',
      'Attention to task was on a par with that of a comparison peer. He was on task in 58% of intervals.',
    ],
    ['Behavior', 'Behavior is not currently impeding his learning. He called out 2 times per day.'],
    [
      'Receptive language',
      'He follows classroom directions as readily as other children. He followed 5 of 10 three-step directions.',
    ],
    [
      'Narrative language',
      'Story retell: all elements were present. He retold 3 of 7 story elements of a second story.',
    ],
    ['Money and time', 'He handles money and tells time without support. He made change in 2 of 5 tries.'],
  ])('in the words of many trades: %s', (area, text) => {
    expect(areasOf(text)).not.toContain(area);
  });

  it.each([
    [
      'Receptive language',
      'He does not follow classroom directions as readily as other children. He followed 5 of 10 directions.',
    ],
    ['Money and time', 'He made change in 2 of 5 tries without support.'],
    ['Gross motor', 'He is not independent on stairs and falls often. He caught a ball on 5 of 10 tosses.'],
    [
      'Work completion and executive function',
      'He is not on track with his homework. He turned in 5 of 12 assignments.',
    ],
  ])('but stays proposed, denied or in part: %s', (area, text) => {
    expect(areasOf(text)).toContain(area);
  });

  it.each([
    [
      'a lone score, where nothing else is said',
      'WIAT-4 Spelling: standard score 74 (4th percentile).',
      'Spelling',
    ],
    [
      'a lone score whose field is called for',
      `WIAT-4 Sentence Composition: standard score 72 (3rd percentile).\n${OTHER_NEEDS}\n\nRecommendations\nSpecialized instruction in reading and writing.`,
      'Written expression',
    ],
    [
      'a skill that interferes',
      'His handwriting does interfere with his written work. He wrote 12 of 26 letters from memory.',
      'Handwriting',
    ],
    [
      'reading aloud at the middle of a lower grade',
      'He reads 84 words correct per minute on grade 1 passages. His reading fluency is a concern.',
      'Reading fluency',
    ],
    [
      'a goal that is not dropped',
      'He used the past tense correctly in 35% of sentences.\n\nRecommendations\n- Do not drop the past tense goal.',
      'Expressive language',
    ],
  ])('but stays proposed: %s', (_, text, area) => {
    expect(areasOf(text)).toContain(area);
  });
});

describe('what a report sets apart from its needs', () => {
  it.each([
    [
      'what needs no instruction of its own, though a figure of something near it is low',
      'Keyboarding by touch: 38 words per minute. On the screen he opened and saved a file by himself in 3 of 8 tasks.\n\nReading\nHe reads 41 words correct per minute, which is a concern.\n\nSummary\nHis writing and keyboarding need no special instruction.',
      'Writing speed and keyboarding',
    ],
    [
      'what is no longer an area of need, and what has grown',
      'Handwriting: 57 letters legible. Legibility is no longer an area of need.\n\nSummary of need\nHe has made real gains in handwriting and self-care.',
      'Handwriting',
    ],
    [
      'the skill of a goal that was met twice with nothing above it',
      'Goal 1 - Self-advocacy\nBy May 2026, Sam will ask a teacher for an accommodation in 4 of 5 situations where he needs it.\nBaseline (5/2025): 1 of 5\nQ1 2 of 5   Q2 4 of 5   Q3 5 of 5   Q4 5 of 5\nStatus: MET.',
      'Self-advocacy',
    ],
  ])('is not proposed: %s', (_, text, area) => {
    expect(areasOf(text)).not.toContain(area);
  });

  it.each([
    [
      'the skill of a goal that was met short of its top',
      'Goal 1 - Self-advocacy\nBy May 2026, Sam will ask a teacher for an accommodation in 3 of 5 situations where he needs it.\nBaseline (5/2025): 1 of 5\nQ1 2 of 5   Q2 3 of 5   Q3 3 of 5   Q4 4 of 5\nStatus: MET.',
      'Self-advocacy',
    ],
    [
      'the skill of a goal that was met, with a longer task behind',
      'Goal 1 - Self-advocacy\nBy May 2026, Sam will ask a teacher for an accommodation in 4 of 5 situations where he needs it.\nBaseline (5/2025): 1 of 5\nQ1 2 of 5   Q2 4 of 5   Q3 5 of 5   Q4 5 of 5\nStatus: MET. In new classes he asked for help in 3 of 12 situations.',
      'Self-advocacy',
    ],
    [
      'what has grown and is still needed',
      'Spelling: he spelled 6 of 20 words.\n\nSummary of need\nHe has made real gains in spelling, but he still needs help with spelling.',
      'Spelling',
    ],
  ])('but stays proposed: %s', (_, text, area) => {
    expect(areasOf(text)).toContain(area);
  });
});
