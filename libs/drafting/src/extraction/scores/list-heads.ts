/** What the head of a list says of all its scores: "Subtests (mean 10, SD 3): Numeration 5, Geometry 9". */
import type { Instrument } from '../../norms/instruments.js';
import type { ScoreKind } from '../../norms/score-bands.js';

export interface HeadOfList {
  readonly kind: ScoreKind;
  /** Where the list begins in the text. */
  readonly end: number;
}

const HEAD =
  /\((?:mean|M) ?=? ?(10|15|50|100),? (?:and )?(?:SD|standard deviation) ?=? ?(3|5|10|15)\)[^.;:()\d]{0,60}(?::|\b(?:are|were)\b)/i;
const KIND_OF_MEAN: Readonly<Record<string, ScoreKind>> = {
  '10 3': 'scaled',
  '50 10': 't-score',
  '100 15': 'standard',
};
/** Vineland-3 and BOT-2: told as scaled scores, and read by the test's own spread. */
const OWN_SPREADS: Readonly<Record<string, Instrument['subtestMetric']>> = {
  '15 3': 'v-scale',
  '15 5': 'bot-scale',
};

/**
 * The kind of score that the mean and the spread in front of a list tell; undefined where no list begins so.
 * @param instrument the test the list is of, which alone can have subtests of mean 15
 */
export function headOfList(text: string, instrument: Instrument | undefined): HeadOfList | undefined {
  // One look before the slower one.
  const head = text.includes('(') && /\((?:mean|M)\b/i.test(text) ? HEAD.exec(text) : null;
  if (head === null) return undefined;
  const spread = `${head[1] ?? ''} ${head[2] ?? ''}`;
  const own = OWN_SPREADS[spread];
  const kind = own !== undefined && own === instrument?.subtestMetric ? 'scaled' : KIND_OF_MEAN[spread];
  return kind === undefined ? undefined : { kind, end: head.index + head[0].length };
}
