/** Assessment instruments as reports name them, what their scores are, and which way they count. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import { BEHAVIOR_SCALES } from './instruments/behavior-and-adaptive.js';
import { COUNTED_INSTRUMENTS, type CountedInstrument } from './instruments/counted-instruments.js';
import { DEVELOPMENTAL_TESTS } from './instruments/early-childhood.js';
import type { Instrument, SubScore } from './instruments/instrument.js';
import { MOTOR_TESTS } from './instruments/motor.js';
import { SCALES } from './instruments/scales.js';
import { SPEECH_AND_LANGUAGE } from './instruments/speech-and-language.js';
import { THINKING_AND_ACHIEVEMENT } from './instruments/thinking-and-achievement.js';
import { bandOf, type BandTable, labelMeaning, type ScoreKind } from './score-bands.js';
import { deviationOf, isSoundScore, type Metric } from './score-conversions.js';

export type { Instrument, Scale, SubScore } from './instruments/instrument.js';
export { COUNTED_INSTRUMENTS, type CountedInstrument } from './instruments/counted-instruments.js';
export { SCALES } from './instruments/scales.js';

/** Source: project facts, sections 3.5 and 3.6. Where a text names several, the first that matches is meant. */
export const INSTRUMENTS: readonly Instrument[] = [
  ...THINKING_AND_ACHIEVEMENT,
  ...SPEECH_AND_LANGUAGE,
  ...BEHAVIOR_SCALES,
  ...MOTOR_TESTS,
  ...DEVELOPMENTAL_TESTS,
];

/** The instrument of a name or alias, or of a text that names one; undefined when we know none. */
export function instrumentNamed(text: string): Instrument | undefined {
  return findNamed(INSTRUMENTS, text);
}

/** The same for instruments that report counts and no standard scores. */
export function countedInstrumentNamed(text: string): CountedInstrument | undefined {
  return findNamed(COUNTED_INSTRUMENTS, text);
}

function findNamed<Known extends { readonly name: string; readonly pattern: RegExp }>(
  instruments: readonly Known[],
  text: string,
): Known | undefined {
  const head = text.slice(0, 200);
  return (
    instruments.find(({ name }) => name === head) ?? instruments.find(({ pattern }) => pattern.test(head))
  );
}

/** Words that reports add to a score's name without changing which score it is. */
const ADDED = /\b(?:standard|index|score|scores|composite|domain|scale|subtest|cluster|overall)\b/g;

/** How reports shorten the words of a score's name. */
const WHOLE_WORDS: ReadonlyMap<string, string> = new Map([
  ['comp', 'comprehension'],
  ['recog', 'recognition'],
  ['prob', 'problem'],
  ['probs', 'problems'],
  ['ident', 'identification'],
  ['id', 'identification'],
  ['vocab', 'vocabulary'],
  ['expr', 'expression'],
  ['calc', 'calculation'],
  ['comput', 'computation'],
  ['ops', 'operations'],
  ['attn', 'attention'],
]);
const SHORTENED = new RegExp(String.raw`\b(?:${[...WHOLE_WORDS.keys()].join('|')})\b`, 'g');

const fold = (name: string) =>
  name
    .slice(0, 120)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(SHORTENED, (word) => WHOLE_WORDS.get(word) ?? word)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const bare = (name: string) => fold(name).replace(ADDED, ' ').replace(/ {2,}/g, ' ').trim();

const NO_SCORES: readonly SubScore[] = [];

/** The sub-score of an instrument by a name reports print; undefined when the instrument or the name is unknown. */
export function subScoreNamed(instrument: string, subtest: string): SubScore | undefined {
  const scores = (instrumentNamed(instrument) ?? countedInstrumentNamed(instrument))?.scores ?? NO_SCORES;
  const { folded, bared } = namesOf(scores);
  return folded.get(fold(subtest)) ?? bared.get(bare(subtest));
}

interface ScoreNames {
  readonly folded: ReadonlyMap<string, SubScore>;
  readonly bared: ReadonlyMap<string, SubScore>;
}

/** Every row of every score table asks: the names of an instrument are folded once. */
const NAMES = new WeakMap<readonly SubScore[], ScoreNames>();

function namesOf(scores: readonly SubScore[]): ScoreNames {
  const known = NAMES.get(scores);
  if (known !== undefined) return known;
  const [folded, bared] = [new Map<string, SubScore>(), new Map<string, SubScore>()];
  for (const score of scores)
    for (const name of [score.name, ...(score.aliases ?? [])]) {
      if (!folded.has(fold(name))) folded.set(fold(name), score);
      if (!bared.has(bare(name))) bared.set(bare(name), score);
    }
  const made = { folded, bared };
  NAMES.set(scores, made);
  return made;
}

/**
 * Whether a higher score is worse. The instrument's own scale decides ("Social Skills" of the BASC-3 is an ability, though most
 * BASC-3 scales are problems), then the instrument, then what the name says by itself.
 */
export function isHighWorse(instrument: string | undefined, subtest: string): boolean {
  const known =
    instrument === undefined
      ? undefined
      : (instrumentNamed(instrument) ?? countedInstrumentNamed(instrument));
  if (instrument !== undefined && known !== undefined)
    return subScoreNamed(instrument, subtest)?.isHighWorse ?? known.isHighWorse ?? false;
  return SCALES.find(({ pattern }) => pattern.test(subtest.slice(0, 200)))?.isHighWorse ?? false;
}

/** The metric of a number under a name: a Vineland-3 or BOT-2 subtest of 9 is no scaled score of 9. */
export function metricOf(instrument: string | undefined, subtest: string, kind: ScoreKind): Metric {
  const known = instrument === undefined ? undefined : instrumentNamed(instrument);
  if (kind !== 'scaled' || known?.subtestMetric === undefined) return kind;
  return subScoreNamed(known.name, subtest)?.isSubtest === false ? kind : known.subtestMetric;
}

/** The area of need a sub-score speaks for; undefined when it makes none by itself or is not known. */
export function areaOfScore(instrument: string, subtest: string): AreaOfNeedName | undefined {
  return subScoreNamed(instrument, subtest)?.area;
}

export interface InstrumentScore {
  instrument: string | undefined;
  subtest: string;
  kind: ScoreKind;
  value: number;
}

function bandTables({ instrument, subtest, kind }: InstrumentScore): readonly BandTable[] {
  const known = instrument === undefined ? undefined : instrumentNamed(instrument);
  if (known === undefined) return [];
  const one = (table: BandTable | undefined) => (table === undefined ? [] : [table]);
  if (kind === 'percentile') return one(known.percentileBands);
  const isSubtest = subScoreNamed(known.name, subtest)?.isSubtest === true;
  if (kind !== known.composite) return kind === known.subtest ? one(known.subtestBands) : [];
  // The CELF-5 prints subtests on another metric; where the metrics are alike, the bands are too.
  if (isSubtest && known.subtest !== known.composite) return one(known.subtestBands);
  if (known.bands === 'basc-clinical' && !isHighWorse(known.name, subtest)) return ['basc-adaptive'];
  return known.bandChoices ?? one(known.bands);
}

/** The instrument's own words for a score: several where the examiner may choose, none where no cut points are verified. */
export function bandLabels(score: InstrumentScore): readonly string[] {
  return bandTables(score).map((table) => bandOf(table, score.value));
}

/** What a score without a printed label means; undefined where it is neither, or where nothing verified says so. */
export function scoreMeaning(score: InstrumentScore): 'concern' | 'sound' | undefined {
  const { instrument, subtest, kind, value } = score;
  const isWorse = isHighWorse(instrument, subtest);
  const [first, ...others] = bandLabels(score).map((label) => ({ meaning: labelMeaning(label, isWorse) }));
  if (first !== undefined)
    return others.every(({ meaning }) => meaning === first.meaning) ? first.meaning : undefined;
  // The mean of the GARS-3 is that of children with autism: nothing but its own bands can judge it.
  if (instrument !== undefined && instrumentNamed(instrument)?.bands === 'gars') return undefined;
  const metric = metricOf(instrument, subtest, kind);
  if (isSoundScore(metric, value, isWorse)) return 'sound';
  const away = deviationOf(metric, value);
  return away !== undefined && (isWorse || away <= -1) ? 'concern' : undefined;
}
