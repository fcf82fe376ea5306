/** A goal names the routine, the checklist, the sound and the row that the report counted. All reports are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const HEAD = 'Student: Odalys Brandt\nGrade: 5\nDate of Report: 11/20/2025\n\n';
const draftOf = draftsUnder(HEAD);

describe('what was counted is named', () => {
  it.each([
    [
      'Independent living',
      '=== 2. INDEPENDENT LIVING   Laundry, 14 step task analysis (apartment B) ===\n\n  11/13: did 9 of 14 steps I. Still needs help with sorting.\n',
      /of the laundry routine/,
    ],
    [
      'Independent living',
      'Independent living\nKitchen lab, "make soup" task analysis, 20 steps (plan, cook, clean). In October she did 9 of 20 steps alone.',
      /of the make soup routine/,
    ],
    [
      'Self-care',
      'Self-care\nFasteners checklist, at arrival and dismissal. She did 2 of 6 by herself: boots and Velcro.',
      /items of the fasteners checklist/,
    ],
    [
      'Narrative language',
      'Narrative language\nI read her a story of 7 parts. Without any pictures, she included 2 of 7 parts.',
      /parts of the story/,
    ],
    [
      'Number sense',
      'Number sense\n   Task                              Sept      Nov       11/18\n   Missing number (of 15)               2         3         6\n',
      /on a new set like "Missing number"/i,
    ],
    [
      'Articulation',
      'Articulation\n   r all positions, conversation          30% (15 of 50 in a sample)\n',
      /\/r\//,
    ],
    [
      'Social skills',
      'Social skills\nMs. Ingram scored group work with a 10 point checklist. On 11/2, Odalys earned 4 of 10 points in group work with no adult at the table.',
      /earn 8 of 10 points in group work with no adult at the table on the 10-point checklist/,
    ],
    [
      'Self-advocacy',
      'Self-advocacy\nOut of 11 times that she had missed an instruction, she asked for it to be repeated in 2 of 11.',
      /ask for what was missed to be repeated/,
    ],
    [
      'Writing speed and keyboarding',
      'Note-taking\nIn a science class she took down 4 of the 11 main points before the slide changed.',
      /take down 9 of 11 main points before the slide changes/,
    ],
    [
      'Gross motor',
      'Gross motor\n   Test                                      Today\n   Single leg stance, left                   2 s\n',
      /stand in balance|balanced stance/,
    ],
  ])('in %s', (area, text, words) => {
    expect(draftOf(area, text).Goal.replace(/\s+/g, ' ')).toMatch(words);
  });

  it('and past time is no condition of a goal to come', () => {
    const narrative = draftOf(
      'Narrative language',
      'Narrative: In MP3 Odalys retold new stories with 3 of 7 story grammar elements.',
    ).Goal;
    expect(narrative).not.toMatch(/MP3/);
    const work = draftOf(
      'Work completion and executive function',
      'Organization\nOdalys submitted 17 of 41 assignments on time in the six weeks ending 11/14.',
    ).Goal;
    expect(work).not.toMatch(/six weeks ending/);
    const play = draftOf(
      'Play and joint attention',
      'Play\nDuring center time on 11/7 and 11/9 (40 one-minute intervals) Odalys played with another child in 7 of 40 intervals.',
    ).Goal;
    expect(play).not.toMatch(/and \(|\(40/);
  });
});

describe('how much and how often', () => {
  it('what comes as it comes is asked for in percent', () => {
    const { Goal } = draftOf(
      'Self-advocacy',
      'Self-advocacy\nThere were 17 times when material was not accessible. She told the teacher on 5 of 17.',
    );
    expect(Goal).toMatch(/8\d% of/);
    expect(Goal).toMatch(/5 of 17 \(29%\)/);
  });

  it("a quarter's gradebook is counted again over weeks, and not on three days", () => {
    const { Goal } = draftOf(
      'Work completion and executive function',
      'Organization\nFrom the gradebook: in quarter 1 she turned in 61% of assignments on time.',
    );
    expect(Goal).toMatch(/two weeks/);
    expect(Goal).not.toMatch(/observation days|weekly observations/);
  });

  it('one item more is no goal', () => {
    const { Goal } = draftOf(
      'Reading comprehension',
      'Reading comprehension\nIn October she answered 7 of 10 questions about a grade 5 passage correctly.',
    );
    expect(Goal).toMatch(/9 of 10/);
  });
});

it('an old goal is told with the words that the report has on it', () => {
  const { Baseline, Evidence } = draftOf(
    'Reading comprehension',
    "PROGRESS ON LAST YEAR'S GOALS\n  Goal 1. Odalys will answer inferential questions about text with 75% accuracy.   NOT MET\n\nReading comprehension\nOn the last four probes she answered 11 of 20 inferential questions correctly.",
  );
  expect(Baseline).toContain('The report says of it (page 1): "NOT MET."');
  expect(Baseline).not.toMatch(/asks for another goal|is to go on/);
  expect(Evidence.map(({ Quote }) => Quote)).toContain('NOT MET');
});
