/** What a nameless count is of, where the sentence before names it: "I gave him 12 two-step directions. He carried out 4 of 12." */
import type { Measure } from './measure.js';
import { withDigits } from './number-words.js';
import type { PageText } from './folded-page.js';

const BEFORE_CHARACTERS = 340;
/** So long a sentence says itself what it counts. */
const QUOTE_CHARACTERS_MAX = 110;
/** A number and the words after it that name things: plural, and perhaps when they came. */
const THINGS =
  /(?<![\w./-])(\d{1,3}) {1,6}((?:(?!(?:were|was|is|are|had|has|that|and|at|with|one|each|given|of|on|in|to|for|from|he|she|they)\b)[a-z][\w'-]* ){0,5}?(?!(?:was|is|has|does|this|minutes|seconds|weeks|days|points|times|items|years|hours|sessions|visits|observations|classes|lessons|students|children|classmates|peers|graders|girls|boys|adults|others|rooms|pages|teachers|people|friends|errors|mistakes)\b)[a-z][\w'-]*s)\b( (?:in which|when|where) [^,.;:()]{4,70}(?=[,.;:(])| with (?!(?:the|his|her|their|an?|no|some|me|us|help|prompts|each|all|both)\b)(?:[a-z][a-z-]* )?[a-z-]+(?:s|ing)\b(?=\s*[,.;:(]| and\b))?/g;

/** "A 10-step task list for making toast", "the six steps of getting his coat on". */
const STEPS =
  /(?<![\w./-])(?:(\d{1,2})-step ((?:[a-z][\w'-]* ){0,4}?(?:task (?:analysis|list)|checklist|routine|recipe|list|sequence)(?: (?:of|for|to) [^.,;:()]{4,60}?)?)|(\d{1,2}) {1,6}steps ((?:of|for|to|in) [^.,;:()]{4,60}?))(?= (?:over|was|were|and (?:was|were))\b|[.,;:()]|$)/gi;

function stepsBefore(before: string, outOf: number): string | undefined {
  const flat = withDigits(before.replace(/\s+/g, ' '));
  const found = [...flat.matchAll(STEPS)]
    .filter(([, first, , second]) => Number(first ?? second) === outOf)
    .at(-1);
  if (found === undefined) return undefined;
  const [, , routine, , deed] = found;
  return `steps ${routine === undefined ? (deed ?? '') : `of the ${routine}`}`.replace(/\s+/g, ' ').trim();
}

/** The things that a whole of the count is of, out of the text before it; undefined where none are named. */
export function thingsBefore(before: string, outOf: number): string | undefined {
  const steps = stepsBefore(before, outOf);
  if (steps !== undefined) return steps;
  const flat = withDigits(before.replace(/\s+/g, ' ')).replace(/\bgrade \d{1,2} /gi, (grade) =>
    grade.replace(' ', '-'),
  );
  const found = [...flat.matchAll(THINGS)].filter(([, count]) => Number(count) === outOf).at(-1);
  if (found === undefined) return undefined;
  const [, , noun = '', clause = ''] = found;
  return `${noun}${clause}`
    .replace(/\bgrade-(?=\d)/g, 'grade ')
    .replace(/\s+/g, ' ')
    .trim();
}

const isNameless = ({ kind, unit, quote, isPrior, areaOfNeed, outOf }: Measure) =>
  kind === 'ratio' &&
  !isPrior &&
  areaOfNeed !== null &&
  outOf !== undefined &&
  /^(?:items|correct|problems|words|questions|steps|situations|)$/.test(unit) &&
  quote.length <= QUOTE_CHARACTERS_MAX &&
  /^\W*(?:he|she|they|\p{Lu}[\p{Ll}'’-]+)\s/iu.test(quote);

/** The measures, each nameless count with the things that the sentence before names. */
export function withCountedThings(measures: readonly Measure[], pages: readonly PageText[]): Measure[] {
  return measures.map((measure) => {
    if (!isNameless(measure)) return measure;
    const text = pages.find(({ page }) => page === measure.page)?.text ?? '';
    const at = text.indexOf(measure.quote);
    const things =
      at <= 0
        ? undefined
        : thingsBefore(text.slice(Math.max(0, at - BEFORE_CHARACTERS), at), measure.outOf ?? 0);
    return things === undefined ? measure : { ...measure, things };
  });
}
