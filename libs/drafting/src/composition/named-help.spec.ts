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
    ['With icon cards on the table, 17.', 'with icon cards on the table'],
    ["With two choices to pick from it's 30.", 'with two choices to pick from'],
    ['If the teacher stretches it, thirteen.', 'with an adult stretching it'],
    ['When I paused between the steps, 15.', 'with an adult pausing between the steps'],
    ['When an aide models or asks, 11.', 'with an adult modeling or asking'],
    ['When the coach counted aloud beside her, 11 of 12.', 'with an adult counting aloud beside her'],
    [
      'When the picture cards were laid out and we waited with an open hand there were 15.',
      'with the picture cards laid out and an adult waiting with an open hand',
    ],
    [
      'When a graphic organizer was filled out with me first, she produced 47.',
      'with a graphic organizer filled out with an adult first',
    ],
    ['When the paper was held for him he cut 4 of 5.', 'with the paper held for him'],
    ['A set of icon cards on the table brought her to 6 of 7.', 'with a set of icon cards on the table'],
    [
      'If he has a fact chart beside him the January score goes up to 39 digits.',
      'with a fact chart beside him',
    ],
    ['/r/ beginning, with model + mirror      48%', 'with a model and mirror'],
    ['/s, z/ in sentences after my model ... 88%', "after an adult's model"],
    ['Highlighted paper: 44 of 52 letters legible', 'with highlighted paper'],
    ['With a mirror and my cue to "pull your tongue back," he got 70%.', "with a mirror and an adult's cue"],
    ['With the "next dollar" card in hand: 9 of 10.', 'with the next dollar card in hand'],
    ['With adapted (spring) scissors, it was 5 of 8.', 'with adapted scissors'],
    [
      'With Story Grammar Marker icons on the table: 6 of 7 parts',
      'with Story Grammar Marker icons on the table',
    ],
    [
      'After an adult waited and pointed to the iPad: 9 of 12 chances',
      'with an adult waiting and pointing to the iPad',
    ],
    ['With gesture or touch prompt in May: 7 of 10 steps.', 'with a gesture or touch prompt'],
    ['With Lou\'s cue ("who can you tell?"): 12 of 15.', 'with a cue'],
    ['With the question "what could you say?" she did in 7 of 8.', 'with a spoken question'],
    [
      'Same kind of problem with schema organizer and Mr. S. asking "what kind is it?":  8/10',
      'with a schema organizer and an adult giving a spoken cue',
    ],
    [
      'With 1:1 check in study skills (same classes, weeks 7-8): 11 of 13.',
      'with a one-to-one check in study skills',
    ],
    ['Highlighted-line paper + verbal reminders     68%', 'with highlighted-line paper and verbal reminders'],
    [
      'With a visible timer and a five-minute break promised, I can get 20.',
      'with a visible timer and a five-minute break promised',
    ],
    [
      'When I stood in the hall with him and rehearsed first, he did it each time.',
      'with an adult standing in the hall with him and rehearsing first',
    ],
    [
      'The second draft, after outline conference with Ms. Ruiz and use of the frame, earned 14 of 20 points.',
      'after an outline conference with an adult and use of the frame',
    ],
    [
      'On ten mornings she did 2 of 5 steps by herself, 5 of 5 when I pointed to the card.',
      'with an adult pointing to the card',
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
    'When I read a passage to her the outcome was scarcely better, 5 of 10.',
    'When the topic was known to me I understood more, about 80.',
    'Dashiell, typing on a laptop with sentence frames (one observation) on task 72%',
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
      /3 of 7.*with picture cards to point at on one of the parts.*4 of 7.*without help.*5 of 7.*without help/is,
    );
  });
});
