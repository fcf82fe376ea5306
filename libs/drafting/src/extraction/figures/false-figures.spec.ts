/** Figures that blind readers found told otherwise than their report tells them. */
import { describe, expect, it } from '@jest/globals';
import { proposeAreas } from '../../areas/proposal.js';
import { draftFromReport } from '../../composition/draft.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Odalys Brandt\nGrade: 4\nDate of report: 2/10/2025\n\n';
const reading = (text: string) => readReport([{ page: 1, text: HEAD + text }]);
const measuresOf = (text: string, areaOfNeed: string) =>
  reading(text).measures.filter((measure) => measure.areaOfNeed === areaOfNeed);

describe('a figure is told as its report tells it', () => {
  it('over as many minutes, in words too', () => {
    const [measure] = measuresOf(
      'Math\n\nOn the mixed computation probe Odalys scored 16 digits correct in four minutes.\n',
      'Math computation',
    );
    expect(measure).toMatchObject({ value: 16, unit: 'correct digits in 4 minutes' });
  });

  it('under the head of its column, where rows begin with a day', () => {
    const [, ...found] = measuresOf(
      `Written expression

Three story starters were given and scored for total words written and correct writing sequences (CWS).

   Sample date       Total words     CWS
   January 13             28          19
   January 15             34          25
   January 21             30          21
   Median                 30          21
`,
      'Written expression',
    );
    const sequences = found.filter(({ unit }) => unit === 'correct writing sequences');
    expect(sequences.map(({ value }) => value)).toContain(21);
    expect(sequences.map(({ value }) => value)).not.toContain(30);
  });

  it('as that of classmates, where it is their median', () => {
    const found = measuresOf(
      'Written expression\n\nThe median of her classmates on the same January 13 starter was 46 correct writing sequences.\n',
      'Written expression',
    );
    expect(found.map(({ value }) => value)).not.toContain(46);
  });

  it('with its own percentile, and not with the day of the test', () => {
    const scores = measuresOf(
      `Scores

  KTEA-3 Spelling                       standard score 78     7th percentile     11/13/2024
  KTEA-3 Written Expression             standard score 95     37th percentile    11/13/2024
`,
      'Spelling',
    );
    expect(scores[0]).toMatchObject({ value: 78, percentile: 7 });
  });

  it('on no day, where a part of an inch is told', () => {
    const found = measuresOf(
      `Cutting                    Result (within 1/4 inch the whole way)

Simple shapes              cut within 1/4 inch on 2 of 8 shapes
`,
      'Fine motor',
    );
    expect(found.map(({ date }) => date)).not.toContain('1/4');
  });

  it('as a share of what was stuttered, in words', () => {
    expect(
      measuresOf(
        'Fluency\n\nAveraged over three samples, 7.5 percent of syllables were stuttered.\n',
        'Speech fluency',
      )[0],
    ).toMatchObject({ value: 7.5, unit: 'of syllables stuttered' });
  });
});

const BEHAVIOR = `Data

Leaving the area. Over the 14 days Odalys left the area 31 times, or 2.2 times per day on average.

Disruption. In math she disrupted verbally an average of 7 times per period.

What she does instead. In the 14 days she asked for a break without being reminded on 3 of 34 occasions when she showed that she was upset or stuck.

Recommendations

- Teach the break request directly, with practice when she is calm, and honor it at once. The behavior of leaving is the need.
`;

describe('a draft', () => {
  const report = reading(BEHAVIOR);
  const areas = proposeAreas(report).map(({ areaOfNeed }) => areaOfNeed);
  const draft = draftFromReport({ report, areaOfNeed: 'Behavior', disability: '-', student: {} });

  it('says of what a nameless count is', () => {
    const without = reading(BEHAVIOR.replace(/What she does instead[^\n]*/, ''));
    const told = draftFromReport({ report: without, areaOfNeed: 'Behavior', disability: '-', student: {} });
    expect(areas).toContain('Behavior');
    expect(told.Baseline).toMatch(/: "[^"]*(?:left the area 31 times|disrupted verbally)/);
  });

  it('starts from what is done instead, where nobody reminded her', () => {
    expect(draft.Goal).toMatch(/ask for a break without being reminded on 80% of occasions/);
    expect(draft.Goal).toMatch(/when she shows that she is upset or stuck/i);
  });

  it('calls a behavior by a noun', () => {
    const units = report.measures.map(({ unit }) => unit);
    expect(units).toContain('incidents of disruption per period');
  });
});

describe('last year’s goals', () => {
  const { oldGoals } = reading(`Last year's goals and where they stand

GOAL 1 (Reading)
By May 2025, given a grade 2 passage, Odalys will read 70 words correctly in one minute.
   Start (May 2024): 35
   Nov 2024: 44      May 2025: 60

GOAL 2 (Mathematics)
By May 2025, Odalys will solve 16 of 20 addition and subtraction problems with regrouping.
   Start (May 2024): 5 of 20
   Nov 2024: 12 of 20      May 2025: 15 of 20

GOAL 3 (Work habits)
By May 2025, Odalys will complete 80% of independent assignments within the time given.
   Start (May 2024): 40%
   Nov 2024: 45%      May 2025: 41%
`);

  it('count in the unit that reports use, and things of two kinds whole', () => {
    expect(oldGoals.map(({ criterion }) => criterion?.unit)).toEqual([
      'words correct per minute',
      'addition and subtraction problems',
      'independent assignments',
    ]);
  });

  it('of work habits are of work in class, and of no job before the middle grades', () => {
    expect(oldGoals[2]?.areaOfNeed).toBe('Work completion and executive function');
    const report = reading(
      'She keeps her job chart.\n\nRecommendations\n\n- Teach job skills at the worksite.\n',
    );
    expect(proposeAreas(report).map(({ areaOfNeed }) => areaOfNeed)).not.toContain('Employment');
  });
});
