/** Checks 3, 4, 11, 12, 13 and 16: what the student does, and where it counts. Sources: project facts, 2.4. */
import { planOf } from '../areas/plans.js';
import { type CheckRule, fail, pass, weak } from './check-rule.js';
import { withAbility, withClause, withPromptsNamed, withShownBehavior } from './rewrites.js';

const INNER_PURPOSE =
  /\b(?:strateg(?:y|ies)|skills|techniques|tools)\b[^.;]{0,100}? (to (?:better )?(?:understand|comprehend|improve|increase|enhance|develop|learn|succeed|be successful))\b/;

/** Verbs that ask for less of something. */
const LESSENS = /^(?:reduce|decrease|lower|minimize|eliminate|limit)$/;

export const observableVerb: CheckRule = {
  name: 'Observable verb',
  judge: ({ parsed, goal }) => {
    const { verb, kind, shownBy, isAbleTo } = parsed.behavior;
    // "reduce call-outs by raising a hand" counts the call-outs: moving the words would count the hand.
    const isLess = LESSENS.test(verb);
    const rewritten = shownBy === undefined || isLess ? undefined : withShownBehavior(goal, shownBy);
    const shown = rewritten === undefined ? undefined : { Goal: rewritten };
    if (verb === '')
      return fail(
        'No behavior follows "will".',
        'Say what the student will do, such as read aloud or write.',
      );
    const isWish = /^(?:improve|increase)$/.test(verb) && shownBy !== undefined;
    const purpose = /^(?:use|apply|employ|utilize)$/.test(verb)
      ? INNER_PURPOSE.exec(parsed.behavior.text)?.[1]
      : undefined;
    if (purpose !== undefined)
      return fail(
        `Strategies "${purpose}" can be used without anyone seeing it.`,
        'Say what the student writes, says or answers when the strategy works.',
      );
    if (kind === 'unseen' || kind === 'unknown' || isWish) {
      if (shownBy !== undefined)
        return weak(
          `"${verb}" hides the behavior, which is to ${shownBy}.`,
          `Write "will ${shownBy}" first.`,
          shown,
        );
      return kind === 'unseen'
        ? fail(
            `"${verb}" cannot be seen or heard.`,
            'Use a verb such as read aloud, write, say, solve or request.',
          )
        : weak(`"${verb}" is not a verb we know as observable.`, 'Say what an observer would see or hear.');
    }
    if (isAbleTo)
      return weak('"Be able to" promises an ability instead of a deed.', `Write "will ${verb}".`, {
        Goal: withAbility(goal),
      });
    if (
      kind === 'soft' &&
      shownBy === undefined &&
      !/\bdefined as\b|\(|\bi\.e\.|\be\.g\.|\bas shown by\b/.test(parsed.behavior.text)
    )
      return weak(
        `"${verb}" leaves open what an observer sees.`,
        'Name the deed: what is said, written or done.',
      );
    return pass('The behavior can be seen or heard.');
  },
};

/** Fields of school work; a goal that does deeds of two is two goals. */
const FIELDS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['reading', new Set(['read', 'decode', 'retell'])],
  [
    'writing',
    new Set(['write', 'spell', 'type', 'compose', 'edit', 'copy', 'print', 'punctuate', 'capitalize']),
  ],
  [
    'math',
    new Set(['solve', 'compute', 'calculate', 'add', 'subtract', 'multiply', 'divide', 'count', 'regroup']),
  ],
  [
    'speaking',
    new Set(['say', 'produce', 'pronounce', 'articulate', 'greet', 'ask', 'request', 'comment', 'converse']),
  ],
  ['movement', new Set(['walk', 'climb', 'hop', 'jump', 'throw', 'catch', 'run', 'kick', 'balance', 'ride'])],
  ['self-care', new Set(['dress', 'wash', 'eat', 'zip', 'button', 'tie'])],
];
const fieldOf = (verb: string) => FIELDS.find(([, verbs]) => verbs.has(verb))?.[0];

/** Skills a vague verb takes together: "improve reading, writing and math". */
const SKILL_NOUNS =
  /\b(?:reading|writing|math(?:ematics)?|spelling|behavior|social|communication|attention|organization|language|motor|handwriting|decoding|comprehension|fluency|self-care|articulation|vocabulary)(?: skills)?(?:,| and|, and) (?:reading|writing|math(?:ematics)?|spelling|behavior|social|communication|attention|organization|language|motor|handwriting|decoding|comprehension|fluency|self-care|articulation|vocabulary)\b/;

export const oneBehavior: CheckRule = {
  name: 'One behavior',
  judge: ({ parsed, discipline }) => {
    const { verb, joined, text } = parsed.behavior;
    const fix = 'Keep one skill here and give the other its own goal.';
    const fields = new Set([verb, ...joined].map(fieldOf).filter((field) => field !== undefined));
    const isOneTask = joined.length === 1 && parsed.behavior.isOneObject;
    if (fields.size >= 2 && joined.length > 0 && !isOneTask)
      return fail(`The goal joins ${[...fields].join(' and ')}.`, fix);
    // Greeting, taking the money and giving change is one job.
    const isChain = discipline === 'adaptive' || discipline === 'transition';
    if (joined.length >= 2 && isChain) return weak(`The goal joins ${[verb, ...joined].join(', ')}.`, fix);
    if (joined.length >= 2) return fail(`The goal joins ${[verb, ...joined].join(', ')}.`, fix);
    if (joined.length === 1) return weak(`The goal joins "${verb}" and "${joined[0] ?? ''}".`, fix);
    const listed = SKILL_NOUNS.exec(text.slice(0, 160))?.[0];
    return listed !== undefined && parsed.behavior.kind !== 'seen'
      ? fail(`"${listed}" is more than one skill.`, fix)
      : pass('The goal is about one behavior.');
  },
};

const ABSENCE =
  /\bwill (?:\w+ )?(?:have|show|display|exhibit|demonstrate) (?:0|no|zero|fewer|less)\b(?! (?:than \d+ )?(?:prompt|cue|assist|help|support|reminder|error))|\bwill (?:\w+ )?(?:not|never)\b|\b(?:refrain|abstain|desist)\w*\b|\bwill (?:\w+ )?(?:(?:avoid|cease|quit|eliminate)\b|stop (?:\w+ )?\w+ing\b)|\b(?:remain|stay|sit|be) (?:seated|quiet|quietly|still|silent|calm)\b|\b(?:remain|stay) (?:in|at) (?:his|her|their|the|an?) (?:assigned )?(?:seat|desk|chair|area|spot)\b|\b(?:0|no|no more than \d+|fewer than \d+|less than \d+|\d+ or (?:fewer|less)) (?:[a-z-]+ ){0,4}?(?:incidents?|instances|outbursts?|occurrences?|episodes?|disruptions?|tantrums?|elopements?|meltdowns?|referrals?|call-?outs?|aggressions?|times)\b|\bkeep (?:his|her|their) (?:hands|feet|body)\b[^,.]{0,30}\bto (?:him|her|them)sel(?:f|ves)\b|\bwithout (?:hitting|kicking|yelling|screaming|biting|eloping|leaving|disrupting|aggression|incident|outbursts?)\b/;
/** Fewer of these is more of a skill: being quicker, needing less help, speaking more clearly. */
const LESS_IS_SKILL =
  /\b(?:latenc\w+|time (?:it takes|to|needed|required)|minutes|seconds|errors?|mistakes|prompts?|prompting|cues|assistance|supports?|help|reminders?|process(?:es)?|fronting|stopping|deletion|reduction|disfluenc\w+|dysfluenc\w+|stutter\w*|syllables|repetitions|reversals|omissions|substitutions|tard\w+)\b/;
const REPLACEMENT =
  /\b(?:instead|in place of|replac\w+|by (?:using|requesting|asking|raising|taking|choosing|stating|telling|walking|practicing|engaging|moving|saying|writing|going|following|showing|handing|completing|signing|pointing|communicating|applying|selecting)|(?:will|and|to|or) (?:use|request|ask|raise|take|choose|state|tell|say|walk|signal|hand|sign|point|communicate|complete|answer|write|work)\b)/;
const STILLNESS_FIX = 'Name the behavior that takes the place of the problem, such as asking for a break.';

export const deadMan: CheckRule = {
  name: 'More than stillness',
  judge: ({ parsed }) => {
    const { text, behavior } = parsed;
    const lessens = LESSENS.test(behavior.verb) && !LESS_IS_SKILL.test(behavior.text.slice(0, 90));
    const absence = ABSENCE.exec(text)?.[0];
    if (!lessens && absence === undefined) return pass('The goal asks for something the student does.');
    if (REPLACEMENT.test(text) || behavior.shownBy !== undefined) {
      return lessens || (absence ?? '').startsWith('will')
        ? weak(
            'The goal counts what the student does not do.',
            'Put the taught behavior first, and count it.',
          )
        : pass('The goal asks for something the student does, beside what is to end.');
    }
    const isBesideDeed =
      !lessens &&
      behavior.kind === 'seen' &&
      !/^(?:stay|sit|keep|stop|stand|decline)$/.test(behavior.verb) &&
      !(absence ?? '').startsWith('will');
    return isBesideDeed
      ? pass('The goal asks for something the student does.')
      : fail('A goal met by doing nothing teaches nothing.', STILLNESS_FIX);
  },
};

/** Words two observers would score differently. */
const TRAITS =
  /(?<!grade[- ])(?<!age[- ])\b(?:in)?appropriate(?:ly)?\b|\bage[- ]appropriate(?:ly)?\b|\b(?:non)?aggressive(?:ly)?\b|\b(?:dis)?respectful(?:ly)?\b|\bgood(?! (?:morning|afternoon|bye))\b|\bwell(?=[,.;]|$| in | with | on )(?<!as well)|\bbetter\b(?<!or better)|\bnicely\b|\bproper(?:ly)?\b|\badequate(?:ly)?\b|\bacceptabl[ey]\b|\bsuccessful(?:ly)?\b|\beffective(?:ly)?\b|\bresponsibl[ey]\b|\bpositive(?:ly)?\b|\bcooperative(?:ly)?\b|\bcompliant\b|\bpolite(?:ly)?\b|(?<!\b(?:same|the) )\bkind(?:ly|ness)?\b(?! of)|\bmature(?:ly)?\b|\bas (?:needed|expected|appropriate|necessary)\b|\breasonabl[ey]\b|\b(?:at|on|to) (?:his |her |their |a |an )?(?!(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d))(?:\w+ )?grade[- ]level\b(?! (?:text|passage|material|book|word|problem|reading|list|story|math|content|work|probe|standard|assignment|informational|literary|fiction|nonfiction|expository|narrative|task|vocabulary|curriculum|\())|\bself-(?:control|esteem|confidence)\b|\bdisruptive\b|\bmeaningful(?:ly)?\b|\bat (?:his|her|their) (?:own )?(?:level|ability)\b|\bto the best of\b|\bas (?:much|often) as possible\b|\bmore (?:often|frequently|independent(?:ly)?|confident(?:ly)?)\b|\bsatisfactor(?:y|ily)\b|\bwith (?:ease|success|confidence)\b|\bsocially\b/;
/** Softer words: often understood, seldom defined. */
const HALF_TRAITS =
  /\bindependently\b|\b(?:on|off)[- ]task\b|\bcalm(?:ly)?\b|\bengaged\b|\bfluently\b|\blegibl[ey]\b|\bsafely\b/;
const DEFINED =
  /\bdefined (?:as|in|by)\b|\bas defined\b|\bi\.e\.|\be\.g\.|\bsuch as\b|\bmeaning\b|\bthat is\b|\bfor example\b|\bincluding\b|\((?!s\)|a\)|1\))[^)]{6,}\)|\bas (?:listed|described|scored|rated) (?:in|on|by|with)\b|\brubric\b|\bchecklist\b|\bscored\b|\btask anal/;
const HELP_DEFINED = /\b(?:prompts?|prompting|cues?|assistance|help|supports?|reminders?|adult)\b/;

export const stranger: CheckRule = {
  name: 'Clear to a stranger',
  judge: ({ parsed, goal }) => {
    const { text } = parsed;
    const isDefined = DEFINED.test(text);
    const trait = TRAITS.exec(text.slice(0, 3000))?.[0];
    if (trait !== undefined) {
      const fix = `Say what "${trait}" looks like here, for example in parentheses.`;
      return isDefined
        ? pass(`The goal says what "${trait}" means.`)
        : fail(`"${trait}" means different things to different people.`, fix);
    }
    const half = HALF_TRAITS.exec(text)?.[0];
    if (half === undefined || isDefined) return pass('No word in the goal needs explaining.');
    if (half === 'independently')
      return HELP_DEFINED.test(text)
        ? pass('No word in the goal needs explaining.')
        : weak(
            '"Independently" leaves open which help is left out.',
            'Write "without prompts", or how many are allowed.',
            {
              Goal: withPromptsNamed(goal),
            },
          );
    return weak(
      `"${half}" is seen differently by different people.`,
      'Add in parentheses what an observer sees.',
    );
  },
};

const NORM_NAMES =
  /\b(?:standard scores?|scaled scores?|t-scores?|percentiles?(?: rank)?|%ile|grade equivalen\w+|age equivalen\w+|lexile(?: (?:level|measure|score))?|rit(?: scores?)?|stanine|state (?:test|assessment|exam)s?|standardized (?:test|assessment)s?|map growth|i-?ready|iready|star (?:reading|math)|(?:composite|index) scores?|wiat\S*|woodcock\S*|wj[- ]?iv|ktea\S*|celf\S*|basc\S*|gfta\S*|brief-2|vineland\S*|pass(?:es)? the (?:[a-z]+ ){0,3}(?:test|exam|assessment))\b/;

/** Grades mix effort, attendance and every skill of a course. */
const SCHOOL_GRADE =
  /\b(?:report card|quarter(?:ly)?|semester|class|course|final|letter|passing) (?:grades?|average|marks?)\b|\bgrades? of\b|\bgpa\b|\b(?:earn|get|receive|maintain|achieve|make) (?:(?:at least )?an? [a-d][+-]? |(?:at least )?(?:[b-d][+-]?|a[+-]) |(?:a )?passing )|\bpass (?:all|each|every|(?:his|her|their)) (?:of )?(?:[a-z]+ ){0,3}?(?:class|course|subject)|\b\d\d(?: ?%| percent) or (?:higher|better|above) in (?:all |his |her |their |each )?(?:[a-z]+ ){0,3}?(?:class(?:es)?|course|courses|subjects)\b/;

export const skillNotScore: CheckRule = {
  name: 'A skill, not a test score',
  judge: ({ parsed }) => {
    const level = parsed.criteria[0];
    const { text } = parsed;
    const given = parsed.conditions.join(' | ');
    const name = NORM_NAMES.exec(parsed.behavior.text)?.[0] ?? NORM_NAMES.exec(text)?.[0];
    const fix = 'Name the skill behind the test and count that.';
    const isNormLevel = parsed.criteria.some(({ kind }) => kind === 'norm');
    if (isNormLevel && parsed.criteria.every(({ kind }) => kind === 'norm' || kind === 'share'))
      return fail(`The target is a norm score${name === undefined ? '' : ` (${name})`}.`, fix);
    if (isNormLevel)
      return weak('A norm score stands beside the skill.', 'Keep the count of the skill as the one target.');
    const grade = SCHOOL_GRADE.exec(text)?.[0];
    if (
      grade !== undefined &&
      /^(?:earn|get|receive|maintain|achieve|make|pass|improve|increase|raise|have|attain|keep|perform|score)$/.test(
        parsed.behavior.verb,
      )
    )
      return fail(
        `The target is a school grade (${grade}).`,
        'Name the skill behind the grade and count that.',
      );
    if (name === undefined || given.includes(name)) return pass('The goal targets a skill.');
    const isScoring =
      /^(?:score|earn|achieve|obtain|attain|pass|perform|reach|increase|improve|raise|receive|get|place|test|meet)$/.test(
        parsed.behavior.verb,
      );
    return isScoring || level === undefined
      ? fail(`The target is a test result (${name}).`, fix)
      : pass('The goal targets a skill.');
  },
};

export const naturalUse: CheckRule = {
  name: 'Natural use',
  judge: ({ parsed, discipline, goal, area, draft }) => {
    const { settings } = parsed;
    const setting = planOf(draft.AreaOfNeed).settings[0];
    const edit =
      area === undefined ? undefined : { Goal: withClause(goal, `with the skill also seen in ${setting}`) };
    if (settings.length === 0)
      return weak(
        'The goal stays in the session.',
        `Name a class, routine or partner where the skill is used, such as ${setting}.`,
        edit,
      );
    const needsTwo = discipline === 'behavior' || discipline === 'speech-language';
    return needsTwo && settings.length < 2
      ? weak(
          'One setting alone does not show that the skill carries over.',
          `Add a second place or partner, such as ${setting}.`,
          edit,
        )
      : pass('The goal reaches into ordinary school life.');
  },
};
