import type { Evidence, Goal } from '@goalwright/contracts/api/goals';
import { describe, expect, it } from '@jest/globals';
import { toAcknowledge } from './acknowledgement';
import { readPlot } from './aimline-reading';
import { copyHtml, copyText } from './copy-text';
import { markQuote, placeEvidence } from './evidence-placement';
import { rowOf } from './services';

/** The text with each chip as [number of its evidence] and unsourced numbers between tildes. */
const shown = (text: string, evidence: Evidence[], isUnsourcedKnown = false): string =>
  placeEvidence(text, evidence, isUnsourcedKnown)
    .segments.map((segment) => {
      if (segment.kind === 'chip') return `[${segment.evidence}]`;
      return segment.kind === 'plain' ? segment.text : `~${segment.text}~`;
    })
    .join('');
const proof = (Text: string, Quote: string, Page: number | null = 1): Evidence => ({ Text, Page, Quote });

describe('evidence in the present level', () => {
  it('stands right after the fact it proves, before the full stop', () => {
    const text =
      'N.P. did well on Applied Problems (standard score 91). She reads 61 words correct per minute.';
    expect(
      shown(text, [
        proof('Applied Problems (standard score 91)', 'Applied Problems: 91'),
        proof('61 words correct per minute', 'reads 61 words correct per minute'),
      ]),
    ).toBe(
      'N.P. did well on Applied Problems (standard score 91)[0]. She reads 61 words correct per minute[1].',
    );
  });

  it('finds a measure that the sentence words in another way, by its name and number', () => {
    expect(
      shown('Scores show Writing Samples (standard score 77, percentile 6). Next.', [
        proof('Writing Samples: a standard score of 77 (WJ IV)', 'Writing Samples: 77 (6th percentile)'),
      ]),
    ).toBe('Scores show Writing Samples (standard score 77, percentile 6)[0]. Next.');
  });

  it('stands behind a whole share, and at its own words where another quote holds the same number', () => {
    expect(
      shown(
        'The goal so far: "Pay on 9 of 10 purchases." With a number line in his wallet: "9 of 10 were right."',
        [
          proof('9 of 10', '9 of 10 were right.', 1),
          proof('the goal so far: 9', 'Pay on 9 of 10 purchases.', 2),
        ],
      ),
    ).toBe(
      'The goal so far: "Pay on 9 of 10[1] purchases." With a number line in his wallet: "9 of 10 were right."[0]',
    );
  });

  it('takes no number that only contains the one sought', () => {
    const placed = placeEvidence(
      'Writing Samples rose to 177.',
      [proof('Writing Samples: a score of 77', 'Writing Samples: 77')],
      false,
    );
    expect(placed.unplaced).toEqual([0]);
  });

  it('marks a whole date where its day was entered, and no longer number that ends in it', () => {
    expect(shown('By week 12, J.W. reads 64 words, as on November 2, 2026.', [proof('2', '2', null)])).toBe(
      'By week 12, J.W. reads 64 words, as on November 2, 2026[0].',
    );
  });

  it('stands after a quotation, its list mark and heading left out, past the closing mark', () => {
    expect(
      shown('The report credits "Good eye contact and social smile" and more.', [
        proof('Strength', '- Good eye contact and social smile'),
      ]),
    ).toBe('The report credits "Good eye contact and social smile"[0] and more.');
    expect(
      shown('It says: "Language affects oral participation." So.', [
        proof('Effect', 'IMPACT: Language affects oral participation.'),
      ]),
    ).toBe('It says: "Language affects oral participation."[0] So.');
  });

  it('stands behind the sign of a share, never between the number and it', () => {
    const goal = proof("last year's goal: 80", 'says words with 80% accuracy');
    expect(shown('It began as a goal of 80% accuracy.', [proof('80', '80')])).toBe(
      'It began as a goal of 80%[0] accuracy.',
    );
    expect(shown("From last year's goal (words with 80 percent accuracy).", [goal])).toBe(
      "From last year's goal (words with 80 percent accuracy)[0].",
    );
  });

  it.each([
    ['He names 9 of 20 coins (page 4). So.', 'He names 9 of 20 coins[0]. So.'],
    [
      'Level: 9 of 20 coins (check of May 4, page 4): "Knows some."',
      'Level: 9 of 20 coins[0] (check of May 4): "Knows some."',
    ],
    [
      'Coins (check of May 4, 9 of 20 coins, page 4) are new.',
      'Coins (check of May 4, 9 of 20 coins[0]) are new.',
    ],
    ['He names 9 of 20 coins (page 7). So.', 'He names 9 of 20 coins[0] (page 7). So.'],
  ])('says a page once: %s', (text, told) => {
    expect(shown(text, [proof('9 of 20 coins', 'names 9 of 20 coins', 4)])).toBe(told);
  });

  it('says which evidence it could not place, and loses no word of the text', () => {
    const text = 'Nothing of it is here.';
    const placed = placeEvidence(text, [proof('Concern', 'Something else entirely.')], false);
    expect(placed.unplaced).toEqual([0]);
    expect(placed.segments.map((segment) => ('text' in segment ? segment.text : '')).join('')).toBe(text);
  });

  it('underlines a number without a source, but no name of a test and no page, and none the check did not find', () => {
    const text = 'On the BASC-3 (page 4) she scored 68, then 45.';
    const evidence = [proof('a T-score of 68', 'T-score 68')];
    expect(shown(text, evidence, true)).toBe('On the BASC-3 (page 4) she scored 68, then ~45~.');
    expect(shown(text, evidence, false)).not.toContain('~');
  });

  it('finds a quote in its page over line breaks, and says where it does not', () => {
    const page = 'Intro.\nShe reads 61 words\n  correct (grade 4).\nEnd.';
    expect(markQuote(page, 'reads 61 words correct (grade 4)')).toEqual({
      before: 'Intro.\nShe ',
      quote: 'reads 61 words\n  correct (grade 4)',
      after: '.\nEnd.',
    });
    expect(markQuote(page, 'reads 62 words')).toBeUndefined();
    expect(markQuote(page, ' ')).toBeUndefined();
  });
});

describe('the plot', () => {
  const read = (Goal: string, Objectives: string[] = []) => readPlot({ Goal, Objectives });

  it('counts purchases, and no "purchases up to"', () => {
    const plot = read(
      'During a purchase, R. will pay on 9 of 10 purchases up to $20, up from a baseline of 6 of 10.',
    );
    expect(plot?.target).toMatchObject({ label: '9 of 10 purchases' });
  });

  it('reads baseline, target and weeks from the goal, and the steps from the objectives', () => {
    const plot = read(
      'Within 36 instructional weeks of the IEP start date, N.P. will read aloud for one minute at 101 words correct per minute, up from a baseline of 61 words correct per minute, in 3 consecutive weekly checks.',
      [
        'N.P. will read aloud for one minute at 74 words correct per minute by week 12 of instruction.',
        'At instructional week 24, N.P. will read 88 words correct per minute with 1 prompt.',
      ],
    );
    expect(plot).toMatchObject({
      baseline: { value: 61, label: '61 words correct per minute' },
      target: { value: 101, label: '101 words correct per minute' },
      weeks: 36,
      steps: [
        { week: 12, value: 74 },
        { week: 24, value: 88 },
      ],
    });
  });

  it('reads shares and times as the goal words them', () => {
    const share = read(
      'will say speech with 80% of words understood, up from a baseline of 60% intelligible, given pictures',
    );
    expect(share).toMatchObject({
      target: { value: 80, label: '80% of words understood' },
      baseline: { value: 60, label: '60% intelligible' },
    });
    const span = read(
      'will stay with the activity for 10 minutes, up from a baseline of 3 to 5 minutes, on 3 probes',
    );
    expect(span).toMatchObject({ target: { label: '10 minutes' }, baseline: { label: '3 to 5 minutes' } });
  });

  it('takes the time that a rate is counted over for no quantity of its own', () => {
    const plot = read(
      'J.W. will write the answers at a rate of 28 digits correct per 2 minutes, from a baseline of 15 digits correct per 2 minutes. It is met when this is reached on 3 probes.',
    );
    expect(plot).toMatchObject({
      baseline: { value: 15, label: '15 digits correct per 2 minutes' },
      target: { value: 28, label: '28 digits correct per 2 minutes' },
    });
  });

  it('takes the time in which words were written for no target', () => {
    const plot = read(
      'Caleb will write 11 words in 3 minutes, from a baseline of 7 words in 3 minutes, on 3 probes',
    );
    expect(plot).toMatchObject({
      baseline: { value: 7, label: '7 words in 3 minutes' },
      target: { value: 11, label: '11 words in 3 minutes' },
    });
  });

  it('finds the target in front of the words that it is reached alone', () => {
    const alone = read(
      'Caleb will use a coping tool in 8 of 10 situations, without a prompt, up from a baseline of 2 of 10, on 3 probes',
    );
    expect(alone).toMatchObject({
      target: { value: 8, label: '8 of 10 situations' },
      baseline: { value: 2 },
    });
    const unaided = read('will solve 16 of 20 problems, without help, from a baseline of 7 of 20');
    expect(unaided).toMatchObject({ target: { value: 16, label: '16 of 20 problems' } });
  });

  it('takes the accuracy that comes with a rate for no target', () => {
    const plot = read(
      'J.W. will read aloud for one minute at 101 words correct per minute with at least 95% accuracy, up from a baseline of 61 words correct per minute, on 3 probes',
    );
    expect(plot).toMatchObject({
      baseline: { value: 61 },
      target: { value: 101, label: '101 words correct per minute' },
    });
    const share = read('will read sentences with at least 80% accuracy, from a baseline of 46% accuracy');
    expect(share).toMatchObject({ baseline: { value: 46 }, target: { value: 80, label: '80% accuracy' } });
  });

  it('ends the words of a target where they would hang in the air', () => {
    const target = (goal: string) => read(`J.W. will ${goal}, up from a baseline of 4 of 10`)?.target;
    expect(target('answer 8 of 10 literal and inferential questions')).toMatchObject({ label: '8 of 10' });
    expect(target('write 8 of 10 letters so that any reader can name them')).toMatchObject({
      label: '8 of 10 letters',
    });
    expect(target('do 8 of 10 tasks without help')).toMatchObject({ label: '8 of 10 tasks without help' });
  });

  it('shows no number the team has not set', () => {
    const open = read(
      'will retell with 80% of story parts (a starting point; the IEP team sets the final criterion from the collected baseline), on 3 probes',
      ['N.P. will retell at a level above the collected baseline by week 12 of instruction.'],
    );
    expect(open).toMatchObject({
      baseline: 'open',
      target: 'open',
      steps: [{ week: 12, value: undefined }],
    });
    const half = read(
      'will read at the level the IEP team sets, from a baseline of 93% accuracy, on 3 probes',
    );
    expect(half).toMatchObject({ baseline: { value: 93 }, target: 'open' });
    const proposed = read(
      'will read with 80% accuracy (a starting point), up from a baseline of 60% accuracy, daily',
    );
    expect(proposed).toMatchObject({ target: 'open', baseline: { value: 60 } });
  });

  it('reads a goal as it was edited', () => {
    const edited = read(
      'By May, J.W. will read 95 words correct per minute, up from 61, in 3 of 4 weekly checks.',
      ['By week 12, J.W. will read 3 passages at 74 words correct per minute.'],
    );
    expect(edited).toMatchObject({ baseline: { value: 61 }, target: { value: 95 } });
    // A number outside of baseline and target was never this step's.
    expect(edited?.steps).toEqual([{ week: 12, value: undefined }]);
  });

  it('is not drawn where the goal does not say its numbers in words it can read for sure', () => {
    expect(read('By May, J.W. will read 95 words correct per minute.')).toBeUndefined();
    expect(read('J.W. will go from 61 to 95 words correct per minute.')).toBeUndefined();
    expect(read('J.W. will read 95 words in 1 minute, up from a baseline of 61 words.')).toBeUndefined();
    expect(read('J.W. will read 95 words, up from a baseline of sixty-one.')).toBeUndefined();
  });
});

const goal = {
  GoalId: 'x',
  AreaOfNeed: 'Reading fluency',
  Disability: 'SLD',
  Baseline: 'Reads 61 words <correct>.',
  Goal: 'Will read 101 words.',
  Objectives: ['Read 74 words.'],
  Fape: [
    {
      Service: 'Specially designed instruction',
      Frequency: '5 times per week',
      Basis: 'Starting point, not from the report.',
      Team: 'Draft.',
    },
  ],
  Evidence: [],
  Checks: [
    { Name: 'Grounded numbers', Verdict: 'fail', Why: '', Fix: '' },
    { Name: 'Service complete', Verdict: 'weak', Why: '', Fix: '' },
    { Name: 'Timeframe', Verdict: 'fail', Why: '', Fix: '' },
  ],
  Quality: 50,
  Engine: 'built-in',
} as unknown as Goal;

describe('copying', () => {
  it("follows the spec's order: number, area, present level, goal, services", () => {
    const text = copyText({ goal, number: 2, studentLabel: 'M.G.' });
    const order = [
      'Goal 2 (M.G.)',
      'Reading fluency',
      'Reads 61',
      'Will read 101',
      'Specially designed',
      '5 times per week',
      'the parents, decides',
      'DRAFT',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('lets no text of a report become markup', () => {
    expect(copyHtml({ goal, number: 1, studentLabel: '<b>' })).toContain('Reads 61 words &lt;correct&gt;.');
    expect(copyHtml({ goal, number: 1, studentLabel: '<b>' })).not.toContain('<b>');
  });

  it('asks about an unsourced number or an incomplete service alone, and once', () => {
    expect(toAcknowledge(goal).map((check) => check.Name)).toEqual(['Grounded numbers']);
    const seen = { ...goal, Acknowledged: [{ Check: 'Grounded numbers', On: '2026-11-20T10:00:00Z' }] };
    expect(toAcknowledge(seen)).toEqual([]);
  });
});

describe('a service', () => {
  it('says of amounts whether the report has them', () => {
    expect(rowOf(goal.Fape[0]!)).toMatchObject({
      isStartingPoint: true,
      amount: '5 times per week',
      notes: [],
    });
    const quoted = rowOf({ Service: 'Speech', Basis: 'Quoted from page 3.' });
    expect(quoted).toMatchObject({
      isStartingPoint: false,
      notes: [{ name: 'Basis', text: 'Quoted from page 3.' }],
    });
  });
});
