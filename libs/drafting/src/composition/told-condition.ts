/** Under which condition something was done, as the opening of a sentence tells it: "on a list of multisyllabic words". */
import { datesIn } from '../extraction/times/dates.js';
import { baseOfPast, thirdPersonOf } from './verb-forms.js';

/** When it was, which next year's goal does not share. */
const WHEN =
  /,? ?\b(?:(?:on|in|at|during|for|over|across|from|through|by|of) )?(?:the |this |that |his |her |their |our |my )?(?:(?:last|latest|newest|most recent|past|final|current|present|first|second|third|fourth|next)(?: (?:one|two|three|four|five|six|ten|\d{1,2}))?(?: [a-z]+)? ?(?:one|days?|weeks?|months?|quarters?|semesters?|trimesters?|observations?|visits?|probes?|checks?|trials?|tries|attempts?|sessions?|samples?|trip|time|year|spring|fall|winter|period|marking period|shifts?|tally|tallies|looks?)\b(?! of (?:[a-z-]+ ){0,2}(?:facts|words|problems|sentences|questions|equations|fractions)\b)|(?:spring|fall|winter|autumn|summer|today|yesterday|this (?:week|month|year|quarter|spring|fall|winter|(?:six|nine|6|9) weeks|trimester|semester|term|marking period|grading period)|data window|observation window|school year|reporting period)\b)(?: probe| window| observation)?/gi;
export const TITLED = /\b(?:Mr|Mrs|Ms|Dr|Miss)\.? /;
export const TOLD_BY = /\b(?:Mr|Mrs|Ms|Dr|Miss)\.? |\b(?:I|we|us|me|we've|I've|my|our)\b/;

/** "On", "this", "the week of", before a day or a season. */
const BEFORE_DAY =
  /,? ?(?:\b(?:(?:in|during|over) )?(?:the |this |last )?(?:week|month)s? )?(?:\b(?:given|taken|on|of|from|in|dated|as of|this|last|and))? ?$/i;

/** "In MP3", "in the six weeks ending": a marking period, and what the day behind it leaves. */
const LEFT_OF_TIME =
  /,? ?\b(?:in|during|for|by|at) (?:MP|RP|Q|T|S|quarter|semester|trimester|term) ?[1-6]\b|,? ?\b(?:in|over|during|for) the (?:\w+ )?(?:weeks?|months?|days|quarter|semester|period) (?:ending|ended|up to|through|since)\b/gi;

/** The words without what says when it was. */
export const withoutTime = (text: string): string => {
  let left = text;
  for (const { index, text: printed } of [...datesIn(text)].reverse())
    left = `${left.slice(0, index).replace(BEFORE_DAY, ' ')}${left.slice(index + printed.length)}`;
  return (
    left
      .replace(WHEN, '')
      .replace(LEFT_OF_TIME, '')
      .replace(/[\s,]+\)/g, ')')
      .replace(/\(\s*\)/g, '')
      // "On 6 of 10 crossings since October", "between September and November": what is left of it.
      .replace(/,? ?\b(?:since|so far|up to now|until)(?= *$|(?=[,.;]))/g, '')
      .replace(/,? ?\b(?:between|from)\s+(?:and|to)\b(?=$|[,.;]| (?:in|on|at|with|when)\b)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;])/g, '$1')
      .trim()
  );
};

/** "On the 13th", "at the end of the trial, then": the days of the count and the turns of the telling. */
const DAY_OF_COUNT = /,? ?\b(?:on|since|by) the \d{1,2}(?:st|nd|rd|th)\b|,? ?\bthen(?=,|$)/gi;
const OF_THE_TESTING =
  /^(?:at|by|toward|from) the (?:very )?(?:end|start|beginning|close|outset) of (?:the|this|that|our|my|her|his|their) (?:[a-z-]+ )?(?:trial|testing|session|assessment|evaluation|observation|visit|study|period|screening|week|month|year)s?\b/i;

/** "In other words", "all in all": a turn of the telling, and no condition. */
const TURN_OF_TELLING =
  /^(?:in other words|all in all|in short|in sum|in all|on the whole|for example|in fact|of course|by now|so far), /i;

const CONDITION_MAX = 130;
const IN_WEEK = /^(?:in|by|at|during) (?:week|month|quarter|trial|session|lesson) \d{1,2}$/i;

/** Openings that say how it was tried, and how a goal puts them. */
const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:asked|told|shown|given|handed|prompted|presented)\b/i, 'when '],
  [
    /^(?:on|with|without|from|in|at|during|after|when|while|using|given|for|along|before|if|once|through|under)\b/i,
    '',
  ],
];

/** "(40 one-minute intervals)", "(40 items)": of how many the count was, which the goal tells in its own words. */
const SIZE_OF_COUNT =
  / ?\((?:\d{1,3}|two|three|four|five|ten) (?:[a-z-]+ ){0,2}(?:intervals|items|trials|minutes|observations|counts?|samples|problems|words|questions)(?: in [A-Z][a-z]+)?\)/gi;
/** "In two 10-minute counts at recess": how somebody watched, of which only the place is a condition. */
const WATCHED =
  /^(?:in|during|over|across) (?:the |all |these )?(?:(?:two|three|four|five|six|ten|\d{1,2}) )?(?:\d{1,2}|one|two|three|five|ten|fifteen|twenty|thirty)-minute (?:counts?|observations?|samples?|checks?|tallies)(?: ?,)? ?/i;

/** "In a separate count this": what the words of time have left of it. */
const CUT_OFF = /\b(?:the|an?|this|that|these|those|his|her|their|of|in|on|at|for|from|with|to|by|and|or)$/i;

const BY_THE_WRITER = /^(?:When )?(?:I|we) ([a-z]+) ([^.:;]{6,110})[:,;]\s*$/i;
/** "I called her attention to things across the room by pointing:": when an adult does so again. */
function asDoneByAdult(lead: string): string {
  const [, word = '', rest = ''] = BY_THE_WRITER.exec(lead.trim()) ?? [];
  const base = baseOfPast(word);
  return base === undefined || OF_THE_COUNT.test(base) || TOLD_BY.test(rest)
    ? lead
    : `When an adult ${thirdPersonOf(base)} ${rest}`;
}
const WATCHED_AT =
  /^(?:I|We|Staff|The (?:aide|para|teacher)) (?:counted|watched|observed|recorded|tallied|sampled|kept (?:a )?(?:count|tally|log)) ((?:in|at|during) (?:the |his |her |their )?[a-z][^.,;:\d]{3,60}?)(?= (?:for|on|over|across|between|from|in) (?:\d|two|three|four|five|six|ten|the (?:week|month)|[A-Z])|[:,;]|$)/;
/** "I counted in the cafeteria and at the store for 20 minutes each on three days:": where it was. */
const asPlace = (lead: string): string => WATCHED_AT.exec(lead.trim().replace(/\s+/g, ' '))?.[1] ?? lead;

/** What the writer did to know. */
const OF_THE_COUNT =
  /^(?:count|give|watch|observe|see|use|take|keep|time|record|try|check|collect|do|be|have|get)$/;

/** "Words that had not been taught", "that she had never seen": next year's are new as well. */
const asStillTrue = (lead: string): string =>
  lead
    .replace(
      /,? \b(?:that|which) (?:had|have|has) (?:not|never)(?: yet)? been (taught|shown|seen|read|heard|learned|practi[cs]ed|studied|introduced|rehearsed)\b(?: before| yet)?/gi,
      ' not yet $1',
    )
    .replace(
      /,? \b(?:that|which)? ?(?:he|she|they) (?:had|have|has) (?:not|never)(?: yet)? (seen|read|heard|learned|practi[cs]ed|studied|met)\b(?: before| yet)?/gi,
      ' not $1 before',
    );

/**
 * The condition a sentence opens with; undefined where it opens with time, with the speaker or with nothing.
 *
 * @param names the student’s, as the report writes them
 */
export function conditionOf(lead: string, names: readonly string[]): string | undefined {
  const plain = withoutTime(
    asStillTrue(asDoneByAdult(asPlace(lead)))
      .replace(DAY_OF_COUNT, '')
      .replace(SIZE_OF_COUNT, '')
      // "(SLP, Ms. Fenn) In the cafeteria": who says it.
      .replace(/^\W*\([^()]{2,40}\) (?=\p{Lu})/u, '')
      .replace(/^\W+/, '')
      .replace(TURN_OF_TELLING, '')
      .replace(WATCHED, '')
      .replace(/^[\p{Lu}][\p{L} -]{2,40}: /u, '')
      .split(
        lead.includes('(')
          ? /$^/
          : /, (?=(?:tried|taken|given|which|who|administered|scored|read|all|both|by)\b)/,
        1,
      )
      .join('')
      .replace(
        /\b(?:my|our|(?<=\b(?:on|in|from) )(?:his|her|their)) (?=(?:last |latest )?(?:[a-z-]+ ){0,2}(?:pre-?test|post-?test|probe|quiz|list|sheet|inventory|survey|sample|task|test|check|paper|page|set))/gi,
        'a ',
      )
      .replace(/^((?:asked|told) to (?:tell|show|give|name|read|list)) (?:me|us) /i, '$1 ')
      .replace(
        /^(?:(?:so|but|yet|and|however|also|overall|currently|now|at present|at this time|at the moment|today)(?:,? |$)){1,2}/i,
        '',
      ),
  )
    .replace(/\ba (?=[aeiou](?!ne\b|ne-|ni|se|u))/gi, 'an ')
    .replace(
      /(?:[\s,]+(?:given|taken)(?: (?:on|in|between|from|and))*|[\s,]+(?:and|between)){0,3}[\s,]*$/i,
      '',
    )
    // "On the unit check 10/16": a day that could be a share as well.
    .replace(/ \d{1,2}\/\d{1,2}$/, '')
    // "(long-vowel patterns, 2/24)": the day of the list.
    .replace(/, \d{1,2}\/\d{1,2}(?=\))/g, '');
  const opening = OPENINGS.find(([words]) => words.test(plain));
  if (opening === undefined || plain.length > CONDITION_MAX || CUT_OFF.test(plain)) return undefined;
  if (OF_THE_TESTING.test(plain) || IN_WEEK.test(plain)) return undefined;
  // "On the list" was named before; "staff kept count: ..." is another sentence.
  if (ON_THE_SHEET.test(plain) || plain.includes(':') || POINTS_ELSEWHERE.test(plain)) return undefined;
  // "In the gradebook for" tells where the count stands, "on three trials" how often.
  if (/\bgrade ?book|\brecords?\b|\blog\b|\bseparate count\b|\bsheet for\b|\bdata\b|\bpage \d/i.test(plain))
    return undefined;
  if (
    /^(?:on|in|at|during|from|over|across|for)(?: (?:the|an?|all|both|two|three|four|five|six|\d{1,2}))*(?: [a-z-]+){0,2}$/i.test(
      plain,
    ) &&
    TIMES_ONLY.test(plain)
  )
    return undefined;
  if (
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:[a-z-]+ ){0,2}(?:visits|observations|sessions|trials|days|weeks|trips|times)\b|\baverage\b/i.test(
      plain,
    )
  )
    return undefined;
  // A test is given once a year, and what was not yet taught will be.
  if (A_TEST.test(plain) || BEFORE_TEACHING.test(plain)) return undefined;
  // "From 6 to 31" was a time; "in 14 such moments" points back.
  if (hasOwnDeed(plain) || /^from \d|\bsuch\b/i.test(plain)) return undefined;
  if (
    TOLD_BY.test(plain) ||
    /\b(?:he|she|they) (?:was|were|is|are|had|has|did)\b|\(\s| (?:was|were|had) /i.test(plain)
  )
    return undefined;
  const text = names
    .reduce((words, name) => words.replaceAll(`${name}'s `, 'the '), plain)
    // "On the quiz" was last year's: the next one is new.
    .replace(
      /^on (?:the|an?) (?=(?:[a-z-]+ ){0,4}?(?:quiz|probe|pretest|unit test|unit check|page|sheet|paper)\b)/i,
      'on a new ',
    )
    .replace(/^on (?:the|an?) (?=(?:\d{1,3}-(?:word|item) |dictated )(?:[a-z-]+ ){0,3}list\b)/i, 'on a new ')
    .replace(/^on a new (?:first|second|third|last|latest) /, 'on a new ')
    // "From a set of two-step problems": beside "from a baseline" it would be said twice.
    .replace(/^from (?=an? (?:[\w-]+ ){0,3}(?:set|list|page|sheet)\b)/i, 'given ')
    // The sample was that of the report; the next is another of the same length.
    .replace(/^(in|from) the (?=\d{1,3}-(?:utterance|word|minute) (?:[a-z]+ )?sample\b)/i, '$1 a ');
  return inPresent(`${opening[1]}${text.charAt(0).toLowerCase()}${text.slice(1)}`).replace(/,(?=["”]$)/, '');
}

/** "At exit she made about four requests": another sentence about the student. */
const hasOwnDeed = (text: string) => {
  const word = /,? (?:he|she|they) ([a-z]+)\b/.exec(text)?.[1] ?? '';
  return (
    baseOfPast(word) !== undefined &&
    !/\b(?:that|what|which|where|when|as|if|because|words|than) (?:he|she|they) /.test(text)
  );
};

/** At another figure, at what was told before, at what the student came to. */
const POINTS_ELSEWHERE =
  /\d{1,3} (?:of|out of) \d|\b(?:those|these|them|it)$|\bof them\b|\bthe (?:last|past) (?:two|three|four|five|six)\b|\b(?:before|until) (?:he|she|they|his|her|their)\b/i;
const A_TEST =
  /^(?:on|in|from) (?:the|an?|her|his|their) (?:[a-z-]+ ){0,3}(?:inventory|survey|screener|screening|benchmark|assessment|evaluation)$/i;
const BEFORE_TEACHING = /^before (?:any |the |direct )?(?:teaching|instruction|pre-?teaching|the unit)\b/i;
const ON_THE_SHEET =
  /^(?:on|in|from) (?:the|this|that|these|an?|her|his|their) (?:same |new )?(?:list|deck|set|survey|inventory|screener|sample|task|one|check)s?$/i;

const THE_STUDENT = /\b(when|if|where) (he|she|they) (did not|didn't|[a-z]+)\b/gi;
const WAS = /(?<!\b(?:that|which|who) )\b(was|were|wasn't|weren't)\b/g;
const IS: Readonly<Record<string, string>> = {
  was: 'is',
  were: 'are',
  "wasn't": "isn't",
  "weren't": "aren't",
};
const BEGINS_WITH_WHEN = /^(?:when|if|where)\b|, (?:when|if|where) (?:he|she|they)\b/i;

/** "When she needed help (did not understand)", "when a handout was not accessible": next year she needs it. */
export function asNow(condition: string): string {
  if (!BEGINS_WITH_WHEN.test(condition) || condition.includes('the baseline')) return condition;
  const does = (subject: string, verb: string) => (/^they$/i.test(subject) ? verb : thirdPersonOf(verb));
  return condition
    .replace(THE_STUDENT, (whole, link: string, subject: string, verb: string) => {
      if (verb.startsWith('did')) return `${link} ${subject} ${does(subject, 'do')} not`;
      const base = baseOfPast(verb) ?? /^(.*[a-z])ed$/.exec(verb)?.[1];
      return base === undefined || verb === 'was' || verb === 'were' || base === verb
        ? whole
        : `${link} ${subject} ${does(subject, base)}`;
    })
    .replace(WAS, (word) => IS[word] ?? word)
    .replace(/\bdid not (?=[a-z])/g, 'does not ');
}

const SOMEBODY =
  /^((?:when|if|after|before|once|while) (?:an?|the|another|someone|somebody|two|his|her|their)\b)(.*)$/i;
const SUBJECT_WORDS_MAX = 3;

/** "When an adult called": next year an adult calls. */
function inPresent(text: string): string {
  const [, lead = '', rest = ''] = SOMEBODY.exec(text) ?? [];
  const words = rest.split(' ');
  const at = words.findIndex((word) => baseOfPast(word) !== undefined);
  const base = baseOfPast(words[at] ?? '');
  // "When the task given by an adult ...": no verb of its own.
  if (base === undefined || at > SUBJECT_WORDS_MAX || words[at + 1] === 'by' || base === words[at])
    return text;
  // "When two peers called", "when his brother left and he cried": the one form would not fit them all.
  if (/\btwo$/i.test(lead) || (words[at - 1] ?? '').endsWith('s') || / and (?:he|she|they) /.test(rest))
    return text;
  const behind = words
    .slice(at + 1)
    .join(' ')
    // "Points and says": what is joined to it.
    .replace(/\b(and|or) ([a-z]+)\b/g, (whole, link: string, word: string) => {
      const joined = baseOfPast(word);
      return joined === undefined || joined === word ? whole : `${link} ${thirdPersonOf(joined)}`;
    });
  return [lead + words.slice(0, at).join(' '), thirdPersonOf(base), behind].join(' ').trim();
}

const TIMES_ONLY =
  /\b(?:trials?|times|tries|days?|weeks?|visits?|sessions?|observations?|probes?|occasions?|average|all|total|general|practice|unit|chapter)$/i;
