/** The recommendations of a report one by one, each with its words, read once for all goals. */
import type { Report } from '../../extraction/report.js';
import { stemsIn, wordsOf } from './area-stems.js';
import { type Advised, advisedIn } from './service-line.js';

export interface AdviceItem extends Advised {
  readonly words: readonly string[];
  /** Words without "story grammar", which is a way to tell and no grammar. */
  readonly wordsOfOthers: readonly string[];
  readonly stems: readonly string[];
}

/** "+ Check the aids each morning. + Microphone passes to whoever talks": items of a list that were read as one. */
const itemsOf = (advised: Advised): Advised[] =>
  advised.text.startsWith('+ ')
    ? advised.text
        .slice(2)
        .split(/ \+ (?=\p{Lu})/u)
        .map((text) => ({ ...advised, text }))
    : [advised];

const READ = new WeakMap<Report, readonly AdviceItem[]>();

/** Every recommendation as an item of its own, in the report's order. */
export function adviceItemsIn(report: Report | undefined): readonly AdviceItem[] {
  if (report === undefined) return [];
  const known = READ.get(report);
  if (known !== undefined) return known;
  const read = advisedIn(report)
    .flatMap(itemsOf)
    .map((advised) => ({
      ...advised,
      words: wordsOf(advised.text),
      wordsOfOthers: wordsOf(advised.text.replace(/\bstory grammar\b/gi, '')),
      stems: stemsIn(advised.text),
    }));
  READ.set(report, read);
  return read;
}
