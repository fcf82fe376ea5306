/** What the report itself says of a goal: met, on course, stuck, kept, rewritten, no longer a need. */
import { everyMatch } from '../extraction/text/every-match.js';
import { PatternIndex } from '../extraction/text/pattern-index.js';
import type { Piece } from './goal-block.js';
import { cellsOfRow, quoteOfLine, type ReportLine, sentencesOf } from './report-lines.js';

/**
 * `ended`: no longer a need. `replaced`: done, and another goal takes its place. `rewrite`: another goal or way is wanted.
 * `keep`: the goal goes on as it stands.
 * `met`, `not-met`, `on-course`, `stuck`, `slow`: how the report calls the progress.
 */
export type Said =
  'ended' | 'replaced' | 'rewrite' | 'keep' | 'met' | 'on-course' | 'stuck' | 'slow' | 'not-met';

export interface GoalRemark {
  readonly said: Said;
  /** The words that say so: verbatim, or the code with what the report's key calls it. */
  readonly words: string;
  readonly page: number;
  /** Verbatim from the page: the sentence or row. */
  readonly quote: string;
  /** Said of something the goal does not name: "Literal questions are no longer a problem" of a goal for inferences. */
  readonly isOfPart?: boolean;
}

const GOAL = String.raw`(?:(?:annual |current |existing |old )?(?:goals?|objectives?)\b|(?:this goal|the goal|this one)\b|(?:it|this|that)(?=\s*(?:[.,;!)]|$|as\b|for\b|through\b|until\b|and\b|in\b|on\b|going\b)))`;
const LEVEL = String.raw`(?:goals?|objectives?|criteri(?:on|a)|targets?|mark|benchmark|standard|expectations?|level)\b`;
const DONE = String.raw`(?:met|mastered|achieved|attained|accomplished|reached|exceeded|surpassed)`;
const PATTERNS: readonly (readonly [Said, RegExp])[] = [
  [
    'ended',
    new RegExp(
      String.raw`no longer (?:(?:a|an area of|in) )(?:need|concern)\b|no longer (?:needed|necessary|required|a problem)\b|\bneed (?:has|is) (?:gone|resolved|over|behind)|no longer (?:needs?|requires?) (?:a goal|goals|services?|speech|therapy|(?:this|direct|specialized) )|not (?:a |an )?(?:need|concern|needed) any ?more|(?:not|n't|no longer) see (?:a |any |the )?(?:further |more |continued |continuing )?need|\bse(?:es?|ing) no (?:further |more )?need|needs? no (?:further |new )?goal|(?:not|n't) (?:need|require) (?:a |another |this |that |the |an? (?:new|further) )goal|(?:not|n't|no longer) (?:need|have) to (?:keep|continue|carry on|carry over) (?:with )?${GOAL}|without a new (?:one|goal)|\b(?:(?:end|exit)(?:s|ing|ed)?|drop(?:s|ping|ped)?|(?:clos|retir|remov)(?:es?|ing|ed)) (?:out )?${GOAL}|${GOAL} (?:[\w']+ ){0,3}?be(?:ing)? (?:dropped|closed|ended|retired|removed)\b|dismiss(?:ed|al)? from|no (?:new |further |other |more )?goals? (?:is |are |(?:for|in) this (?:area )?)?(?:needed|necessary|proposed|planned|called for|wanted|asked for|sought|requested)|no (?:new|further|other) goals?(?= (?:here|for this|in this area)|[.;]|$)|(?:won't|will not|not going to|do not plan to) (?:write|set|propose|draft) (?:a |an )?(?:new|another|further|other) goal|\b(?:clos|end|wrap)(?:e|es|ed|ing)? (?:it|this|that|the goal|this goal) (?:out|up)\b|\b(?:goal|that|this one|it)(?:'s| is) (?:now )?(?:finished|behind (?:him|her|them))\b|\bgoal (?:(?:is|was|has been) )?(?:now )?closed\b|\bnot be renewed\b|age[- ]appropriate now|no further (?:need|services?) (?:in|for)|no (?!new |further )(?:[a-z]+ ){1,2}goals? (?:is|are) needed|(?:not|n't) (?:ask for|propose|recommend|request|suggest) (?:a|an|any|another)(?: new| further)? (?:\w+ ){0,2}goal\b|no need for an? (?:[a-z]+ ){0,2}goal|\bgoal has done its job|\bnothing (?:more|further|left|else) (?:(?:is )?(?:needed|required)|to (?:teach|work on|do here))\b|\b(?:the|its|this) (?:place|spot|slot|time)(?: in the (?:iep|plan))? (?:should|can|could|may|will|is to) go to (?:something else|another|a different|an? (?:new|other))\b|\blet (?:it|this|that|the goal|(?:this|that) (?:one|goal)) go\b|\b(?:I|we|team)(?:'d| would| will| can| could| (?:would )?(?:propose|suggest|recommend) to)? take (?:it|this|that|(?:this|that|the) (?:one|goal)) (?:off|out)\b|\b(?:considers?|considered) (?:this|it|that|the (?:goal|area|need)) (?:resolved|closed)|no (?:reason|call) for (?:a |an |any |another |a new |a further |new |further )(?:\w+ )?goal|no (?:reason|call|need) to (?:write|set|propose|have|draft|add) (?:a |an |any |another )?(?:new |further |other )?(?:\w+ )?goal|\bno more (?:\w+ ){0,2}goals?\b|^\W*next:? (?:close|end|exit|discontinue)\b|^\W*(?:goal )?closed?\W*$|\bno further need\b(?! to\b)|\bnothing (?:more|further|else) (?:is )?(?:planned|proposed)\b|\bno (?:replacement|successor|follow-up)(?: goal)? (?:is )?(?:needed|necessary|planned|wanted)|\bwould not go (?:any )?further (?:with|on|in)\b|\bconsiders? (?:it|this|that|the goal) (?:finished|done|complete)`,
      'i',
    ),
  ],
  [
    'replaced',
    /\bin (?:its|their|the old (?:goal|one)'s) place\b|\bin place of (?:the old (?:goal|one)|this (?:goal|one)|it\b)|\binstead of (?:the old (?:goal|one)|this (?:goal|one))|\b(?:takes?|taking) its place\b/i,
  ],
  [
    'rewrite',
    new RegExp(
      String.raw`not be (?:carried over|continued|carried forward|kept)|\b(?:rewrit\w+|replac\w+|revis\w+|rethink\w*|reconsider\w*|reword\w*|modif\w+|chang\w+|redesign\w*) (?:of )?(?:the )?${GOAL}|${GOAL} (?:\w+ ){0,4}?(?:be|to be|needs?|is|was|being) (?:\w+ )?(?:rewritten|replaced|revised|rethought|reworded|modified|changed|rethinking|revision|revising)|(?:wants?|needs?|write|writes?|propose[sd]?|recommend|suggest|try|set|choose|look(?:s|ing)? (?:for|at)) (?:an? )?(?:new|different|other) (?:kind of )?(?:goal|target|approach|objective|method|one)|(?:different|another) (?:way of teaching|target|method|goal|approach)|needs? rethinking|write (?:this|the|that) goal (?:another|a different) way|think again|\b(?:write|put|teach|word) (?:it|this|that)(?: goal)? (?:some|an)(?: )?other way\b|(?:write|try|need) something (?:new|else|different)|taught differently|teach (?:it|this) differently|(?:a )?new approach|not more of the same|more of the same will|does(?: not|n't) fit|not (?:an )?appropriate\b|no longer (?:fits|appropriate)|\bdiscontinu(?:e|ed|ing)\b|\babandon\w*|\bscrap(?:s|ped|ping)? (?:it|this|that|the)\b|\b(?:goal|it|this|that) struck\b|\bstrik(?:e|ing) (?:it|this|that|the goal)\b|\bdrop(?:ping)? (?:this|the|that|its) (?:wording|approach|task)\b|\bchang\w+ the (?:skill|task)\b|^\W*replace\b|\bthe wrong (?:goal|target|skill)\b|^\W*next:? (?:another|other|new|different) goal`,
      'i',
    ),
  ],
  [
    'keep',
    new RegExp(
      String.raw`\b(?:continu(?:e|es|ed|ing)|keep(?:s|ing)?|kept|retain(?:s|ed)?|maintain(?:s|ed)?|extend(?:s|ed)?|carr(?:y|ies|ied) (?:over|forward)|go(?:es)? on with|stay(?:s)? with) (?:with |on )?(?:(?:working|going|moving) (?:on |toward |with |at )?)?(?:the |her |his |their )?(?:same )?${GOAL}|\bcarry(?:ing)? (?:this|the|that|it)(?: goal| one)? (?:over|forward)|no reason to (?:touch|change)|as it stands|${GOAL} (?:\w+ ){0,3}?(?:continue[sd]?|carried (?:over|forward)|retained|kept|extended|maintained)\b|^\W*(?:recommendation|decision|action|status|team decision)?\W{0,3}(?:to )?continued?\b(?! to\b)|^\W*keep(?: it| (?:this|the|that)(?: one| goal)?)?\W*$|\bcontinue (?:the |this )?goal|\bstill (?:the|a) (?:right|good|appropriate) (?:goal|one|target)\b|\b(?:would|should|will|to) keep (?:going|at it)\b|^\W*keep,|\bleave (?:it|this|that|the goal) (?:in|alone|as is)\b|\bcarry (?:the|this|that|his|her|their) goal (?:on|over|forward)|^\W*next:? same\b|\bstay w\/ (?:this|the|that) goal|(?:^|[;,.])\W*(?:the )?same goal(?: next year| again)?\W*$`,
      'i',
    ),
  ],
  [
    'met',
    new RegExp(
      String.raw`^\W*(?:(?:status|progress|comments?|notes?|remarks?|outcome|result|rating|code|goal|decision|yes|[A-Z]{1,2}|\d)\W{1,4}){0,6}(?:(?:is|was|has been|now|fully|already) )?(?:met|mastered|achieved|attained|accomplished|reached|done)\b(?! (?:with|his|her|their|\d|for|by|out))|${LEVEL}(?:[\s:,-]|was|were|is|are|has been|have been|now|already|fully|just|of \d+%?){0,6}${DONE}\b|\b${DONE} (?:and exceeded )?(?:this|the|his|her|their|that|its|all|annual) (?:\w+ ){0,3}?${LEVEL}|time to move up|call (?:that|it|this) done|ready for (?:the|a) (?:next|higher|harder)|(?:at or )?above (?:the )?(?:goal|criterion|target)\b|^\W*exceeded\W*$|^\W*raise\W*$|\b(?:agreed|agrees|wants?|intends?|plans?|proposes?) to raise (?:it|this|the goal|the target)\b`,
      'i',
    ),
  ],
  // In capitals it is a verdict; in small letters anybody can have met a counselor.
  ['met', /\b(?:MET|MASTERED|ACHIEVED)\b/],
  [
    'stuck',
    /\bnot (?:yet )?progressing\b|\bno (?:measurable |real |significant |clear |notable |further |meaningful )?(?:progress|gains?|growth|improvement|change)\b|\bnot (?:been )?(?:making|made|make|showing|shown) (?:\w+ )?(?:progress|gains?|growth)|nothing has changed|\b(?:little|minimal|negligible|hardly any|scant) (?:\w+ )?(?:progress|growth|change|gains?|movement)|\bregress(?:ed|ion|ing)\b|\b(?:has|have) not (?:changed|improved|grown|moved)|\bunchanged\b|\bremain(?:s|ed)? flat|\bplateau|\bstuck\b(?! on\b)|stayed the same|went nowhere|^\W*(?:essentially |basically )?flat\b|\bsame as (?:ever|before)\b|\bnothing has (?:moved|improved)|\bnever (?:really )?got off the ground/i,
  ],
  [
    'slow',
    /\b(?:insufficient|limited|inadequate|inconsistent|slow|below expected) (?:\w+ )?(?:progress|growth|gains?)|\bemerging\b|not on (?:track|course|target|pace)|\bnot (?:making )?(?:sufficient|adequate|enough|expected) progress|off track|behind (?:schedule|pace)/i,
  ],
  [
    'not-met',
    new RegExp(
      String.raw`\b${DONE}\W{1,4}(?:no?|not)(?=\W{0,2}$|[.;)] )|\b(?:not|never|n't|yet to)\b(?: \w+){0,3} ${DONE}\b|partially met|has yet to (?:meet|master|reach)`,
      'i',
    ),
  ],
  [
    'on-course',
    /\bprogressing\b|\bon (?:track|course|target|pace)\b|\b(?:sufficient|adequate|satisfactory|expected|good|steady|making|made|makes|continued|consistent|strong|nice|excellent|some) (?:\w+ )?(?:progress|gains|growth)\b|progress has been made|at (?:about )?(?:the|an?) (?:expected )?(?:rate|pace)|as (?:we )?(?:hoped|expected|planned)|where we hoped|is growing|steady;/i,
  ],
];

const VERDICTS = new PatternIndex(PATTERNS, ([, pattern]) => pattern);

/** What is denied, wished for or still to come says nothing of how things are. */
const DENIED =
  /(?:\bnot\b|n't|\bnever\b|\bnor\b|\bwithout\b|\bno\b|\byet to\b|\buntil\b|\bif\b|\bonce\b|\bwhen\b|\bin order to\b|\bto be\b|\bwill be\b|\bcan be\b|\bnearly\b|\balmost\b|\bpartially\b|\bpartly\b|\bclose to\b|\bhalfway\b)[\w\s']{0,24}$/i;
const DENIABLE: ReadonlySet<Said> = new Set([
  'met',
  'on-course',
  'keep',
  'stuck',
  'rewrite',
  'replaced',
  'ended',
]);
const KEY_ENTRY =
  /(?:^|[\s|;,(])([A-Z]{1,4}|\d)\s?(?:=|:|-)\s?([A-Za-z][A-Za-z' /]{2,60}?)(?=\s{2,}|[;,|)]|\s(?:[A-Z]{1,4}|\d)\s?(?:=|:)|\.?\s*$)/g;

/** The report's codes and what they stand for: "SP = sufficient progress"; undefined where a code says nothing of progress. */
export type ProgressKey = ReadonlyMap<string, { readonly said: Said | undefined; readonly words: string }>;

export function progressKey(lines: readonly ReportLine[]): ProgressKey {
  const key = new Map<string, { said: Said | undefined; words: string }>();
  for (const { text } of lines) {
    if (!/\b(?:key|codes?|legend|marks?|rating)\b|=/i.test(text) || text.length > 900) continue;
    for (const [, code = '', words = ''] of everyMatch(KEY_ENTRY, text)) {
      if (key.size < 24 && !key.has(code)) key.set(code, { said: meaningOf(words, true)?.said, words });
    }
  }
  return key;
}

const ENDS_GOAL = /^(?:end|clos|drop|retir|remov|exit)|\b(?:dropped|closed|ended|retired|removed)$/i;
const REWRITE =
  /\b(?:write|try|set|use|propose|choose|pick|begin|start|needs?|with|for|put) (?:in )?(?:a |an )?(?:new|different|another|other|simpler|smaller) (?:kind of )?(?:goal|one|target|approach)\b|\b(?:a |an )?(?:new|different|another|simpler|smaller) (?:goal|one|target)(?: \w+){0,2} be (?:\w+ )?(?:written|set|made|drafted|chosen|proposed|tried)\b|\b(?:and|then) write one\b|\breplac\w+|\binstead\b/i;

/** "Met: No", "met - not yet": an answer of its own, and not the "no" of "met, no further work". */
const ANSWERED_NO = /^\W{1,4}(?:no?|not(?: yet| quite| fully)?)(?=\W{0,2}$|[.;,)] | [-–(])/i;

/** "Met" with the "no" that answers it; undefined where none does. */
function deniedBehind(text: string, match: RegExpExecArray): string | undefined {
  const end = match.index + match[0].length;
  const answer = ANSWERED_NO.exec(text.slice(end))?.[0];
  return answer === undefined ? undefined : text.slice(match.index, end + answer.length).trim();
}

/** "Reached the criterion in 4 of the 10 shifts": at half of the times or fewer, the level is not met. */
function isMetAtTimes(behind: string): boolean {
  const [, times, all] =
    /^[^.;\d]{0,60}\b(?:in|on) (\d{1,3}) (?:out )?of (?:the |those |his |her |their )?(\d{1,3})\b/i.exec(
      behind,
    ) ?? [];
  return times !== undefined && 2 * Number(times) <= Number(all);
}

function meaningOf(text: string, isKey = false): { said: Said; words: string } | undefined {
  for (const {
    entry: [said],
    matches: [match],
  } of VERDICTS.matches(text)) {
    if (match === undefined) continue;
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const isDenied = DENIABLE.has(said) && DENIED.test(before) && !(said === 'stuck');
    const answer = said === 'met' && !isDenied ? deniedBehind(text, match) : undefined;
    if (said === 'met' && isMetAtTimes(text.slice(match.index + match[0].length))) continue;
    if (answer !== undefined) return { said: 'not-met', words: answer };
    // "Drop this goal and write a different one": the goal ends, the need does not.
    if (said === 'ended' && ENDS_GOAL.test(match[0])) {
      const rewritten = REWRITE.exec(text);
      if (rewritten !== null) return { said: 'rewrite', words: rewritten[0].trim() };
    }
    // "Not making progress" begins with its own denial; "met" in a key stands for itself.
    if (!isDenied || isKey) return { said, words: match[0].trim().replace(/^[-–—•*:;,.)]+\s*/u, '') };
  }
  return undefined;
}

const ALL = PATTERNS.map(([said]) => said);
const REMARKS_MAX = 30;
const CODE =
  /\b(?:[Cc]ode|CODE|[Mm]ark|[Rr]ating|RATING|[Ss]tatus|STATUS|[Pp]rogress|PROGRESS|[Qq]uarter(?: \d)?|[Tt]rimester(?: \d)?|[Ss]emester(?: \d)?|[Pp]eriod(?: \d)?|Q[1-4]|T[1-3]|MP ?\d)\s*(?::|=|-|is|was)?\s*"?([A-Z]{1,4}|\d)"?(?=[\s.,;|)]|$)/g;

const BOX = String.raw`\[ ?\]|\( ?\)|☐|□|_{2,}`;
const TICK = String.raw`\[ ?[xX✓✔] ?\]|\( ?[xX✓✔] ?\)|☒|☑|✓|✔|_+[xX]_+`;
const ONE_TICK = new RegExp(`^(?:${TICK})$`);
const ANY_BOX = new RegExp(`${BOX}|${TICK}`, 'g');

/** "[ ] not met   Next:": the key of the boxes that follow. */
const NEXT_KEY = /\s{2,}(\p{Lu}[\p{L} ]{1,24}:)\s*$/u;

/** A line of boxes with only its ticked options left: "Goal met: [ ] Yes [X] No" is "Goal met: No"; undefined without boxes. */
function tickedIn(text: string): string | undefined {
  const boxes = everyMatch(ANY_BOX, text.slice(0, 1_000));
  if (boxes.length < 2) return undefined;
  const first = boxes[0]?.index ?? 0;
  const last = boxes.at(-1);
  const isBehind = last !== undefined && /^\W*$/.test(text.slice(last.index + last[0].length));
  const colon = text.lastIndexOf(':', first);
  const words = text.slice(0, isBehind ? colon + 1 : first);
  // "Now: 28/30  [X] Met": a figure in front is none of the question.
  const lead = /\d%?\s*$/.test(words) ? '' : words;
  let key = '';
  const options = boxes.map((box, at) => {
    const end = box.index + box[0].length;
    const before = at === 0 ? words.length : (boxes[at - 1]?.index ?? 0) + (boxes[at - 1]?.[0].length ?? 0);
    const option = isBehind
      ? text.slice(before, box.index)
      : text.slice(end, boxes[at + 1]?.index ?? text.length);
    const asked = key;
    key = NEXT_KEY.exec(option)?.[1] ?? key;
    return ONE_TICK.test(box[0]) ? `${asked} ${option.replace(NEXT_KEY, '').trim()}`.trim() : '';
  });
  return `${lead.trim()} ${options.filter((option) => option !== '').join('. ')}`.trim();
}

/** "Met 10-02": the day says nothing of what is said. */
const DAY_BEHIND = / (?:on )?\(?\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?\)?\W*$/;
const SHORT_MAX = 32;
const withoutDay = (part: string) => (part.length <= SHORT_MAX ? part.replace(DAY_BEHIND, '') : part);

/** "IAR 2026: Partially Met", "STAAR Reading (spring): Did Not Meet": a level of the state's test. */
const IS_STATE_TEST =
  /^\W{0,4}(?!IEP|GOAL|STO|ESY|PLAAFP|MET\b|NOT\b)(?:\p{Lu}{3,6}(?:-\p{Lu}{1,3})?|State (?:test|assessment))\b[^:;.]{0,40}\b(?:20\d\d|spring|fall)\b[^:;.]{0,20}:/u;

/** The goal itself, or the level of the state's test. */
const saysNothingOfIt = (text: string): boolean =>
  IS_STATE_TEST.test(text) ||
  (/\b(?:will|shall)\b/i.test(text) && /\d|accura/.test(text) && !/\bgoal\b/i.test(text));

/** Every remark on the goal in its block, in reading order; the goal's own words and its objectives are none. */
export function remarksIn(pieces: readonly Piece[], key: ProgressKey): GoalRemark[] {
  const remarks: GoalRemark[] = [];
  for (const { line, from, to, coded: part } of pieces) {
    if (/^\W*(?:short[- ]term )?(?:objective|benchmark|sto)\b/i.test(line.text)) continue;
    if (everyMatch(KEY_ENTRY, line.text.slice(0, 900)).length >= 2) continue;
    const ticked = tickedIn(line.text.slice(from, to));
    const spans =
      ticked !== undefined
        ? [{ from, to }]
        : line.isRow && part === undefined
          ? cellsOfRow(line.text).map(({ at, text }) => ({ from: at, to: at + text.length }))
          : sentencesOf(line.text.slice(from, to)).map((span) => ({
              from: from + span.from,
              to: from + span.to,
            }));
    for (const span of spans) {
      const text = ticked ?? line.text.slice(span.from, span.to);
      if (saysNothingOfIt(text) || remarks.length >= REMARKS_MAX) continue;
      const coded =
        line.isRow && text.length <= 4 ? [text.trim()] : everyMatch(CODE, text).map(([, code = '']) => code);
      const quote = quoteOfLine(line, span.from, span.to);
      const put = (said: Said, words: string) => remarks.push({ said, words, page: line.page.page, quote });
      for (const code of coded) {
        const meant = key.get(code);
        if (meant?.said !== undefined) put(meant.said, `${code} = ${meant.words}`);
      }
      for (const part of text.split(
        /;\s|\.\s(?=Next: )|,\s(?=but\b|yet\b|so\b)|\s[-–]\s(?=discontinu|continu|revis|replac|rewrit)/i,
      )) {
        const found = meaningOf(withoutDay(part));
        if (found !== undefined) put(found.said, found.words);
      }
    }
  }
  return remarks.filter(({ said }) => ALL.includes(said));
}
