/**
 * What a score means in its own instrument's words, and which direction is worse.
 * Cut points: the publishers' manuals as gathered in the project's facts file, section 3.5; none marked unverified is here.
 */

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
  woodcock: [
    [131, 'Very Superior'],
    [121, 'Superior'],
    [111, 'High Average'],
    [90, 'Average'],
    [80, 'Low Average'],
    [70, 'Low'],
    [0, 'Very Low'],
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
  bot: [
    [70, 'Well-Above Average'],
    [60, 'Above Average'],
    [41, 'Average'],
    [31, 'Below Average'],
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

/** Percentile rank of a normally distributed score (Abramowitz & Stegun 26.2.17); not valid for linear T scores. */
export function percentileOf(kind: 'standard' | 'scaled', score: number): number {
  const z = kind === 'standard' ? (score - 100) / 15 : (score - 10) / 3;
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return 100 * (z >= 0 ? 1 - above : above);
}

const CONCERN_LABEL =
  /clinically significant|clinically elevated|at[- ]risk|\belevated|moderately low|very low|extremely low|\bbelow\b|\bdeficient|\blow\b(?! average)|borderline|\bpoor|impaired|\bdelayed|\b(?:mild|moderate|severe|significant)(?:ly)?\b|lower extreme|well[- ]below|intensive|needs support/i;
const SOUND_LABEL =
  /(?:^|[^a-z] ?)(?:average|high average|above average|adequate|superior|very superior|typical|within normal limits|within (?:the )?average(?: range)?|age[- ]appropriate|benchmark met|high|very high)\b/i;

/** What a printed label says: 'concern', 'sound', or undefined when it is neither ("Low Average" is neither). */
export function labelMeaning(label: string): 'concern' | 'sound' | undefined {
  if (/\blow average/i.test(label)) return undefined;
  if (/within normal limits/i.test(label)) return 'sound';
  if (CONCERN_LABEL.test(label)) return 'concern';
  return SOUND_LABEL.test(label) ? 'sound' : undefined;
}
