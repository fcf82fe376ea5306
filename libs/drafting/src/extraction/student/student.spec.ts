import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';
import { readReport } from '../read-report.js';
import { studentsIn } from './student.js';
import { threadMsOf } from '../../../test/thread-ms.js';

function read(text: string) {
  const passages = passagesOf([foldPage({ page: 1, text })]);
  return studentsIn(passages);
}

describe('the student of a report', () => {
  it.each([
    ['Student: Mira Solberg   Grade: 4   DOB: 2/3/2016', 'Mira Solberg', '4'],
    ['STUDENT ........ Mira Solberg\nGRADE .......... Fourth', 'Mira Solberg', '4'],
    ['Name of Child\tMira Solberg\nGrade\tK\n', 'Mira Solberg', 'K'],
    ['| Student Name | Mira Solberg | Grade | 11 |', 'Mira Solberg', '11'],
    ['Student Name Mira Solberg Student ID 55102 Grade 7 Building Elm Middle', 'Mira Solberg', '7'],
    ['Learner   : Solberg, Mira K.\nGr.   : 04', 'Mira K. Solberg', '4'],
    ['kid: Mira Solberg     gr 1      tchr: Ms. Lind', 'Mira Solberg', '1'],
    [
      'Child: Mira de la Cruz-Solberg (goes by Mimi)\nGrade / school 8th, Elm Middle',
      'Mira de la Cruz-Solberg',
      '8',
    ],
  ])('reads %j', (head, name, grade) => {
    const { names, student } = read(`${head}\n\nShe was seen on two mornings.`);
    expect(names).toEqual([name]);
    expect(student.grade).toBe(grade);
  });

  it('takes no percentile by age for an age', () => {
    const { student } = read(
      'Motor report\n\nMira Solberg, first grade\n\nMira climbs. Percentile for level and age: 55.',
    );
    expect([student.grade, student.ageYears]).toEqual(['1', undefined]);
  });

  it.each([
    ['the end of a title', 'Present Levels: Reading - 4th Grade\nStudent: Mira Solberg', '4'],
    ['a bar in a title', 'SPEECH REPORT | Kindergarten\nStudent: Mira Solberg', 'K'],
    ['brackets behind the name', 'To: IEP team for Mira Solberg (Grade 4)\nFrom: T. Lund', '4'],
    [
      'brackets with an ordinal',
      'Report on Mira Solberg (4th grade)\nMs. Ott (grade 2 teacher) helped.',
      '4',
    ],
    ['a label for two', 'Student: Mira Solberg\nGrade / Program: 7 / cross-categorical classroom', '7'],
    ['a label in brackets', '[Student]   Mira Solberg\n[Grade]     4\n[Since]     kindergarten', '4'],
    ['a label for grade and age', 'STUDENT:      Mira Solberg\nGRADE / AGE:  10 / 16 years 2 months', '10'],
    ['a label for grade and teacher', 'Student: Mira Solberg\nGrade/Teacher: 4 / Ms. Ott', '4'],
    [
      'no norm at the beginning of a line',
      'Present levels - 7th grade\nStudent: Mira Solberg\nGrade 5 winter 50th percentile is 133',
      '7',
    ],
    [
      'no norm where nothing else is told',
      'Student: Mira Solberg\nGrade 5 winter 50th percentile is 133',
      undefined,
    ],
  ])('finds the grade: %s', (_where, head, grade) => {
    expect(read(`${head}\n\nMira reads aloud.`).student.grade).toBe(grade);
  });

  it.each([
    [
      'no district of several words',
      'Sierra del Norte Municipal Schools\nPhysical Therapy Report\nStudent Mira Solberg\nGrade 3rd\n\nSierra del Norte Municipal Schools  page 1\nMira walks alone. Mira climbs.',
      'Mira Solberg',
    ],
    [
      'the full name of one called by its beginning',
      'To: IEP team for Alexandrina Solberg\nFrom: Tova Lund, teacher\nRe: Where Alexa stands\n\nAlexa writes little. Alexa reads well. I see Alexa daily. Alexa told me so.',
      'Alexandrina Solberg',
    ],
  ])('takes %s', (_what, text, name) => {
    expect(read(text).student.name).toBe(name);
  });

  it('is called by two given names where the report never says one alone', () => {
    const head = 'Student: Mai Yer Vang\nGrade: 11\n\n';
    expect(read(`${head}Mai Yer asked for help. On the bus Mai Yer waited.`).student.calledBy).toBe(
      'Mai Yer',
    );
    expect(
      read(`${head}Mai Yer asked for help. On the bus Mai waited. Mai Yer left.`).student.calledBy,
    ).toBeUndefined();
    expect(
      read('Student: Mira Ann Solberg\nGrade: 4\n\nMira reads. Mira writes.').student.calledBy,
    ).toBeUndefined();
  });

  it('finds a name without a label by how the text goes on to speak of it', () => {
    const { names, student } = read(
      'Memo to the team\nRe: Written language data for Mira Solberg, fourth grade\nFrom: Tova Lund, teacher\n\n' +
        'I looked at what Mira writes. Mira wrote 41 words. In class Mira asks for help.',
    );
    expect(names).toEqual(['Mira Solberg']);
    expect(student.grade).toBe('4');
  });

  it('takes neither a subtest, a teacher nor a brother for another student', () => {
    const { names } = read(
      'Student: Mira Solberg\nGrade: 4\nTeacher: Tova Lund\n\nSubtest   Score   Percentile\nVerbal Comprehension   92   30\nFluid Reasoning   88   21\nWorking Memory   79   8\n\n' +
        'Her brother Olav Solberg is in grade 6. Olav reads well.',
    );
    expect(names).toEqual(['Mira Solberg']);
  });

  it('names every student of a sheet about several', () => {
    expect(
      read('STUDENT 1: Mira Solberg, grade 3\nShe reads.\n\nSTUDENT 2: Teo Vance, grade 3\nHe reads.').names,
    ).toEqual(['Mira Solberg', 'Teo Vance']);
    const list =
      'Name            Gr   Target\nMira Solberg    1    /f/ in words\nTeo Vance       2    past tense\nIda Moreno      3    WH questions\n';
    expect(read(list).names).toEqual(['Mira Solberg', 'Teo Vance', 'Ida Moreno']);
  });

  it.each([
    ['Since third grade she has had help. In second grade he read little.', undefined],
    ['On grade 3 passages she reads slowly; fifth-grade text is too hard.', undefined],
    ['Mira is now a sixth grader at Elm Middle.', '6'],
    ['Mira is in the fourth grade and learns in the resource room.', '4'],
  ])('takes from %j the grade %p', (text, grade) => {
    expect(read(`Student: Mira Solberg\n\n${text}`).student.grade).toBe(grade);
  });

  it('hears who is meant by he and she', () => {
    const family =
      'Student: Mira Solberg\n\nHer father says he is worried about his own reading. Mira reads her books. She writes.';
    expect(read(family).student.pronouns).toBe('she');
    expect(
      read('Student: Mira Solberg (uses they/them)\n\nMira reads. Mira has her books.').student.pronouns,
    ).toBe('they');
    const mixed =
      'Student: Mira Solberg\n\nMira reads her book. She writes. She talks. Mira lost his pen. He cried. He left.';
    expect(read(mixed).student).toMatchObject({ pronouns: null, mixedPronouns: true });
  });

  it('reads a page of nothing but labels in linear time', () => {
    const hostile = 'Student Name '.repeat(20_000) + 'Grade '.repeat(20_000);
    expect(threadMsOf(() => read(hostile))).toBeLessThan(2_000);
  });

  it.each([
    'NAME Aaliyah Reed          SEX F          BIRTHDATE 05-20-2014\nCAMPUS Oak Middle School          GRADE 6',
    'STUDENT Aaliyah Reed\tGENDER F\nGRADE 6',
    'CHILD Aaliyah M. Reed      BORN 5/20/2014      GRADE 6',
  ])('is named behind a label in capitals: %s', (text) => {
    const { student } = readReport([{ page: 1, text: `Adaptive Behavior Report\n\n${text}\n\nResults` }]);
    expect(student.name).toMatch(/^Aaliyah (?:M\. )?Reed$/);
  });

  it('is not named by a department in capitals', () => {
    const text = 'STUDENT SERVICES DEPARTMENT     ROOM 4\nSpeech report\n\nResults';
    expect(readReport([{ page: 1, text }]).student.name).toBeUndefined();
  });

  it.each([
    ['Winter summary\n\nMira Solberg-Ruiz, Grade 1 (Ms. Ott, Room 6)', 'Mira Solberg-Ruiz', '1'],
    ["Tier 3 notes\nMira Solberg, gr. 2, Mr. Ott's room\nReading: D. Lund", 'Mira Solberg', '2'],
    ['Speech memo\nMira Solberg - 3rd grade', 'Mira Solberg', '3'],
    ['MIRA SOLBERG   Fourth grade   Age 9-10   Homeroom: Castellano', 'Mira Solberg', '4'],
    ['Notes\nMira Solberg   Gr. 5   Rm 12', 'Mira Solberg', '5'],
  ])('knows a child who is spoken of but once: %j', (head, name, grade) => {
    const times = head.startsWith('MIRA') ? ' Mira smiled. Mira likes numbers.' : '';
    const { names, student } = read(`${head}\n\nMira's had nine weeks of lessons.${times}`);
    expect(names).toEqual([name]);
    expect(student.grade).toBe(grade);
  });

  it.each([
    'Team notes\nDana Farrow, Grade 1 teacher\n\nDana is glad to help.',
    'Team notes\nDana Farrow, first grade team\n\nDana is glad to help.',
    'Team notes\nDana Farrow, gr. 1\nLena Okafor, gr. 1\n\nDana is glad to help.',
  ])('takes no teacher for the child: %j', (text) => {
    expect(read(text).names).toEqual([]);
  });

  it.each([
    [
      'Program notes\n\nMira Solberg is 19 and types her answers. In May Mira wrote 9 of 40 alone.',
      'Mira Solberg',
    ],
    [
      'To: IEP team and parents of Mira Solberg\nFrom: Dana Farrow, Math\n\nMira ("Mim") joined in May. Mim likes it.',
      'Mira Solberg',
    ],
  ])('is who is introduced by age, and whose parents are written to: %j', (text, name) => {
    expect(read(text).names).toEqual([name]);
  });

  it('has the grade that stands before the credits', () => {
    expect(read('Name         Mira Solberg\nGrade / credits     11 / 15.5 of 24\n').student.grade).toBe('11');
  });

  it('has a grade in a title that shortens kindergarten', () => {
    expect(read('Kdg Math Cards :: MIRA SOLBERG\n\nMira counts. Mira points.').student.grade).toBe('K');
  });

  it('of 19 is in no second grade', () => {
    const head = (age: number) =>
      `Student: Mira Solberg    Age: ${age}\nProgram year: 2nd\n\nShe was seen twice.`;
    expect(read(head(7)).student.grade).toBe('2');
    expect(read(head(19)).student.grade).toBeUndefined();
  });

  it('is no heading that quotes what the student will do', () => {
    const text = `From: Dana Farrow
Subject: Noa Solberg annual, where we are on the goals

I have Noa Solberg's annual next week. Noa is doing better. Noa comes to class.

LATE WORK GOAL ("Noa will use the calendar to plan long assignments")
Noa hit 1 of 5 checkpoints. Noa has told me why.
Late arrival pass to stay in place.`;
    expect(read(text).student.name).toBe('Noa Solberg');
    expect(
      read('Oluwaseun Bright ("Seun"), grade 3\n\nSeun reads. Seun writes. Seun drew a map.').student.name,
    ).toBe('Oluwaseun Bright');
  });

  it('is in no fourth grade at an age of four years and five months', () => {
    const text =
      'Developmental summary\nChild: Odalys Brand, 4;5          Room: Ladybugs\nWritten for the meeting of Dec. 10, 2024';
    const { student } = readReport([
      { page: 1, text: `${text}\n\nOdalys is in our preschool. She strings beads.` },
    ]);
    expect(student).toMatchObject({ ageYears: 4, grade: 'Pre-K' });
  });
});

describe('a head on the second page', () => {
  it('shortens the name of the student, who is one', () => {
    const { studentNames } = readReport([
      { page: 1, text: 'Student:  Waylon Cutlip     Grade: 4\n\nWaylon read 58 words.' },
      { page: 2, text: 'TEACHER INPUT FORM  p. 2       Student:  W. Cutlip\n\nHe spelled 6 of 15 words.' },
    ]);
    expect(studentNames).toEqual(['Waylon Cutlip']);
  });

  it('names another where the family is another', () => {
    const { studentNames } = readReport([
      { page: 1, text: 'Student:  Waylon Cutlip     Grade: 4\n\nWaylon read 58 words.' },
      { page: 2, text: 'TEACHER INPUT FORM  p. 2       Student:  Wade Ode\n\nHe spelled 6 of 15 words.' },
    ]);
    expect(studentNames).toHaveLength(2);
  });
});
