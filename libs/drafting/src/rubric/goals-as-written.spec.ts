/** Goals as teachers write them, none of them in this product's own wording: what the checks make of whole goals. */
import { describe, expect, it } from '@jest/globals';
import { checkPastedGoals } from '../edits/pasted-goals.js';
import { isSignable, MUST_HAVE, signability } from './signable.js';

const judged = (areaOfNeed: string, goal: string, baseline: string) =>
  checkPastedGoals([{ areaOfNeed, goal, baseline, objectives: [], fape: [] }])[0]?.checks ?? [];

/** Area, goal, present level. */
const SOUND: [string, string, string][] = [
  [
    'Reading fluency',
    'By June 2027, when given an unpracticed 3rd grade passage in the reading class, Maria will read aloud at a rate of 95 words correct per minute on 3 consecutive weekly probes, as measured by curriculum-based measurement administered by the special education teacher.',
    'In October 2026 Maria read 52 words correct per minute (median of three grade 3 passages). She loses her place in longer texts, which makes it hard to finish science and social studies reading in class.',
  ],
  [
    'Decoding',
    'By the end of the IEP period, given a list of 20 unfamiliar CVCe words, Jamal will read aloud at least 16 out of 20 words correctly across four of five consecutive sessions during small-group reading, as measured by teacher data collection.',
    'Jamal currently reads 6 of 20 unfamiliar CVCe words (September 2026). He guesses from the first letter, so he cannot read class texts alone.',
  ],
  [
    'Social skills',
    'Within one year, during unstructured times such as recess and lunch, Leo will initiate an interaction with a peer at least 3 times per 15-minute period in 4 out of 5 observations recorded on a tally sheet by the school psychologist.',
    'Leo initiates 0 to 1 time per 15-minute recess. He watches classmates play and rarely joins group activities.',
  ],
  [
    'Behavior',
    'In 36 weeks, when given work he finds difficult, Andre will request a break or help with a card or words, instead of leaving his seat, in 8 of 10 opportunities across 2 classes over 10 consecutive school days, as measured by frequency counts kept by staff each day.',
    'Andre requests help in 2 of 10 opportunities and leaves his seat an average of 6 times per class period (October 2026). He misses about a third of math instruction as a result.',
  ],
  [
    'Written expression',
    'By 05/15/2027, given a graphic organizer and a grade 5 prompt, Tyrell will write a five-sentence paragraph that earns four out of six points on the district rubric in three of four weekly writing samples in English and science class, scored by the teacher.',
    "Tyrell's last three paragraphs (fall 2026) earned 2 of 6 points. His sentences run together and he struggles to finish written assignments in class.",
  ],
  [
    'Emotional regulation',
    'By the annual review, when presented with a non-preferred task in class or at recess, Omar will use a coping strategy (deep breathing, break card) within two minutes in eighty percent of opportunities across 4 consecutive weeks, as documented by staff on a daily point sheet.',
    'Omar uses a coping strategy in 30% of opportunities. He likes drawing. Outbursts cause him to miss instruction in math.',
  ],
  [
    'Articulation',
    'By the end of the 2026-2027 school year, during conversation with peers and adults, Priya will produce /r/ in all positions of words with 85% accuracy over three consecutive sessions given no more than 1 verbal cue, as measured by speech samples tallied by the SLP weekly.',
    'Priya produces /r/ with 40% accuracy in sentences. Classmates often ask her to repeat, and she participates less in class discussion.',
  ],
  [
    'Attention and task engagement',
    'By May 1, 2027, during independent work in math and language arts, Devon will work on the assigned task (eyes on paper, writing or asking a question) for at least 12 minutes with one or fewer prompts on 4 of 5 days for three weeks, measured by a timed observation by the paraeducator.',
    'Devon works for 4 minutes before he stops (October 2026) and finishes under half of his class assignments, which affects his progress in math.',
  ],
  [
    'Self-care',
    'By May 2027, using a visual schedule at arrival and before lunch, Nia will complete all 8 steps of the hand-washing routine without prompts on five consecutive school days, per task analysis data taken daily by the classroom aide.',
    'Nia completes 3 of 8 steps without prompts. She needs an adult for the rest, so she joins lunch with her class late.',
  ],
  [
    'Reading fluency',
    'Ben will increase his oral reading from 42 to 78 words correct per minute on second-grade passages by June 2027, across three consecutive weekly DIBELS probes given by the reading specialist, and in partner reading in class.',
    'Ben read 42 words correct per minute on a second grade passage in September 2026. Slow reading limits how much of the class text he can finish.',
  ],
  [
    'Math problem solving',
    'Given 10 two-step word problems and a problem-solving checklist in math class, Eli will correctly solve 8 in four out of five weekly probes by the end of the school year, as measured by teacher-scored work samples.',
    'Eli solves 3 of 10 two-step problems. He picks the operation at random, which makes class assignments difficult.',
  ],
  [
    'Daily living and safety',
    'When walking in the community, Tom will stop, look both ways, and cross the street with 100% accuracy in 10 out of 10 crossings on 3 consecutive outings across 3 locations, by 3/1/2027, as measured by a job coach checklist on each outing.',
    'Tom stopped and looked at 4 of 10 crossings in October 2026 with verbal reminders. He cannot join community instruction without an adult beside him.',
  ],
  [
    'Reading comprehension',
    "By October 2027, after reading a 4th grade informational text in science or social studies, Ivy will answer inferential questions with 80% accuracy on three of four biweekly quizzes, as measured by the teacher's comprehension probes.",
    'Ivy answers inferential questions with 45% accuracy (Oct. 2026). She enjoys animals. She struggles to take part in class discussion about what she read.',
  ],
  [
    'Functional communication',
    'Within 36 school weeks, using her speech-generating device at snack, arrival and play, Lena will send at least 8 independent two-symbol messages per 20-minute activity to two or more partners on 4 consecutive data days, as recorded on a message tally by the SLP and staff.',
    'Lena sends 2 independent messages per 20-minute activity. She enjoys music. She depends on adults to guess, so she rarely participates with peers.',
  ],
  [
    'Work completion and executive function',
    'By April 2027, using a planner checked at the end of the day, Marcus will turn in 9 of 10 assignments on the due date for 4 consecutive weeks in all classes, as shown by gradebook records reviewed weekly by the case manager.',
    'Marcus turned in 4 of 10 assignments in the first quarter. Missing work lowered his grades in history and math class.',
  ],
];

/** Area, goal, present level, and the checks that must fail. */
const UNSOUND: [string, string, string, string[]][] = [
  [
    'Reading comprehension',
    'Kai will improve his reading comprehension skills with 80% accuracy.',
    'Kai is below grade level in reading.',
    [
      'Observable verb',
      'Timeframe',
      'Condition',
      'Consistency',
      'Measurement plan',
      'Baseline in the same unit',
    ],
  ],
  [
    'Reading comprehension',
    'The student will demonstrate an understanding of main idea.',
    'Scored in the 12th percentile on the WIAT.',
    ['Observable verb', 'Criterion with unit', 'Baseline in the same unit'],
  ],
  [
    'Behavior',
    'Mia will refrain from hitting peers with 0 incidents per week.',
    'Mia hits peers.',
    ['More than stillness', 'Timeframe'],
  ],
  [
    'Decoding',
    'By spring 2027 Zoe will earn a standard score of 90 on the WIAT-4 basic reading composite.',
    "Zoe's standard score is 78.",
    ['A skill, not a test score', 'Baseline in the same unit'],
  ],
  [
    'Social skills',
    'By June 2027, Sam will behave appropriately in class 80% of the time.',
    'Sam has trouble with peers.',
    ['Clear to a stranger', 'Observable verb'],
  ],
  [
    'Math computation',
    'Will learn multiplication facts.',
    'Does not know multiplication facts.',
    ['Observable verb', 'Criterion with unit'],
  ],
  [
    'Reading fluency',
    'By June 2027, given a grade 4 passage, Lu will read 60 words correct per minute on 3 consecutive weekly probes, as measured by weekly CBM by the teacher.',
    'Lu reads 72 words correct per minute on grade 4 passages; this affects class reading.',
    ['Ambitious and attainable'],
  ],
  [
    'Written expression',
    'By May 2027, given a prompt, Rae will write a paragraph, solve multiplication problems and read a grade level text with 80% accuracy in 4 of 5 trials as measured by work samples.',
    'Rae writes 2 sentences. It affects class work.',
    ['One behavior'],
  ],
  [
    'Attention and task engagement',
    'By 6/2027 Jo will not be off task and will remain seated and quiet during class with no more than 2 incidents per day as measured by teacher observation.',
    'Jo is off task 60% of intervals.',
    ['More than stillness'],
  ],
  [
    'Articulation',
    'Student will be able to say sounds better.',
    'Has a lisp.',
    ['Clear to a stranger', 'Criterion with unit'],
  ],
  [
    'Daily living and safety',
    'By June 2027, when walking to the store, Ty will cross the street safely in 7 of 10 opportunities on 3 consecutive outings, as measured by a staff checklist weekly.',
    'Ty crosses safely in 2 of 10 opportunities and cannot go on community trips.',
    ['Criterion with unit'],
  ],
  [
    'Math computation',
    'By June 2027, given 20 facts, [Student Name] will write the answers to ___ of 20 facts on 3 probes as measured by weekly probes by the teacher.',
    '[Student Name] writes 5 of 20.',
    ['Criterion with unit', 'Fits this student'],
  ],
];

describe('goals as teachers write them', () => {
  it.each(SOUND)('finds no fault that must be mended in a sound goal of %s', (area, goal, baseline) => {
    const checks = judged(area, goal, baseline);
    expect(checks.filter(({ Name, Verdict }) => Verdict === 'fail' && MUST_HAVE.includes(Name))).toEqual([]);
    expect(isSignable(checks)).toBe(true);
  });

  it.each(UNSOUND)('says what is wrong with an unsound goal of %s', (area, goal, baseline, faults) => {
    const checks = judged(area, goal, baseline);
    const failed = checks.filter(({ Verdict }) => Verdict === 'fail').map(({ Name }) => Name);
    expect(failed).toEqual(expect.arrayContaining(faults));
    expect(signability(checks)).toMatchObject({ isSignable: false, reason: expect.stringMatching(/./) });
  });

  it('asks for no services and objectives that were not pasted', () => {
    const checks = judged(...(SOUND[0] ?? ['', '', '']));
    const verdict = (name: string) => checks.find(({ Name }) => Name === name)?.Verdict;
    expect(verdict('Objectives climb')).toBe('pass');
    expect(verdict('Service complete')).toBe('weak');
    expect(verdict('Need, goal and service belong together')).toBe('pass');
  });
});
