/** Which ladder of support or difficulty fits the student, the figure and what the report recommends. */
import type { Ladder } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import type { GoalFacts } from './goal-facts.js';
import { gradeNumber } from './targets/target-request.js';
import type { Wording } from './wording.js';

/** What the ladder has to fit beside the facts. */
export interface LadderContext {
  readonly report: Report | undefined;
  /** The goal in words: what it gives stays given to the end. */
  readonly goal: string;
}

/** The ladder of the objectives: a recommended tool that fades, else one of the plan's that fits. */
export function ladderFor(facts: GoalFacts, context: LadderContext, wording: Wording): Ladder | undefined {
  // The help that was counted fades with the numbers (`fading-help.ts`); no other is put in its place.
  if (facts.isFartherWithHelp === true) return undefined;
  const tool = toolLadder(facts, context);
  if (tool !== undefined) return tool;
  const [first, ...others] = facts.plan.ladders.filter((ladder) => fits(ladder, facts, context));
  return first === undefined ? undefined : wording.choose('ladder', [first, ...others]);
}

const ALONE =
  /\bwithout (?:(?:any|an?|the|verbal|visual|adult|physical) ){0,2}(?:help|prompt\w*|models?|supports?|cue\w*|assistance|reminders?)\b|\bindependent(?:ly)?\b|\bon (?:his|her|their) own\b|\bby (?:him|her|them)sel(?:f|ves)\b|\bspontaneous|\bunprompted|\bunassisted|\bunaided|\bno (?:help|prompts?|cues?|reminders?)\b|[(,:] ?alone\b|\balone[),.]/i;

const isAlone = (measure: Measure | undefined) => measure !== undefined && ALONE.test(measure.quote);

/** Help within the task: more than a figure reached alone was reached with. */
const HEAVY =
  /\bmodel|\bphysical|\bhelping\b|\bhand held\b|\bwith help\b|\btogether\b|\bsaid first\b|\bpointed out\b|\bcounting along\b|\bwritten by the teacher\b|\bbeside\b|\bsetting up\b|\bjob coach\b|\bprompts? (?:for each|at )|\bprompted\b|\bread aloud\b|\bwith gestures\b/i;
/** Hands on the student, where nothing says that they were needed. */
const HANDS_ON = /\bphysical support|\bhand held\b|\bhelping the hands\b/i;
const HANDS_NEEDED =
  /\bassist(?:ance|ed)?\b|\bphysical (?:help|support|prompt)|\bhand[- ](?:held|over)|\b(?:held|holding|holds) (?:an adult's|the adult's|my|a|one|his|her|their) (?:adult's )?hand\b/i;

/** Materials of the first grades. */
const OF_THE_YOUNG =
  /\bcounters?\b|\bnumber line\b|\bobjects to touch\b|\bpictures?\b|\bsound boxes\b|\btokens?\b/i;
const GRADE_OF_THE_YOUNG = 3;

/** Rungs that count other items than the baseline did. */
const OTHER_ITEMS =
  /\bkinds?\b|\bsingle pattern\b|\btwo patterns\b|\bknown items\b|\bnew items\b|\b(?:small|whole|larger) numbers\b|\b(?:short|longer) words\b|\bknown topic\b|\bfamiliar text\b|\bseparate cards\b/i;
/** The same of the people it is done with. */
const OTHER_PARTNERS =
  /\b(?:one|two) (?:familiar |chosen )?(?:partners?|classmates?)\b|\bfamiliar (?:adult|topic)\b/i;
const OF_TIMED_WRITING = /sequences|words written|per minute|words spelled/i;
const LANGUAGE_SAMPLE = /utterance|language sample|\bMLU\b/i;

/** What a rung needs of the baseline's words. */
const NEEDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bone-step\b/i, /\bone-step\b(?!.*\b(?:two|multi)-?step)/i],
  [/\bchoices narrowed\b/i, /\bcompar|\bsearch|\boptions\b|\bprograms\b|\bcolleges\b/i],
  [/\bletter strip\b/i, /\bform(?:s|ed|ation)?\b|\blegib|\balphabet\b/i],
];
/** What the baseline's words must not say. */
const BARRED: readonly (readonly [RegExp, RegExp])[] = [
  [/\bspoken answer\b/i, /\bvolunteer|\bspo(?:ke|ken)\b|\bspeak|\brais|\bdiscussion\b|\bwhole[- ]class\b/i],
];

function fits(ladder: Ladder, facts: GoalFacts, { report, goal }: LadderContext): boolean {
  const { baseline, areaOfNeed } = facts;
  const rungs = ladder.join(' | ');
  const isOfCommunication = areaOfNeed === 'Functional communication';
  const isKnown = isOfAge(rungs, facts, report) || (isOfCommunication && !rungs.includes('token'));
  if (baseline === undefined || !isKnown) return isKnown;
  return (
    fitsHelp(ladder, baseline, facts) &&
    !OTHER_ITEMS.test(rungs) &&
    (isOfCommunication || !OTHER_PARTNERS.test(rungs)) &&
    fitsWords(rungs, baseline) &&
    !isTakenFromGoal(ladder, goal)
  );
}

/** No more help than the baseline had. */
function fitsHelp(ladder: Ladder, baseline: Measure, { band }: GoalFacts): boolean {
  if (isAlone(baseline) && HEAVY.test(ladder[0])) return false;
  return !HANDS_ON.test(ladder.join(' ')) || HANDS_NEEDED.test(baseline.quote) || band === 'preschool';
}

const PEOPLE = /\b(teacher|partner|classmate|adult|peer)s?\b/i;

/** A support of what was counted, and none that would make another task of it. */
function fitsWords(rungs: string, baseline: Measure): boolean {
  const words = `${baseline.unit} ${baseline.skill} ${baseline.quote}`;
  if (NEEDS.some(([rung, needed]) => rung.test(rungs) && !needed.test(words))) return false;
  if (BARRED.some(([rung, barred]) => rung.test(rungs) && barred.test(words))) return false;
  // "Told 1 of 6 teachers": with two teachers nobody tells four.
  const people = PEOPLE.exec(baseline.unit)?.[1];
  if (people !== undefined && rungs.includes(people)) return false;
  if (/planning page|editing checklist/.test(rungs) && OF_TIMED_WRITING.test(baseline.unit)) return false;
  if (rungs.includes('planning page') && !isOfText(baseline)) return false;
  return !(
    /first word given|sentence starter|to repeat|after a model/.test(rungs) && LANGUAGE_SAMPLE.test(words)
  );
}

/** What the goal gives cannot be what the last step does without. */
function isTakenFromGoal(ladder: Ladder, goal: string): boolean {
  const taken = /\bwithout (?:an? |the )?(\w+)/.exec(ladder[2])?.[1] ?? '';
  if (!GIVEN_THINGS.test(taken)) return false;
  const given = /\b(?:given|using|with|on) ([^.;]{0,60})/gi;
  return [...goal.matchAll(given)].some(([words]) => words.toLowerCase().includes(taken));
}

const GIVEN_THINGS =
  /^(?:card|list|chart|checklist|organizer|pictures?|script|map|help|prompts?|cues?|reminders?|models?)$/;

/** A rubric scores a text, and a text can be planned. */
const isOfText = ({ kind, unit, quote }: Measure) =>
  kind === 'level' || /point|rubric|trait|element|paragraph|essay/i.test(`${unit} ${quote}`);

function isOfAge(
  rungs: string,
  { grade, band, baseline, areaOfNeed }: GoalFacts,
  report: Report | undefined,
): boolean {
  const material = OF_THE_YOUNG.exec(rungs)?.[0];
  if (material === undefined || band === 'preschool' || gradeNumber(grade) <= GRADE_OF_THE_YOUNG) return true;
  const isUnknown = Number.isNaN(gradeNumber(grade)) && band === 'elementary';
  const stem = material.toLowerCase().replace(/s$/, '');
  const told = [baseline?.quote ?? '', ...adviceOf(areaOfNeed, report)].join(' ').toLowerCase();
  return isUnknown || told.includes(stem);
}

const adviceOf = (areaOfNeed: string, report: Report | undefined): string[] =>
  (report?.recommendations ?? []).filter(({ areas }) => areas.includes(areaOfNeed)).map(({ text }) => text);

/** Tools that recommendations name, each as it stands in a sentence. */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/\bstep(?:-by-step)? cards?\b/i, 'step card'],
  [/\bschema(?:s|ta)?\b(?: diagrams?)?/i, 'schema diagram'],
  [/\bbreak cards?\b/i, 'break card'],
  [/\b(?:cue|help|coping|reminder) cards?\b/i, 'cue card'],
  [/\bself-monitoring (?:card|form|sheet|chart|checklist)s?\b/i, 'self-monitoring card'],
  [/\bgraphic organizers?\b|\bstory map\b/i, 'graphic organizer'],
  [/\b(?:visual|picture) schedules?\b/i, 'visual schedule'],
  [/\b(?:visual )?timers?\b/i, 'timer'],
  [/\bchecklists?\b/i, 'checklist'],
  [/\bstory (?:grammar )?icons\b|\bicons\b/i, 'icons'],
  [/\bnumber lines?\b/i, 'number line'],
  [/\bbase[- ](?:ten|10) blocks\b/i, 'base-ten blocks'],
  [/\bfraction (?:strips|bars|tiles)\b/i, 'fraction strips'],
];
const NOT_ADVISED = /\b(?:no longer|instead of|rather than|fade|remove|stop|without|discontinue)\b/i;
const CHAINING = /\bback(?:ward)?[- ]?chaining\b/i;

const CHAIN: Ladder = [
  'with the first steps done together (backward chaining)',
  'with only the first step done together',
  'without adult help',
];

/** "With the step card", "with a reminder of it", "without it": the tool that a recommendation for the area names. */
function toolLadder(
  { areaOfNeed, baseline }: GoalFacts,
  { report, goal }: LadderContext,
): Ladder | undefined {
  // Timed readings and samples are taken without tools.
  if (baseline !== undefined && (baseline.unit.includes('per minute') || LANGUAGE_SAMPLE.test(baseline.unit)))
    return undefined;
  const advice = adviceOf(areaOfNeed, report)
    .filter((text) => !NOT_ADVISED.test(text))
    .join('\n');
  if (advice === '') return undefined;
  if (CHAINING.test(advice) && /\bsteps?\b|zip|button|shoe|dress|tie/i.test(goal)) return CHAIN;
  const isAskedFor = /^(?:Behavior|Self-advocacy|Sensory regulation)$/.test(areaOfNeed);
  const tool = TOOLS.find(
    ([names, name]) => (name !== 'break card' || isAskedFor) && names.test(advice),
  )?.[1];
  // What keeps a kitchen safe does not fade.
  if (tool === undefined || (tool === 'timer' && /\b(?:burner|stove|oven|cook)/i.test(advice)))
    return undefined;
  const last = tool.split(' ').at(-1) ?? tool;
  // What the goal does without is no step on the way back to it.
  if (new RegExp(String.raw`\b(?:no|without)\b (?:an? |the )?(?:[a-z-]+ ){0,2}${last}\b`, 'i').test(goal))
    return undefined;
  // A break is asked for with the card: it does not go away.
  const isKept =
    new RegExp(String.raw`\b${last}\b`, 'i').test(goal) ||
    (tool === 'break card' && areaOfNeed === 'Behavior');
  return isKept
    ? [
        `with the ${tool} and a prompt to use it`,
        `with the ${tool} and one reminder`,
        `with the ${tool} alone`,
      ]
    : [`with the ${tool}`, `with a reminder of the ${tool}`, `without the ${tool}`];
}
