/** Sentences that tell how a skill went with help: what is done so already is no step of the way. */
import { everyMatch } from '../text/every-match.js';
import { mayCount, withDigits } from '../text/number-words.js';
import type { Passage } from '../text/passage.js';
import { quotePassage } from '../text/passages.js';
import { WordPattern } from '../text/pattern-index.js';

/** A figure reached with help that the sentence names. */
export interface HelpedFigure {
  readonly value: number;
  /** Denominator of "12 of 20"; absent where the sentence before told it. */
  readonly outOf?: number;
  readonly isPercent: boolean;
  /** "9 more": beyond what was done alone. */
  readonly isMore?: true;
  readonly page: number;
  /** The sentence on one line, numbers as digits. */
  readonly text: string;
  /** The one before it in its paragraph. */
  readonly before?: string;
  /** The sentence verbatim, and those around it: what is counted alone is told right beside it. Absent where an earlier version read. */
  readonly quote?: string;
  readonly beside?: readonly string[];
}

const HELPS = String.raw`(?:gestures?|signals?|icons?|pictures?|drawings?|visuals?|reminders?|reminded|cues?|prompts?|models?|chart|cards?|organizer|support|help|assistance|checklist|number line|repetitions?|starters?|frames?|map|blocks?|choices?|scripts?|coach(?:ing)?|staff|adult|pointing|conference|tiles|strips|examples?|word bank|template|hints?|shaded paper|highlighted paper|mirror|calculator|tap(?:ping)?|partner|role[- ]?play|read (?:aloud )?(?:to|with) (?:him|her|them))`;
/** "With a hand signal", "when shown the icons", "after one repetition", "when he had an organizer beside him", "when I pointed at the list". */
const HELP = new WordPattern(
  new RegExp(
    [
      String.raw`\b(?:with|when (?:given|shown|told|asked|reminded|prompted)|when (?:\w+ ){1,2}(?:offered|gave|provided|showed)(?: (?:him|her|them))?|after|using|given|if|in|(?:when|if) (?:he|she|they|\p{Lu}\p{Ll}+) (?:has|had|uses?|used|gets?|got|copies|copied) ) ?(?:an? |the |his |her |their |one |two |three |four |five |story )?(?:[\w'-]+ ){0,4}?${HELPS}\b`,
      String.raw`\b(?:when|if|once) (?:(?:the|an?|his|her|their) )?(?:\p{L}+\.? ){1,3}(?:remind(?:s|ed)?|prompt(?:s|ed)?|point(?:s|ed)?|cue[sd]?|model(?:s|ed)?|help(?:s|ed)?|read(?:s)? (?:it|them)|show(?:s|ed)|scribe[sd]?) (?:him|her|them|it|at|to|with|for)\b`,
      String.raw`\b(?:when|if|once) (?:(?:the|an?|his|her|their|an?) )?(?:\p{L}+\.? ){1,2}(?:says?|said|asks?|asked) ["“]`,
    ].join('|'),
    'iu',
  ),
);
const NUMBER =
  /(?<![\d.,/])(\d{1,3})(?!\d|\/(?!\d{1,3}\b(?!\/))|\.\d|(?:st|nd|rd|th)\b| ?(?:minutes?|seconds?|days?|weeks?|steps? back)\b)(?: ?(?:of|out of|\/) ?(?:the |them |these )?(\d{1,3})\b)?( ?%| percent\b| more\b(?! than))?/g;

/** "w/ me pointing to the e". */
const SHORT_WITH = /\bw\/ ?(?=[a-z])/gi;
/** "With "hands ready, watch it" cue": what is said is no part of the help's name. */
const SAID_AS_CUE = /["“][^"”]{2,40}["”] (?=(?:cue|prompt|reminder|signal|card)s?\b)/gi;
const namesHelp = (text: string): boolean =>
  HELP.test(text.replace(SHORT_WITH, 'with ').replace(SAID_AS_CUE, ''));
const FIGURES_MAX = 80;
/** So many passages on either side, as far as they stand under one heading. */
const BESIDE_MAX = 12;

/** For headings that end on the key of a line the heading without it: "DATA" of "Used a tool on his own: 4 of 16". */
function headsWithoutKeys(passages: readonly Passage[]): ReadonlyMap<string, string> {
  const heads = new Map<string, string>();
  for (const { heading, text } of passages) {
    const key = text.slice(0, Math.max(0, text.indexOf(':'))).replace(/^[-*•\s]+/, '');
    if (key !== '' && heading.endsWith(key)) heads.set(heading, heading.slice(0, -key.length).trimEnd());
  }
  return heads;
}

/** Starts on a word and ends on its figure: a line of a list, though no stop ends it. */
const LISTED_LINE = /^\s*(?:[-*•]\s*)?\p{L}.*\d\D{0,45}$/u;

/** The lines of a list that was read as one passage, else the passage: each verbatim. */
function entriesOf(passage: Passage): readonly string[] {
  const whole = quotePassage(passage);
  const lines = whole.split('\n').map((line) => line.trim());
  return lines.length > 1 && lines.every((line) => LISTED_LINE.test(line)) ? lines : [whole];
}

/** Every figure of a sentence that names help, in reading order. */
export function helpedFiguresIn(passages: readonly Passage[]): HelpedFigure[] {
  const found: HelpedFigure[] = [];
  const heads = headsWithoutKeys(passages);
  const headOf = ({ heading }: Passage) => heads.get(heading) ?? heading;
  passages.forEach((passage, at) => {
    if (found.length >= FIGURES_MAX || passage.section === 'recommendations') return;
    if (!mayCount(passage.text)) return;
    if (!namesHelp(passage.text)) return;
    const entries = entriesOf(passage);
    const helped = entries.length === 1 ? entries : entries.filter(namesHelp);
    const figures = helped.flatMap((quote) => {
      const text = withDigits(entries.length === 1 ? passage.text : quote).replace(/\s+/g, ' ');
      return everyMatch(NUMBER, text).map((figure) => ({ quote, text, figure }));
    });
    // Most sentences that name help count nothing: what stands around them is asked of none.
    if (figures.length === 0) return;
    const previous = passages[at - 1];
    const before =
      previous?.paragraph === passage.paragraph
        ? { before: withDigits(previous.text).replace(/\s+/g, ' ') }
        : {};
    const around = passages
      .slice(Math.max(0, at - BESIDE_MAX), at + BESIDE_MAX + 1)
      .filter((other) => headOf(other) === headOf(passage) && other.page === passage.page)
      .flatMap((other) => (other === passage ? entries : entriesOf(other)));
    for (const { quote, text, figure } of figures) {
      const [, value, outOf, mark] = figure;
      found.push({
        value: Number(value),
        ...(outOf === undefined ? {} : { outOf: Number(outOf) }),
        isPercent: mark !== undefined && mark !== ' more',
        ...(mark === ' more' ? { isMore: true as const } : {}),
        page: passage.page.page,
        text,
        quote,
        beside: around,
        ...before,
      });
    }
  });
  return found;
}
