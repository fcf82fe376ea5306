/** What a report tells as done, in the words of a goal: of no time, no speaker and no past. */
import { baseOfPast, thirdPersonOf } from './verb-forms.js';

/** "Kept" -> "keep"; undefined for a word that is no past or its own. */
function baseOfDeed(word: string): string | undefined {
  const base = baseOfPast(word);
  return base === word || base === 'be' ? undefined : base;
}

const isNow = (was: string) => (was === 'was' ? 'is' : 'are');

/** "Said that called for help": no noun that what follows says something of. */
const NO_NOUN_BEFORE = /^(?:so|said|say|tell|told|know|knew|show|showed|all|after|before|than|except|given)$/;

/** As a goal asks for it: of no time and no speaker. */
export const asWished = (told: string): string =>
  told
    .replace(/\{n\} time\b/, '{n} times')
    .replace(/\b(?:that )?(?:we|I)(?:['’]ve| have)? (?=practiced|taught|learned|worked on|made)/g, '')
    .replace(
      /\b(when|if|while) ((?:the |his |her |their )?[a-z]+) (was|were)\b/g,
      (_, word: string, who: string, was: string) => `${word} ${who} ${isNow(was)}`,
    )
    .replace(
      /\b(he|she|they) (was|were) (?=[a-z]+(?:ed|en)\b)/g,
      (_, who: string, was: string) => `${who} ${isNow(was)} `,
    )
    .replace(
      /\b(when|if|while|where|before|after|until) (he|she|they) ([a-z]+)\b/g,
      (whole, link: string, who: string, word: string) => {
        const base = baseOfDeed(word);
        if (base === undefined) return whole;
        return `${link} ${who} ${who === 'they' ? base : thirdPersonOf(base)}`;
      },
    )
    .replace(
      /\b(that|where|in which) (he|she|they) (was|were)\b/g,
      (_, link: string, who: string, was: string) => `${link} ${who} ${isNow(was)}`,
    )
    .replace(
      /\b(that|before|after|until|when) ((?:he|she|they|it)(?: (?:clearly|plainly|obviously|really))?|[a-z]+ [a-z]+) had (?=(?:not |plainly |clearly |obviously |just )?(?:[a-z]+(?:ed|en)|understood|gone|done|made|heard|told|left|lost|missed)\b)/g,
      (_, link: string, who: string) => `${link} ${who} ${/^(?:he|she|it)\b/.test(who) ? 'has' : 'have'} `,
    )
    .replace(/\b(he|she|they) had to\b/g, (_, who: string) => `${who} ${who === 'they' ? 'have' : 'has'} to`)
    .replace(/\bcould not be (?=[a-z]+(?:ed|en)\b)/g, 'cannot be ')
    .replace(
      /\b(before|until|unless|after|when|if|once) ((?:an?|the|another) [a-z]+|anybody|anyone|somebody|someone) ([a-z]+)\b/g,
      (whole, link: string, who: string, word: string) => {
        const base = baseOfDeed(word);
        return base === undefined || who.endsWith('s') ? whole : `${link} ${who} ${thirdPersonOf(base)}`;
      },
    )
    // "Chances that children gave her": and give her again.
    .replace(
      /\bthat (children|peers|classmates|others|adults|teachers|partners) ([a-z]+)\b/g,
      (whole, who: string, word: string) => {
        const base = baseOfDeed(word);
        return base === undefined ? whole : `that ${who} ${base}`;
      },
    )
    // "In a way that kept the talk going", "a comment that stayed on the topic", "comments that stayed": now it does, and they do.
    .replace(/\b([a-z]+) that ([a-z]+)\b/g, (whole, noun: string, word: string) => {
      const base = baseOfDeed(word);
      if (base === undefined || NO_NOUN_BEFORE.test(noun)) return whole;
      return `${noun} that ${/[^s]s$/.test(noun) ? base : thirdPersonOf(base)}`;
    })
    .replace(
      /,? (?:at|on|in|during|across) each of (?:the |his |her |their )?(?:last |past )?(?:two|three|four|five|six) [a-z]+\b/g,
      '',
    )
    .replace(
      /\b(?:an? )?(?:average|median|mean|total) of (?=\{n\})|\b(?:just|only|about|around|roughly|nearly|almost|some) (?=\{n\})/g,
      '',
    )
    .replace(
      / (?:spread )?over the (?:two|three|four|five|six|seven|eight|ten) (?:days|weeks|visits)\b| on most of (?:those|the|these) [a-z]+\b/g,
      '',
    )
    .replace(/(\{n\}.*?) on average\b/, '$1')
    // A test by its name is given once a year.
    .replace(
      /(\{n\}.*?) (?:on|in|from) (?:the|an?) (?:[a-z-]+ ){0,3}(?:inventory|survey|screener|screening|benchmark)\b/,
      '$1',
    )
    .replace(/(\{n\}.*?) before (?:going|switching|changing|moving|returning|turning) .*$/, '$1')
    .replace(/ both times\b| each time\b| in all\b| overall\b|,? in the log\b/g, '')
    .replace(/(%|\{n\})( of)? such (?:occasions|times|moments|situations)\b/, '$1$2 opportunities')
    .replace(/\bsuch (?=occasions|times|moments|situations)/, '')
    .replace(/^(tell|show) (?:me|us)\b/, '$1 an adult')
    .replace(/(\{n\}.*?) and (?:had|has|have|was|were|could|did)\b.*$/, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/\([^()]*\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
