/** The help that a sentence of a report names, as a step of a goal can: "with a step card taped to her desk". */
import { HELPER } from './led-by-help.js';
import { baseOfPast, baseOfThirdPerson, gerundOf, isBaseForm } from './verb-forms.js';

/** "He", "it was", "English past tense went up": where the words about the help end. */
const STUDENT = String.raw`(?:he|she|they|I(?= can get\b)|(?<=, )(?:\p{L}+ ){0,3}\p{L}+(?= (?:went|rose|came|improved|increased|jumped)\b)|(?:\p{L}+ ){1,2}\p{L}+(?= (?:goes?|went|came|rose|jumped) up to\b)|it(?= (?:was|is|came|went|comes|goes|rose)\b)|there(?= (?:was|were|are)\b)|the (?:score|number|figure|rate|count|total)|\p{Lu}\p{Ll}+(?= (?!icons|cards|charts|strips|boards|blocks|tiles|maps|frames|organizers)(?:could|can|has|had|was|is|[a-z]+ed|[a-z]+s|got|did|gave|read|wrote|put|said|cut|told|kept|made|went|came|stood|held|found|knew)\b))`;
/** "17.", "six of seven", "15 of 20": a count right behind the help, with no verb between. */
const COUNT = String.raw`(?:all )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty)(?:[.,;)]|$| ?(?:of|out of|/|%|percent))`;
/** What follows the words about the help: who did how many, or how many they were. */
const THEN_DONE = String.raw`(?:${STUDENT}(?:'d|'ll)? (?!and |or )[a-z]|(?:it|he|she|they)'(?:s|re)\b|${COUNT})`;
/** "With the icon strip in front of him he retold 6 of 8", "After one model she said 9", "With icon cards on the table, 17." */
const LED = new RegExp(
  String.raw`^(?<how>(?:With|Given|Using|After|When (?:given|shown|handed))) (?<help>[^;:]{3,110}?),? ${THEN_DONE}`,
  'u',
);
/** "With gesture prompt to the card: 16 of 18", "With Ms. Delgado seated next to him: 72%". */
const LABEL = /^(?<how>With|Using|After|When (?:given|shown|handed)) (?<help>[^:;,]{3,80}):/u;
/** "Highlighted paper: 44 of 52 letters": the material is the help. */
const MATERIAL = /^(?<help>(?:[A-Za-z-]+ )(?:paper|scissors|grip|board)):/u;
/** "Highlighted-line paper + verbal reminders   68%": more than one help, without a colon. */
const MATERIALS =
  /^(?<help>[A-Za-z-]+ (?:paper|scissors|grip|board)(?: and (?:\p{Ll}+ ){0,2}\p{Ll}+)?) (?=\d{1,3} ?(?:%|of|\/))/u;
/** "/r/ in sentences, with my reminder first: 79%", "/s/ after my model ... 88%", "beginning, with model + mirror  48%": a row's name ends on the help. */
const ROW_END =
  /[\p{L}\d/)],? (?<how>with|using|given|after) (?<help>[^.;:()\d]{3,70}?)(?: ?\.{3,} ?|: ?(?=\D{0,8}\d)| {1,40}(?=\d{1,3}(?: ?%| ?(?:of|\/) ?\d)))/u;
/** "... 12 of 15 with pointing.", "11 of 20 (when given a topic card)". */
const BEHIND =
  /\d ?%?(?: [a-z]+){0,4},? \(?(?:when )?(?<how>with|using|given|after) (?<help>[^.;:,()]{3,80})\)?(?:[.,;]|$)/u;
/** "5 of 5 when I pointed to the card", "7 of 10 when the aide stretched the sound". */
const CLAUSE_BEHIND =
  /\d(?: ?%| percent)?(?: of (?:them|the \d+))?(?: [a-z]+){0,2},? (?:when|if|once|after) (?<helper>(?:(?:an?|the|his|her|their) )?[^,;: ]+(?: [^,;: ]+){0,3}?) (?<deed>(?:first )?[a-z]+(?:ed|s)?\b[^,;:.]{0,90})(?:[.,;]|$)/u;
/** "On a probe with the multiplication chart he reached 20", "Working with fraction strips beside her, she had 11". */
const WITHIN = new RegExp(
  String.raw`\b(?<how>with) (?<help>[^.;:,()]{3,80}?)(?:,? ${COUNT}|,| (?=${STUDENT}(?:'d|'ll)? [a-z]))`,
  'u',
);
/** "A set of icon cards on the table brought her to 6 of 7": what did it stands first. */
const BROUGHT =
  /^(?<help>(?:An? |The )?[^,;:.]{4,70}?) (?:brought|took|got|lifted|raised|helped) (?:him|her|them|it|the \w+)(?: up)? to \d/u;
/** "With staff saying \"look\"", "If she says \"stop\"": a goal need not say the words. */
const SAID_ALOUD =
  /\b(?:(?<ing>saying|asking)|(?<past>said|asked|whispered)|(?<now>says|asks)) (?:beforehand, )?["“][^"”]{2,60}["”]/gu;
const withoutSpeech = (sentence: string): string =>
  sentence
    .replace(/ \(["“][^"”]{2,60}["”]\)/gu, '')
    .replace(/\b(?:the|a) question ["“][^"”]{2,60}["”]/gu, 'a spoken question')
    .replace(SAID_ALOUD, (_all, ing: string | undefined, past: string | undefined) =>
      ing !== undefined
        ? 'giving a spoken cue'
        : past !== undefined
          ? 'gave a spoken cue'
          : 'gives a spoken cue',
    )
    .replace(/\b(verbal|spoken) ["“][^"”]{2,40}["”]/gu, '$1 cue')
    // "My cue to "pull your tongue back"", "the "next dollar" card", "a "close the gate" cue".
    .replace(/\b(cue|reminder|prompt|signal) to ["“][^"”]{2,60}["”]/gu, '$1')
    .replace(
      /\b(\w+ )["“]([a-z][a-z -]{1,24})[,.]?["”] (?=(?:cue |reminder )?(cards?|cues?|signals?|prompts?|strips?|signs?)\b)/giu,
      (_all, before: string, words: string) =>
        HAS_ARTICLE.test(before) || before.startsWith('my ')
          ? `${before}${words.toLowerCase()} `
          : `${before}a `,
    );
/** "When he had an organizer beside him, he ...", "when given the number line". */
const HAS =
  /^(?:may|can|could|is|was|are|were)? ?(?:have|has|had|use|uses|used|get|gets|got|given|shown|allowed) (?<help>.+)$/u;
const IS_STUDENT = /^(?:he|she|they|\p{Lu}\p{Ll}+)$/u;
const TITLED = /\b(?:Mrs?|Ms|Miss|Dr|Mx)\.? \p{Lu}(?:[\p{L}'-]+|\.)/gu;
const ADULT =
  /\b(?:(?:the |an? |his |her |their )?(?:(?:job|speech|special education|classroom) )?(?:clinician|examiner|evaluator|SLP|OT|PT|BCBA|(?:para|paraprofessional|paraeducator)\b|aide|coach|therapist|pathologist|teacher|adult|staff(?: member)?|somebody|someone)|one of us|I|me|we|us)(?!\p{L})/gu;
const IS_ADULT = new RegExp(`^${ADULT.source}$`, 'u');
/** "When I said the word first and reminded him about his tongue he was right on 23." */
const CLAUSE = new RegExp(
  String.raw`^(?:When|If|Once|After) (?<helper>${ADULT.source}|(?:(?:an?|the|his|her|their) )?[^,;: ]+(?: [^,;: ]+){0,4}?) (?<deed>(?:first )?[a-z]+(?:ed|s)?\b[^;:]{0,110}?),? ${THEN_DONE}`,
  'u',
);
/** "When a graphic organizer was filled out with me first", "When the same problems were read with him": what helped, and how. */
const STATE = new RegExp(
  String.raw`^(?:When|If|Once|After) (?<helper>(?:an?|the|his|her|their) [^,;:]{3,50}?) (?<deed>(?:was|were|is|are) [^;:]{3,90}?),? ${THEN_DONE}`,
  'u',
);

/** What needs an article where a table names it without one. */
const TOOL =
  /^(?:[a-z-]+ ){0,3}(?:check|check-in|card|chart|organizer|checklist|map|strip|bank|line|board|frame|schedule|timer|template|outline|model|prompt|cue|reminder|gesture|calculator|script)\b/;
const HAS_ARTICLE = /^(?:an?|the|his|her|their|one|two|three|some|no|each|every|any|graph|only)\b(?!-)/;

const LETTERS_MAX = 100;
/** Not to be said again in a goal: other children, no help, words in quotes, figures, halves of brackets. */
const UNFIT =
  /["“”()\d]|\b(?:no|not|without|peers?|classmates?|same|this|that|these|those|practice|average|probes?|class|another|later|weeks?|there|tried|contained|came|went|rose|became|was|were|had|has|have|understood|it is|he|she|they|he's|she's)\b|n't\b|^with an adult$|an adult an adult|adult'd\b|\b(?:I|we|my|our)\b| (?:and|or|but|as|when|if|to|of|with|about|task)$/i;
/** "With Eli beside him": a goal names no other child. */
const NAMES_SOMEBODY = /(?<!\p{L})\p{Lu}\p{Ll}/u;
/** "Story Grammar Marker icons": the name of a thing. */
const NAME_OF_THING =
  /(?:\p{Lu}\p{Ll}+ ){1,3}(?=(?:icons?|cards?|charts?|strips?|boards?|maps?|frames?|organizers?|paper|app|tiles|blocks|timer|scissors|software)\b)/gu;
const IN_THE_FIRST_PERSON = /\b(?:I|we) [a-z]/;

function withAdults(words: string): string {
  const adults = words.replace(/\bmy\b/g, "an adult's").replace(ADULT, 'an adult');
  const joined = adults.replace(/\ban adult(?: (?:and|or) an adult)+\b/g, 'an adult');
  return joined.replace(/(\ban adult\b.*)\ban adult's\b/, "$1the adult's");
}

function articled(words: string): string {
  if (HAS_ARTICLE.test(words) || !TOOL.test(words)) return words;
  return `${/^(?!one\b)[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

const isFit = (words: string) =>
  words.length <= LETTERS_MAX && !UNFIT.test(words) && !NAMES_SOMEBODY.test(words.replace(NAME_OF_THING, ''));

/** A second deed, not one more thing: "and drew a bar model", "and points". */
const DOES =
  /^(?:then )?(?:\p{Ll}+ (?:it|him|her|them|his|my|the|an?|one|with|at|to|for|on|up|out|down|along|about)\b|(?:point|wait|help|repeat|listen|ask|model|sign)(?:s|ed)?$|\p{Ll}{3,}ed first$)/u;

/** "Said the word first and reminded him" -> "saying the word first and reminding him". */
function inProgress(deed: string, isPlain = false): string | undefined {
  const parts = deed.split(/(,? (?:and|or) |, )(?=\p{Ll})/u);
  const begun = gerundPhrase(parts[0] ?? '', isPlain);
  if (begun === undefined) return undefined;
  const others = parts
    .slice(1)
    .map((part) => (DOES.test(part) ? (gerundPhrase(part, isPlain) ?? part) : part));
  return [begun, ...others].join('');
}

/** @param isPlain "I cover the word": the verb as it stands in the dictionary */
function gerundPhrase(phrase: string, isPlain: boolean): string | undefined {
  const [, lead = '', verb = '', rest = ''] = /^((?:first|then) )?(\p{Ll}+)(.*)$/su.exec(phrase) ?? [];
  const isBase = isBaseForm(verb) && baseOfPast(verb) === undefined;
  const told = isBase ? verb : (baseOfPast(verb) ?? baseOfThirdPerson(verb));
  const base = /^ha(?:d|s|ve)$/.test(verb) ? 'have' : told;
  if (base !== undefined) return `${lead}${gerundOf(base)}${rest}`;
  if (isPlain && /[a-z]{2}[^sd]$/.test(verb)) return `${lead}${gerundOf(verb)}${rest}`;
  if (/[a-z]{2}[^s]s$/.test(verb)) return `${lead}${gerundOf(verb.slice(0, -1))}${rest}`;
  return /[a-z]{2}ed$/.test(verb)
    ? `${lead}${verb.replace(/ied$/, 'y').replace(/ed$/, '')}ing${rest}`
    : undefined;
}

/** "With the card held up and an adult gave a cue": what the adult did goes on beside it. */
const withAdultsDoing = (words: string): string =>
  withAdults(words).replace(/\ban adult (?:was |were |is )?(\p{Ll}+)/gu, (all, verb: string) => {
    const base = baseOfPast(verb) ?? (/[a-z]{2}ed$/.test(verb) ? verb.replace(/ed$/, '') : undefined);
    return base === undefined ? all.replace(/\b(?:was|were|is) /, '') : `an adult ${gerundOf(base)}`;
  });

/** "An adult waited and pointed to the tablet": both go on. */
function adultsDeeds(words: string): string | undefined {
  const deed = /^an adult (\p{Ll}+ed\b.*)$/u.exec(words)?.[1];
  const done = deed === undefined ? undefined : inProgress(deed);
  return done === undefined ? undefined : `an adult ${done}`;
}

function fromClause({ helper = '', deed = '' }: Record<string, string | undefined>): string | undefined {
  if (IS_STUDENT.test(helper)) {
    const has = HAS.exec(deed)?.groups?.['help'];
    return has === undefined || /^(?:first|been|to|\w+ed)\b/.test(has) ? undefined : `with ${has}`;
  }
  const state = /^(?:was|is|were|are) (.+)$/.exec(deed)?.[1];
  if (state !== undefined && /^(?:an?|the|his|her|their) /.test(helper))
    return withAdultsDoing(`with ${helper} ${state}`);
  if (!IS_ADULT.test(helper)) return undefined;
  const done = inProgress(deed, /^(?:I|we)$/.test(helper));
  return done === undefined ? undefined : `with an adult ${done}`;
}

/**
 * The help that led to the figure of a sentence, with its preposition; undefined where it cannot be told so that a goal could
 * say it: by a quotation, with a figure, of other children.
 */
export function helpNamed(sentence: string): string | undefined {
  const text = withoutSpeech(sentence.replace(/\s+/g, ' '))
    .replace(/\bw\/ ?(?=[a-z])/gi, 'with ')
    .replace(/ ?\((?:\d[^()]{0,20}|[A-Z]\p{Ll}{2,8}\.?(?: \d{1,2})?|\p{Ll}[\p{L}\d, /-]{2,60})\)/gu, '')
    .replace(TITLED, 'an adult')
    // Whose cue it was is no part of the help.
    .replace(/\b\p{Lu}\p{Ll}+['’]s (?=(?:cue|prompt|reminder|model|signal)s?\b)/gu, 'a ')
    .replace(/\b1:1 /g, 'one-to-one ')
    .replace(WHEN_IT_WAS, '')
    .replace(/^(?:The s|S)ame [\p{L} -]{3,40}? with\b/u, 'With')
    .replace(/^[*•\s-]+/, '')
    .replace(/^(?:with|(?:Cued|Prompted|Reminded) (?:by|with))\b/, 'With')
    .replace(/ \+ /g, ' and ');
  const named = fromPhrase(text) ?? fromClauseOf(text);
  return named === undefined
    ? undefined
    : fitPart(withAdults(named).replace(/, (?:earned|scored|got|had|reached)$|[\s,]+$/, ''));
}

/** "With gesture or touch prompt in May:" */
const WHEN_IT_WAS =
  / (?:in|during|since) (?:(?:early|late|mid|the) ?){0,2}(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|fall|winter|spring|summer)[a-z]*\.?(?=[:,])| for (?:a|one|two|three) (?:day|week)s?\b/g;

/** "With ...", "... after a model:", "A set of cards brought her to": the help as a noun. */
function fromPhrase(text: string): string | undefined {
  const within = [ROW_END, BEHIND, ...(CLAUSE.test(text) ? [] : [WITHIN])].map(
    (words) => words.exec(text)?.groups,
  );
  const told =
    LED.exec(text)?.groups ??
    LABEL.exec(text)?.groups ??
    MATERIAL.exec(text)?.groups ??
    MATERIALS.exec(text)?.groups ??
    [...within, BROUGHT.exec(text)?.groups].find((groups) => HELPER.test(helpIn(groups)));
  if (told === undefined || IN_THE_FIRST_PERSON.test(helpIn(told))) return undefined;
  const { how } = told;
  const help = articled(withAdults(helpIn(told)));
  if (how === undefined) return `with ${lowerFirst(help)}`;
  // "After an adult held up the card": that goes on beside it.
  const doing = how.toLowerCase() === 'after' ? (adultsDeeds(help) ?? withAdultsDoing(help)) : help;
  return `${how.toLowerCase() === 'after' && doing === help ? 'after' : 'with'} ${doing}`;
}

const helpIn = (groups: Record<string, string | undefined> | undefined): string => groups?.['help'] ?? '';

const lowerFirst = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** "When I said the word first ...", "... 5 of 5 when I pointed to the card". */
function fromClauseOf(text: string): string | undefined {
  for (const pattern of [CLAUSE, STATE, CLAUSE_BEHIND]) {
    const groups = pattern.exec(text)?.groups;
    const named = groups && fromClause(groups);
    if (named !== undefined) return named;
  }
  return undefined;
}

/** All of the words, or of "with picture cards on the counter, tried once on October 10" those up to the comma. */
function fitPart(words: string): string | undefined {
  if (isFit(words)) return words;
  const first = words.split(',')[0] ?? '';
  return first !== words && isFit(first) && HELPER.test(first) ? first : undefined;
}
