/** A row that names a form of words: the form is used, and nothing is responded to. */
import type { AreaPlan } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import { ALIKE_ITEMS } from './counted-plan.js';
import { AMOUNT, isUnnamed } from './quantities.js';

/** "Past tense", "plural -s": a form of words that is used; and where it was tried. */
const OF_GRAMMAR =
  /^(?<form>[^\d():;"]*\b(?:tenses?|plurals?|pronouns?|verbs?|possessives?|prepositions?|conjunctions?|articles|clitics|endings|negatives?|auxiliar(?:y|ies)|clauses?)\b(?: -\w+)?)(?: (?<where>in (?:an? |the )?[a-z -]{3,40}))?$/i;
/** A language keeps its capital. */
const lowerFirst = (label: string) =>
  /^(?:English|Spanish|French|Arabic)\b/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "English past tense in a story task: 8 of 24 correct"; undefined of a row that names no form. */
export function asGrammar(
  plan: AreaPlan,
  label: string,
  { kind, unit, areaOfNeed }: Measure,
): AreaPlan | undefined {
  const { form, where } = OF_GRAMMAR.exec(label)?.groups ?? {};
  if (areaOfNeed !== 'Expressive language' || form === undefined || kind !== 'ratio') return undefined;
  const noun = isUnnamed(unit) ? 'items' : unit;
  return {
    ...plan,
    behaviors: [`use ${lowerFirst(form)} correctly in ${AMOUNT} ${noun}`],
    conditions: where === undefined ? ALIKE_ITEMS : [where],
  };
}
