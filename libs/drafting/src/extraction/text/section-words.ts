/** Which part of a report a heading opens. */
import type { Section } from './passage.js';
import { remembering } from './remembered.js';

const SECTION_WORDS: readonly (readonly [Section, RegExp])[] = [
  [
    'score-key',
    /score (?:classification|ranges?|key|descri)|classification (?:key|table)|how to read|qualitative descri|descriptive (?:key|categories)/,
  ],
  ['progress', /progress|latest|current data|probe data|monitoring/],
  ['goals', /\bgoals?\b(?! areas?\b)|objectives?|benchmarks?\b/],
  [
    'services',
    /\bservices?\b|minutes now|(?<!\b(?:us(?:e of|ing)|ask(?:s|ed|ing)? for|request(?:s|ed|ing)?|knows?|knowing) (?:(?:the|his|her|their) )?)accommodations?(?! use\b)|modifications|\bplacement|least restrictive|supports? (?:now |already |currently )?in place|^(?:[\divx]{1,4}[.)] ?)?(?:now |already |currently )?in place(?: now| this year| today)?:?$|\bnow in the (?:iep|plan)\b/,
  ],
  [
    'recommendations',
    /recommend|like (?:the )?(?:team|us) to|next steps|therapy plan|intervention plan|suggest|\bpropos|what (?:else )?(?:would|might|could) help\b|\bask(?:ing)? (?:of |for )?(?:the |our |your )?(?:\w+ )?team\b/,
  ],
  [
    'strengths',
    /strength|do(?:es|ing)? (?:\w+ ){0,3}well\b|(?:going|goes|works) well|interests|assets|preferences|(?:is|are) (?:going |just |all )?fine\b|no(?:t| longer)? (?:an? |an area of |of )?concerns?\b|bright spots|what (?:\w+ ){1,2}brings/,
  ],
  [
    'concerns',
    /concern|referral|\bgoal areas?\b|(?:gets?|is|are) stuck|^(?:\d{1,2}[.)] )?what (?:\w+ ){0,3}(?:hard|difficult)\b(?! and)|hard for|breaks? down|falls? apart|areas? (?:of|to|for|in) .{0,24}(?:need|support|growth|improve|weak)|weakness|\bneeds?\b|challenge|problem behavio|impact|deficit/,
  ],
  [
    'history',
    /background|history|medical|family|health|previous|prior|\b(?:file|records?) (?:review|summary)|(?:from|in|on) (?:the |his |her )?(?:file|record)\b|records? reviewed|what the file\b/,
  ],
  [
    'results',
    /result|score|assessment|test|evaluation|scale|inventory|present level|performance|observ|summary|interpretation|academic|reading|math|writing|speech|language|behavio|motor|outcome|input|conclusion|data|social|adaptive|communicat|cognitive|sensory/,
  ],
];

/** The section a heading opens; undefined when the words name none. */
export const sectionOf = remembering((heading: string): Section | undefined => {
  if (heading === '') return undefined;
  const words = heading.toLowerCase();
  const isBoth = words.includes('strength') && /need|weak|concern|challenge/.test(words);
  if (isBoth) return 'results';
  return SECTION_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
});
