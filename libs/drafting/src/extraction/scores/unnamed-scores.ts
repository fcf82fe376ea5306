/** A score whose test stands in the line above: "GFTA-3, Sounds-in-Words, given 11/12.", then "Standard score 76." */
import type { Instrument } from '../../norms/instruments.js';
import type { ScoreKind } from '../../norms/score-bands.js';
import type { Measure } from '../measure.js';
import {
  areOneScore,
  asMeasure,
  instrumentIn,
  type Mention,
  mentionsIn,
  withinLimits,
} from './norm-scores.js';
import type { Passage } from '../text/passage.js';

const BARE =
  /^(?:[-*•]\s{1,3})?(?:(?:total|overall|composite|the|his|her|their) ){0,2}(?:(standard scores?|SS|index scores?)|(scaled? scores?)|(T[- ]?scores?))(?: (?:was|is|of))?\s{0,3}[:=.]{0,40}\s{0,20}(\d{1,3})(?![\d/%]|\.\d|\s?(?:-|–|to)\s?\d| ?(?:or|and) (?:above|below|more|less|higher|lower|\d))/i;
const PERCENTILE =
  /(?:percentile(?: rank)?|%ile|\bPR\b)(?: (?:was|is|of))?\s{0,3}[:=]?\s{0,3}(\d{1,2}(?:\.\d)?)\b(?!\/)|(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)? ?(?:percentile|%ile)/i;
/** A figure of the line above that would be a score itself. */
const OWN_FIGURE = /(?<![\d/.-])\d{2,3}(?![\d/-]|(?:st|nd|rd|th)\b)/;
/** Lines looked back over. */
const LINES_MAX = 2;

interface Above {
  readonly mention: Mention;
  readonly instrument: Instrument | undefined;
}

/** The scale or test a line names last, with no score of its own behind it. */
function namedIn(line: string, instrument: Instrument | undefined): Above | undefined {
  const text = line.slice(0, 300);
  const own = instrumentIn(text);
  const mention = mentionsIn(text).at(-1);
  if (mention !== undefined)
    return OWN_FIGURE.test(text.slice(mention.index + mention.name.length))
      ? undefined
      : { mention, instrument: own ?? instrument };
  if (own === undefined || OWN_FIGURE.test(text)) return undefined;
  const [area, ...others] = own.areas;
  const scale = area === undefined || others.length > 0 ? { pattern: /$^/ } : { pattern: /$^/, area };
  return { mention: { scale, name: own.name, index: 0 }, instrument: own };
}

/**
 * The score of a sentence that names only its kind, by the scale or test named right above it; undefined where none is.
 * @param lines what stands before it, nearest first
 * @param after the sentence behind it, which may hold its percentile
 */
export function unnamedScore(
  passage: Passage,
  instrument: Instrument | undefined,
  lines: readonly string[],
  after: string,
): Measure | undefined {
  const told = BARE.exec(passage.text.slice(0, 160));
  if (told === null) return undefined;
  const above = lines
    .slice(0, LINES_MAX)
    .map((line) => namedIn(line, instrument))
    .find((named) => named !== undefined);
  if (above === undefined) return undefined;
  const [whole, , scaled, tScore, digits] = told;
  const kind: ScoreKind = scaled !== undefined ? 'scaled' : tScore !== undefined ? 't-score' : 'standard';
  const behind =
    PERCENTILE.exec(passage.text.slice(whole.length, whole.length + 60)) ??
    (/^percentile/i.test(after) ? PERCENTILE.exec(after.slice(0, 60)) : null);
  const percentile = behind === null ? undefined : Number(behind[1] ?? behind[2]);
  const value = Number(digits);
  if (!withinLimits(kind, value) || !areOneScore(kind, value, percentile, above.instrument)) return undefined;
  const { name, scale } = above.mention;
  const found = { kind, value, percentile, label: undefined };
  return asMeasure(passage, { scale, name, index: 0 }, above.instrument, found);
}
