/** The help that a sentence of a report names, as a step of a goal can: "with a step card taped to her desk". */
import { HELPER } from './helped-level.js';
import { baseOfPast, baseOfThirdPerson, gerundOf, isBaseForm } from './verb-forms.js';

/** "He", "it was", "English past tense went up": where the words about the help end. */
const STUDENT = String.raw`(?:he|she|they|(?<=, )(?:\p{L}+ ){0,3}\p{L}+(?= (?:went|rose|came|improved|increased|jumped)\b)|it(?= (?:was|is|came|went|comes|goes|rose)\b)|the (?:score|number|figure|rate|count)|\p{Lu}\p{Ll}+(?= (?:could|can|has|had|was|is|[a-z]+ed|[a-z]+s|got|did|gave|read|wrote|put|said|cut|told|kept|made|went|came|stood|held|found|knew)\b))`;
/** "With the icon strip in front of him he retold 6 of 8", "After one model she said 9". */
const LED = new RegExp(
  String.raw`^(?<how>(?:With|Given|Using|After|When (?:given|shown|handed))) (?<help>[^;:]{3,110}?),? (?:${STUDENT}(?:'d|'ll)? (?!and |or )[a-z]|\d+ ?(?:of|/|%))`,
  'u',
);
/** "With gesture prompt to the card: 16 of 18", "With Ms. Delgado seated next to him: 72%". */
const LABEL = /^(?<how>With|Using|After|When (?:given|shown|handed)) (?<help>[^:;,]{3,80}):/u;
/** "... 12 of 15 with pointing.", "11 of 20 (when given a topic card)". */
const BEHIND =
  /\d ?%?(?: [a-z]+){0,4},? \(?(?:when )?(?<how>with|using|given|after) (?<help>[^.;:,()]{3,80})\)?(?:[.,;]|$)/u;
/** "On a probe with the multiplication chart he reached 20", "Working with fraction strips beside her, she had 11". */
const WITHIN = new RegExp(
  String.raw`\b(?<how>with) (?<help>[^.;:,()]{3,60}?)(?:,| (?=${STUDENT}(?:'d|'ll)? [a-z]))`,
  'u',
);
/** "With staff saying \"look\"", "If she says \"stop\"": a goal need not say the words. */
const SAID_ALOUD =
  /\b(?:(?<ing>saying|asking)|(?<past>said|asked|whispered)|(?<now>says|asks)) (?:beforehand, )?["“][^"”]{2,60}["”]/gu;
const withoutSpeech = (sentence: string): string =>
  sentence
    .replace(/ \(["“][^"”]{2,60}["”]\)/gu, '')
    .replace(SAID_ALOUD, (_all, ing: string | undefined, past: string | undefined) =>
      ing !== undefined
        ? 'giving a spoken cue'
        : past !== undefined
          ? 'gave a spoken cue'
          : 'gives a spoken cue',
    )
    .replace(/\b(verbal|spoken) ["“][^"”]{2,40}["”]/gu, '$1 cue');
/** "When I said the word first and reminded him about his tongue he was right on 23." */
const CLAUSE = new RegExp(
  String.raw`^(?:When|If|Once|After) (?<helper>(?:(?:an?|the|his|her|their) )?[^,;: ]+(?: [^,;: ]+){0,4}?) (?<deed>(?:first )?[a-z]+(?:ed|s)?\b[^;:]{0,110}?),? ${STUDENT}(?:'d|'ll)? (?!and |or )[a-z]`,
  'u',
);
/** "When he had an organizer beside him, he ...", "when given the number line". */
const HAS =
  /^(?:may|can|could|is|was|are|were)? ?(?:have|has|had|use|uses|used|get|gets|got|given|shown|allowed) (?<help>.+)$/u;
const IS_STUDENT = /^(?:he|she|they|\p{Lu}\p{Ll}+)$/u;
const TITLED = /\b(?:Mrs?|Ms|Miss|Dr|Mx)\.? \p{Lu}[\p{L}'-]+/gu;
const ADULT =
  /\b(?:(?:the |an? |his |her |their )?(?:(?:job|speech|special education|classroom) )?(?:clinician|examiner|evaluator|SLP|OT|PT|BCBA|(?:para|paraprofessional|paraeducator)\b|aide|coach|therapist|pathologist|teacher|adult|staff(?: member)?|somebody|someone)|one of us|I|me|we|us)(?!\p{L})/gu;
const IS_ADULT = new RegExp(`^${ADULT.source}$`, 'u');

/** What needs an article where a table names it without one. */
const TOOL =
  /^(?:[a-z-]+ ){0,3}(?:card|chart|organizer|checklist|map|strip|bank|line|board|frame|schedule|timer|template|outline|model|prompt|cue|reminder|gesture|calculator|script)\b/;
const HAS_ARTICLE = /^(?:an?|the|his|her|their|one|two|three|some|no|each|every|any|graph|only)\b/;

const LETTERS_MAX = 100;
/** Not to be said again in a goal: other children, no help, words in quotes, figures, halves of brackets. */
const UNFIT =
  /["“”()\d]|\b(?:no|not|without|peers?|classmates?|same|this|that|these|those|practice|average|probes?|class|another|later|weeks?|there|contained|came|went|rose|he|she|they|he's|she's)\b|n't\b|^with an adult$|\b(?:I|we|my|our)\b| (?:and|or|but|as|when|if|to|of|with)$/i;
/** "With Eli beside him": a goal names no other child. */
const NAMES_SOMEBODY = /\p{Lu}\p{Ll}/u;
const IN_THE_FIRST_PERSON = /\b(?:I|we) [a-z]/;

function withAdults(words: string): string {
  const adults = words.replace(/\bmy\b/g, "an adult's").replace(ADULT, 'an adult');
  const joined = adults.replace(/\ban adult(?: (?:and|or) an adult)+\b/g, 'an adult');
  return joined.replace(/(\ban adult\b.*)\ban adult's\b/, "$1the adult's");
}

function articled(words: string): string {
  if (HAS_ARTICLE.test(words) || !TOOL.test(words)) return words;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

const isFit = (words: string) =>
  words.length <= LETTERS_MAX && !UNFIT.test(words) && !NAMES_SOMEBODY.test(words);

/** A second deed, not one more thing: "and drew a bar model", "and points". */
const DOES =
  /^(?:then )?(?:\p{Ll}+ (?:it|him|her|them|his|my|the|an?|one|with|at|to|for|on|up|out|down|along)\b|(?:point|wait|help|repeat|listen)(?:s|ed)?$)/u;

/** "Said the word first and reminded him" -> "saying the word first and reminding him". */
function inProgress(deed: string, isPlain = false): string | undefined {
  const parts = deed.split(/(,? and |, )(?=\p{Ll})/u);
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

function fromClause({ helper = '', deed = '' }: Record<string, string | undefined>): string | undefined {
  if (IS_STUDENT.test(helper)) {
    const has = HAS.exec(deed)?.groups?.['help'];
    return has === undefined || /^(?:first|been|to|\w+ed)\b/.test(has) ? undefined : `with ${has}`;
  }
  const state = /^(?:was|is|were|are) (.+)$/.exec(deed)?.[1];
  if (state !== undefined && /^(?:an?|the|his|her|their) /.test(helper)) return `with ${helper} ${state}`;
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
    .replace(/ ?\(\d[^()]{0,20}\)/g, '')
    .replace(TITLED, 'an adult')
    .replace(/^[*•\s-]+/, '')
    .replace(/^with/, 'With');
  const behind = BEHIND.exec(text);
  const within = CLAUSE.test(text) ? null : WITHIN.exec(text);
  const told = (
    LED.exec(text) ??
    LABEL.exec(text) ??
    [behind, within].find((match) => HELPER.test(match?.groups?.['help'] ?? ''))
  )?.groups;
  const found = IN_THE_FIRST_PERSON.test(told?.['help'] ?? '') ? undefined : told;
  const clause = found === undefined ? CLAUSE.exec(text)?.groups : undefined;
  const named =
    found === undefined
      ? clause && fromClause(clause)
      : `${found['how']?.toLowerCase() === 'after' ? 'after' : 'with'} ${articled(withAdults(found['help'] ?? ''))}`;
  return named === undefined ? undefined : fitPart(withAdults(named).replace(/[\s,]+$/, ''));
}

/** All of the words, or of "with picture cards on the counter, tried once on October 10" those up to the comma. */
function fitPart(words: string): string | undefined {
  if (isFit(words)) return words;
  const first = words.split(',')[0] ?? '';
  return first !== words && isFit(first) && HELPER.test(first) ? first : undefined;
}
