/** How the student asks: a child who speaks with a device raises no hand and says no word. */
import type { AreaPlan } from '../areas/plans.js';
import type { Report } from '../extraction/report.js';

/** What the plans say, and what it is for who speaks with a device; the longer ones first. */
const WITH_DEVICE: readonly (readonly [RegExp, string])[] = [
  [/\(raised hand, card or words\)/g, '(the device, a sign or a card)'],
  [/with a raised hand, a card or words/g, 'with the device, a sign or a card'],
  [/with words or a card/g, 'with the device, a sign or a card'],
  [/\bby words, a gesture or an offer\b/g, 'by the device, a gesture or an offer'],
];

const inOwnWay = (text: string): string =>
  WITH_DEVICE.reduce((said, [words, own]) => said.replace(words, own), text);

/** The plan with the student's own way of asking in what shall be done. */
export function withOwnMeans(plan: AreaPlan, report: Pick<Report, 'speaksWithDevice'> | undefined): AreaPlan {
  if (report?.speaksWithDevice !== true) return plan;
  const [first, ...others] = plan.behaviors;
  return { ...plan, behaviors: [inOwnWay(first), ...others.map(inOwnWay)] };
}
