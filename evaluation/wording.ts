/** How often the same sentence stands in many goals once the student's own facts are masked. */
import { AREAS_OF_NEED } from '@goalwright/contracts/areas-of-need';
import type { DraftedGoal } from '@goalwright/drafting';

const AREA_WORDS = AREAS_OF_NEED.map(({ name }) => name.toLowerCase()).sort((a, b) => b.length - a.length);

/** The sentence without the student: names, pronouns, numbers, dates, grades and the area's own name are masked. */
export function frameOf({ Goal }: Pick<DraftedGoal, 'Goal'>, studentLabel: string): string {
  const masked = Goal.toLowerCase()
    .replaceAll(studentLabel.toLowerCase(), '<student>')
    .replace(/\b(?:the student|he|she|they|his|her|their|him|them)\b/g, '<student>')
    .replace(
      /\b(?:kindergarten|preschool(?:-level)?|grade[- ]level|grade[- ]?\d{1,2}|\d{1,2}(?:st|nd|rd|th)[- ]grade)\b/g,
      '<grade>',
    )
    .replace(
      /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
      '<month>',
    )
    .replace(/\d+(?:\.\d+)?/g, '<n>');
  return AREA_WORDS.reduce((text, area) => text.replaceAll(area, '<area>'), masked)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The share of goals that the most frequent frame stands in, 0 to 1, and that frame. */
export function frameRepetition(frames: readonly string[]): { share: number; frame: string } {
  const counts = new Map<string, number>();
  for (const frame of frames) counts.set(frame, (counts.get(frame) ?? 0) + 1);
  const [frame, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return { share: frames.length === 0 ? 0 : count / frames.length, frame };
}
