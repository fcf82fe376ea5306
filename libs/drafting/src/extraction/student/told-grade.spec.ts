import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const gradeIn = (text: string) => readReport([{ page: 1, text }]).student.grade;

describe('a grade that no head tells', () => {
  it.each([
    [
      'the year its writer teaches',
      'I have taught third grade for nine years, and Ansgar is a puzzle to me.',
      '3',
    ],
    [
      'the team a note is written to',
      'TO: 10th grade team\nFROM: Counseling\nAnsgar came on 6 of 20 days.',
      '10',
    ],
    ['the course', 'Push-in diary, Humanities 7, period 2\nAnsgar knew 4 of 16 terms on Monday.', '7'],
    ['what a class reads', 'Ansgar read 31 words.\nThe kindergartners at his table wait for him.', 'K'],
  ])('is %s', (_what, text, grade) => {
    expect(gradeIn(text)).toBe(grade);
  });

  it.each([
    ['another time', 'Ansgar has had help since second grade. He knew 4 of 16 terms.'],
    ['a sister', 'Ansgar knew 4 of 16 terms. His sister in third grade helps him.'],
    ['the next year', 'Ansgar knew 4 of 16 terms. He will move to fifth grade in the fall.'],
    ['how hard a text is', 'Ansgar read 31 words a minute in third-grade passages.'],
    ['one of two', 'The fourth grade team and the second grade team saw Ansgar. He knew 4 of 16 terms.'],
  ])('is not %s', (_what, text) => {
    expect(gradeIn(`Notes of the week\n\n${text}`)).toBeUndefined();
  });

  it.each([
    ['Ansgar Two Rivers, 3 yrs 7 mos, seen at the center (ECSE)\nHe asked 4 times in 30 minutes.', 'Pre-K'],
    ['Ansgar Two Rivers, age 20, adult transition program\nHe stocked 9 of 12 shelves.', '12+'],
    ['Ansgar Two Rivers, age 20\nHe stocked 9 of 12 shelves.', undefined],
  ])('is told by the age and the kind of program: %j', (text, grade) => {
    expect(gradeIn(text)).toBe(grade);
  });

  it('stands behind a label that names something else with it', () => {
    expect(
      gradeIn('Name              Ansgar Lind\nGrade / Tower     9 / Maple\n\nIn sixth grade he moved.'),
    ).toBe('9');
  });

  it('leaves he and she to the quotes where the paper says neither', () => {
    const text =
      'Student: Ansgar Lind\n\nComputation probe: 8, then 9.\n"His aunt and I do cards every night."';
    expect(readReport([{ page: 1, text }]).student.pronouns).toBe('he');
  });
});
