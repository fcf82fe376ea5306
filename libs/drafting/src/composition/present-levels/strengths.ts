/** What the student does well, by the provider's word or the report's; never a denied problem dressed up as a gift. */
import { NEED_CUE, TURN } from '../../areas/evidence-words.js';
import { isNormScore, type Measure } from '../../extraction/measure.js';
import type { Report } from '../../extraction/report.js';
import type { Statement } from '../../extraction/statements.js';
import { similarity } from '../../rubric/plan-checks.js';
import type { GoalFacts } from '../goal-facts.js';
import { speaksOfAnother } from '../student-words.js';
import { asPhrase, isSentence, namesCategory, quoted, tidy } from '../quotes.js';
import { listed, upperFirst, type Wording } from '../wording.js';
import { type PresentLevel, proof } from './part.js';
import { scoreWords } from './scores.js';

export function typedStrengths(
  typed: readonly string[],
  facts: GoalFacts,
  wording: Wording,
): PresentLevel | undefined {
  const given = typed
    .map((strength) => strength.trim())
    .filter((strength) => strength !== '')
    .slice(0, 3);
  if (given.length === 0) return undefined;
  const words = listed(given.map((strength) => tidy(strength)));
  const text = wording.choose('typed strengths', [
    `Strengths to build on, from the provider: ${words}.`,
    `${upperFirst(facts.student.label)} brings these strengths, the provider reports: ${words}.`,
    `The provider names as strengths: ${words}.`,
    `Among ${facts.student.ofLabel} strengths, by the provider's account: ${words}.`,
  ] as const);
  return { text, evidence: given.map((strength) => ({ Text: 'Strength', Page: null, Quote: strength })) };
}

interface Strength {
  readonly words: string;
  readonly isSentence: boolean;
  readonly warmth: number;
  /** Only says that nothing is wrong. */
  readonly isSoundOnly: boolean;
  readonly statement: Statement;
}

const WARM =
  /strong|motivat|\bgood\b|creative|\bkind\b|enjoy|excel|curious|interest|\blov(?:e|es|ing)\b|cooperative|eager|responds well|friendly|helpful|polite|hard[- ]work|works hard|talent|skilled|humor|confident|persist|caring|proud|favorite|leader|(?:at|on|above) grade level|\bgreat\b|well developed|\bassets?\b|\b(?:a|clear|real|relative) strength\b|\bbright\b|\bfunny\b/i;
/** Too short for a report's finding in general, long enough to say what somebody loves or is good at. */
const SHORT_STRENGTH =
  /^(?!This|That|It |These|There)\p{Lu}[\p{L}'’ -]{2,60} (?:is|are|loves?|enjoys?|likes?|excels) [\p{L}'’ -]{3,50}[.!]?$/u;
/** A strength in the subject of the goal would deny the need. */
const SUBJECTS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bread|comprehen|literacy/i, /Reading|Decoding|Phonological/],
  [/\bmath/i, /Math|Number|Money/],
  [/\bwrit|\bspell/i, /Writ|Spelling|Handwriting/],
  [/\blanguage|\bcommunicat|\bvocabular/i, /language|communication|Vocabulary/],
  [/\bbehavior|\bpolite|\bsocial/i, /Behavior|Social/],
];
/** Says that nothing is wrong, which is no strength to build on. */
const DENIAL =
  /unremarkable|no (?:problem|concern|difficult|history|significant|evidence)|within (?:normal|functional|the average|average|age)|with (?:some )?assistance|reports? (?:that|no)|parent gets|age[- ]appropriate|adequate|denie[sd]|not (?:a|an area of) concern|functional for/i;
/** Words of trouble the reader's cues do not know as need. */
const TROUBLE =
  /anxi|avoid|leave (?:class|the)|outburst|worr|distress|\bsad\b|tantrum|\bbehind\b|\bnot\b|n't\b|\bnever\b|hardly|trouble|\brisk|despite|depress|anger|angry|fear|medic|diagnos|seizure|hospital|\bpain\b|\bneeds? no\b|\b(?:enjoys|likes|loves) (?:it|this|that|them)\b/i;
/** A wish, somebody else's pride, another child by name, or a "this" whose sentence stands elsewhere: no strength of this student's. */
const OF_OTHERS =
  /^(?:I|We|This|That|It|These|Those)\b|\bno goals?\b|\bI(?:'d| would)\b|\bwish|\bhop(?:e|es|ing) (?:to|that|for)\b|\b(?:partner|friend|classmate|sister|brother|cousin|sibling|twin)s? \p{Lu}|^(?:Grand\w{2,8}|Mother|Father|Mom|Dad|Mrs?|Ms)\b/u;
const WORDS_MAX = 170;

/** Speaks of this student, in another subject than the goal's. */
const isOfStudentElsewhere = ({ quote, areas }: Statement, whole: string, facts: GoalFacts) =>
  !areas.includes(facts.areaOfNeed) &&
  !/[|\t]/.test(quote) &&
  !namesCategory(quote) &&
  !speaksOfAnother(whole, facts.student) &&
  !OF_OTHERS.test(whole) &&
  !SUBJECTS.some(([said, own]) => said.test(whole) && own.test(facts.areaOfNeed));

function strengthOf(statement: Statement, facts: GoalFacts): Strength | undefined {
  const { quote, isHeaded } = statement;
  const whole = tidy(quote);
  if (!isOfStudentElsewhere(statement, whole, facts)) return undefined;
  const turn = TURN.exec(whole);
  const words = (turn === null ? whole : whole.slice(0, turn.index)).replace(/[,;]\s*$/, '');
  const isSoundOnly = DENIAL.test(words);
  if (!isSoundOnly && TROUBLE.test(words)) return undefined;
  if (words.length < 8 || words.length > WORDS_MAX || (!isSoundOnly && NEED_CUE.test(words)))
    return undefined;
  // Figures need telling apart, and words of others within the quote are not the student's strengths.
  if (/\d/.test(words) || /[:']\s|\s'|'$/.test(words)) return undefined;
  const reads = isSentence(quote) || (WARM.test(words) && SHORT_STRENGTH.test(whole));
  if (!reads && !isHeaded) return undefined;
  const warmth = (isHeaded ? 2 : 0) + (WARM.test(words) ? 1 : 0);
  return { words, isSentence: reads, isSoundOnly, warmth, statement };
}

/** A strength of the report's, else a score in the average range, else a note that the report names none. */
export function reportedStrength(report: Report, facts: GoalFacts, wording: Wording): PresentLevel {
  const all = report.strengths.slice(0, 60).flatMap((statement) => strengthOf(statement, facts) ?? []);
  const found = all
    .filter(({ warmth, isSoundOnly }) => warmth > 0 && !isSoundOnly)
    .sort((a, b) => b.warmth - a.warmth)
    .slice(0, 6);
  const best = turned(
    found.filter(({ warmth }) => warmth === found[0]?.warmth),
    wording,
  );
  const first = [...best, ...found.filter((one) => !best.includes(one))][0];
  if (first === undefined)
    return soundScore(report, facts, wording) ?? soundGround(all, wording) ?? noStrength(facts, wording);
  const second = found.find(
    (other) =>
      other !== first &&
      other.isSentence === first.isSentence &&
      similarity(other.words, first.words) < 0.3 &&
      other.words.length + first.words.length < 200,
  );
  const chosen = second === undefined ? [first] : [first, second];
  return {
    text: first.isSentence ? sentences(chosen, facts, wording) : phrases(chosen, report, wording),
    evidence: chosen.map(({ statement }) => proof('Strength', statement)),
  };
}

function sentences(chosen: readonly Strength[], facts: GoalFacts, wording: Wording): string {
  const [first, second] = chosen.map((one) => one.words);
  const words = second === undefined ? quoted(first ?? '') : `"${first ?? ''}" and ${quoted(second)}`;
  return wording.choose('strength', [
    `The report says of ${facts.student.label}: ${words}`,
    `What goes well, in the report's words: ${words}`,
    `The team can build on what the report notes: ${words}`,
    `Among ${facts.student.ofLabel} strengths, the report has ${words}`,
    `A strength on record: ${words}`,
  ] as const);
}

function phrases(chosen: readonly Strength[], report: Report, wording: Wording): string {
  const names = report.student.name?.split(' ') ?? [];
  const words = chosen.map((one) => asPhrase(one.words, names)).join('; ');
  return wording.choose('strength', [
    `Strengths listed in the report: ${words}.`,
    `The report lists these strengths: ${words}.`,
    `To build on, from the report's strengths: ${words}.`,
    `Strengths on record: ${words}.`,
  ] as const);
}

/** Different areas of one student open with different strengths. */
function turned<Entry>(entries: readonly Entry[], wording: Wording): Entry[] {
  const [first, ...rest] = entries.map((_, at) => at);
  if (first === undefined || entries.length < 2) return [...entries];
  const from = wording.choose('which strength', [first, ...rest]);
  return [...entries.slice(from), ...entries.slice(0, from)];
}

const AVERAGE_FROM = 90;
const AVERAGE_PERCENTILE = 25;

function isSound(measure: Measure, facts: GoalFacts): boolean {
  const { kind, value, percentile, label, areaOfNeed, isPrior, isStrength } = measure;
  if (!isStrength || isPrior || !isNormScore(measure) || kind === 't-score') return false;
  if (areaOfNeed === null || areaOfNeed === facts.areaOfNeed || /low|below/i.test(label ?? '')) return false;
  if (percentile !== undefined) return percentile >= AVERAGE_PERCENTILE;
  return kind === 'standard' && value >= AVERAGE_FROM;
}

function soundScore(report: Report, facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const sound = report.measures
    .filter((measure) => isSound(measure, facts))
    .sort((a, b) => (b.percentile ?? 0) - (a.percentile ?? 0))
    .slice(0, 3);
  const best = turned(sound, wording)[0];
  if (best === undefined) return undefined;
  const score = scoreWords(best);
  const area = best.areaOfNeed?.toLowerCase() ?? '';
  const text = wording.choose('score strength', [
    `In ${area}, ${facts.student.label} scored in the average range or above it: ${score}.`,
    `A sound base is ${area}, with ${score}.`,
    `In testing, ${area} came out as sound: ${score}.`,
    `The report shows ${area} as sound: ${score}.`,
  ] as const);
  return { text, evidence: [proof(score, best)] };
}

const SOUND =
  /^(?!.*\bno (?:problem|concern|further|history|significant|evidence))(?=.*(?:age[- ]appropriate|within (?:normal|the average|average|age)|on grade level|adequate))/i;

/** What the report calls sound is no gift, yet it tells the team where no help is needed. */
function soundGround(all: readonly Strength[], wording: Wording): PresentLevel | undefined {
  const found = all.find(
    (one) =>
      one.isSentence &&
      one.isSoundOnly &&
      one.statement.areas.length > 0 &&
      SOUND.test(one.words) &&
      !NEED_CUE.test(one.words.replace(/no (?:significant )?concerns?/gi, '')),
  );
  if (found === undefined) return undefined;
  const words = quoted(found.words);
  const text = wording.choose('sound ground', [
    `What is sound, by the report: ${words}`,
    `The report calls these areas sound: ${words}`,
    `In the report these are described as sound: ${words}`,
  ] as const);
  return { text, evidence: [proof('Strength', found.statement)] };
}

/** Our search found none, which does not say that the report has none: it is not ours to say so. */
function noStrength({ student }: GoalFacts, wording: Wording): PresentLevel {
  const text = wording.choose('no strength', [
    `No strength is quoted from the report here; the team adds what ${student.label} does well and enjoys.`,
    `To open with: what ${student.label} does well, in the words of the family and the teacher. No sentence of the report is quoted for it.`,
    `To be added by the team: a strength or interest of ${student.ofLabel}; none is quoted from the report here.`,
  ] as const);
  return { text, evidence: [] };
}
