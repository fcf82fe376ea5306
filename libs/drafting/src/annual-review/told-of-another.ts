/** Below a list of goals one line may tell of several: "Spelling 40%. Reading aloud 62 words." */
import type { TopicFinder } from './goal-topics.js';
import { type ReportLine, sentencesOf } from './report-lines.js';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A line's text without the sentences that give a figure in the words of another goal than the one at `place`. */
export function withoutOthers({ text, isRow }: ReportLine, find: TopicFinder, place: number): Range[] {
  const kept: { from: number; to: number }[] = [];
  if (isRow) return [{ from: 0, to: text.length }];
  for (const { from, to } of sentencesOf(text)) {
    const sentence = text.slice(from, to);
    if (/\d/.test(sentence) && (find(sentence) ?? place) !== place) continue;
    const last = kept.at(-1);
    if (last?.to === from) last.to = to;
    else kept.push({ from, to });
  }
  return kept;
}

const SECTION_NUMBER = /^\W*(?<number>\d{1,2}|[A-Z])[.)]\s/;

/** "4. Attendance" after the goals of "3. Last year's goals": the next section by its number. */
export function isNextSection({ text, isTitle }: ReportLine, section: string): boolean {
  if (!isTitle) return false;
  const [before, now] = [section, text].map((title) => SECTION_NUMBER.exec(title)?.groups?.['number']);
  if (before === undefined || now === undefined) return false;
  return /\d/.test(before)
    ? Number(now) === Number(before) + 1
    : now.charCodeAt(0) === before.charCodeAt(0) + 1;
}
