/** Of which grade the material is on which something was counted, and how a grade is put in words. */
import { everyMatch } from '../extraction/text/every-match.js';
import type { Measure } from '../extraction/measure.js';

const LEVEL =
  /\bgr(?:ade[- ]|\.? ?)(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th)[- ]grade|\b(first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grade/gi;
const WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The grade level of the material the baseline was taken on, when its sentence says so; else the student's grade. */
export function materialGrade(
  measure: Measure | undefined,
  studentGrade: string | undefined,
): string | undefined {
  const quote = measure?.quote ?? '';
  for (const match of everyMatch(LEVEL, quote)) {
    const near = quote.slice(match.index, match.index + match[0].length + 30);
    const level = match[1] ?? match[2] ?? String(WORDS.indexOf((match[3] ?? '').toLowerCase()) + 1);
    const isOfMaze = /\bmaze,? (?:at )?$/i.test(quote.slice(0, match.index));
    if (
      (isOfMaze || /passage|text|probe|material|level|words|list|worksheet|problems/i.test(near)) &&
      Number(level) >= 1 &&
      Number(level) <= 12
    )
      return level;
  }
  return studentGrade;
}

/** "grade 3", "kindergarten", "preschool-level", or "grade-level" when nobody said. */
export function gradeWords(grade: string | undefined): string {
  if (grade === undefined || grade.trim() === '') return 'grade-level';
  if (/^pre/i.test(grade)) return 'preschool-level';
  if (/^k/i.test(grade)) return 'kindergarten';
  const number = /\d{1,2}/.exec(grade)?.[0];
  return number === undefined ? 'grade-level' : `grade ${number}`;
}
