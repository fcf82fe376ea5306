/** Which figure is how it is now, where lines break, series run on and months stand before counts. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Dana Reyes\nGrade: 7\nDate of report: 03/14/2025\n\n';
const read = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}\n` }]);
const currentIn = (text: string) =>
  read(text)
    .measures.filter(({ isPrior }) => !isPrior)
    .map(({ value }) => value);

describe('what is current', () => {
  it.each([
    [
      'counts behind months, which could be days',
      'Cooking steps, 14 tasks: September 6 of 14, January 8 of 14, March 9 of 14.',
      [9],
    ],
    [
      'the last of a list that is called new',
      'Word problems. Results: 30%, 30%, 40%, and this week 45%.',
      [45],
    ],
    [
      'a unit that began, and so far',
      'Math computation. On the fraction unit that began in February Dana has 5 of 20 problems correct so far. On the fact sheet she had 9 of 12 problems correct.',
      [5, 9],
    ],
    [
      'what a few weeks come to',
      'There were fifteen word problems. Dana solved one the first week, two the second and two the third, and that is 5 of 15 problems.',
      [5],
    ],
    [
      'a day, what was given and the score',
      'Word problems log\n\n2/6    fence problems       2 right of 9\n2/13   carpet problems      3 right of 9\n3/13   mixed problems       4 right of 9',
      [4],
    ],
    [
      'a section that the next capitals end',
      'HISTORY IN BRIEF. Dana talked late.\n\nTELLING A STORY. Dana told a story from pictures.\n\nScore: 3 of 8 story parts (fall of grade 6: 2 of 8).',
      [3],
    ],
    [
      'a section that the head of a list ends',
      'History\n- Speech since kindergarten.\n- Tubes at age 3.\n\n/r/, what is left\n- Words: 17 of 20 with /r/ correct.\n- Sentences: 9 of 20 with /r/ correct.',
      [17, 9],
    ],
  ] as const)('%s', (_, text, expected) => {
    expect(currentIn(text)).toEqual([...expected]);
  });

  it('is not made history by what somebody suggests, though a line ends within the words', () => {
    const text =
      'Staying in noisy places. Over 20 noisy periods in February Dana stayed to the end, with no adult suggesting anything,\non 8 of 20 periods. When Mr.\nOsei suggests a tool she stays 15 of 20 periods.';
    expect(baselineFor(read(text), 'Sensory regulation')?.value).toBe(8);
  });

  it('is done alone where there was no model', () => {
    const text =
      'Articulation of /k/\n\nNovember: 44% correct in words.\nFebruary: 68% correct in words on a 25-item list with no model.';
    expect(baselineFor(read(text), 'Articulation')?.value).toBe(68);
  });

  it('is a score that stands behind a day with a zero in front', () => {
    const values = currentIn('Word problems\n\n03/05 Fraction probe: 6/12 problems correct.');
    expect(values).toEqual([6]);
  });

  it('is dated by the report and not by the end of school', () => {
    const text =
      '|  Dana Reyes      Grade 12      Exit date June 2027  |\n|  Specialist: G. Malloy       Report: 03/12/2026     |\n\nDana read 61 words correct per minute.';
    expect(readReport([{ page: 1, text }]).reportDate).toBe('03/12/2026');
  });
});

describe('whose figure it is', () => {
  it('is the number’s own, where the whole comes first', () => {
    const [measure] = read(
      'Pragmatic language. Of 40 turns, 11 picked up on what her partner had said.',
    ).measures;
    expect(measure).toMatchObject({ value: 11, outOf: 40 });
  });

  it('is not the partner’s, whom the report names', () => {
    const text =
      'I recorded a conversation with a classmate she had chosen, Priya. Of 40 turns, 11 of Dana’s turns picked up on the topic. Priya’s own turns picked up on the topic at 31 of 38.';
    expect(currentIn(text)).not.toContain(31);
  });

  it.each([
    ['a line of how they divide', '[x] End of a preferred activity - 22 of the 34 aggressions'],
    ['what was marked', 'Somebody laughs or argues back: I marked that in 22 of the 34 instances.'],
  ])('is no count of behavior: %s', (_, line) => {
    const text = `Behavior\n\nAverage: aggression 3.4 times a day.\n\n${line}`;
    expect(baselineFor(read(text), 'Behavior')?.value).toBe(3.4);
  });

  it('is hers where it was done instead', () => {
    const text =
      'Emotional regulation. Dana asks to use her break card when she is upset; she did so in 4 of 10 incidents.';
    expect(currentIn(text)).toContain(4);
  });

  it('is not yet hers where somebody begins it', () => {
    const text =
      'Emotional regulation. Dana used a calming strategy on her own in 3 of 12 upsets. After the aide tapped her elbow she used a calming strategy in 9 of 12 upsets.';
    expect(baselineFor(read(text), 'Emotional regulation')?.value).toBe(3);
  });

  it('is of an age, where a column tells when others say the sound', () => {
    const text =
      'Articulation: single words\n\n| Sound | Correct of 20 | Expected by |\n| k | 19 | 3 |\n| s | 6 | 5 |';
    expect(read(text).measures.find(({ value }) => value === 6)?.isStrength).toBe(false);
  });
});

describe('columns of a trial', () => {
  it('go from the first weeks to the last', () => {
    const text =
      'Communication device trial\n\n| Without a prompt | Week 1-2 | Week 9-10 |\n| Messages in a 20-minute activity | 5 | 14 |\n| 2-word requests (of 20 chances) | 7 | 12 |';
    expect(currentIn(text)).toEqual([14, 12]);
  });
});

describe('an area that the report does not speak of', () => {
  it('starts from the figure whose words tell of it', () => {
    const text =
      'On a ten-item interview about her strengths, needs, supports and rights, Dana answered 3 of 10 on her own.';
    expect(baselineFor(read(text), 'Self-advocacy')).toMatchObject({ value: 3, outOf: 10 });
  });
});

describe('what is current of figures told beside others', () => {
  it('every entry of a list under one day', () => {
    expect(
      currentIn(
        'Writing. An essay (April 16) was scored by two people: Organization 2 of 4, Ideas 3 of 4, Conventions 3 of 4.',
      ),
    ).toEqual([2, 3, 3]);
  });

  it('a series that a part which goes well does not end', () => {
    expect(
      currentIn(
        'Goal: Given a grade 7 passage, Dana will answer inferential questions, with 8 of 10 correct.\n\n   Start ....... 3 of 10\n   Marking period 1 ....... 4 of 10\n   Marking period 2 ....... 6 of 10\n\nComment. Literal questions give no trouble (10 of 10 on the last probe).',
      ),
    ).toContain(6);
  });

  it('nothing of an earlier grade, screening or age', () => {
    for (const text of [
      'Reading\n- Grade 1 end: oral reading 9 words correct per minute.',
      'Language. A preschool screening recommended waiting. In that screening Dana carried out 2 of 10 directions.',
    ])
      expect(currentIn(text)).toEqual([]);
  });
});
