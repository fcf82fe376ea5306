/** Progress that was reached with something in hand, of a goal that asks for it without. */
import { isSupported, type ToldFigure } from '../extraction/figures/supported-figures.js';

/** The goal itself asks for the skill with help. */
const WITH_HELP =
  /\b(?:with|using|given|when (?:given|provided))\b[^.;]{0,60}\b(?:organizers?|charts?|prompt\w*|cue\w*|checklists?|supports?|help|models?|calculators?|cards?|reminders?|aids?|adults?|visuals?|pictures?|frames?|maps?|lines?|strips?|tools?)\b/i;

/** "With the chart taped to her desk: 33", of a goal for 30 that names no chart. */
export const isReachedWithHelp = (goal: string, told: ToldFigure): boolean =>
  !WITH_HELP.test(goal) && isSupported(told);
