/** What the people who know the student say of the need, each with who says it, and what it does to class work. */
import type { Report } from '../../extraction/report.js';
import type { Statement } from '../../extraction/statements/statements.js';
import { similarity } from '../../rubric/plan-checks.js';
import type { GoalFacts } from '../goal-facts.js';
import { speaksOfAnother } from '../student-words.js';
import { excerpt, isSentence, namesCategory, quoted, tidy } from '../quotes.js';
import type { Wording } from '../wording.js';
import { isOfTesting, isOwnVoice, listsNeeds, tellsOfDifficulty } from './concern-words.js';
import { isOfThisSkill } from '../services/serving.js';
import { type PresentLevel, proof } from './part.js';

const isReferral = ({ text }: Pick<Statement, 'text'>) =>
  /\breferr(?:ed|al)\b|\brequest(?:ed|s) (?:the|an|this) evaluation/i.test(text);
const isEffect = ({ text }: Statement) =>
  /\b(?:affect|impact|interfer|participat|class(?:room)? work|curriculum|access)/i.test(text);
const ABOUT_SKILL =
  /\b(?:use[sd]|reads?|writes?|produce[sd]?|demonstrates|omit(?:s|ted)|cannot|struggles|difficulty|requires?d?|leaves out|continually|loses|forgets|refuses|needs)\b/i;

type Informant = 'teacher' | 'parent' | 'student' | 'evaluator' | 'report';

/** Who says it, by the reader's finding or by the sentence itself. */
function informantOf({ by, text, quote, isSpeakerGuessed }: Statement): Informant {
  // What is told of the student in the third person is not the student's.
  if (by === 'student' && !isOwnVoice(quote)) return 'report';
  if (by !== undefined) return isSpeakerGuessed === true || isOfTesting(quote) ? 'report' : by;
  if (
    /^(?:[A-Z]\w+'s )?(?:classroom |general education )?teachers?\b|\bteachers? (?:reports?|notes?|states?|says?|indicates?)/i.test(
      text,
    )
  )
    return 'teacher';
  if (
    /\b(?:parents?|mother|father|mom|dad|grandmother|guardian)s?\b[^.]{0,20}\b(?:reports?|notes?|states?|says?|worr|indicates?|describes?)/i.test(
      text,
    )
  )
    return 'parent';
  return 'report';
}

/** Whether the quote names its own speaker: then ours would say it twice. */
const namesSpeaker = (words: string) =>
  /\b(?:Mr|Ms|Mrs|Miss|Dr)\.? \p{Lu}|\b(?:[Tt]eachers?|[Pp]arents?|[Mm]other|[Ff]ather|mom|dad|examiner|evaluator|therapist|pathologist)\b[^.]{0,30}\b(?:reports?|reported|notes?|noted|states?|stated|says?|said|indicates?|indicated|shared|expressed|describe[sd]?|worr(?:y|ies|ied)|observed|say|report|note|feel|feels|agree|would like|asked?|(?:is|are|was) (?:\w+ )?(?:concerned|worried|afraid|frustrated))\b|\b(?:grandmother|grandfather|aunt|uncle)\b|\b(?:[Hh]e|[Ss]he|[Tt]hey|(?:him|her|them)sel(?:f|ves)) (?:also )?(?:said|says|told|wrote|explained)\b|\b(?:told|tells) (?:us|me|the|this)\b/u.test(
    words,
  );

/** Lower is better: about the skill, in a sentence of its own, without figures that would need telling apart. */
function cost(statement: Statement): number {
  return (
    (/\d/.test(statement.text) ? 2 : 0) +
    (/^(?:So|But|And|Thus|However|Also|This|That|These|It)\b/.test(tidy(statement.quote)) ? 1 : 0) +
    (isEffect(statement) ? 1 : 0) +
    Math.min(1, (statement.areas.length - 1) / 2) +
    (tidy(statement.quote).length < 40 ? 0.6 : 0) -
    (informantOf(statement) === 'report' ? 0 : 0.5) -
    (ABOUT_SKILL.test(statement.text) ? 0.7 : 0)
  );
}

/** A definition, how data were taken, or a form's scores: none tells of the need. */
const OF_THE_FORM =
  /\bany instance of\b|^\W*\d{1,2}\.\d{1,2}\s+[^:]{2,40}:|\b(?:same|alternate) forms?\b|\b(?:probes?|sheets?|lists?|forms?) (?:has|have|had|is|are|was|were) (?:\d|all|of|given|grade)|\b\d{1,3} (?:items|problems|questions|words)\b[^.]{0,40}\b(?:read to|given|timed|scored)|\b(?:is|are|was|were) (?:marked|tallied|recorded|scored|counted) (?:as|against|when|by)\b|\bT ?= ?\d|\b\d \(?(?:poor|never|low) to \d|(?:[a-z]+ \d, (?:and )?){3}|(?<![\p{L}\d])\p{L}{1,2} ?= ?\p{L}{3,}[^.]*(?<![\p{L}\d])\p{L}{1,2} ?= ?\p{L}{3,}/iu;
/** "To close the gap he needs more than that": of something told before. */
const POINTS_BACK = /\b(?:more|less|better|other) than (?:that|this|these|those)[.!]?$/i;
const tellsNothing = (quote: string) => OF_THE_FORM.test(quote) || POINTS_BACK.test(tidy(quote));
/** A shorter sentence says something only where it tells of the skill. */
const SHORT = 45;
/** "Attendance is 31 of 32 days" tells of no need. */
function saysNearlyAll(quote: string): boolean {
  const [, made, all] = /\b(\d{1,3}) (?:out )?of (?:the )?(\d{1,3})\b/.exec(quote) ?? [];
  return all !== undefined && Number(made) >= 0.9 * Number(all);
}
const isHardNow = (quote: string, { areaOfNeed, baseline }: GoalFacts) =>
  tellsOfDifficulty(quote) && isOfThisSkill(areaOfNeed, baseline?.quote ?? '', quote);
const INFORMANTS_MAX = 2;
const WORDS_MAX = 230;

/**
 * What people say of the need, each by their own words, and which quotes that used.
 *
 * @param told quotes that stand in the present level already
 */
export function informantSentences(
  report: Report,
  facts: GoalFacts,
  told: readonly string[],
  wording: Wording,
): { part: PresentLevel | undefined; used: readonly string[] } {
  const here = report.concerns
    .filter(
      ({ areas, quote, text, by }) =>
        !isReferral({ text }) &&
        areas.includes(facts.areaOfNeed) &&
        quote !== facts.baseline?.quote &&
        !told.some((words) => words.includes(quote)) &&
        isSentence(quote) &&
        !namesCategory(quote) &&
        (by !== undefined || tidy(quote).length >= SHORT || ABOUT_SKILL.test(quote)) &&
        // A goal of last year is no account of the need.
        !(/\bwill\b/.test(quote) && /\d/.test(quote)) &&
        !/\bsince\b|\bhas had\b|\bhistory\b|\bprevious|\blast year/i.test(quote) &&
        !/\bSS\b|percentile|standard score|\bT-?score/i.test(quote) &&
        !tellsNothing(quote) &&
        isHardNow(quote, facts) &&
        !listsNeeds(quote, areas) &&
        !saysNearlyAll(quote) &&
        !speaksOfAnother(tidy(quote), facts.student) &&
        !/\b(?:secure|mastered|no more work|is a strength|not a concern|no concerns?)\b/i.test(quote),
    )
    .sort((a, b) => cost(a) - cost(b));
  const chosen: Statement[] = [];
  for (const statement of here) {
    const isNewVoice = chosen.every((known) => informantOf(known) !== informantOf(statement));
    const isNew = chosen.every((known) => similarity(known.quote, statement.quote) < 0.4);
    const isWorthSaying = chosen.length === 0 || isNewVoice;
    if (chosen.length < INFORMANTS_MAX && isNew && isWorthSaying) chosen.push(statement);
  }
  if (chosen.length === 0) return { part: undefined, used: [] };
  return {
    part: {
      text: chosen.map((statement, at) => said(statement, at, facts, wording)).join(' '),
      evidence: chosen.map((statement) => proof('Concern', statement)),
    },
    used: chosen.map(({ quote }) => quote),
  };
}

function said(
  statement: Statement,
  at: number,
  { student, areaOfNeed }: GoalFacts,
  wording: Wording,
): string {
  const words = excerpt(statement.quote, WORDS_MAX);
  const quote = quoted(words);
  const by = informantOf(statement);
  const page = `page ${statement.page}`;
  if (by === 'report' || namesSpeaker(words))
    // One sentence of a paragraph names the report as its source.
    return at > 0
      ? `Also (${page}): ${quote}`
      : wording.choose(`concern ${at}`, [
          `Of this need the report says (${page}): ${quote}`,
          `The report notes (${page}): ${quote}`,
          `From the report (${page}): ${quote}`,
        ] as const);
  const who = {
    // At a worksite a supervisor is heard as often as a teacher.
    teacher: areaOfNeed === 'Employment' ? 'the site or school staff' : `${student.ofLabel} teacher`,
    parent: `${student.ofLabel} family`,
    student: student.label,
    evaluator: 'the evaluator',
  }[by];
  const Who = who.charAt(0).toUpperCase() + who.slice(1);
  return wording.choose(`voice ${at}`, [
    `${Who} ${Who.endsWith('staff') ? 'report' : 'reports'} (${page}): ${quote}`,
    `In the words of ${who} (${page}): ${quote}`,
    `From ${who} (${page}): ${quote}`,
  ] as const);
}

/** The effect on class work: the report's own sentence where it has one, and the work that rests on the skill. */
export function impactSentence(
  report: Report,
  facts: GoalFacts,
  used: readonly string[],
  wording: Wording,
): PresentLevel {
  const stated = report.concerns.find(
    (statement) =>
      !isReferral(statement) &&
      !used.includes(statement.quote) &&
      statement.quote !== facts.baseline?.quote &&
      isSentence(statement.quote) &&
      !namesCategory(statement.quote) &&
      /\b(?:affect|impact|interfer)/i.test(statement.text) &&
      /class|curricul|ELA|instruction|academic|peers|participat|assign/i.test(statement.text) &&
      tellsOfDifficulty(statement.quote) &&
      !listsNeeds(statement.quote, statement.areas) &&
      statement.areas.includes(facts.areaOfNeed),
  );
  const general = generalImpact(facts, wording);
  if (stated === undefined) return { text: general, evidence: [] };
  const words = quoted(excerpt(stated.quote, WORDS_MAX));
  return {
    text: `On its effect in school: ${words} ${general}`,
    evidence: [proof('Effect on school work', stated)],
  };
}

/** What rests on the skill in class, or in preschool in the activities of the age. */
export function generalImpact(facts: GoalFacts, wording: Wording): string {
  const task = wording.choose('task', facts.plan.tasks);
  const setting = wording.choose('setting', facts.plan.settings);
  const { student } = facts;
  if (facts.band === 'preschool')
    return wording.choose('impact', [
      `This affects participation in appropriate activities: ${task}.`,
      `For ${student.label}, participation in the activities of the age is affected, above all ${task}.`,
      `The need affects how ${student.label} takes part in appropriate activities, such as ${task}.`,
      task.includes(setting)
        ? `Participation in preschool activities is affected: ${task}.`
        : `In preschool the need affects how ${student.label} takes part: ${task}.`,
    ] as const);
  if (facts.band === 'adult')
    return wording.choose('impact', [
      `In work, class and community activities of the transition program the need affects ${task}.`,
      `Involvement in transition activities is affected, above all ${task}.`,
      `For ${student.label}, progress toward work and community life depends on it: the need affects ${task}.`,
      `Work, training and community activities that rest on this skill: ${task}.`,
    ] as const);
  const frames = [
    `In the general curriculum this need affects ${task}.`,
    `Involvement in the general curriculum is affected, in particular ${task}.`,
  ] as const;
  // A task that names the class needs no frame that names it again.
  return /\bclass/.test(task)
    ? wording.choose('impact', frames)
    : wording.choose('impact', [
        ...frames,
        `Class work that rests on this skill: ${task}.`,
        `In class this affects ${task}.`,
        `The need affects access to class instruction, above all ${task}.`,
      ] as const);
}
