/**
 * What a score means in its own instrument's words, and which direction is worse.
 * Cut points: the publishers' manuals as gathered in the project's facts file, section 3.5. Those marked unverified there are
 * left out: v-scale bands of the Vineland-3, subtest bands of the BOT-2, SPM-2, ABAS-3, Beery VMI, GFTA-3.
 */
import { percentileOfDeviation } from './normal-curve.js';

export type ScoreKind = 'standard' | 'scaled' | 't-score' | 'percentile';

/** Lowest score of each band, highest first; the last entry holds everything below. */
type Bands = readonly (readonly [number, string])[];

const TEN_POINT: Bands = [
  [130, 'Extremely High'],
  [120, 'Very High'],
  [110, 'High Average'],
  [90, 'Average'],
  [80, 'Low Average'],
  [70, 'Very Low'],
  [0, 'Extremely Low'],
];

export const SCORE_BANDS = {
  wechsler: TEN_POINT,
  kaufman: [
    [130, 'Very High'],
    [120, 'High'],
    [110, 'Above Average'],
    [90, 'Average'],
    [80, 'Below Average'],
    [70, 'Low'],
    [0, 'Very Low'],
  ],
  /** The other set of words the WIAT-4 and KTEA-3 can print, in steps of 15 points. */
  'achievement-15': [
    [146, 'Very High'],
    [131, 'High'],
    [116, 'Above Average'],
    [85, 'Average'],
    [70, 'Below Average'],
    [55, 'Low'],
    [0, 'Very Low'],
  ],
  woodcock: [
    [131, 'Very Superior'],
    [121, 'Superior'],
    [111, 'High Average'],
    [90, 'Average'],
    [80, 'Low Average'],
    [70, 'Low'],
    [0, 'Very Low'],
  ],
  kabc: [
    [131, 'Upper Extreme'],
    [116, 'Above Average'],
    [85, 'Average'],
    [70, 'Below Average'],
    [0, 'Lower Extreme'],
  ],
  'celf-index': [
    [115, 'Above Average'],
    [86, 'Average'],
    [78, 'Below Average (mild)'],
    [71, 'Low (moderate)'],
    [0, 'Very Low (severe)'],
  ],
  'celf-subtest': [
    [13, 'Above Average'],
    [8, 'Average'],
    [7, 'Borderline'],
    [0, 'Low'],
  ],
  vineland: [
    [130, 'High'],
    [115, 'Moderately High'],
    [86, 'Adequate'],
    [71, 'Moderately Low'],
    [0, 'Low'],
  ],
  'basc-clinical': [
    [70, 'Clinically Significant'],
    [60, 'At-Risk'],
    [41, 'Average'],
    [31, 'Low'],
    [0, 'Very Low'],
  ],
  'basc-adaptive': [
    [70, 'Very High'],
    [60, 'High'],
    [41, 'Average'],
    [31, 'At-Risk'],
    [0, 'Clinically Significant'],
  ],
  brief: [
    [70, 'Clinically Elevated'],
    [65, 'Potentially Clinically Elevated'],
    [60, 'Mildly Elevated'],
    [0, 'Typical'],
  ],
  conners: [
    [70, 'Very Elevated'],
    [65, 'Elevated'],
    [60, 'Slightly Elevated'],
    [40, 'Average'],
    [0, 'Low'],
  ],
  srs: [
    [76, 'Severe'],
    [66, 'Moderate'],
    [60, 'Mild'],
    [0, 'Within Normal Limits'],
  ],
  /** How likely autism is: high is the concern. */
  gars: [
    [71, 'Very Likely'],
    [55, 'Probable'],
    [0, 'Unlikely'],
  ],
  bot: [
    [70, 'Well-Above Average'],
    [60, 'Above Average'],
    [41, 'Average'],
    [31, 'Below Average'],
    [0, 'Well-Below Average'],
  ],
  /** The same words by percentile rank. */
  'bot-percentile': [
    [98, 'Well-Above Average'],
    [84, 'Above Average'],
    [18, 'Average'],
    [3, 'Below Average'],
    [0, 'Well-Below Average'],
  ],
} as const satisfies Record<string, Bands>;

export type BandTable = keyof typeof SCORE_BANDS;

/** The instrument's own word for a score. */
export function bandOf(table: BandTable, score: number): string {
  const bands: Bands = SCORE_BANDS[table];
  return bands.find(([lowest]) => score >= lowest)?.[1] ?? '';
}

/** Scores a person can really get; anything else on the line is not one. */
export const SCORE_LIMITS: Readonly<Record<ScoreKind, readonly [number, number]>> = {
  standard: [40, 160],
  scaled: [1, 19],
  't-score': [20, 100],
  percentile: [0.1, 99.9],
};

/** Percentile rank of a normally distributed score; not valid for linear T scores, which have no kind here. */
export function percentileOf(kind: 'standard' | 'scaled', score: number): number {
  return percentileOfDeviation(kind === 'standard' ? (score - 100) / 15 : (score - 10) / 3);
}

const CONCERN_LABEL =
  /clinically significant|clinically elevated|at[- ]risk|\belevated|moderately low|very low|extremely low|\bbelow\b|\bdeficient|\blow\b(?! average)|borderline|\bpoor|impaired|\bdelayed|\b(?:mild|moderate|severe|significant)(?:ly)?\b|lower extreme|well[- ]below|intensive|needs support|\b(?:more|less) than others|(?:some|definite) (?:problems|dysfunction)|\bvery likely|\bprobable\b/i;
const SOUND_LABEL =
  /(?:^|[^a-z] ?)(?:average|high average|above average|adequate|superior|very superior|typical|within normal limits|within (?:the )?average(?: range)?|age[- ]appropriate|benchmark met|high|very high|upper extreme|(?:just )?like the majority|unlikely)\b/i;

/** On a scale of problems a low score is no concern, and a high one no strength. */
const LOW_WORDS = /^(?:very |extremely )?low$|^(?:well[- ])?below average$/i;
const HIGH_WORDS = /^(?:very |extremely |moderately )?high$|^(?:well[- ])?above average$/i;

/**
 * What a printed label says: 'concern', 'sound', or undefined when it is neither ("Low Average" is neither).
 * `isHighWorse` tells that the scale counts problems, where "Very Low" is sound and "High" is a concern.
 */
export function labelMeaning(label: string, isHighWorse = false): 'concern' | 'sound' | undefined {
  const bare = label.trim();
  if (isHighWorse && LOW_WORDS.test(bare)) return 'sound';
  if (isHighWorse && HIGH_WORDS.test(bare)) return 'concern';
  if (/\blow average/i.test(bare)) return undefined;
  if (/within normal limits/i.test(bare)) return 'sound';
  if (CONCERN_LABEL.test(bare)) return 'concern';
  return SOUND_LABEL.test(bare) ? 'sound' : undefined;
}
