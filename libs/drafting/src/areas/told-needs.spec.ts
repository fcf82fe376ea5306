/** Which needs are heard, and which areas nobody spoke of stay out. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

const areasOf = (text: string, grade = '3') =>
  proposeAreas(
    readReport([
      { page: 1, text: `Student: Sam Lee\nGrade: ${grade}\nDate of Report: 11/20/2025\n\n${text}` },
    ]),
  ).map(({ areaOfNeed }) => areaOfNeed);

describe('a need is proposed', () => {
  it.each([
    [
      'in a letter without headings',
      'Dear team, I see Sam after lunch with two others.\n\nSpelling holds him back. He spelled 64% of the words in his journal correctly.',
      'Spelling',
    ],
    [
      'where the next sentence tells of the class',
      'Results\n\nHe copied 14 letters per minute from the board. Most second graders in the room copied about 32.',
      'Writing speed and keyboarding',
    ],
    [
      'where a table has the target beside the figure',
      'Results\n\nMeasure    Fall   Winter   Winter goal\nORF words correct    41    52    86\nMaze correct    4    5    11',
      'Reading comprehension',
    ],
    [
      'where a child stays for a small part of the time',
      'Results\n\nHe sat at circle for 4 of 20 minutes.',
      'Attention and task engagement',
    ],
    [
      'where a rubric gives half its points or less',
      'Results\n\nOn the 4-point writing rubric his essay earned a 1 for organization and a 2 for conventions.',
      'Written expression',
    ],
    [
      'where an unnamed service runs in its field',
      'Results\n\nHe read 13 of 26 letter sounds and named 25 of 26 letters.\n\nServices\n\nReading intervention, 30 minutes, 5 times per week',
      'Decoding',
    ],
    [
      'where a service for it is advised with its minutes',
      'Results\n\nHe cooks with help.\n\nRecommendations\n\n- Travel training 45 minutes once a week.',
      'Independent living',
    ],
    [
      'where a list of needs says it in plain words',
      'Results\n\nOn paper he falls apart when the words are long.\n\nNeeds\n\n1. Reading long words accurately\n2. Reading connected text at a steady rate',
      'Decoding',
    ],
    [
      'where the list of needs names it once',
      'Results\n\nHe was seen twice.\n\nAreas of Need\n\n1. Reading long words accurately\n2. Money skills',
      'Decoding',
    ],
    [
      'where a small child uses few words',
      'Results\n\nHis teacher says that he uses very few words and does not join the group. He used a word on his own 5 times in an hour.',
      'Expressive language',
    ],
    [
      'where a small child plays alone',
      'Results\n\nHe plays mainly by himself and does not answer other children. He joined shared play in 2 of 12 chances.',
      'Play and joint attention',
    ],
    [
      'where noise upsets the child',
      'Results\n\nNoise in the gym upsets him, and he covers his ears. He left the lunch table because of noise 4 times per lunch.',
      'Sensory regulation',
    ],
  ])('%s', (_, text, area) => {
    expect(areasOf(text)).toContain(area);
  });
});

describe('an area is left out', () => {
  it.each([
    ['for a workshop', 'Recommendations\n\nReading workshop 45 minutes daily.', 'Gross motor'],
    [
      'for a parallel set of problems',
      'Results\n\nHe solved 5 of 12 of a parallel set.',
      'Play and joint attention',
    ],
    [
      'for a reading aid called a device',
      'Results\n\nPrint size 12, no device: 5 of 10 questions.\n\nRecommendations\n\nTeach device use.',
      'Functional communication',
    ],
    [
      'for words read from the board',
      'Results\n\nFrom the back row she could read 2 of 12 words on the whiteboard.',
      'Handwriting',
    ],
    [
      'for the patterns of words that were spelled',
      'Results\n\nOn dictation she spelled 7 of 20 words, mostly short-vowel words with blends, which is a concern.',
      'Decoding',
    ],
    [
      'for a small worry on a scale',
      'Results\n\nHe rated his worry about talking with friends as 2 of 10.',
      'Social skills',
    ],
    [
      'for a mobility lesson',
      'Recommendations\n\nOrientation and mobility 30 minutes a week.',
      'Gross motor',
    ],
    [
      'for speech therapy, where only speech is behind',
      'Results\n\nHe said /r/ correctly in 5 of 20 words. His mean length of utterance was 5.4.\n\nServices\n\nSpeech-language therapy 30 minutes, 2 times per week',
      'Expressive language',
    ],
    [
      'for a figure not far from the class',
      'Results\n\nHe copied 28 letters per minute from the board. Most second graders in the room copied about 32.',
      'Writing speed and keyboarding',
    ],
    [
      'for a concern denied in more words',
      'Results\n\nNo social communication concerns. He started 6 conversations in 10 minutes.',
      'Pragmatic language',
    ],
  ])('%s', (_, text, area) => {
    expect(areasOf(text)).not.toContain(area);
  });
});
