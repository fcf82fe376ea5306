/** Counts whose whole, or whose stretch of time, is told elsewhere: before them, in the sentence before, or in days. */
import type { Read } from './reading-kinds.js';

const NOUN =
  'words|items|questions|problems|steps|tasks|sentences|letters|sounds|pictures|elements|parts|cards|directions|facts|trials|points|syllables|numbers|signs|coins|bills|routes|shapes|patterns';
const SINGULAR = NOUN.replace(/s(?=\||$)/g, '');

/** "10 questions each time", "a 25-word list", "a list of eight tasks", "scored with a 10-item checklist". */
const WHOLE = new RegExp(
  String.raw`\b(\d{1,3})(?:-| (?=[a-z]+ (?:list|checklist|probe|test|quiz|routine|survey|inventory|screener)\b))(${SINGULAR})\b|\b(\d{1,3}) (?:[a-z]{3,14} )?(${NOUN}) (?:each|every|per|in all|in total|altogether|at a time|were (?:given|read|shown|asked)|on the (?:list|probe|checklist|test))\b|\blist of (\d{1,3})(?: (?:[a-z0-9-]{1,12} ){0,3}(${NOUN}))?\b|\b(?:has|had|have|contains?|contained|consists? of|made up of) (\d{1,3}) (${NOUN})\b`,
  'gi',
);

interface Whole {
  readonly outOf: number;
  readonly noun: string;
}

/** The whole told last in a text; undefined where it tells none. */
function wholeIn(text: string): Whole | undefined {
  const match = [...text.matchAll(WHOLE)].at(-1);
  if (match === undefined) return undefined;
  const outOf = Number(match[1] ?? match[3] ?? match[5] ?? match[7]);
  const noun = (match[2] ?? match[4] ?? match[6] ?? match[8] ?? 'items').toLowerCase();
  return { outOf, noun: noun.endsWith('s') ? noun : `${noun}s` };
}

const wholeAround = (text: string, index: number, context: string) =>
  wholeIn(text.slice(Math.max(0, index - 180), index)) ?? wholeIn(context.slice(0, 400));

/** "wrote 9 words correctly" of a 25-word list; nothing where the whole counts something else or is smaller. */
const partOfTold: Read = (match, text, context) => {
  const whole = wholeAround(text, match.index, context);
  const counted = match[2]?.toLowerCase();
  if (whole === undefined || whole.outOf < 2 || Number(match[1]) > whole.outOf) return undefined;
  const isSame =
    counted === undefined || whole.noun === 'items' || counted === 'items' || counted === whole.noun;
  return isSame
    ? { kind: 'ratio', value: Number(match[1]), outOf: whole.outOf, unit: counted ?? whole.noun }
    : undefined;
};

/** "Of 20 words that end in a consonant, she said the last sound in 7." */
const ofTheWhole: Read = (match, text) => {
  const lead =
    /^(?:of|out of|across|given|shown|asked)\s+(?:the |these |a list of |her |his |their |all )?(\d{1,3})\s+(?:[a-z-]{2,16} ){0,3}?([a-z]{3,16}s)\b/i.exec(
      text,
    );
  const outOf = Number(lead?.[1] ?? Number.NaN);
  if (lead === null || outOf < 2 || Number(match[1]) > outOf || match.index < lead[0].length)
    return undefined;
  return { kind: 'ratio', value: Number(match[1]), outOf, unit: (lead[2] ?? 'items').toLowerCase() };
};

const SERVICE =
  /therapy|services?\b|pull-?out|push-?in|instruction|meets? with|consult|visits? (?:the|him|her)/i;

/** "volunteered 2 times in ten days": how often over days or lessons. */
const overDays: Read = (match, text) => {
  if (SERVICE.test(text.slice(Math.max(0, match.index - 60), match.index))) return undefined;
  const what = (match[2] ?? 'times').toLowerCase().replace(/^time$/, 'times');
  return {
    kind: 'count',
    value: Number(match[1]),
    unit: `${what} per ${match[3] ?? ''} ${(match[4] ?? '').toLowerCase()}`,
  };
};

export const TOLD_WHOLES: readonly (readonly [RegExp, Read])[] = [
  [
    /\b(\d{1,3})\s+(times?|answers|questions|comments|requests|turns|greetings|initiations|messages|bids|papers|assignments)\s+(?:in|over|across|during|within)\s+(?:the |these |those |all )?(?:last |past |same )?(\d{1,3})\s+((?:school |class |lunch |reading |math )?(?:days|weeks|lunches|periods|recesses|lessons|classes|mornings|afternoons|meetings|visits))\b/gi,
    overDays,
  ],
  [
    /\((\d{1,3})\s+(?:times\s+)?in\s+(\d{1,3})\s+minutes\)/gi,
    (match) => ({ kind: 'count', value: Number(match[1]), unit: `times per ${match[2] ?? ''} minutes` }),
  ],
  [
    new RegExp(
      String.raw`\b(?:wrote|spelled|read|answered|solved|named|defined|got|did|completed|carried out|finished|produced|followed|matched|identified|earned|met|managed|recalled|explained|labeled|pointed to|knew|knows|gets|does)\s+(?:only |just |about )?(\d{1,3})\s+(${NOUN})\b(?!\s*(?:per\b|in (?:one|a|1|two|\d)\b|a min|out of|of\b|correct(?:ly)? (?:per|in)))`,
      'gi',
    ),
    partOfTold,
  ],
  [/\b(\d{1,3})\s+(?:right|correct|independent|unprompted)(?=\s*(?:[.;,)]|$|\())/gi, partOfTold],
  [
    /\b(?:wrote|spelled|read|answered|solved|named|defined|got|did|completed|finished|gave|knew|explained|recalled)\s+(?:only |just |about )?(\d{1,3})(?=\s*(?:[.;!]|$))/gi,
    partOfTold,
  ],
  [/\b(?:in|on|for|with)\s+(?:only |just )?(\d{1,2})(?=\s*(?:[.;!]|$))/gi, ofTheWhole],
];
