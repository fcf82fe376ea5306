/** Words of a goal that say that nobody helps, and steps that give help: both in one sentence contradict each other. */

/** "Unprompted", "by himself", "without being told": words of the goal's own. */
const DONE_ALONE =
  /\bun(?:prompted|aided|assisted)\b|\bspontaneously\b|\bindependent(?:ly)?\b|\bwithout (?!error|permission)|\bon (?:his|her|their) own\b|\bby (?:himself|herself|themselves|themself)\b|\balone\b|\bwith no (?:help|support|prompt|word|cue)/;

/** Help that a person gives while the skill is learned. */
const HELP_GIVEN =
  /\b(?:reminders?|prompts?|prompting|cues?|help|models?|adult|repetitions?|to repeat|choices?|gestures?|offered|told)\b/;
/** Of help that a report has counted, whatever it is (`fading-help.ts`). */
const FADES =
  / (?:about (?:half|a quarter) of the time|on (?:half|a quarter|one|two|three|four|five|six) of the \w+)$/;
const IS_LEFT_OUT = /^(?:without|no)\b|\balone\b/;
const ALONE =
  /,? (?:alone|un(?:prompted|aided|assisted)|without (?:(?:any|an?|the|adult|verbal|being|a teacher's|one) ){0,2}(?:reminders?|reminded|told(?: (?:what|when|how) to \w+)?|prompts?|prompted|prompting|cues?|cued|help|assistance|support|models?)|with no (?:help|support|prompts?|cues?|reminders?)|on (?:his|her|their) own|by (?:himself|herself|themselves|themself)|independently)(?=$|[,.;]| \{| (?:in|on|at|for|to|by|with|when)\b)/g;

export const isDoneAlone = (words: string): boolean => DONE_ALONE.test(words);

export const withoutAlone = (action: string): string => action.replace(ALONE, '');

/** Whether the support of a step is somebody's help, or help that fades. */
export const givesHelp = (support: string): boolean =>
  (HELP_GIVEN.test(support) || FADES.test(support)) && !IS_LEFT_OUT.test(support);

/** "Without a cue", where the goal's own words say as much. */
export const saysAlone = (support: string): boolean => IS_LEFT_OUT.test(support) && HELP_GIVEN.test(support);

/** "With one reminder ... finish 7 of 10 without a reminder": what the goal does alone, a step on the way does with help. */
export const withHelp = (action: string, support: string): string =>
  givesHelp(support) ? withoutAlone(action) : action;
