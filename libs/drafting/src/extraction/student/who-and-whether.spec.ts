import { describe, expect, it } from '@jest/globals';
import { judgeReport } from '../report-judgement.js';
import { readReport } from '../read-report.js';

const DATA = 'Off task 14 of 30 intervals Monday, 12 of 30 Tuesday. Reading: no concern, 91st percentile.';
const READS =
  'He reads 41 words a minute in a grade 3 passage; in fall it was 33. He needs a goal for reading.';
const TRIALS =
  'On ten trials the word was right 3 times. Peers manage 9. This is what we should work on next.';

function read(text: string) {
  const pages = [{ page: 1, text }];
  const report = readReport(pages);
  return { ...report.student, judgement: judgeReport(pages, report) };
}

describe('who a short note is about, and that it is a report', () => {
  it.each([
    [`Re: Tevita Fifita, K\n${TRIALS}`, 'Tevita Fifita', 'K'],
    [`Student/Gr.: Keahi Nohea / 5\n${READS}`, 'Keahi Nohea', '5'],
    [`NOHEA, KEAHI          5TH\n${READS}`, 'Keahi Nohea', '5'],
    [`IEP MEETING 3/4/27 - PRYCE, OSIAN - GR 4 - ROOM 12\n${DATA}`, 'Osian Pryce', '4'],
    [`K.N., grade 5\n${READS}`, 'K.N.', '5'],
    [
      `Note from the speech room\n\nKeahi, fifth grade, was heard in class in April.\n${TRIALS}`,
      'Keahi',
      '5',
    ],
    [`Student initials: K.N.   Grade: 05\n${READS}`, 'K.N.', '5'],
    [`Osian Pryce (PK4)\nSeen 11/3/26\n${TRIALS}`, 'Osian Pryce', 'Pre-K'],
    [`Osian Pryce, freshman, algebra support\n${DATA}`, 'Osian Pryce', '9'],
    [`Osian Pryce, Class of 2028 (junior)\n${DATA}`, 'Osian Pryce', '11'],
    [`Kdg speech data ~ Osian Pryce ~ 11/3/26\nHe said /k/ in 4 of 20 words. ${TRIALS}`, 'Osian Pryce', 'K'],
    [`6th grade | Osian Pryce | SLP section | signed 12-01-2025\n${DATA}`, 'Osian Pryce', '6'],
    [`OSIAN PRYCE // VII grade // drafted Oct 2\n${DATA}`, 'Osian Pryce', '7'],
    [`Student: [Osian Pryce]   Gr: _4_   Date: [3/4/27]\n${DATA}`, 'Osian Pryce', '4'],
    [`Student Name,Grade,Date\nOsian Pryce,4,3/4/27\n${DATA}`, 'Osian Pryce', '4'],
    [`Grade 4\nOsian Pryce\nPrepared by Della Crane, M.Ed.\n${DATA}`, 'Osian Pryce', '4'],
    [`Crestview Elementary * Della Crane, SLP * Osian Pryce * 4th * 3/4/27\n${TRIALS}`, 'Osian Pryce', '4'],
    [`Student (last, first): Pryce, Osian     Gr/Sec: 4-B\n${DATA}`, 'Osian Pryce', '4'],
    [`Examinee: Osian Pryce   Sex: M   Gr: 7.4   Report: 01/29/26\n${DATA}`, 'Osian Pryce', '7'],
    [`Ji-woo Park (2nd grade) - data for 3/4\n${TRIALS} ${DATA}`, 'Ji-woo Park', '2'],
    [
      'Hi Beth,\n\nYou asked for numbers on Osian. He is my only fourth grader in the group. Osian read 44 words on Friday and 40 the week before. Osian still guesses.\n\nThanks, Della',
      'Osian',
      '4',
    ],
  ])('%j', (text, name, grade) => {
    expect(read(text)).toMatchObject({ name, grade, judgement: { isReport: true } });
  });

  it.each([
    [
      'a label below the head',
      `Osian Pryce ..... 08 ..... 1/2/27\n${DATA}\n\nGrade 7, complete year: full days 71% of 170.`,
      '8',
    ],
    [
      'minutes under "Class"',
      `Osian Pryce     KG - Crestview\n${TRIALS}\nClass: 10 to 12 min is usual by spring.`,
      'K',
    ],
    [
      'the first letter of an adult',
      `Name: Osian Pryce\nGrade: 12+ (18-21)\nAttending: K. Trujillo (teacher)\n${DATA}`,
      '12',
    ],
    [
      'a sentence that begins with a grade',
      `Student: Osian Pryce\n\nSince third grade he has had help. ${DATA}`,
      undefined,
    ],
  ])('is not led astray by %s', (_what, text, grade) => {
    expect(read(text).grade).toBe(grade);
  });

  it('takes a report that names nobody and speaks of one throughout', () => {
    const text =
      'This student, a sixth grader, was timed on Monday. The student wrote 21 words; others wrote 60. The student asks for help often. Last spring the student wrote 14 words.';
    expect(read(text)).toMatchObject({ grade: '6', judgement: { isReport: true } });
  });

  it.each([
    ['They eat with enthusiasm. The school nurse was asked (see her page).', 'they'],
    ['Mira put on their coat. Their essay was clean.', 'they'],
    ['Mira said: "me go there." "him eat it all." She points.', 'she'],
    ['Peers finish in time. They write 40 words; Mira writes 9.', null],
  ] as const)('hears in %j the pronoun %p', (text, pronouns) => {
    expect(read(`Student: Mira Solberg   Grade: 2\n\n${text}`).pronouns).toBe(pronouns);
  });
});

describe('papers of a school that are no report', () => {
  it.each([
    [
      'a newsletter that names a child',
      'Room 12 News\nMs. Crane, Grade 4\nDear families,\nWe had a great week! Osian Pryce, grade 4, won the spelling bee with 23 of 25 words. Lena Ortiz read 40 books. On Tuesday we visit the fire station; please send $5 and a bag lunch. Thank you for reading with your child 20 minutes a night.',
    ],
    [
      'the star of the week',
      'STAR OF THE WEEK: Osian Pryce, 4th grade!\n\nOsian loves soccer, pizza and his dog Biscuit. His favorite subject is science. He wants to be a pilot. He has two sisters and was born in Ohio. Congratulations, Osian!',
    ],
    [
      'a story',
      "The Lost Kite\n\nMarlow was seven years old and lived by the sea. Marlow's kite was red. One morning he ran up the hill with his kite and let out 40 feet of string. The wind took it. Marlow cried. They walked 3 miles. Marlow saw it in a tree. He climbed up and got it.",
    ],
    [
      'a permission slip',
      'Field Trip Permission\nStudent: Osian Pryce   Grade: 4   Teacher: Ms. Crane\nOn March 4 we will visit the Science Center. The bus leaves at 8:30 and comes back at 2:15. Cost is $12. Please pack a lunch. My child has my permission to attend.\nParent signature: Ruth Pryce',
    ],
    [
      'an invitation to a meeting',
      'NOTICE OF IEP TEAM MEETING\nStudent: Osian Pryce   Grade: 4\nDear Ms. Pryce,\nYou are invited to a meeting about Osian on March 12 at 2:30 pm in Room 12. The purpose is to review his IEP. You may bring others who know him. Please check one: I will attend / please reschedule. You have the right to receive your procedural safeguards.',
    ],
    [
      'a schedule',
      'Osian Pryce - Grade 4 - Schedule\n8:30 Homeroom, Ms. Crane\n8:45 Reading, Room 12\n9:45 Speech (Tues/Thurs)\n10:15 Recess\n10:30 Math, Mr. Lund\n11:30 Lunch\n12:15 Science\n1:00 Resource room\n2:00 PE\n3:00 Bus 14',
    ],
    [
      'minutes of a staff meeting',
      'Special Education Department Meeting\nMarch 4, 2026, library\nPresent: Della Crane, Ruth Abbott, Tom Lund\n\n1. Caseloads. Ruth has 24 students, Tom 19. Ruth asked for help with paperwork. She will get 2 hours of aide time.\n2. Benchmarks: winter window closes Friday. 82% done.\n3. Ruth will order 6 timers.',
    ],
    [
      'a bank of goals',
      'Reading goal bank, grade 3\n1. Given a grade 3 passage, the student will read 97 words correct per minute with 95% accuracy in 3 of 4 trials.\n2. Given a story, the student will answer 8 of 10 questions.\n3. The student will retell with 5 of 6 story parts.\n4. The student will spell 16 of 20 words.\nChoose one and change the numbers.',
    ],
    [
      'a handout with an example',
      'How to write present levels\n\nExample: "Maria reads 62 words correct per minute on a grade 3 passage. Peers read 97. Maria needs phonics." Notice that the statement gives a number, a norm and an impact. Avoid: "Maria is a poor reader." Your turn: write one for a student on your caseload. Share it with your partner.',
    ],
    [
      'what a child wrote',
      'My Dog\nby Osian Pryce\nGrade 4\n\nMy dog is Biscuit. He is brown. He eats 2 cups of food a day. He runs fast and he likes his ball. Sometimes he barks at the mail man. I love him and he loves me. We walk 3 times a day.',
    ],
    [
      'a product',
      'ReadRocket - the reading program for grade 2\nStudents who used ReadRocket gained 1.8 words a week. ReadRocket has 24 books and 120 cards. Order by June 1 and save 15%. "Osian reads every night now!" says his mother. Visit our site to schedule a demo.',
    ],
  ])('%s', (_what, text) => {
    expect(read(text).judgement).toMatchObject({ isReport: false });
  });
});
