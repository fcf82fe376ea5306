/** What the student does well, by the provider's word or the report's; never a denied problem dressed up as a gift. */
import { isLowScore } from '../../areas/need-signals.js';
import { disciplineOf } from '../../areas/plans.js';
import { proposeAreas } from '../../areas/proposal.js';
import { isNormScore, type Measure } from '../../extraction/measure.js';
import { type Praise, praiseOf } from '../../extraction/statements/praise.js';
import type { Report } from '../../extraction/report.js';
import { similarity } from '../../rubric/plan-checks.js';
import type { GoalFacts } from '../goal-facts.js';
import { speaksOfAnother } from '../student-words.js';
import { namesCategory, quoted, tidy } from '../quotes.js';
import { listed, upperFirst, type Wording } from '../wording.js';
import { type PresentLevel, proof } from './part.js';
import { scoreWords, testNameOf } from './scores.js';

/** Strengths as the provider typed them, three at most; undefined where none were. */
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

/** A strength in the subject of the goal would deny the need. */
const SUBJECTS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bread(?! to)|literacy/i, /Reading|Decoding|Phonological/],
  // Who understands what is read and does not read it fast has something to build on.
  [/(?<!listening )comprehen/i, /Reading comprehension/],
  [/\bmath|\bcomput|\bnumber/i, /Math|Number|Money/],
  [/\bwrit|\bspell/i, /Writ|Spelling|Handwriting/],
  [
    /\blanguage|\bcommunicat|\bvocabular|\btalk|\bunderstanding/i,
    /(?:Receptive|Expressive|Narrative) language|communication|Vocabulary/,
  ],
  [/\bspeech/i, /Speech|Articulation|Phonology/],
  [
    /\bbehavior|\bpolite|\bsocial|\bfriends\b|\bpeer|well[- ]liked|popular/i,
    /Behavior|Social|Pragmatic|Play/,
  ],
  [/\battenti|hard[- ]work|works hard|motivated|dependable|conscientious/i, /Attention|Work completion/],
  [/\bhand|\bdraw|\bfine motor|\bvisual/i, /Handwriting|Fine motor|Visual/],
  [/\bathlet|\bsport|\bsoccer|\bgross motor|\brun/i, /Gross motor/],
];

const NEEDS = new WeakMap<Report, ReadonlySet<string>>();

/** What the report itself plainly speaks of as needs: none of it opens a draft as a strength. */
function needsOf(report: Report): ReadonlySet<string> {
  const known = NEEDS.get(report);
  if (known !== undefined) return known;
  const needs = new Set(
    proposeAreas(report)
      .filter(({ isNeedPlain, review }) => isNeedPlain || review !== undefined)
      .map(({ areaOfNeed }) => areaOfNeed),
  );
  NEEDS.set(report, needs);
  return needs;
}

/** "Mornings are good", "Expanded form is good": a scrap says nothing of the student. */
const SCRAP = /^(?:[\p{L}'’-]+ ){1,2}(?:is|are) (?:going )?(?:good|fine|okay|well)\.?$/iu;
/** "Polite to a fault" may be what stands in the way. */
const TOO_MUCH = /\bto a fault\b|\btoo (?:polite|quiet|helpful|kind|good)\b/i;

function fits({ words, areas }: Praise, report: Report, facts: GoalFacts): boolean {
  const needs = needsOf(report);
  return (
    !SCRAP.test(words) &&
    !TOO_MUCH.test(words) &&
    !areas.includes(facts.areaOfNeed) &&
    !areas.some((area) => needs.has(area)) &&
    !speaksOfAnother(words, facts.student) &&
    !SUBJECTS.some(
      ([said, own]) => said.test(words) && [facts.areaOfNeed, ...needs].some((area) => own.test(area)),
    )
  );
}

/** The report's praise, and its statements of strength where they can stand alone. */
function praiseOfReport(report: Report): Praise[] {
  const names = new Set(report.studentNames.map((name) => name.split(' ')[0] ?? ''));
  if (report.student.name !== undefined) names.add(report.student.name.split(' ')[0] ?? '');
  const stated = report.strengths
    .slice(0, 60)
    .flatMap(({ quote, page }) => praiseOf(quote, page, names, true) ?? []);
  const known = new Set(report.praise.map(({ quote }) => quote));
  return [...report.praise, ...stated.filter(({ quote }) => !known.has(quote))].sort(
    (one, other) => other.rank - one.rank,
  );
}

/** What somebody likes says less than what he or she does well. */
const ONLY_LIKED =
  /^(?:\p{Lu}[\p{L}'’-]*,? (?:(?:also|really) )?)(?:(?:loves?|enjoys?|likes?)\b|is (?:such )?an? (?:joy|delight|pleasure|sweetheart|gem|treasure)\b(?! (?:and|who|with)))/u;

const TOGETHER_MAX = 250;

const WHOLE_MAX = 180;
/** What goes on so takes some of the praise back. */
const TAKES_BACK =
  /\b(?:but|however|although|though|yet|except|while|whereas|despite|not|no|never|nothing|less|lower|below|behind|weak\w*|trouble|difficult\w*|struggl\w*|concern\w*|slow\w*|needs?|only|once|last|was|used to|\d{4}|(?:his|her|their) \p{Ll}+(?:,| called| named)? \p{Lu}\p{Ll}+)\b|n['’]t\b|["“”]|[.!?;] ?\p{Lu}\p{Ll}/u;

/** The words of praise, to the end of their sentence where that goes on in the same vein; else with a sign where it is cut. */
function marked(praise: Praise, report: Report, facts: GoalFacts): string {
  const { words, quote } = praise;
  const whole = tidy(quote);
  const at = whole.indexOf(words);
  // "Reads well above grade (MAP 221)" is whole before its brackets.
  const rest = whole.slice(at + words.length).replace(/^ \([^()]{1,60}\)$/, '');
  if (at < 0 || !/^[,;:]? ?[\p{L}\d(]/u.test(rest)) return words;
  const all = `${words}${rest}`;
  const isPraise = !TAKES_BACK.test(rest) && !namesCategory(all);
  if (isPraise && all.length <= WHOLE_MAX && fits({ ...praise, words: all }, report, facts)) return all;
  // What stands before a semicolon is a sentence.
  return rest.startsWith(';') ? words : `${words} …`;
}

/**
 * One sentence of the student and one of a skill, else a score in the average range; nothing where the report has none.
 * @param used quotes that the draft tells as concerns: none is a strength, too
 */
export function reportedStrength(
  report: Report,
  facts: GoalFacts,
  wording: Wording,
  used: readonly string[] = [],
): PresentLevel | undefined {
  const fitting = praiseOfReport(report).filter(
    (praise) => !used.includes(praise.quote) && fits(praise, report, facts),
  );
  const words = new Map(fitting.map((praise) => [praise, marked(praise, report, facts)]));
  const told = (praise: Praise) => words.get(praise) ?? praise.words;
  const isCut = (praise: Praise) => told(praise).endsWith('…');
  // A sentence that can be told whole says more than the beginning of another.
  const found = [...fitting.filter((praise) => !isCut(praise)), ...fitting.filter(isCut)];
  const isMore = ({ words }: Praise) => !ONLY_LIKED.test(words);
  const [first] = [
    found.find((praise) => praise.isOfPerson && isMore(praise)),
    found.find(isMore),
    ...found,
  ].filter((one) => one !== undefined);
  if (first === undefined) return soundScore(report, facts, wording);
  const second = nearestFirst(found, facts.areaOfNeed).find(
    (other) =>
      !other.isOfPerson &&
      other !== first &&
      similarity(other.words, first.words) < 0.3 &&
      told(other).length + told(first).length < TOGETHER_MAX,
  );
  const chosen = second === undefined ? [first] : [first, second];
  const quotes = second === undefined ? quoted(told(first)) : `"${told(first)}" and ${quoted(told(second))}`;
  return {
    text: wording.choose('strength', [
      `Strengths to build on: ${quotes}`,
      `What goes well: ${quotes}`,
      `Among ${facts.student.ofLabel} strengths: ${quotes}`,
      `On the side of strengths: ${quotes}`,
    ] as const),
    evidence: chosen.map((praise) => proof('Strength', praise)),
  };
}

/** What goes well nearest to the need says most: comprehension beside slow reading, before drawing. */
const nearestFirst = (found: readonly Praise[], areaOfNeed: string): readonly Praise[] =>
  found.toSorted((one, other) => nearness(other, areaOfNeed) - nearness(one, areaOfNeed));

const nearness = ({ areas }: Praise, areaOfNeed: string): number =>
  areas.some((area) => disciplineOf(area) === disciplineOf(areaOfNeed)) ? 1 : 0;

const AVERAGE_FROM = 100;
const AVERAGE_PERCENTILE = 50;
/** A score of the field in which the need lies would deny it. */
const FIELDS: readonly RegExp[] = [
  /Math|Number|Money/,
  /Reading|Decoding|Phonological|Spelling/,
  /Writ|Spelling/,
  /(?:Receptive|Expressive|Narrative) language|communication|Vocabulary/,
];
const OF_ONE_FIELD = /^(?:speech-language|occupational-therapy|physical-therapy)$/;
const areOfOneField = (one: string, other: string) =>
  FIELDS.some((field) => field.test(one) && field.test(other)) ||
  (OF_ONE_FIELD.test(disciplineOf(one)) && disciplineOf(one) === disciplineOf(other));
const HAS_CONDITION = /extended time|standard time|untimed|without time|with (?:an )?accommodation/i;
/** The higher, the more severe. */
const WORSE_IF_HIGH = /stutter|\bSSI\b|severity|problem|rating|behavior|conners|BASC|BRIEF/i;

function isSound(measure: Measure, report: Report, facts: GoalFacts): boolean {
  const { kind, value, percentile, label, areaOfNeed, isPrior, isStrength, subtest, quote, instrument } =
    measure;
  if (!isStrength || isPrior || !isNormScore(measure) || kind === 't-score' || subtest === undefined)
    return false;
  if (areaOfNeed === null || areaOfNeed === facts.areaOfNeed || /low|below/i.test(label ?? '')) return false;
  if (HAS_CONDITION.test(quote) || WORSE_IF_HIGH.test(`${instrument ?? ''} ${subtest}`)) return false;
  const isInNeed = [facts.areaOfNeed, ...needsOf(report)].some((need) => areOfOneField(need, areaOfNeed));
  const isLowElsewhere = report.measures.some(
    (other) => other.areaOfNeed === areaOfNeed && isLowScore(other),
  );
  if (isInNeed || isLowElsewhere || needsOf(report).has(areaOfNeed)) return false;
  if (percentile !== undefined) return percentile >= AVERAGE_PERCENTILE;
  return kind === 'standard' && value >= AVERAGE_FROM;
}

/** Under the subtest's own name: which of our areas it belongs to is for nobody to read here. */
function soundScore(report: Report, facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const [best] = report.measures
    .filter((measure) => isSound(measure, report, facts))
    .sort((a, b) => (b.percentile ?? 0) - (a.percentile ?? 0));
  if (best === undefined) return undefined;
  const score = scoreWords(best);
  const { subtest = '' } = best;
  const instrument = testNameOf(best, report);
  const isNamed =
    instrument === undefined || subtest.slice(0, 3).toLowerCase() === instrument.slice(0, 3).toLowerCase();
  const on = isNamed ? 'In testing' : `On the ${instrument}`;
  const text = wording.choose('score strength', [
    `${on}, ${facts.student.label} scored in the average range or above it in ${score}.`,
    `${on}, ${score} was in the average range or above it.`,
  ] as const);
  return { text, evidence: [proof(score, best)] };
}
