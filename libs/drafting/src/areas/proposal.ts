/** Which areas of need a report speaks for, ranked by how strongly. */
import { AREAS_OF_NEED } from '@goalwright/contracts/areas-of-need';
import { chooseBaseline } from '../composition/baseline-choice.js';
import { isNormScore, type Measure, measureWords } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import type { Statement } from '../extraction/statements.js';
import { isLowScore, isSkillBaseline } from './need-signals.js';
import { planOf } from './plans.js';

export interface AreaEvidence {
  text: string;
  page: number;
  /** Verbatim from the page. */
  quote: string;
}

export interface ProposedArea {
  areaOfNeed: string;
  /** One sentence for the person who chooses. */
  why: string;
  evidence: AreaEvidence[];
  /** Whether the report holds a countable, current number to start from. */
  hasBaseline: boolean;
}

const AREAS_MAX = 6;
const EVIDENCE_MAX = 5;
/** A single mention in passing makes no need. */
const SCORE_MIN = 2;

/** How far a score lies from the average range: 1 at its edge, 2 for the lowest twentieth. */
function weightOf(measure: Measure): number {
  if (!isNormScore(measure)) return 2.5;
  const label = measure.label ?? '';
  const isLowest =
    (measure.percentile ?? 100) <= 5 || /clinically|very low|extremely low|severe|significant/i.test(label);
  if (isLowest) return 3.5;
  if (/at[- ]risk|mild|\blow average/i.test(label)) return 1.5;
  return 3;
}

/** At most six areas, strongest evidence first; never one that the report calls a strength or within normal limits. */
export function proposeAreas(report: Report): ProposedArea[] {
  return AREAS_OF_NEED.map(({ name }) => weigh(name, report))
    .filter(({ score }) => score >= SCORE_MIN)
    .sort((a, b) => b.score - a.score)
    .slice(0, AREAS_MAX)
    .map(({ proposed }) => proposed);
}

function weigh(name: string, report: Report): { score: number; proposed: ProposedArea } {
  const here = <Entry extends Statement>(statements: readonly Entry[]) =>
    statements.filter(({ areas }) => areas.includes(name));
  const measures = report.measures.filter(({ areaOfNeed }) => areaOfNeed === name);
  const low = measures.filter(isLowScore);
  const newest = chooseBaseline(report, name, planOf(name, report.student.grade));
  const skill =
    newest === undefined
      ? []
      : [newest, ...measures.filter((measure) => isSkillBaseline(measure) && measure !== newest)];
  const sound = measures.filter(({ isStrength, isPrior }) => isStrength && !isPrior);
  const [recommended, concerned, strong] = [
    here(report.recommendations),
    here(report.concerns),
    here(report.strengths),
  ];
  const headed = concerned.filter(({ isHeaded }) => isHeaded);

  const byScore = low.length === 0 ? 0 : Math.max(...low.map(weightOf)) + 0.3 * Math.min(3, low.length - 1);
  const bySkill = skill.length === 0 ? 0 : 2.5;
  const byWords =
    (recommended.length === 0 ? 0 : 2 + 0.3 * Math.min(2, recommended.length - 1)) +
    (headed.length === 0 ? 0 : 2) +
    Math.min(2, 0.8 * (concerned.length - headed.length));
  const isMeasuredSound = sound.some(isNormScore) && low.length === 0;
  const isSaidSound =
    strong.length > 0 && low.length === 0 && skill.length === 0 && strong.length >= concerned.length;
  const isOnlyRecommended = byScore + bySkill === 0 && concerned.length === 0;
  const score =
    isMeasuredSound || isSaidSound ? 0 : byScore + bySkill + byWords - (isOnlyRecommended ? 0.5 : 0);
  const evidence = evidenceOf([...skill, ...low], [...headed, ...concerned, ...recommended]);
  return {
    score,
    proposed: {
      areaOfNeed: name,
      why: whyOf(skill, low, recommended, concerned),
      evidence,
      hasBaseline: skill.length > 0,
    },
  };
}

function evidenceOf(measures: readonly Measure[], statements: readonly Statement[]): AreaEvidence[] {
  const all = [
    ...measures.map((measure) => ({ text: factWords(measure), page: measure.page, quote: measure.quote })),
    ...statements.map(({ text, page, quote }) => ({ text: text.slice(0, 160), page, quote })),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ text, quote }) => !seen.has(`${text}|${quote}`) && seen.add(`${text}|${quote}`))
    .slice(0, EVIDENCE_MAX);
}

/** "Passage Comprehension: a standard score of 75, 5th percentile (Low)". */
export function factWords(measure: Measure): string {
  const name = measure.subtest ?? measure.skill;
  const percentile =
    measure.percentile === undefined || measure.kind === 'percentile'
      ? ''
      : `, percentile ${measure.percentile}`;
  const label = measure.label === undefined ? '' : ` (${measure.label})`;
  return `${name}: ${measureWords(measure)}${percentile}${label}`;
}

function whyOf(
  skill: readonly Measure[],
  low: readonly Measure[],
  recommended: readonly Statement[],
  concerned: readonly Statement[],
): string {
  const lowest = [...low].sort((a, b) => (a.percentile ?? a.value) - (b.percentile ?? b.value))[0];
  const reasons = [
    skill[0] === undefined ? '' : `current data (${factWords(skill[0])})`,
    lowest === undefined ? '' : `a low score (${factWords(lowest)})`,
    concerned.length === 0
      ? ''
      : concerned.length === 1
        ? 'a stated concern'
        : `${concerned.length} stated concerns`,
    recommended.length === 0 ? '' : 'a recommendation',
  ].filter((reason) => reason !== '');
  return reasons.length === 0
    ? 'Mentioned in the report.'
    : `The report has ${new Intl.ListFormat('en-US').format(reasons)}.`;
}
