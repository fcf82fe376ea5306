/** The recommendations of a report one by one, each with its words, read once for all goals. */
import type { Report } from '../../extraction/report.js';
import { stemsIn, wordsOf } from './area-stems.js';
import { itemsOf } from './service-line.js';

export interface AdviceItem {
  readonly text: string;
  readonly page: number;
  /** Empty where several items were read as one statement: nobody knows whose its areas are. */
  readonly areas: readonly string[];
  readonly words: readonly string[];
  /** Words without "story grammar", which is a way to tell and no grammar. */
  readonly wordsOfOthers: readonly string[];
  readonly stems: readonly string[];
}

const READ = new WeakMap<Report, readonly AdviceItem[]>();

/** Every recommendation as an item of its own, in the report's order. */
export function adviceItemsIn(report: Report | undefined): readonly AdviceItem[] {
  if (report === undefined) return [];
  const known = READ.get(report);
  if (known !== undefined) return known;
  const read = report.recommendations.flatMap(({ quote, page, areas }) => {
    const items = itemsOf(quote);
    return items.map((text) => ({
      text,
      page,
      areas: items.length === 1 ? areas : [],
      words: wordsOf(text),
      wordsOfOthers: wordsOf(text.replace(/\bstory grammar\b/gi, '')),
      stems: stemsIn(text),
    }));
  });
  READ.set(report, read);
  return read;
}
