/** A goal counts what the report counted: its things, its time, its deed, also where the lines around the figure tell them. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const draftOf = draftsUnder(
  'Student: Odalys Brandt\nGrade: 5\nDate of Report: 11/20/2025\nShe is ten years old.\n\n',
);
const goalOf = (area: string, text: string) => draftOf(area, text).Goal;

describe('the time in which something was counted', () => {
  it('stands in the sentence before and is quoted from there', () => {
    const { Goal, Evidence } = draftOf(
      'Math computation',
      'Math\nShe took three 4-minute probes of mixed computation. Monday 15, Wednesday 17, Friday 16 digits correct; median 16.',
    );
    expect(Goal).toMatch(/16 correct digits in 4 minutes/);
    expect(Goal).not.toMatch(/per minute/);
    expect(Evidence.map(({ Quote }) => Quote).join(' ')).toContain('4-minute probes');
  });

  it('is none where nobody tells it, and no level of digits per minute is its target', () => {
    const { Goal } = draftOf('Math computation', 'Math\nOdalys wrote 17 digits correct on the last sheet.');
    expect(Goal).toMatch(/17 digits correct\b(?! per)/);
    expect(Goal).toMatch(/that the IEP team sets/);
  });

  it('is that of writing, and not of thinking', () => {
    const text =
      'Writing\nShe had one minute to think and five to write. Correct word sequences were 29, 34 and 31, a median of 31.';
    expect(goalOf('Written expression', text)).toMatch(/31 correct word sequences in 5 minutes/);
  });

  it('is that of the look, for requests', () => {
    const text =
      'Communication\nI watched free play for 30 minutes. She made 4 requests on her own: three by pulling a sleeve.';
    expect(goalOf('Functional communication', text)).toMatch(
      /make 8 requests on her own in thirty minutes, .*4 requests per thirty minutes/,
    );
  });

  it('stands in the row of a maze', () => {
    const text = 'READING\nMeasure | Q1 | Q2\nMaze, correct choices in 3 min | 7 | 9';
    expect(goalOf('Reading comprehension', text)).toMatch(/9 correct maze replacements in 3 minutes/);
    expect(goalOf('Reading comprehension', text.replace('Maze', 'Maze, 4th grade'))).toMatch(/grade 4 maze/);
  });

  it('is no day of a test that the goal would be held on', () => {
    const { Goal, Baseline } = draftOf(
      'Spelling',
      'Spelling\nOn the November 3rd spelling test she spelled 4 of 12 words.',
    );
    expect(Goal).not.toMatch(/3rd/);
    expect(Baseline).toContain('November 3rd');
  });

  it('leaves a level that lies further off than a year reaches', () => {
    const text = 'Math\nOn 4-minute computation probes Odalys had a median of 16 digits correct.';
    expect(goalOf('Math computation', text)).toMatch(/32 correct digits in 4 minutes/);
  });
});

describe('an entry that begins with a word and tells a deed', () => {
  it('is a goal for the deed, and not for the word', () => {
    const { Goal, Baseline } = draftOf(
      'Self-care',
      'Self-care\n  Coat: engages zipper 1 of 5 tries w/out help; pulls up 5/5 once engaged.',
    );
    expect(Goal).toMatch(/will engage zipper in 4 of 5 tries without help, (?:up )?from/);
    expect(`${Goal} ${Baseline}`).not.toMatch(/"Coat"/);
  });

  it('keeps the limits of the deed', () => {
    const { Goal } = draftOf(
      'Fine motor',
      'Fine motor\n  Scissors: cut curved line staying within the edge for 2 of 6 inches; straight line 6 of 6 in.',
    );
    expect(Goal).toMatch(/cut curved line staying within the edge for 5 of 6 inches/);
  });

  it.each([
    ['Spelling', 'Spelling\nAverages about 6 out of 15 on the Friday test.', /Averages about/],
    ['Phonology and intelligibility', 'Speech\nMy colleague could make out 54 of 100 words.', /My colleague/],
    ['Decoding', 'Decoding\nMixed list of new words n/a   11 of 20', /n\/a/],
  ])('is no name of a skill where it names none: %s', (area, text, wrong) => {
    expect(goalOf(area, text)).not.toMatch(wrong);
  });
});

describe('the things counted', () => {
  it('are those of the row where it names no more than a deed and its things', () => {
    expect(goalOf('Pre-academic skills', 'Pre-academic skills\nNames shapes          1 of 6\n')).toMatch(
      /name 5 of 6 shapes/,
    );
  });

  it('end with the nine weeks in which they were counted', () => {
    expect(
      goalOf(
        'Work completion and executive function',
        'Work habits\nOdalys turned in 11 of 24 assignments this nine weeks.',
      ),
    ).not.toMatch(/this nine weeks/);
  });

  it.each([
    [
      'a bracket in the same sentence',
      'Writing\nOn probes (three minutes of writing), her median over five probes was 22 correct word sequences, where the benchmark is 50.',
      3,
    ],
    [
      'the line over the table',
      'CBM WRITING (3-minute story starter, three samples)\n                     Odalys (median)   Class median\nTotal words written        17                41',
      3,
    ],
    [
      'a sentence that speaks of weeks apart',
      'Writing\nI took two three-minute story starters a week apart. The better sample had 26 correct word sequences.',
      3,
    ],
  ])('keep the time that is told by %s', (_where, text, minutes) => {
    expect(goalOf('Written expression', text)).toMatch(new RegExp(`in ${minutes} minutes`));
  });

  it.each([
    [
      'Daily living and safety',
      'Safety\nWe watched 12 crossings on Fourth Street. Correct alone: 5 of 12.',
      /at 12 of 12 crossings/,
    ],
    [
      'Money and time',
      'Money\nI watched 10 purchases at the store. Correct: 4 of 10.',
      /in 8 of 10 purchases/,
    ],
    [
      'Emotional regulation',
      'Emotions\nA strategy was begun on her own in 3 of 20 outbursts.',
      /in 80% of outbursts/,
    ],
  ])('are named by the lines before, for %s', (area, text, expected) => {
    expect(goalOf(area, text)).toMatch(expected);
  });

  it('are no steps where the report speaks of none', () => {
    const goal = goalOf('Self-care', 'Self-care\nToileting without help: 6 of 30.');
    expect(goal).not.toMatch(/24 of 30 steps/);
    expect(goal).toMatch(/24 of 30/);
  });

  it('are what was asked for', () => {
    const text = 'Self-advocacy\nAsked to tell me her accommodations, Odalys named 2 of 7.';
    expect(goalOf('Self-advocacy', text)).toMatch(/name 6 of 7/);
    expect(goalOf('Self-advocacy', text)).not.toMatch(/opportunities/);
  });

  it('are points where two traits of a rubric stand beside them', () => {
    const text = 'Writing\nideas 2   organization 1   sentences 2   conventions 2   total 7 of 16';
    expect(goalOf('Written expression', text)).toMatch(/earns 13 of 16 points/);
  });
});

describe('the deed', () => {
  it.each([
    [
      'Daily living and safety',
      'Safety\nOn 6 of 16 crossings Odalys stopped, looked both ways and waited for a gap.',
      /will stop, look both ways and wait for a gap/,
    ],
    [
      'Self-care',
      'Self-care\nOdalys did 2 of 7 steps herself before an adult took over.',
      /6 of 7 steps herself before an adult takes over/,
    ],
    [
      'Gross motor',
      'Stairs\nOdalys climbed 4 of 12 steps with alternating feet and then put a hand on the wall.',
      /climb 10 of 12 steps with alternating feet, /,
    ],
    [
      'Anxiety and participation',
      'Speaking\nOdalys spoke to the whole class in none, and answered a direct question in 2 of 9 chances.',
      /will answer a direct question in 8 of 9 chances/,
    ],
    [
      'Social skills',
      'Peers\nOdalys answered in a way that kept the talk going on 3 of 10 occasions.',
      /in a way that keeps the talk going/,
    ],
  ])('is told as one to come, for %s', (area, text, expected) => {
    expect(goalOf(area, text)).toMatch(expected);
  });

  it('has no other sentence as its condition', () => {
    const text =
      'Communication\nAt exit she made about 4 requests an hour, and she answered to a shared look in 1 of 10 trials.';
    expect(goalOf('Functional communication', text)).not.toMatch(/made about/);
  });

  it.each(['Alone, cold', 'Done alone', 'Unassisted', 'both, all 40 words'])(
    'is not given "%s", which tells how and not what',
    (label) => {
      const text = `Story retell\n${label}      5 of 16\n`;
      expect(goalOf('Narrative language', text)).not.toContain(label);
    },
  );
});

it('letters on the line are no share that is legible', () => {
  const text = 'Handwriting\nNear-point copy, 5 minutes:\n- letters sitting on the line: 44%\n';
  const goal = goalOf('Handwriting', text);
  expect(goal).toMatch(/80% of letters on the line/);
  expect(goal).not.toMatch(/legible|reader/);
});

it('items in place at a check are no assignments turned in', () => {
  const text = 'Organization\nMeasure | Q1 | Q2\nBinder check, items in place (of 8) | 4 | 3';
  const goal = goalOf('Work completion and executive function', text);
  expect(goal).toMatch(/have \d of 8 items in place/);
  expect(goal).not.toMatch(/turn in/);
});

describe('the skill of the goal', () => {
  it.each([
    [
      'inferential questions beside literal ones',
      'Reading comprehension',
      'Reading\nOn two passages she answered 9 of 10 literal questions and 4 of 10 inference questions.',
      /inferential questions/,
      /literal/,
    ],
    [
      'the sound taken off, and not all sounds',
      'Phonological awareness',
      'Sounds\n   Taking a sound off a word ("say \'stop\' without /s/")     1 of 10\n   Letter names                             26 of 26',
      /say the word that is left/,
      /each sound/,
    ],
    [
      'an essay of several paragraphs',
      'Written expression',
      'Writing\nOn the multi-paragraph essay (7th grade rubric, 16 points) she scored 6 of 16.',
      /write an essay/,
      /write a paragraph/,
    ],
    [
      'the deed of its row',
      'Number sense',
      'Number sense\nPlace fractions on a number line: 3 of 12\nCompare fractions: 11 of 12',
      /place fractions on a number line in 10 of 12/,
      /number questions/,
    ],
    [
      'the length of the talk',
      'Articulation',
      'Speech\n   Sound                                 Correct\n   /r/ in conversation, all positions    9/62\n   /l/ in conversation                   40/41',
      /in conversation, /i,
      /a new set like/,
    ],
  ])('is %s', (_what, area, text, expected, other) => {
    const goal = goalOf(area, text);
    expect(goal).toMatch(expected);
    expect(goal).not.toMatch(other);
  });

  it('is to come to school, from the days attended, where the days absent were counted', () => {
    const { Goal, Evidence } = draftOf(
      'Anxiety and participation',
      'Anxiety\nOdalys is anxious and avoids school. From September 8 to October 31, Odalys was absent from school 14 of 36 days.',
    );
    expect(Goal).toMatch(/come to school on 81% of days, .*22 of 36 \(61%\)/);
    expect(Evidence.map(({ Text }) => Text).join(' ')).toContain('(36 minus 14)');
  });
});
