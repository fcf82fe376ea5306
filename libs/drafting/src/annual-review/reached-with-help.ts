/** Progress that was reached with something in hand, of a goal that asks for it without. */
import { isSupported, type ToldFigure } from '../extraction/figures/supported-figures.js';

/** The goal itself asks for the skill with help. */
const WITH_HELP =
  /\b(?:with|using|given|when (?:given|provided))\b[^.;]{0,60}\b(?:organizers?|charts?|prompt\w*|cue\w*|checklists?|supports?|help|models?|calculators?|cards?|reminders?|aids?|adults?|visuals?|pictures?|frames?|maps?|lines?|strips?|tools?)\b/i;

/** "Given a prompt, she will write an essay": what is written about, and no help. */
const withoutTopics = (goal: string): string =>
  /\bwrit(?:e|ing)\b|\b(?:essay|paragraph|story)\b/i.test(goal)
    ? goal.replace(
        /\b(?:given|from|to|for) (?:an? |the )?(?:[\w-]+ ){0,3}prompts?\b(?! from)/gi,
        'on a topic',
      )
    : goal;

/** "With the chart taped to her desk: 33", of a goal for 30 that names no chart. */
export const isReachedWithHelp = (goal: string, told: ToldFigure): boolean =>
  !WITH_HELP.test(withoutTopics(goal)) && isSupported(told);
