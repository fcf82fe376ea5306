/** Which part of a report a line stands in: last year's goals, the plan to come, or something else. */
import { isOfOldGoals } from './brief-goals.js';
import { tellsNewGoal } from './new-goals.js';
import { isDataTitle, type ReportLine } from './report-lines.js';

const OLD_GOALS =
  /goals?\b|objectives?\b|progress|annual review|(?:last|previous|prior) (?:year|iep)|current iep/i;
const OTHER_SECTION =
  /present level|strength|\bservices?\b|accommodat|famil|parent|background|history|test(?:s|ing)?\b|evaluation results|assessment results|information|signature|attendance|eligib|transition plan|placement/i;

export type Mode = 'old' | 'new' | 'other' | undefined;

/** "Last year's IEP had three speech goals:" above their list. */
const ANNOUNCES_GOALS = /\bgoals?\b[^.:]{0,60}:$/i;
const OF_THE_LAST_PLAN = /\b(?:last|previous|prior|had|was|were|current|old|carried|progress)\b/i;
const ANNOUNCEMENT_MAX = 140;

/** A line of its own that announces goals. */
const announcesGoals = ({ text }: ReportLine): boolean =>
  text.endsWith(':') && text.length <= ANNOUNCEMENT_MAX && ANNOUNCES_GOALS.test(text);

/** A title, and of those over data only what speaks of goals: "Progress on 2025-26 goals". */
export const opensPart = (line: ReportLine): boolean =>
  announcesGoals(line) || (line.isTitle && (!isDataTitle(line) || isOfOldGoals(line.text)));

/** The mode from a line on, where `mode` held before it. */
export function modeAfter(mode: Mode, line: ReportLine): Mode {
  if (!line.isTitle) {
    const { text } = line;
    if (mode === 'new' || !announcesGoals(line)) return mode;
    if (tellsNewGoal(text)) return 'new';
    return OF_THE_LAST_PLAN.test(text) ? 'old' : mode;
  }
  if (isDataTitle(line) && mode === 'new') return mode;
  if (tellsNewGoal(line.text)) return 'new';
  if (OLD_GOALS.test(line.text)) return 'old';
  return OTHER_SECTION.test(line.text) ? 'other' : mode;
}
