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
  // Told apart on a first look at goals nobody had tuned the checks on, or the classes of those that were not.
  [
    'Written expression',
    'By 5/28/2027, given an article and an outline, Desh will type an argument paragraph that has 4 of 5 rubric parts in two English and two history assignments in a row; English teacher and case manager score it.',
    '1 of 5 on the argument rubric (claim, reason, evidence, counterclaim, close), Sept 2026',
  ],
  [
    'Expressive language',
    'By 9/2027, during play and snack with peers, Inez will speak in sentences with a mean length of 3.8 words over two 50-utterance samples taken one month apart, transcribed by the speech-language pathologist.',
    'MLU 2.4 (50-utterance play sample, 9/2026)',
  ],
  [
    'Sensory regulation',
    'By 10/15/2027, after a scheduled or requested sensory break, Odin will return to his desk and pick up his work within 5 minutes in 8 of 10 breaks for two weeks in a row, timed and logged by the classroom aide.',
    'Back to work 14 minutes after a sensory break (avg of 10 breaks, October 2026)',
  ],
  [
    'Gross motor',
    'Holding one rail and with an adult standing by, Selma will climb the 12 steps to the library, one foot on each step, in 30 seconds or less on three consecutive library days by June 2027; PT times her twice a month.',
    'Climbs 12 school steps with one rail and adult hand, one foot at a time, 58 seconds (9/2026)',
  ],
  [
    'Reading fluency',
    'For the 2026-27 plan: Adaeze will read three new fifth-grade passages for one minute each, with a middle score of at least 115 words correct with no more than 4 errors. This happens two monthly checks in a row before June 10, 2027. Mr. Ortiz in the learning center times and graphs the checks.',
    'She read 71, 68 and 75 words correct in one minute on three fifth-grade benchmark passages on Sept. 17, 2026.',
  ],
  [
    'Decoding',
    'Wyatt will decode 32 out of 40 two-syllable nonsense words with short vowels when they are printed on a page without pictures. Mastery = 3 probes in a row. Target date 10/1/2027. Probes given by the reading interventionist every second Thursday.',
    '13/40 nonsense words (10/2/26)',
  ],
  [
    'Written expression',
    'Given her own first draft and an editing strip taped to the desk, Soledad will fix capital letters and end marks so that 9 of 10 sentences are right in each of four drafts in writing workshop, by May 14, 2027; drafts are kept in a folder and checked by the resource teacher at the end of every month.',
    'no capital letter or end mark in 7 of 10 sentences',
  ],
  [
    'Gross motor',
    'In P.E. and recess, Jabari will catch an 8-inch ball thrown gently from 10 feet with hands only in 7/10 throws on 3 separate days by May 30 2027. Adapted PE teacher counts.',
    'catches 2/10 balls thrown from 6 feet',
  ],
  [
    'Reading fluency',
    'Goal (due 10/20/2027): Otis, reading a grade 2 passage for the first time, will read 68 wcpm with accuracy of 95% or more. Must be met on 3 probes out of 4 in one month. Title I teacher gives the probes each Wednesday.',
    'Oct. benchmark: 29 wcpm (grade 2 text), accuracy 88%',
  ],
  [
    'Reading comprehension',
    'Upon finishing a chapter or article of grade 7 difficulty, with a sentence-starter sheet, Leocadia will write a summary that meets 7 of 8 checklist points. Three summaries in a row, at least one in science. Scored by the ELA teacher. By June 9, 2027.',
    '2.5 of 8 on a written summary checklist (mean of Sept. tasks)',
  ],
  [
    'Math problem solving',
    'Working from the seventh-grade math class assignments, with a calculator and a ratio table template, Idris will set up and solve 7 of 8 ratio problems correctly on four assignments over two months by June 2027. His co-taught math teacher scores them with a key.',
    'Solves 1 of 8 ratio problems',
  ],
  [
    'Gross motor',
    'By 6/4/27 during the regular school day, Ariadne will go up and down curbs and stairs with 2 or fewer hands-on assists a day over five school days in a row, as noted by her aide and looked over by the physical therapist every month.',
    'Needs 9 hands-on assists in a school day with stairs and curbs',
  ],
  [
    'Decoding',
    'I will read 22 of 25 words with silent-e and vowel teams when my teacher shows me a new list. I will do this three weeks in a row by June 2027. My teacher will mark my list every Monday. ',
    '7/25 words',
  ],
  [
    'Math problem solving',
    'In order to take part in Algebra 1, Salome will, with her notes and a calculator, write and solve a one-variable equation for a word problem, 8 of 10 correct on four unit quizzes during the school year 2026-2027 as graded by the algebra co-teacher.',
    '30% of multi-step problems set up correctly',
  ],
  [
    'Sensory regulation',
    'By 10/2027, given a visual menu on his desk, Cormac will choose and start a sensory tool by himself when his body check says "fast" or "slow", reducing adult reminders from 12 to 3 per day over 10 straight school days, as tallied by the classroom team.',
    'Needs 12 adult reminders per day to use fidgets/breaks',
  ],
  [
    'Gross motor',
    "When the class gets up from the rug, Anselm will stand up from the floor without furniture in 8 seconds or less, 4 of 5 rug times a day for five days, by June 2027. Kindergarten aide times him on the PT's chart.",
    'Stands from floor with help of chair in 20 s',
  ],
  [
    'Employment',
    'Starting from a phone alarm he sets himself, Dmitri will clock in at the bakery on time or early in 14 of 15 shifts, two months in a row, by May 2027, per the time clock report reviewed by the job coach.',
    'Clocks in on time 5 of 15 shifts',
  ],
  [
    'Spelling',
    'When Felix edits his typed work without spell check, he will spell words with doubled or dropped letters (hopping, hoping) right 9 times out of 10 in three pieces of writing a month, two months in a row - by 5/15/27 - case manager counts.',
    'Spells 9/24 words with doubled consonants',
  ],
  [
    'Functional communication',
    'By 12/2026-12/2027 plan end, seated in his adapted chair, Cosmo will press one of two switches (more / all done) within 10 seconds of a pause in snack, music and swing time in 16 of 20 pauses, 3 days in a row. Each pause is marked by the aide.',
    'Presses 1 switch to ask for more, 20% of snack chances',
  ],
  [
    'Attention and task engagement',
    'At circle and story time, sitting on a cube chair, Omari will stay with the group and answer or do the motion when it is his turn for 15 minutes, in 8 of 10 group times over two weeks by 6/2027. The preschool teacher writes the minutes down.',
    'Leaves group in under 5 min',
  ],
  [
    'Employment',
    'At the school store each Thursday, Gio will greet each customer, take the money and give change without help for 9 of 10 customers on 4 Thursdays in a row by April 2027, observed with a tally card by the job coach.',
    '3 of 10 customers greeted',
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
  [
    'Math problem solving',
    'By the annual review, Abel will raise his KeyMath score to 85 as shown by yearly testing.',
    'KeyMath standard score 74',
    ['Criterion with unit', 'Baseline in the same unit'],
  ],
  [
    'Social skills',
    'By June 2027, during recess, Dario will get along with peers 4 out of 5 days as measured by recess staff.',
    'Argues with peers 5 times a week',
    ['Baseline in the same unit'],
  ],
  [
    'Behavior',
    'By June 2027, Elias will stay in his assigned area and keep his hands to himself 100% of the time as measured by the behavior chart for 4 weeks.',
    'Average 3 elopements a week',
    ['More than stillness'],
  ],
  [
    'Handwriting',
    'Given OT support, Mabel will have improved handwriting by 25% by May 2027 as measured by work samples.',
    '60% of letters legible',
    ['Ambitious and attainable'],
  ],
  [
    'Daily living and safety',
    'By 6/2027, during fire drills, Rafe will leave the building with the class and go to the meeting spot in 2 of 3 drills with 75% accuracy, recorded by staff.',
    'Evacuates with adult hand in 1 of 3 drills',
    ['Criterion with unit'],
  ],
  [
    'Math computation',
    'By June 2027, given mixed facts, Ruth will write 13 correct digits per minute on 3 weekly probes, as measured by CBM weekly by the teacher.',
    '12 digits per minute',
    ['Ambitious and attainable'],
  ],
  [
    'Math problem solving',
    'Given accommodations, Colm will be successful in grade-level math with 80% success by May 2027 measured by assignments and tests over three quarters.',
    '45% on word problems',
    ['Observable verb', 'Clear to a stranger'],
  ],
  [
    'Work completion and executive function',
    'By June 2027 Enzo will maintain a C average or better in all classes each quarter as measured by report cards.',
    'GPA of 1.4',
    ['A skill, not a test score'],
  ],
  [
    'Decoding',
    'By May 2027, given phonics instruction, Rhea will apply phonics skills to decode unknown words with increasing accuracy.',
    'Knows most letter sounds',
    ['Criterion with unit', 'Measurement plan'],
  ],
  [
    'Attention and task engagement',
    'By 10/2027, during math, Ambra will not be distracted by peers for more than 5 minutes in 4 of 5 classes as measured by the teacher.',
    'On task 45%',
    ['More than stillness'],
  ],
  [
    'Work completion and executive function',
    'By June 2027, Sid will turn in 61% of assignments for 4 weeks, as measured by the gradebook weekly.',
    'Turns in 60% of work',
    ['Ambitious and attainable'],
  ],
  [
    'Daily living and safety',
    'By June 2027, with a phone alarm, Ebba will take her medication on time in 80% of days for one month as measured by the nurse log.',
    'Takes medicine when told, 50%',
    ['Criterion with unit'],
  ],
  [
    'Reading fluency',
    'By October 2027, given a grade 5 passage, Ike will read 88 to 90 words correct per minute on 3 consecutive weekly probes measured by CBM weekly by the teacher.',
    '88 wcpm grade 5 (Oct 2026)',
    ['Ambitious and attainable'],
  ],
  [
    'Articulation',
    'By 9/2027 Suri will produce /l/ in sentences with 80% accuracy during 3 consecutive sessions, as measured by SLP data.',
    '/l/ 90% in sentences',
    ['Ambitious and attainable'],
  ],
  [
    'Daily living and safety',
    'By 2030, Rex will state his address and phone number when asked in 4 of 5 trials across 3 weeks as measured by staff.',
    'Gives address 0 of 5',
    ['Timeframe'],
  ],
  [
    'Reading fluency',
    'By Oct. 2027, given a grade 2 passage, Amin will read 100 words correct per minute on 3 weekly probes charted by the teacher.',
    '70 wcpm grade 4 (Oct. 2026)',
    ['Baseline in the same unit'],
  ],
  [
    'Spelling',
    'By 6/2027 given 20 words Ty will spell 10 of 20 correctly on 3 weekly quizzes scored by the teacher.',
    '9/20',
    ['Ambitious and attainable'],
  ],
  [
    'Emotional regulation',
    'By 10/2027, when upset, Hal will calm down in 40 minutes or less in 4 of 5 upsets over 4 weeks as timed by staff.',
    '25 min to calm',
    ['Ambitious and attainable'],
  ],
  [
    'Daily living and safety',
    'By 5/2027, at crosswalks, Ned will look both ways before crossing the street in 3 of 5 trials on 3 walks, staff checklist weekly.',
    'Looks both ways 1 of 5',
    ['Criterion with unit'],
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

  it('takes pronouns that are taught for no pronoun of the student, and an adult for no second child', () => {
    const names = (goal: string) =>
      judged('Expressive language', goal, 'he/she used in 3 of 15 chances').map(({ Name }) => Name);
    const taught =
      'By June 2027, during centers, Iker will use he and she in 12 of 15 chances on 3 days. Aide writes the count.';
    expect(names(taught)).not.toContain('The right child');
    expect(names(`${taught} She likes his book.`)).toContain('The right child');
  });
});
