/**
 * Help that the plans' own conditions would give. A baseline was counted as the report says; where it names no checklist, a goal "given a
 * checklist" asks for less than it seems to.
 */
import type { AreaPlan } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';

/** The thing or the deed that helps, as the plans name it. */
const GIVES =
  /\b(?:visual (?:schedule|cue|choice)|picture (?:steps|sequence|or text checklist)|picture of the strategy|self-monitoring card|coping (?:card|plan)|card of taught strategies|choice board|participation plan|notice in advance|check-in|help card|task list|checklist|planner|printed schedule|comparison chart|planning (?:page|guide)|graphic organizer|outline|list of accommodations|budget sheet|assigned roles|activity prepared|taught strategies|short parts|counters|drawing or an equation)\b/i;
/** Where the help is what is taught: a replacement's signal, a device, what a fluency strategy is chosen from. */
const IS_TAUGHT = /^(?:Behavior|Functional communication|Speech fluency)$/;

const lastWord = (words: string) => /[a-z]+$/i.exec(words)?.[0].replace(/s$/, '').toLowerCase() ?? words;

/** Whether the report speaks of the help: of the need, or among what it recommends for it. */
function isKnown(help: string, areaOfNeed: string, baseline: Measure, report: Report | undefined): boolean {
  const advice = (report?.recommendations ?? []).filter(({ areas }) => areas.includes(areaOfNeed));
  const told = [baseline.quote, baseline.withBefore ?? '', ...advice.map(({ text }) => text)];
  // Steps are counted in many reports; pictures of them are the help.
  const word = /^picture steps$/i.test(help) ? 'picture' : lastWord(help);
  return told.join(' ').toLowerCase().includes(word);
}

/** The plan without conditions that give help the report does not speak of; where none is left, at the moments at which the skill shows. */
export function withoutGivenHelp(
  plan: AreaPlan,
  areaOfNeed: string,
  baseline: Measure | undefined,
  report: Report | undefined,
): AreaPlan {
  if (baseline === undefined || IS_TAUGHT.test(areaOfNeed)) return plan;
  // "During arrival, toileting or snack routines" the steps of a named routine do not come up.
  if (areaOfNeed === 'Self-care' && baseline.things?.startsWith('steps of ') === true)
    return { ...plan, conditions: plan.scenes };
  const kept = plan.conditions.filter((condition) => {
    const help = GIVES.exec(condition)?.[0];
    return help === undefined || isKnown(help, areaOfNeed, baseline, report);
  });
  const [first, ...others] = kept;
  return { ...plan, conditions: first === undefined ? plan.scenes : [first, ...others] };
}
