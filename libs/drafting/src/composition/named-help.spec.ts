/** The help of a report's sentence, as a step of a goal says it. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';
import { helpNamed } from './named-help.js';

describe('the help that a sentence names', () => {
  it.each([
    ['With\nthe icon strip in front of him he retold 6 of 8.', 'with the icon strip in front of him'],
    ['With pointing he followed 12 of 15.', 'with pointing'],
    ['With gesture prompt to the card:      16 of 18', 'with a gesture prompt to the card'],
    ['w/ base ten blocks 9 of 10', 'with base ten blocks'],
    ['After one model she said 9.', 'after one model'],
    [
      'When given a calculator and a written example she did 13 of 16.',
      'with a calculator and a written example',
    ],
    ['When he had a filled-in chart at his elbow he made 34.', 'with a filled-in chart at his elbow'],
    [
      'When Ms. Eubanks read the problems aloud and drew a bar model with her, Rosie solved 8.',
      'with an adult reading the problems aloud and drawing a bar model with her',
    ],
    ['With my hand at her hip she alternated on 10.', "with an adult's hand at her hip"],
    [
      'When we tapped his shoulder first, he looked\n13 of 20 times.',
      'with an adult tapping his shoulder first',
    ],
    [
      'When I modeled one example, English past tense went up to 17 of 24.',
      'with an adult modeling one example',
    ],
    ['With Ms. Delgado seated next to him: 72%.', 'with an adult seated next to him'],
    ['With Mr. Sims saying "what could you do?" he asked in 7.', 'with an adult giving a spoken cue'],
    ['With a verbal cue ("What could you do?") it was 11 of 14.', 'with a verbal cue'],
    ['On a probe with the multiplication chart he reached 20.', 'with the multiplication chart'],
    [
      'With picture cards on the counter, tried once on October 10, he did 12.',
      'with picture cards on the counter',
    ],
    [
      'When I cover the word and uncover one syllable at a time she gets 17.',
      'with an adult covering the word and uncovering one syllable at a time',
    ],
  ])('of %j is %j', (sentence, help) => {
    expect(helpNamed(sentence)).toBe(help);
  });

  it.each([
    'In role-play with Mr. Orellana it is 16 of 20.',
    'When I told the story first and she told it back there were 4.',
    'With no help he did 7 of 8.',
    'With Eli beside him he did 7 of 8.',
    'Classmates matched for age ask after 7 or 8 of ten without any card.',
    'After a week with picture cards he knew 15.',
    'In September it was 4 of 20.',
  ])('of %j is not said again', (sentence) => {
    expect(helpNamed(sentence)).toBeUndefined();
  });

  it('thins in the objectives', () => {
    const text =
      'Student: Ilse Varga    Grade: 1\nDate of report: February 10, 2026\n\nNarrative language. She retold 2 of 7 story parts. With picture cards to point at she gave 5 of 7.';
    const { Objectives } = draftFromReport({
      report: readReport([{ page: 1, text }]),
      areaOfNeed: 'Narrative language',
      disability: '',
      student: {},
    });
    expect(Objectives.join(' ')).toMatch(
      /with picture cards to point at only at the start.*without help.*without help/is,
    );
  });
});
