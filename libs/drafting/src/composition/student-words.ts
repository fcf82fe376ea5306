/** How a draft speaks of the student: by the label, and by a pronoun only where the report or the provider gives one. */
import { capitalized } from '../extraction/student/head-names.js';
import type { Report } from '../extraction/report.js';
import type { Pronouns } from '../extraction/student/student.js';

export interface StudentWords {
  /** Inside a sentence: "Devon", "D.O.", "the student". */
  readonly label: string;
  /** "he", "she", "they"; the label where nobody said. */
  readonly subject: string;
  /** "his", "her", "their"; "Devon's" where nobody said. */
  readonly possessive: string;
  /** "Devon's", "the student's". */
  readonly ofLabel: string;
}

const SUBJECT = { he: 'he', she: 'she', they: 'they' } as const;
const POSSESSIVE = { he: 'his', she: 'her', they: 'their' } as const;

/** "TJ", "KC.": letters that stand for a name. */
const SHORT_NAME = 3;

/** The label given, else the first name or the initials of the report, else "the student". */
export function labelFor(given: string | undefined, report: Report | undefined): string {
  const typed = given?.trim().replace(/\s+/g, ' ').slice(0, 80);
  if (typed !== undefined && typed !== '') return typed;
  const name = report?.student.name;
  if (name === undefined) return 'the student';
  const areInitials = /^(?:\p{L}\.?\s?){1,3}$/u.test(name) && name === name.toUpperCase();
  if (areInitials) return name;
  const first = report?.student.calledBy ?? name.split(' ')[0] ?? 'the student';
  // "CHILD: THEODORE MABRY": a head in capitals shouts, a goal does not.
  return first.length > SHORT_NAME && first === first.toUpperCase() ? capitalized(first) : first;
}

/** Whether a sentence begins with the pronoun of somebody else: "She also shared that he is kind." */
export function speaksOfAnother(text: string, { subject }: StudentWords): boolean {
  const first = /^(he|she)\b/i.exec(text)?.[1]?.toLowerCase();
  return first !== undefined && first !== subject && ['he', 'she', 'they'].includes(subject);
}

export function studentWords(label: string, pronouns: Pronouns | null | undefined): StudentWords {
  const ofLabel = `${label}'s`;
  if (pronouns === null || pronouns === undefined)
    return { label, subject: label, possessive: ofLabel, ofLabel };
  return { label, subject: SUBJECT[pronouns], possessive: POSSESSIVE[pronouns], ofLabel };
}
