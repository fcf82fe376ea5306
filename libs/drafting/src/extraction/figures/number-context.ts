/** Whether a number is the student's at all: peers, norms, goals, schedules and accommodations have numbers too. */
import { isOfMistakes } from './counted-mistakes.js';
import { isDisowned } from './disowned-figures.js';
import { everyMatch } from '../text/every-match.js';
import { isNobodysFigure } from '../scores/norm-sentences.js';
import type { Passage } from '../text/passages.js';
import { PartPatterns } from '../text/part-patterns.js';
import { WordPattern } from '../text/pattern-index.js';
import { isDone, isPlanned, isWanted } from './planned-numbers.js';
import { headsDivision } from '../tables/row-roles.js';
import type { Reading } from './skill-readings.js';
import { timeWordsIn } from '../times/time-words.js';

/** Nearly all of what is asked of the words around a figure: most sentences have none of the words. */
const PARTS = new PartPatterns();

const isYardstickBefore = PARTS.test(
  /(?:benchmark(?! (?:kit|passages?|texts?|set|books?|materials|lists?)\b)(?!,? (?:his|her|their|[a-z]{2,15}['’]s) )(?!(?: test| probe| passage| assessment)?,? [\w'-]{1,20} (?:read|scored|wrote|answered|spelled|solved|named|earned|completed|got|had)\b)|(?<!on )(?<!toward )(?<!on the )\bgoal(?: line)?|target|expect(?:ation|ed|s)|criterion|criteria|\bnorms?\b|cut[- ]?(?:off|score|point)|class average|typical|(?:class|grade(?: level)?|national|local|school|peer|group) (?:median|mean|average)|mastery|50th percentile|average (?:range|score|student)|\baim)\s*(?:[\w-]+\s+){0,5}(?:of|is|was|are|were|:|=|at|\(|to read|to be|score)?\s*(?:about|approximately|at least|around)?\s*$|compared (?:to|with) (?:the )?$|\bat least\s*$|minimum of\s*$|\b(?:hope|hoped|hoping) for\s*$|\bIOA\b[^;]{0,60}$|\b(?:normal|typical|usual)\b[^.;,\d]{0,40}\b(?:is|are|be)\s+(?:about |under |below |less than |fewer than |over |above |up to |more than )*$/i,
);
const isYardstickAfter = PARTS.test(
  /^(?!\s*(?:comments|remarks|questions|greetings|invitations|initiations|bids|requests|offers)\b)\s*(?:[a-z%.]+\s+){0,4}(?:\(?(?:for|by|among|of) (?:the |a |his |her |their )?(?:\w+ ){0,2}(?:peers?(?! (?:initiations?|interactions?|conversations?|invitations?|games?|play|groups?|activit\w+))|classmates|comparison|typical|same-age|average student)|is (?:(?:thought|considered|held|taken) (?:to be )?)?(?:expected|typical|usual|the (?:benchmark|goal|norm))|expected\b(?!\s*[:=]?\s*\d)|(?:the )?benchmark\b(?!\s*[:=]?\s*\d)|goal\b(?! (?:(?:was|is|has been) )?(?:met|mastered|achieved|reached|attained|exceeded)|\s*[:=]?\s*\d)|or (?:better|greater|higher|more|above)\b|(?:or|and) (?:above|below|up)\b)/i,
);
const OTHERS =
  /\b(?:(?<!\b(?:his|her|their|own) (?:\w+ )?|['\u2019]s (?:\w+ )?)(?:averages?|median|mean) (?:in|for|of|across) (?:(?:the|our|my|this|all|\w+|Mrs?\.|Ms\.|Dr\.|[\w.-]+['\u2019]s) ){0,3}?(?:rooms?|class(?:room|es)?|section|grade(?: \d{1,2})?)\b(?! (?:period|block|time|text|level|passages?|probes?))|peers?(?! (?:initiations?|interactions?|conversations?|invitations?|games?|play\b|activit\w+|relation\w*))|classmates|class(?:room)? (?:typing |reading |writing |oral |fluency )?(?:average|avg\.?|median|mean|norm|as a whole)|(?:team|class|school|district|state|local|group|room|crew|section|cohort|shop|store|building|caseload|grade(?: \d{1,2})?) (?:team )?(?:averages?|median|mean)|the (?:whole|entire) (?:school|class|room|grade|group|building|crew|section|team)(?! (?:period|hour|day|block|time|lesson|year|discussion|meeting|project))|^whole (?:school|class|grade|group)|lab partners?|non-?(?:resource|disabled|identified|special|sped|iep)[\w -]{0,12} (?:students|peers|kids|pupils)|(?:most|many|all|both|half) of (?:my|our|the) (?:\w+ ){0,2}(?:students|graders|class(?:mates)?|kids|pupils|kindergart\w+)|(?:classroom|class) companions|(?:his|her|their|the|our) (?:section|crew|cohort) (?:now |usually )?(?:manages?|averages?|gets?|does|makes|completes?)|comparison (?:student|child|peer|pupil|boy|girl|classmate)s?|\bcomparison(?=:? ?$)|(?:class|classroom|peer|group) comparison|(?:the|a|another) (?:boy|girl|child|student|pupil) (?:next to|beside|behind|across from) (?:him|her|them)|(?:typical|average|ordinary|most|other|same-age|same-grade|same-sex|general education) (?:\w+ )?(?:students?|children|child|pupils?|kids|learners|readers|classmates|kindergart\w+|preschoolers|freshmen|sophomores|juniors|seniors|workers|trainees|teammates|[a-z]+ graders?)|typically developing|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\d{1,2}(?:st|nd|rd|th))[- ]graders|(?:second-semester |end-of-year |spring |winter |year-end )?(?:target|benchmark|criterion|aim ?line|goal line)(?! (?:sound|behavior|word|skill|student|kit|passages?|texts?|set|books?|materials|lists?))|(?:rest|middle|median|average) of (?:the|his|her|their) (?:class|grade|group)|\d{1,2}\s+(?:students|children|pupils|classmates|girls|boys)\b|students? (?:of|in|from) (?:his|her|their|the) (?:class|grade|room)|(?:^|\. |, )(?:a|another|one) (?:girl|boy|classmate|pupil)|(?:; |: |, and |\b(?:while|whereas|but) )(?:a|an|another|one|the|his|her) (?:[a-z-]+ ){0,3}(?:classmate|(?<!\b(?:the|his|her) )(?:girl|boy|pupil|peer))(?!'s)|norms?(?!-)|(?:tech|district|state|grade|typing|class)(?:'s)? (?:\w+ )?(?:standard|expectation|requirement)s?|(?:school|district|state|class|county)'s (?:\w+ ){0,2}(?:proficiency|rate|scores?|results?)|benchmark(?!,? (?:kit|passages?|texts?|set|books?|materials|lists?|assessment|test|screening|window|period|fall|winter|spring))|national (?:average|median|sample)|(?:boys|girls|students|children|pupils|graders|classmates|peers)['’] (?:averages?|means?|medians?|norms?|middle)|(?<!\b(?:in|with|of|to|during|at|for|from|by|near|before|after|than) )(?:the|his|her|their) (?:whole |entire )?class (?:moves|moved|goes|went|walks|walked|lines up|lined up|uses|used|meets|met|travels|changes)|the pupil on this team|adult readers|(?<!\b(?:in|with|of|to|during|at|for|from|by|near|before|after) )the (?:class|group|others|line) (?:took|takes|needed|needs|averaged|averages|earns|earned|scores|scored|gets|got|reads|answers|answered|walked|ran|finished in|finishes in|made it in|did it in|does it in)|children (?:of|at) (?:his|her|their|this|that|the same) age|(?:child(?:ren)?|boys?|girls?|pupils?) of (?:\w+|the same age|that age)|(?:children|adults|teens|individuals|kids|students|pupils|people|those|readers|speakers|talkers) (?:who|just|in the (?:group|class|room)|besides|of this|with whom)|the (?:student|pupil|child|boy|girl|classmate|partner) (?:who|that|whom)|(?:an?|the) (?:boy|girl|child|pupil|student) (?:of the same|the same|picked|chosen|selected|named)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]olds?|\d{1,2}[- ]year[- ]olds|(?:most|many|all|other|the other|the) (?:of the )?(?:others?|fours|fives|threes|kids)|the (?:elder|older|younger|eldest|oldest|youngest)(?: one)?(?=,| )|(?:kids|children|others|readers) (?:in|of) (?:the|his|her|their) (?:group|class|room|grade)|(?:a|the) (?:typical|average) (?:reader|writer|child|student|pupil|talker|speaker|\w+ grader))\b/gi;
const SUBJECT =
  /\b(?:he|she|they|the student|this student|the child|(?:his|her|their) (?:own|average|score|rate|current|best|median|mean|middle|latest|performance|accuracy|total|most recent))\b|\bstudent\b(?= (?:read|scored|was|is|had|answered|wrote|completed))/gi;
const isNoPerformance = PARTS.test(
  /(?:severity|satisfaction|confidence|self)[- ]rat(?:ed|ings?)(?: by \w+)?\s*(?:of|:|=|was|is)?\s*$|rat(?:ed|es) (?:him|her|them)sel\w+[^.;]{0,24}$|unemployment|\bIOA\b|agreement|fidelity|(?:ELA|math|reading|science|english|history|class|course|overall|current|report card|quarter) grade\s*(?:of|is|was|:|=)?\s*$|\bcounty(?:'s|wide)?\b(?! (?:\w+ ){0,2}(?:school|program|college|fair|library|jail|bus|park|office|clinic|center)s?\b)|(?<!(?:ask(?:s|ed|ing)? for|request(?:s|ed|ing)?|us(?:es|ed|ing)) (?:his |her |their |the )?)(?:extended|extra) time|of (?:the|his|her|their) (?:school )?(?:day|week)|general education (?:setting|class\w*)|time in (?:general|special)|confidence|of (?:all )?(?:students|children|families|classmates)|discount|preferential|reduc(?:e|ed) (?:assignments|workload)|(?:test|assessment|screening|cognitive) battery|battery of|birth|\bweigh(?:s|ed)?\b|pounds|\bbody\b|\bgrade so far|test average|\bGPA\b|(?<!since (?:the |his |her )?(?:last |fall )?)report card|agreed with (?:mine|ours|my own|each other|one another|those of)\b|inter-?(?:rater|observer) agreement|\bmedian age|^\s*of (?:the )?(?:testing|assessment|evaluation)\b|time and a half|volume|humidity|\b(?:counts?|worth|makes? up|accounts?) (?:for )?(?:about |only |up to )?$/i,
);
/** Loudness, in a word too short to be looked for. */
const DECIBELS = /\bdB\b/i;
const isBesidePerformance = (part: string, text: string) =>
  isNoPerformance(part, text) || DECIBELS.test(part);
/** Shares of what comes before or after a behavior, not of how the student does. */
const CATEGORIES =
  /^(?:\W{0,4})(?:the )?(?:most (?:frequent|common) )?(?:antecedents?|consequences?|functions?|settings? events?|triggers?|times of day)\b/i;
/** How often help was needed or something went wrong: the rest is what the student can do, and nobody counted that. */
const isOfTheOtherWay = PARTS.test(
  /\b(?:need(?:s|ed|ing)?|requir(?:es|ed|ing)|got|given)\s+(?:[\w-]+ ){0,4}(?:help|assistance|prompt(?:s|ing)?|reminders?|cues?|redirection)\s+(?:on|for|with|in|during)\s+(?:the |about )?$|\b(?:got off early|fell|lost (?:the|his|her|their) (?:place|way)|forgot|gave up|cried|refused|guessed) (?:on|in|at|during|after) (?:about )?(?:the )?$|\b(?:missed|omitted|skipped|failed|left out|left blank|misread|misspelled)\s+(?:on |about |the )?$/i,
);
const ATTENDANCE = /attend|absen|tard|days (?:of school|enrolled|present)|enrolled/i;
const CURRENT_WORD =
  /baseline|current|present|progress|latest|newest|most recent|probe|as of|achieved|now\b|demonstrat(?:es|ed|ing)|averag(?:ed|es)|start|quarter|managed|scored|reached/i;
/** A clause ends where another may speak of somebody else. */
const CLAUSE = /[;:()]|,\s|\b(?:while|whereas|but|and|compared (?:with|to)|versus|vs\.?|than|against)\b/gi;

/** A number of a child beside the student is the sibling's to the end of the sentence, unless the student is named again. */
const SIBLING =
  /\b(?:(?:step|half|twin|baby|younger|older|little|big) ?)*(?:brother|sister|sibling|cousin|twin)s?\b(?!-in)/i;
const mayNameSibling = PARTS.mayMatch(SIBLING);

/** "Fall benchmark: Mara read": a name and what its bearer did. */
const isNamedAfter = (since: string) =>
  [
    ...since.matchAll(
      /(?<!\b(?:at|in|of|from|by|with|the|Mrs?\.|Ms\.|Dr\.) )\b([A-Z][a-z]{2,15}) (?:reads?|scored|answer(?:s|ed)|wrote|writes|solve[sd]|spell(?:s|ed)|named|names|completed|completes|earned|had|has|was|is|did|got|took|takes|used|uses|gave|made|produced|stayed|spoke|joined|initiated)\b/g,
    ),
  ].some(([, word = '']) => !NOT_A_CHILD.test(word));

/** "played near the same two children": they are there, and the number is not theirs. */
const isBeside = (others: string, lead: string) =>
  /^\d{1,2}\s/.test(others) &&
  /\b(?:with|near|beside|next to|among|alongside|around)\s+(?:\w+\s+){0,2}$/i.test(lead);

/** "He joined peers in 2 of 11": whom the student did something with, and the number stays the student's. */
const JOINED =
  /\b(?:he|she|they) (?!than\b|and\b|or\b|while\b|but\b|as\b)[a-z]{3,}(?: (?:an?|his|her|their|two|three|some))? $/;

/** "A classmate chosen by the teacher ... stopped at 38 of 40": a sentence about another child, to its end. */
const OTHER_SUBJECT =
  /^(?:[-*•]\s*)?(?:(?:for|in|by|as a) (?:comparison|contrast),? |meanwhile,? )?(?:(?:a|an|another|the other|\d{1,2}|his|her|their)(?:\s+other)?\s+(?:[\w-]+ ){0,3}(?:classmates?|peers?|boys?|girls?|pupils?|child(?:ren)?|comparison students?|partner)|(?:the|one|this|that|each) (?:[\w-]+ ){0,2}(?:classmates?|peers?|comparison (?:student|child|peer|pupil)s?|same-age \w+))\b(?!'s| support| interaction| model| buddy)/i;
const TURNS_TO_THE_STUDENT =
  /\b(?:while|whereas|but|against|than|compared|versus|vs)\b|;|\b(?:asked|told|helped|invited|greeted|spoke to|gave|offered|handed|met) (?:him|her|them|[A-Z])/;
const isOfAnotherToTheEnd = (text: string, upTo: number) =>
  OTHER_SUBJECT.test(text) &&
  !TURNS_TO_THE_STUDENT.test(text.slice(0, upTo)) &&
  !isNamedAfter(text.slice(0, upTo));

const OTHERS_NAMED = new WordPattern(OTHERS);
const mayNameOthers = PARTS.mayMatch(OTHERS);

/** Whose number it is, by the nearest person or yardstick named in front of it in its own sentence. */
function isOfOthers(text: string, reading: Reading): boolean {
  const before = text.slice(Math.max(0, reading.index - 160), reading.at ?? reading.index);
  if (isOfAnotherToTheEnd(text, reading.index)) return true;
  const sibling = mayNameSibling(text) ? SIBLING.exec(before) : null;
  if (
    sibling !== null &&
    !/\b(?:than|with|by|to|from|like) (?:his|her|their|a|the) (?:\w+ )?$/.test(
      before.slice(0, sibling.index).slice(-30),
    ) &&
    !/;(?! (?:the |her |his |their )?(?:elder|older|younger|eldest|oldest|youngest|other|twin)\b)|\.\s/.test(
      before.slice(sibling.index),
    )
  )
    return true;
  const others = mayNameOthers(text) ? OTHERS_NAMED.every(before).at(-1) : undefined;
  if (others === undefined) return false;
  const since = before.slice(others.index + others[0].length);
  // "People who do not know him understand about 50%": listeners are named, and the speech is the student's.
  if (reading.unit === 'intelligible' && /\bunderst[ao]/i.test(since)) return false;
  // "With peers she took 3 of 10 turns": the student is named after them.
  const subject = everyMatch(SUBJECT, since).length > 0 || isNamedAfter(since);
  const lead = before.slice(Math.max(0, others.index - 24), others.index);
  const isObject =
    /\b(?:with|to|from|toward|towards|of|at|by|among|near|for|on|between)\s+(?:(?:a|an|the|his|her|their|same-age|other|\w+)\s+){0,2}$/i.test(
      lead,
    ) &&
    /^(?:peers?|classmates|other|same|the (?:other|whole|entire)|children|kids)/i.test(others[0]) &&
    !/\bcompared|comparison|\b(?:some|many|most|several|\d+|medians?|means?|averages?|middle|rest)\s+of (?:the|his|her|their) $|\b(?:sample|group|set|half)\s+of\s+(?:[\w-]+\s+){0,3}$/i.test(
      lead,
    );
  if (isBeside(others[0], lead) || JOINED.test(lead)) return false;
  const clauses = everyMatch(CLAUSE, since).filter(([mark]) => !/^[(:]$/.test(mark)).length;
  return !subject && !isObject && clauses <= 2;
}

const NOT_A_CHILD =
  /^(?:He|She|They|The|This|That|In|On|At|And|But|His|Her|Their|Grade|When|While|After|Before|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Fall|Winter|Spring|English|Math|Reading|Science|Now)$/;

/** "Lucian read 44 words": another child named in front of the number, and nobody after. */
function isOfNamedChild(text: string, reading: Reading, otherChildren: readonly string[]): boolean {
  const before = text.slice(Math.max(0, reading.index - 200), reading.index);
  const named = otherChildren
    .map((name) => before.lastIndexOf(name))
    .filter((at) => at >= 0)
    .sort((a, b) => b - a)[0];
  if (named === undefined) return false;
  const since = before.slice(named + 1);
  const isObject = /\b(?:with|to|from|of|than|by|beside|near|like|and) $/.test(before.slice(0, named));
  const isNamedAgain = [...since.slice(1).matchAll(/\b[A-Z][a-z]{2,}\b/g)].some(
    ([word]) => !NOT_A_CHILD.test(word) && !otherChildren.some((name) => name.endsWith(word)),
  );
  return !isObject && !isNamedAgain;
}

const isTitleOfGoal = (before: string) =>
  /\bwill\b|\bshould be able\b|by the end of|\bis to\b|\bgoal says\b/i.test(before) &&
  !/\bbaseline\b/i.test(before);

/** "In 29 of 34 cases, the writing was not finished": how often something failed to come about. */
const isNotDoneIn = PARTS.test(
  /^\s*(?:cases|times|instances|occasions|incidents|episodes|events),? (?:[\w']+ ){1,5}(?:was|were|did|could|would|is|are|does|do)(?: not\b|n't\b)/i,
);
/** "He turned down 6 of 8 invitations". */
const isTurnedDown = PARTS.test(/\b(?:turned down|declined|passed on|walked away from)\s+(?:about |the )?$/i);

const INCIDENTS = String.raw`(?:aggressions?|disruptions?|outbursts?|incidents?|tantrums?|meltdowns?|refusals?|call-?outs?|talk-?outs?|elopements?|episodes?|escalations?|interruptions?|shutdowns?|departures?|exits|walk-?outs?|(?:problem |challenging |target )?behaviors)`;
/** "Eight of ten disruptions came after ...": said of the incidents; "he used his card in 2 of 8 incidents" is not. */
const SAID_OF_INCIDENTS = new RegExp(
  String.raw`^\s*(?:of )?(?:the |his |her |their |these |all )?(?:[\w-]+ )?${INCIDENTS}\b(?:\)|(?: (?:in|during|at|on|of) [^.;,]{2,40}?)?,? (?:came|come|comes|occurr\w+|happen\w*|follow\w*|beg[ai]n\w*|start\w*|took place|were|was|are|is|involved|had|ended|lasted|led|resulted|arose|served)\b)`,
  'i',
);
const BEFORE_INCIDENTS = new RegExp(
  String.raw`\b(?:follow(?:s|ed)|preced(?:es|ed)|caused|triggered|accompanied|set off|came (?:before|after|with)|led to) (?:about |in )?$`,
  'i',
);
const OF_INCIDENTS = new RegExp(
  String.raw`^\s*(?:of )?(?:the |his |her |their |all )?(?:[\w-]+ )?${INCIDENTS}\b`,
  'i',
);
/** "In 6 of 8 incidents, a peer laughed", "in 6 of 8 he had been told to stop": what was around it. */
const AROUND_INCIDENTS =
  /^[^.;,]{0,40}, (?:(?!he\b|she\b|they\b|[A-Z])|(?:he|she|they|[A-Z]\w+) (?:had|was|were) )/;

/** "I marked that in 52 of the 68 instances". */
const IS_NOTED = /\b(?:marked|saw|noted|recorded) (?:that|this|it) (?:in|on|for) (?:about )?$/i;
const OF_INSTANCES = /^\s*(?:of )?(?:the |these |all )?instances\b/i;
/** "Uses his card: 4 of 10 incidents": what was done instead. */
const DONE_INSTEAD =
  /\b(?:us(?:es|ed|ing)|ask|request|calm|strateg|card|break|walk|return|recover|accept)\w*/i;
/** "End of a preferred activity - 22 of the 34 aggressions": a line of how they divide. */
const ENDS_WITH_INCIDENTS = new RegExp(
  String.raw`^\s*(?:of )?(?:the |his |her |their |all )?(?:[\w-]+ )?${INCIDENTS}\W*$`,
  'i',
);

/** A share of incidents tells their pattern; how often they come is told elsewhere. */
function isShareOfIncidents(text: string, { kind, index, end }: Reading): boolean {
  if (kind !== 'ratio' && kind !== 'percent') return false;
  const after = text.slice(end, end + 110);
  const before = text.slice(Math.max(0, index - 60), index);
  if (IS_NOTED.test(before) && OF_INSTANCES.test(after)) return true;
  if (!OF_INCIDENTS.test(after)) return false;
  return (
    SAID_OF_INCIDENTS.test(after) ||
    BEFORE_INCIDENTS.test(before) ||
    IS_NOTED.test(before) ||
    (/[a-z)] ?[-\u2013:] (?:in )?$/i.test(before) &&
      !DONE_INSTEAD.test(before) &&
      ENDS_WITH_INCIDENTS.test(after)) ||
    (/\b(?:in|during|on) (?:about )?$/i.test(before) && AROUND_INCIDENTS.test(after))
  );
}

/** "He found and fixed 3 of 12 misspelled words": what was wrong has been put right. */
const FIXED = /\b(?:found|fix(?:ed|es)|correct(?:ed|s)|caught|circled|edited|spotted) (?:only |just )?$/i;

/** A share of what went wrong; days missed are counted as they are. */
function isTheOtherWay(text: string, { kind, index, at = index }: Reading, after: string): boolean {
  if (kind !== 'ratio' && kind !== 'percent') return false;
  if (
    !FIXED.test(text.slice(Math.max(0, index - 30), index)) &&
    /^\s*(?:(?:were|was|are) |of (?:the |his |her |their )?)?(?:missed|incorrect|wrong|unanswered|misspelled|misread|mispronounced|omitted|skipped|left (?:out|blank)|errors?|mistakes)\b/i.test(
      after,
    )
  )
    return true;
  if (isOfMistakes(text, index, after)) return true;
  if (isNotDoneIn(after, text) || isTurnedDown(text.slice(Math.max(0, index - 40), at), text)) return true;
  return (
    !/^\s*(?:school )?(?:days|classes|sessions|periods)\b/i.test(after) &&
    isOfTheOtherWay(text.slice(Math.max(0, index - 80), at), text)
  );
}

/** Somebody's word for how much a thing is liked or feared, on a scale: a feeling, and no measure of the skill. */
const RATES = /\b(?:rat(?:es?|ed|ing)|gave|gives|put|scale of|on a scale)\b/i;
const FEELING =
  /\b(?:lik(?:es?|ed|ing)|enjoy\w*|lov(?:es?|ed|ing)|hat(?:es?|ed|ing)|feel\w*|felt|worr\w+|happ\w+|nervous\w*|stress\w*|fears?|afraid|confiden\w+|favorite|bor(?:ed|ing)|fun)\b/i;
const isRatingOfFeeling = (text: string, { kind, outOf, unit, index }: Reading) =>
  kind === 'ratio' &&
  unit === 'items' &&
  (outOf === 5 || outOf === 10) &&
  RATES.test(text.slice(Math.max(0, index - 60), index)) &&
  FEELING.test(text.slice(Math.max(0, index - 80), index + 80));

const SCALE = /\b(?:scale|ratings?|rated|questionnaire|survey)\b/i;
const RATING_MAX = 7;
/** "An average of 3.1 of 5" on a scale that a parent filled in: what somebody thinks, and no count of tries. */
const isAverageRating = (text: string, { kind, value, outOf }: Reading) =>
  kind === 'ratio' && !Number.isInteger(value) && (outOf ?? RATING_MAX) < RATING_MAX && SCALE.test(text);

const ATTENDANCE_RATE =
  /\b(?:attendance|(?:attended|present|been in school|at school) (?:for |on )?)(?: (?:rate|record|percentage|this (?:school )?year|so far|to date))?(?: (?:is|was|has been|of|at|stands at|remains))?(?: (?:good|regular|excellent|strong|fine|not a concern|about|at|over|nearly)){0,2}\s{0,2}[:,(-]?\s{0,2}$/i;
const GOOD_ATTENDANCE =
  /\b(?:good|excellent|regular|strong|perfect|steady|consistent|very good) attendance\b|\battendance (?:is|was|has been|remains) (?:very )?(?:good|excellent|regular|strong|steady|not a concern)|\battend(?:s|ed) (?:school )?regularly\b/i;
/** So few in a year are nobody's worry. */
const FEW_ABSENCES = 5;
const SINCE_THE_START =
  /\b(?:this|the|all) (?:school )?year\b|\bsince (?:August|September)\b|\bso far\b|\bto date\b/i;
/** From this share on nobody works on attendance. */
const REGULAR_PERCENT = 90;
/** "Attendance 97%.", "present 168 of 172 days": no skill, unless it is what is worked on. */
const isRegularAttendance = ({ kind, value, outOf, unit }: Reading, upTo: string, text: string) =>
  (kind === 'count' &&
    /absen|tard/i.test(unit) &&
    (GOOD_ATTENDANCE.test(text) || (value <= FEW_ABSENCES && SINCE_THE_START.test(text)))) ||
  ((kind === 'percent' || (kind === 'ratio' && outOf !== undefined)) &&
    (outOf === undefined ? value : (100 * value) / outOf) >= REGULAR_PERCENT &&
    ATTENDANCE_RATE.test(upTo));

/** Days at school, which say nothing of a skill; days missed do, where they are many. */
const isAttendance = (reading: Reading, before: string, after: string, text: string) =>
  isRegularAttendance(reading, before.slice(-80) + text.slice(reading.index, reading.at), text) ||
  (ATTENDANCE.test(after.slice(0, 40)) && reading.kind !== 'count' && !/absen/i.test(after.slice(0, 40))) ||
  (ATTENDANCE.test(before.slice(-60)) && /^\s*(?:school )?days?\b|^\s*(?:sessions|classes)/i.test(after));

/** "(grade level median: 27)", "35% of the points (class: 74%)": the yardstick stands as a key before the figure. */
const isYardstickKey = PARTS.test(
  /\b(?:class|grade|level|peers?|national|school|district|group|norm|benchmark|expected)(?: level)?'?s? (?:median|mean|average)s?\s*(?:of|:|=|was|is)?\s*$|\((?:class|classmates|peers?|room|grade|group)(?: (?:had|got|was|at))?[:=,]?\s$|(?<!\b(?:adults?|staff|teachers?|one-to-one|individual)\b[^;]{0,60})[;,]\s(?:class|classmates|peers?)[:=]\s$/i,
);

/** "Gained twelve words a minute", "has grown by about 9 words", "improved 4 points": how far it is from before. */
const GAINED =
  /\b(?:gained|(?:grew|grown|rose|risen|improved|increased|went up|gone up|advanced)(?: by)?|(?:fell|fallen|dropped|declined|decreased|slipped|climbed|moved up) by)\s+(?:(?:about|around|roughly|only|just|over|nearly|almost|some|another|at least)\s+){0,2}$/i;
/** "Grew 14 to 33": a level, and the next. */
const TO_THE_NEXT = /^\s*(?:to|and then)\s+\d/i;

/** "Growth on the probe is about 0.4 of a digit a week": how fast, and not where. */
const GROWTH = /\b(?:growth|slope|rate of (?:improvement|progress|growth)|ROI)\b[^.;\d]{0,60}$/i;
const PER_WEEK = /^[^.;,\d]{0,40}(?:\/|\b(?:per|an?|each|every) )(?:school )?(?:wk|week|month)\b/i;

const isPace = (before: string, { unit }: Reading, after: string) =>
  GROWTH.test(before) && (PER_WEEK.test(after) || PER_WEEK.test(`of ${unit}`));

/** "The difference of 27 points", "a gap of 12 words", "gained 9 points": how far two figures lie apart. */
const isDifference = (before: string, after: string) =>
  (GAINED.test(before) && !TO_THE_NEXT.test(after)) ||
  /\b(?:difference|gap|discrepancy|gain|drop|increase|decrease|decline|growth|rise|spread|distance)\s+(?:of|was|is|:)\s*(?:about |only |over |nearly )?$/i.test(
    before,
  ) ||
  /^\s*(?:more|fewer|less|higher|lower(?![- ]?case)|points? (?:of )?(?:difference|higher|lower|above|below))\b/i.test(
    after,
  );

/** "Crying, which happens about once a day and needs nothing but a kind word": counted, and called no worry. */
const needsNothing = PARTS.test(
  /^[^.;\d]{0,40}\b(?:needs?|needed|takes?|calls? for|requires?|required) (?:nothing|no (?:more|help|response|adult|intervention|support)|little more)\b/i,
);
/** "Neither includes crying at her desk", "not counted: humming": a definition says what the count leaves out. */
const isLeftOut = PARTS.test(
  /\b(?:neither|none of (?:these|them)|this|it|the definition|which) (?:includes?|counts?|does not (?:include|count)|excludes?)\b(?<=neither \w{1,12}|none of \w{1,8} \w{1,12}|not \w{1,8}|excludes?)|\b(?:not (?:counted|included|targeted|tracked|a target)|excluded|left out of the count)(?: (?:is|are|was|were))?\s?:/i,
);

/** "FAST: 4 of 5 items escape, 1 of 5 attention": what a scale makes of the function, and no skill. */
const isFunctionScale = PARTS.test(
  /\b(?:FAST|MAS|QABF|FACTS|Motivation Assessment Scale|Functional Analysis Screening Tool|Questions About Behavioral Function)\b/,
);
const FUNCTION = /\b(?:escape|avoidance|attention|sensory|tangibles?|automatic|function)\b/i;

/** "The counts of a second SLP agreed with mine on 94%": how far two who counted agree. */
const isOfAgreement = PARTS.test(
  /\b(?:agree[ds]?|matched|concurred|coincided|in agreement) (?:with (?:mine|me|my (?:own )?\w+|each other|one another|the (?:first|second|other)(?: \w+)?|hers|his|theirs) )?(?:on|for|in|about) (?:about |nearly |over |all but )?$/i,
);

/** "The examiner made 12 bids for his attention": counted is what was offered. */
const isOffered = PARTS.test(
  /\b(?:examiner|evaluator|clinician|therapist|teacher|adults?|aide|staff|mother|father|parents?|we|I) (?:made|offered|gave|presented|posed|staged|set up|initiated|asked|used|took) (?:about )?$/i,
);

/** "Of the six problems set she attempted four": tried, and not done. */
const isAttempted = PARTS.test(/\battempt(?:ed|s)(?: (?:only|just|all))? $/i);

/** "15 second momentary time sampling": how often somebody looked. */
const SAMPLED = /^[\s-]*(?:momentary|partial|whole)[ -](?:time|interval)\b/i;

const LENGTH = /^(?:feet|foot|yards|meters)$/i;
/** "From the room to the playground (about 260 feet)", "the walk from class to the cafeteria is 210 feet". */
const A_WAY =
  /\bfrom [^.;()\d]{2,30} to [^.;()\d]{2,30}(?:\(|\b(?:is|was) )(?:about |roughly |around |approximately |nearly )?$/i;

/** "Jumps off two feet", "hops on 1 foot", "2 feet together": what one stands on. */
const STANDS_ON = /\b(?:off|on|onto|with|from|using|over|alternat\w+|his|her|their|own)\s+$/i;
const ON_BOTH = /^\s*(?:together|at once|apart|side by side|at the same time|take-?off|landing)\b/i;
const FEET_OF_A_CHILD = 2;
const isPartOfBody = (text: string, reading: Reading, after: string) =>
  LENGTH.test(reading.unit) &&
  reading.value <= FEET_OF_A_CHILD &&
  (STANDS_ON.test(upToNumber(text, reading)) || ON_BOTH.test(after));

/** Figures of how incidents divide, of what is called no worry, of a behavior's function, of two observers. */
const upToNumber = (text: string, { index, end, value }: Reading) => {
  const at = text.slice(index, end).indexOf(String(value));
  return text.slice(Math.max(0, index - 60), index + Math.max(0, at));
};
/** "Given a story starter and 3 minutes to write, Kelvin will write 28 words": how long the goal lets him. */
const isTimeGiven = (text: string, before: string) =>
  /\bgiven\b[^.;]{0,60}\band\s*$/i.test(before) && /\bwill\b/.test(text);

/** "Absent 21 of 78 days (grade 6, same months: 12 of 77)": how it was then, set beside how it is. */
const isOfOtherGrade = PARTS.test(
  /\(grade \d{1,2}, (?:the |in the )?same (?:months|weeks|period|time|quarter|days)[^()\d]{0,12}$/i,
);

const isBesideTheSkill = (text: string, reading: Reading, before: string, after: string) =>
  isShareOfIncidents(text, reading) ||
  isAverageRating(text, reading) ||
  isAttempted(before, text) ||
  needsNothing(after, text) ||
  (reading.kind !== 'percent' && SAMPLED.test(after)) ||
  (reading.kind === 'count' && isOffered(upToNumber(text, reading), text)) ||
  isPartOfBody(text, reading, after) ||
  (LENGTH.test(reading.unit) && A_WAY.test(upToNumber(text, reading))) ||
  (reading.kind === 'duration' && isTimeGiven(text, before)) ||
  isOfOtherGrade(before, text) ||
  isLeftOut(before, text) ||
  isOfAgreement(before, text) ||
  (isFunctionScale(text, text) && FUNCTION.test(text));

/** Numbers that describe someone or something else: peers, goals, schedules, accommodations. */
export const isAboutTheStudent = (
  text: string,
  reading: Reading,
  passage: Passage,
  otherChildren: readonly string[] = [],
): boolean =>
  !isPlainlyElse(text, reading, passage, otherChildren) &&
  !isBesideWordsOfElse(text, reading) &&
  !isDisowned(passage);

const around = (text: string, { index, end }: Reading) => ({
  before: text.slice(Math.max(0, index - 80), index),
  after: text.slice(end, end + 60),
});

/** In the text of a goal, or hoped for: nobody has counted it, whatever else speaks for it. */
export const isAimedAt = (text: string, { index }: Pick<Reading, 'index'>, { section }: Passage): boolean =>
  isTitleOfGoal(text.slice(Math.max(0, index - 260), index)) ||
  (section === 'goals' && /\bwill\b/i.test(text)) ||
  isWanted(text, index);

/** Another child's, a yardstick, planned, a difference, no figure of a skill at all. */
function isPlainlyElse(
  text: string,
  reading: Reading,
  passage: Passage,
  otherChildren: readonly string[] = [],
): boolean {
  if (isOfNamedChild(text, reading, otherChildren) || isNobodysFigure(text, reading)) return true;
  const { index, at = index } = reading;
  const { before, after } = around(text, reading);
  const isCompared =
    isYardstickBefore(before, text) || isYardstickKey(text.slice(Math.max(0, at - 80), at), text);
  if (isCompared && !timeWordsIn(before.slice(-24)).some(({ when }) => when.kind === 'now')) return true;
  if (isPlanned(text, index, passage) || isDifference(before, after) || isPace(before, reading, after))
    return true;
  if (isYardstickAfter(after, text) || isBesideTheSkill(text, reading, before, after)) return true;
  if (isTitleOfGoal(text.slice(Math.max(0, index - 260), index))) return true;
  if (reading.kind === 'percent' && isShareOfProblems(before, after)) return true;
  if (isOftenOfService(text, index)) return true;
  if (reading.kind === 'percent' && headsDivision(passage.heading)) return true;
  return CATEGORIES.test(text) || !isInPlace(text, passage, index);
}

/** "45 minutes, 2 times per week": how often a service comes. */
const isOftenOfService = (text: string, index: number): boolean =>
  /^\d{1,2} ?(?:times?|x|sessions?|days?) (?:per|a|an|each) (?:week|month|day)\b/i.test(
    text.slice(index, index + 30),
  ) && /\d ?-?min(?:ute)?s?\.?,? (?:x ?)?$/i.test(text.slice(Math.max(0, index - 16), index));

/** "68% of all incidents during table work": how the problem is spread, where nothing is done "in 68% of incidents". */
const isShareOfProblems = (before: string, after: string): boolean =>
  /^\s*(?:%|percent)?\s*of (?:all |the |his |her |their |these )?(?:\w+ )?(?:incidents?|episodes?|outbursts?|problem behaviors?|behaviors?|referrals?|removals?|disruptions?|tantrums?)\b/i.test(
    after,
  ) && !/\b(?:in|on|at|after|during|for|with)\s+(?:only |about |just )?$/i.test(before);

/** Beside words that mostly go with figures of others, of help and places, of what is left undone, of school days. */
function isBesideWordsOfElse(text: string, reading: Reading): boolean {
  const { before, after } = around(text, reading);
  return (
    isOfOthers(text, reading) ||
    isOneOfGroup(text, reading, before) ||
    isBesidePerformance(before.slice(-45), text) ||
    isBesidePerformance(after.slice(0, 45), text) ||
    isTheOtherWay(text, reading, after) ||
    isRatingOfFeeling(text, reading) ||
    isAttendance(reading, before, after, text)
  );
}

/** "She is one of three in her group": how many there are, and none of them a try. */
const IN_GROUP =
  /^\s*(?:students?|children|kids|boys|girls|pupils)? ?(?:in|at|on) (?:his|her|their|my|our|the|this|that) (?:[\w-]+ ){0,2}(?:group|room|class|family|grade|caseload|school|program|section|table|bus|house)\b/i;
/** "The middle one of the last three counts": one of them, and no share. */
const ONE_OF_COUNTS =
  /^(?:one|1) +of (?:the|these|those|my|our) (?:last |past |first )?\w+ +(?:counts?|probes?|samples?|tries|trials|sessions|observations|timings|readings)\b/i;
const isOneOfGroup = (text: string, { kind, index, end }: Reading, before: string): boolean =>
  kind === 'ratio' &&
  (ONE_OF_COUNTS.test(text.slice(index, end + 40)) ||
    (/\b(?:is|was|as|being|they are|are) (?:only |just )?$/i.test(before) &&
      IN_GROUP.test(text.slice(end, end + 60))));

/** Services and score keys hold no number of a student's; goals only one that tells how far it is now. */
function isInPlace(text: string, { section }: Passage, index: number): boolean {
  if (section === 'services' || section === 'score-key') return false;
  if (section !== 'goals') return true;
  if (CURRENT_WORD.test(text)) return true;
  return !/\bwill\b/i.test(text) && (timeWordsIn(text).length > 0 || isDone(text.slice(0, index)));
}
