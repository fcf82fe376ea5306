/** The engine through its front door, on fictional reports. */
import { describe, expect, it } from '@jest/globals';
import { AREAS_OF_NEED, DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { draftFromBaseline, draftFromReport, judgeReport, proposeAreas, readReport } from './index.js';
import { threadMsOf } from '../test/thread-ms.js';

const READING_PROBES = `Curriculum-Based Measurement Summary
Student: Devon Okafor        Grade: 3        Room: 214       Case No. 88123
Date of Report: January 22, 2026

Devon is an 8-year-old third grader at Cedar Hill Elementary. He enjoys building models and asks thoughtful questions in science.

Oral Reading Fluency (grade 3 passages)
Date        WCPM    Accuracy
09/12/2025  38      87%
01/16/2026  52      91%

In the fall Devon read 38 words correct per minute. On January 16, 2026, Devon read a median of 52 words correct per minute on three grade 3 passages with 91% accuracy. The winter benchmark for third grade is 97 words correct per minute. Peers in his class averaged 101 WCPM.
Devon reads slowly and pauses at multisyllabic words, which affects his ability to finish social studies reading in the time given. He correctly answered 5 of 10 comprehension questions after reading.
Math skills are on grade level and are not an area of concern.`;

const PSYCHOEDUCATIONAL = `PSYCHOEDUCATIONAL EVALUATION
Student: Omar Farouk        DOB: 6/11/2014
Age: 11-4                   Grade: 6
Examiner: Dr. Lee           Dates of Evaluation: 10/2/2025, 10/9/2025

Omar was evaluated because of concerns about reading. His mother says she reads with him nightly. She worries about middle school.

Woodcock-Johnson IV Tests of Achievement
Cluster/Test                    Standard Score   95% CI    Percentile   Range
Basic Reading Skills                 76           71-81        5          Low
Word Attack                          74           68-80        4          Low
Reading Fluency                      70           65-75        2          Low
Passage Comprehension                84           79-89       14          Low Average
Math Calculation Skills             101           96-106      53          Average
Written Expression                   93           88-98       32          Average

Previous evaluation (2022): Word Attack standard score 81.

BASC-3 Teacher Rating Scales (T scores)
Hyperactivity 52, Attention Problems 63 (At-Risk), Anxiety 47, Adaptability 34 (At-Risk), Social Skills 49.

Omar decoded 11 of 30 nonsense words correctly. In October 2024 he decoded 6 of 30 nonsense words. He works well with classmates and is a strong math student.
It is recommended that Omar receive explicit phonics instruction.`;

const ARTICULATION = `SPEECH PROGRESS REPORT
Student: Lucia Ferro   Grade: 1   Date of report: March 10, 2026
CURRENT GOAL
Lucia will produce /s/ in all positions with 90% accuracy across 3 consecutive sessions. Baseline 12%.
PROGRESS
In September Lucia produced /s/ with 12% accuracy. Last year her score was lower. Latest probe: initial /s/ 61%, final /s/ 38%.
She is interested in animals and works hard. Her speech is hard to understand when she reads aloud, which affects oral presentations.
Service: speech-language therapy, 20 minutes, two times per week, small group.`;

const LANGUAGE = `Speech and Language Evaluation

Student's Name:  Noor Haddad
Chronological Age: 6 years, 4 months     Grade: Kindergarten
Date of Evaluation: May 5, 2025

Table 1. CELF-5
Index / Subtest\tStandard Score\tPercentile\tDescriptor
Core Language\t74\t4\tVery Low
Receptive Language\t91\t27\tAverage
Expressive Language\t71\t3\tVery Low

She used regular past tense correctly in 2 of 12 obligatory contexts. Articulation was judged to be within normal limits and she was 95% intelligible.
Her limited sentence length makes it hard to take part in class discussions.
It is recommended that Noor receive direct speech-language services for expressive language.`;

const HANDWRITING = `OCCUPATIONAL THERAPY EVALUATION
Name: Priya N.      DOB: 04/02/2017     Grade: 2
Date of evaluation: 10/07/2025
Beery VMI: standard score 82, 12th percentile (Below Average). Visual Perception: standard score 104 (61st percentile).
Handwriting sample: When copying a 20-word sentence from near point, 58% of letters were legible. Letter size was incon\u00adsistent and spacing be-
tween words was absent. Last spring 41% of letters were legible.
Strengths: Priya is creative and works hard.
Self-care skills are age-appropriate. Sensory processing was within normal limits.
Recommendation: School-based occupational therapy for 30 minutes once per week to address handwriting legibility.`;

const BEHAVIOR = `FUNCTIONAL BEHAVIOR ASSESSMENT
Student Name: Tomas Eide
Age: 10   Grade: 4   Case ID: 40217   Room 12
Observation dates: 2/3/2026, 2/5/2026

Tomas was observed during three 30-minute independent writing periods using 15-second interval recording. Tomas was on task for 43% of intervals. A comparison peer was on task for 86% of intervals.
Calling out occurred an average of 9 times per 30-minute period. In October, calling out occurred 14 times per 30-minute period.
When a writing task is given, Tomas calls out or leaves his seat, and staff redirect him.
Math computation is a strength; he scored at the 77th percentile. There are no concerns with peer relationships.`;

const MATH = `Math Progress Report
Student: J.T.
Grade 4
Date: March 3, 2026
J.T. improved from 12 digits correct per minute in September to 19 digits correct per minute on the March 3 probe of mixed computation.
Reading comprehension is within the average range (SS 101).
Word problems: 35% correct on two-step problems, 2/27/2026; 20% on 10/2/2025. The goal is 80% accuracy.
Teacher notes that J.T. struggles with regrouping.
J.T. attends 176 of 180 days. Extended time of 50% is allowed.`;

const ANNUAL_REVIEW = `ANNUAL IEP REVIEW - PRESENT LEVELS
Student: Keiko Tanaka     Grade: 5     Meeting date: 04/14/2026
Last year's goal: By 04/2026, given a grade 4 passage, Keiko will read 110 words correct per minute with 95% accuracy on 3 of 4 trials. Baseline (April 2025): 71 words correct per minute.
Progress on goal: In April 2025 Keiko read 71 WCPM. Her most recent probe (April 2, 2026) was 88 WCPM on grade 4 passages.
Keiko is a kind classmate who loves drawing. Math calculation is a relative strength (standard score 108, 70th percentile).
Parents report no concerns with behavior or attention.
Services: Specialized academic instruction, 45 minutes, 4 times per week, in the resource room.
She is in general education 80% of the school day.`;

const REPORTS = {
  READING_PROBES,
  PSYCHOEDUCATIONAL,
  ARTICULATION,
  LANGUAGE,
  HANDWRITING,
  BEHAVIOR,
  MATH,
  ANNUAL_REVIEW,
};

const asPages = (text: string) => text.split('\n\n').map((part, at) => ({ page: at + 1, text: part }));
const read = (text: string) => readReport(asPages(text));
const draft = (text: string, areaOfNeed: string, more = {}) =>
  draftFromReport({
    report: read(text),
    areaOfNeed,
    disability: DISABILITY_UNDETERMINED,
    student: {},
    ...more,
  });
const areas = (text: string) => proposeAreas(read(text)).map(({ areaOfNeed }) => areaOfNeed);

describe('readReport', () => {
  it("knows the student, and does not take a parent's pronoun for the student's", () => {
    expect(read(PSYCHOEDUCATIONAL).student).toMatchObject({
      name: 'Omar Farouk',
      grade: '6',
      ageYears: 11,
      pronouns: 'he',
      mixedPronouns: false,
    });
    expect(read(MATH).student).toMatchObject({ name: 'J.T.', grade: '4', pronouns: null });
  });

  it('says so when the pronouns of a copied report are mixed', () => {
    const copied =
      'Student: Ana Ruiz\nGrade: 2\nAna reads 30 words correct per minute. He struggles with decoding. She needs help. He reads slowly. She tries again.';
    expect(read(copied).student).toMatchObject({ pronouns: null, mixedPronouns: true });
  });

  it('reads a score table by its header: score, percentile and label, never the interval', () => {
    expect(read(PSYCHOEDUCATIONAL).measures).toContainEqual(
      expect.objectContaining({
        areaOfNeed: 'Decoding',
        subtest: 'Word Attack',
        kind: 'standard',
        value: 74,
        percentile: 4,
        label: 'Low',
        instrument: 'WJ IV',
        isPrior: false,
      }),
    );
  });

  it('reads rating scales in a line, each with its own score and label', () => {
    const { measures } = read(PSYCHOEDUCATIONAL);
    expect(measures).toContainEqual(
      expect.objectContaining({
        subtest: 'Attention Problems',
        kind: 't-score',
        value: 63,
        label: 'At-Risk',
        isStrength: false,
      }),
    );
    expect(measures).toContainEqual(
      expect.objectContaining({ subtest: 'Hyperactivity', value: 52, isStrength: true }),
    );
  });

  it.each([
    ['READING_PROBES', 'Reading fluency', [52], [38, 87]],
    ['ARTICULATION', 'Articulation', [61, 38], [12]],
    ['HANDWRITING', 'Handwriting', [58], [41]],
    ['BEHAVIOR', 'Behavior', [9], [14]],
    ['MATH', 'Math problem solving', [35], [20]],
    ['MATH', 'Math computation', [19], [12]],
    ['ANNUAL_REVIEW', 'Reading fluency', [88], [71]],
  ] as const)('tells current from prior in %s, %s', (report, area, current, prior) => {
    const skill = read(REPORTS[report]).measures.filter(
      ({ areaOfNeed, kind }) => areaOfNeed === area && ['rate', 'percent', 'count'].includes(kind),
    );
    const values = (isPrior: boolean) => [
      ...new Set(
        skill
          .filter((measure) => measure.isPrior === isPrior && !measure.isStrength)
          .map(({ value }) => value),
      ),
    ];
    expect(values(false)).toEqual(current);
    expect(values(true)).toEqual(prior);
  });

  it('takes no number from peers, benchmarks, goals, schedules, rooms, cases or accommodations', () => {
    const values = Object.values(REPORTS).flatMap((text) => read(text).measures.map(({ value }) => value));
    for (const foreign of [97, 101.5, 86, 110, 214, 88123, 40217, 176, 180, 95.5])
      expect(values).not.toContain(foreign);
    expect(read(READING_PROBES).measures.map(({ value }) => value)).not.toContain(101);
    expect(read(MATH).measures.map(({ value }) => value)).not.toContain(50);
    expect(read(ANNUAL_REVIEW).measures.map(({ value }) => value)).not.toContain(80);
  });

  it('quotes word for word from the page it names', () => {
    for (const text of Object.values(REPORTS)) {
      const pages = asPages(text);
      const report = readReport(pages);
      const quoted = [
        ...report.measures,
        ...report.strengths,
        ...report.concerns,
        ...report.recommendations,
        ...report.services,
      ];
      expect(quoted.length).toBeGreaterThan(2);
      for (const { page, quote } of quoted) {
        expect(quote).not.toBe('');
        expect(pages[page - 1]?.text).toContain(quote);
      }
    }
  });
});

describe('judgeReport', () => {
  const judge = (text: string) => judgeReport([{ page: 1, text }], readReport([{ page: 1, text }]));

  it.each(Object.entries(REPORTS))('takes %s for a report', (_, text) => {
    expect(judge(text)).toEqual({ isReport: true });
  });

  it.each([
    ['  \n ', 'empty'],
    ['Hello there.', 'too-short'],
    ['xkq zzv wrtp qqq '.repeat(40), 'gibberish'],
    [
      'Student: _firstname\nThe Word Attack score was ?? falling in the ?? range. _firstname’s reading was ??. Standard score of ??, in the ?? range of functioning for the student.',
      'blank-template',
    ],
    [
      'Frequently asked questions. Under section 300.320 of the Act, each State shall ensure that students with disabilities receive transition services. Regulations at 34 CFR 361 require that the agency reserve 15 percent of funds. The State must report on employment goals pursuant to the Act.',
      'not-a-student-report',
    ],
    [
      'Heat the oven to 350 degrees. Mix 2 cups of flour with 3 of the 4 eggs and bake for 45 minutes. She always served it warm, and the children liked it with milk on the same day for a week.',
      'not-a-student-report',
    ],
  ])('refuses %j as %s', (text, reason) => {
    expect(judge(text)).toMatchObject({ isReport: false, reason });
  });

  it('names the students when there are several', () => {
    expect(judge(`${READING_PROBES}\n\n${ARTICULATION}`)).toEqual({
      isReport: false,
      reason: 'several-students',
      names: ['Devon Okafor', 'Lucia Ferro'],
    });
  });
});

describe('proposeAreas', () => {
  it.each([
    ['READING_PROBES', 'Reading fluency'],
    ['PSYCHOEDUCATIONAL', 'Decoding'],
    ['ARTICULATION', 'Articulation'],
    ['LANGUAGE', 'Expressive language'],
    ['HANDWRITING', 'Handwriting'],
    ['BEHAVIOR', 'Behavior'],
    ['MATH', 'Math computation'],
    ['ANNUAL_REVIEW', 'Reading fluency'],
  ] as const)('puts the plain need of %s first: %s', (report, area) => {
    expect(areas(REPORTS[report])[0]).toBe(area);
  });

  it.each([
    ['READING_PROBES', 'Math computation'],
    ['PSYCHOEDUCATIONAL', 'Math computation'],
    ['PSYCHOEDUCATIONAL', 'Written expression'],
    ['PSYCHOEDUCATIONAL', 'Anxiety and participation'],
    ['LANGUAGE', 'Articulation'],
    ['LANGUAGE', 'Receptive language'],
    ['HANDWRITING', 'Self-care'],
    ['HANDWRITING', 'Sensory regulation'],
    ['BEHAVIOR', 'Social skills'],
    ['BEHAVIOR', 'Math computation'],
    ['MATH', 'Reading comprehension'],
    ['ANNUAL_REVIEW', 'Attention and task engagement'],
  ] as const)('never makes a need of what is sound: %s, %s', (report, area) => {
    expect(areas(REPORTS[report])).not.toContain(area);
  });

  it('says where a baseline is missing', () => {
    const proposed = proposeAreas(read(PSYCHOEDUCATIONAL));
    expect(proposed.find(({ areaOfNeed }) => areaOfNeed === 'Decoding')?.hasBaseline).toBe(true);
    expect(proposed.find(({ areaOfNeed }) => areaOfNeed === 'Reading fluency')?.hasBaseline).toBe(false);
  });
});

describe('draftFromReport', () => {
  const all = Object.values(REPORTS).flatMap((text) =>
    areas(text).map((areaOfNeed) => ({ text, pages: asPages(text), goal: draft(text, areaOfNeed) })),
  );

  it('starts from the newest probe and shows the sum behind the target', () => {
    const goal = draft(READING_PROBES, 'Reading fluency');
    // The words around the two numbers differ from student to student.
    expect(goal.Goal).toMatch(
      /106 words correct per minute with at least 95% accuracy, (?:up )?from (?:a baseline of )?52 words correct per minute/,
    );
    expect(goal.Fape[0]?.['Criterion']).toBe(
      '52 + 1.5 a week x 36 weeks = 106 (ambitious growth for grade 3, Fuchs et al. 1993). Starting point, not from the report; the team decides. Accuracy: at 95% of words or more a text can be read for instruction (DIBELS).',
    );
    expect(goal.Baseline).toMatch(/52 words correct per minute/);
    expect(goal.Baseline).not.toMatch(/\b38\b/);
    // The benchmark and the class are told as what they are.
    expect(goal.Baseline.replace(/"[^"]*(?:benchmark|Peers)[^"]*"/g, '')).not.toMatch(/\b(?:97|101)\b/);
  });

  it('takes the narrow skill and the level of the material from the data', () => {
    expect(draft(ARTICULATION, 'Articulation').Goal).toMatch(
      /final \/s\/.* 90% accuracy, (?:up )?from (?:a baseline of )?38%/,
    );
    expect(draft(ANNUAL_REVIEW, 'Reading fluency').Goal).toContain('grade 4');
  });

  it('writes no number where the report has only norm scores, and says what to collect', () => {
    const goal = draft(PSYCHOEDUCATIONAL, 'Reading comprehension');
    expect(goal.Baseline).toMatch(/standard score 84/);
    expect(goal.Baseline).toMatch(/Baseline to be collected/);
    expect(goal.Goal).not.toMatch(/\b84\b|\b14\b|percentile|standard score/);
    expect(goal.Goal).toContain('IEP team sets');
  });

  it('teaches a replacement and asks for less of the problem meanwhile', () => {
    const goal = draft(BEHAVIOR, 'Behavior');
    expect(goal.Goal).toMatch(/raise a hand before speaking|signal with a raised hand/);
    expect(goal.Goal).toMatch(/no more than 4 incidents per 30-minute period of calling out, down from/);
    expect(goal.Goal).not.toMatch(/\b14\b/);
    expect(goal.Baseline).toContain('9 times per 30-minute period');
  });

  it('quotes the amounts of services from the report, and marks its own as starting points', () => {
    expect(draft(ARTICULATION, 'Articulation').Fape[0]).toMatchObject({
      Frequency: '2 times per week',
      Minutes: '20 minutes per session',
      Basis: expect.stringContaining('Quoted from the report, page 1'),
    });
    expect(draft(READING_PROBES, 'Reading fluency').Fape[0]).toMatchObject({
      Basis: 'Starting point, not from the report; the team decides.',
      Start: 'IEP start date',
      End: '36 instructional weeks later',
      Team: 'Draft for discussion. The IEP team, including the parents, decides.',
    });
  });

  it('writes dates only when the plan start is given', () => {
    expect(draft(READING_PROBES, 'Reading fluency').Goal.toLowerCase()).toContain(
      'within 36 instructional weeks of the iep start date',
    );
    const dated = draft(READING_PROBES, 'Reading fluency', { planStart: '2026-09-01' });
    expect(dated.Goal.toLowerCase()).toContain('by august 31, 2027');
    expect(dated.Fape[0]).toMatchObject({ Start: 'September 1, 2026', End: 'August 31, 2027' });
  });

  it('uses the label the provider gives', () => {
    const goal = draft(READING_PROBES, 'Reading fluency', { student: { label: 'D.O.' } });
    expect(goal.Goal).toContain('D.O. will');
    expect(goal.Goal).not.toContain('Devon');
  });

  it('proves every number of the present level, from the page it names', () => {
    expect(all.length).toBeGreaterThan(11);
    for (const { pages, goal } of all) {
      for (const { Page, Quote } of goal.Evidence) expect(pages[(Page ?? 0) - 1]?.text).toContain(Quote);
      const sources = goal.Evidence.map(({ Text, Quote }) => `${Text} ${Quote}`).join(' ');
      const stated = goal.Baseline.replace(/page \d+/gi, '').match(/\d+(?:\.\d+)?/g) ?? [];
      for (const number of stated) expect(sources).toContain(number);
      expect(goal.Checks.find(({ Name }) => Name === 'Grounded numbers')).toMatchObject({ Verdict: 'pass' });
    }
  });

  it('keeps the goal out of the present level and names no disability category', () => {
    for (const { goal } of all) {
      expect(goal.Baseline).not.toContain(goal.Goal.slice(0, 60));
      expect(JSON.stringify([goal.Baseline, goal.Goal, goal.Fape])).not.toMatch(
        /disabilit|impairment|autism|disturbance/i,
      );
    }
  });

  it('has complete services, two to four objectives in the unit of the goal, and 20 checks', () => {
    for (const { goal } of all) {
      expect(goal.Objectives.length).toBeGreaterThanOrEqual(2);
      expect(goal.Objectives.length).toBeLessThanOrEqual(4);
      expect(goal.Checks).toHaveLength(20);
      expect(goal.Checks.filter(({ Verdict }) => Verdict === 'fail')).toEqual([]);
      for (const line of goal.Fape)
        expect(Object.values(line).every((value) => value.trim() !== '')).toBe(true);
    }
  });

  it('gives the same draft for the same input', () => {
    expect(draft(MATH, 'Math computation')).toEqual(draft(MATH, 'Math computation'));
  });
});

describe('wording', () => {
  const NAMES = Array.from(
    { length: 60 },
    (_, at) =>
      `Student${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
  );
  const masked = (text: string, name: string) => text.replaceAll(name, 'NAME').replace(/\d+/g, 'N');

  it('has no sentence frame in more than a tenth of the goals of many students', () => {
    const frames = new Map<string, number>();
    NAMES.forEach((name, at) => {
      const goal = draft(
        READING_PROBES.replaceAll('Devon', name).replaceAll('52', String(40 + at)),
        'Reading fluency',
      );
      const frame = masked(goal.Goal, name);
      frames.set(frame, (frames.get(frame) ?? 0) + 1);
    });
    expect(Math.max(...frames.values())).toBeLessThanOrEqual(NAMES.length / 10);
  });

  it('does not repeat a sentence between the areas of one student', () => {
    const goals = areas(PSYCHOEDUCATIONAL).map((area) => draft(PSYCHOEDUCATIONAL, area));
    const openings = goals.map(({ Goal }) => masked(Goal, 'Omar'));
    expect(new Set(openings).size).toBe(openings.length);
  });
});

describe('draftFromBaseline', () => {
  it('quotes the provider and sources the number to the answer', () => {
    const goal = draftFromBaseline({
      areaOfNeed: 'reading fluency',
      baseline: 'Sam reads 45 words correct per minute on grade 3 text.',
      disability: DISABILITY_UNDETERMINED,
      student: { label: 'S.B.', grade: '3', strengths: ['curious about animals'] },
    });
    expect(goal.AreaOfNeed).toBe('Reading fluency');
    expect(goal.Goal).toMatch(
      /99 words correct per minute with at least 95% accuracy, (?:up )?from (?:a baseline of )?45 words correct per minute/,
    );
    expect(goal.Baseline).toContain('curious about animals');
    expect(goal.Evidence).toContainEqual({
      Text: '45 words correct per minute',
      Page: null,
      Quote: 'Sam reads 45 words correct per minute on grade 3 text.',
    });
  });

  it('says that the baseline must be collected when the words hold no number', () => {
    const goal = draftFromBaseline({
      areaOfNeed: 'Handwriting',
      baseline: 'Her writing is hard to read and she tires quickly.',
      disability: DISABILITY_UNDETERMINED,
      student: {},
    });
    expect(goal.Baseline).toContain('Baseline to be collected');
    expect(goal.Goal.toLowerCase()).toContain('the student will');
  });

  it.each([...AREAS_OF_NEED.map(({ name }) => name), 'Juggling'])(
    'drafts a whole goal for %s',
    (areaOfNeed) => {
      const goal = draftFromBaseline({
        areaOfNeed,
        baseline: 'Does this in 3 of 10 opportunities.',
        disability: DISABILITY_UNDETERMINED,
        student: { label: 'R.K.', grade: '4' },
      });
      expect(goal.Checks.filter(({ Verdict }) => Verdict === 'fail')).toEqual([]);
      expect(`${goal.Baseline} ${goal.Goal} ${goal.Objectives.join(' ')}`).not.toMatch(
        /undefined|NaN|\{|\}| {2}/,
      );
      expect(goal.Goal).toContain('R.K. will');
    },
  );
});

describe('a plan to collect the baseline', () => {
  it('quotes nobody and names no number as the level, without a report', () => {
    const goal = draftFromBaseline({
      areaOfNeed: 'Handwriting',
      baseline: '',
      disability: 'Autism (AUT)',
      student: { label: 'N.P.' },
    });
    expect(goal.Baseline).not.toMatch(/"|\d/);
    expect(goal.Baseline).toMatch(/collect|measure|probe/i);
    expect(goal.Evidence).toEqual([]);
  });

  it("leaves the report's number alone where the provider wants to collect one anew", () => {
    const numbers = /\d+ words correct/.exec(draft(READING_PROBES, 'Reading fluency').Baseline);
    expect(numbers).not.toBeNull();
    const planned = draft(READING_PROBES, 'Reading fluency', { isPlanOnly: true });
    expect(planned.Goal).not.toContain(numbers?.[0] ?? '');
    expect(planned.Baseline).toMatch(/collect|measure|probe/i);
  });
});

describe('size and speed', () => {
  it('reads 150 pages at less than 10 ms each', () => {
    const pages = Array.from({ length: 150 }, (_, at) => ({
      page: at + 1,
      text: Object.values(REPORTS)[at % 8] ?? '',
    }));
    expect(threadMsOf(() => readReport(pages))).toBeLessThan(1500);
  });

  it.each([
    ['one endless word', 'a'.repeat(2_000_000)],
    ['numbers only', '1 of 2 '.repeat(280_000)],
    ['space only', ' '.repeat(2_000_000)],
    ['percents', '12% - 13% to '.repeat(150_000)],
    ['rows', '| 1 '.repeat(500_000)],
    ['lines', '45 words\n'.repeat(220_000)],
    ['sentences', 'a. B '.repeat(400_000)],
  ])('is not stopped by 2 million characters of %s', (_, text) => {
    const pages = [{ page: 1, text }];
    const tookMs = threadMsOf(() => {
      expect(judgeReport(pages, readReport(pages)).isReport).toBe(false);
    });
    expect(tookMs).toBeLessThan(6000);
  });
});
