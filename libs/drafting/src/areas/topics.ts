/** What a short report is about: its areas weighed against each other by how much of the text is theirs. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import type { Passage } from '../extraction/text/passages.js';
import { clausesOf, declaresNeed, deniesNeed } from './declared-needs.js';
import { areasIn, tellsOfNeed, tellsOfStrength } from './evidence-words.js';
import { withoutUnticked } from './ticked-boxes.js';
import { topicsOf } from './topic-words.js';

/** How much of the text tells of an area as something still to learn, and how much as something that goes well. */
export interface Topic {
  readonly area: AreaOfNeedName;
  readonly weight: number;
  readonly sound: number;
  /** Some of it in a clause that tells of difficulty. */
  readonly isTroubled: boolean;
}

/** A report this short speaks mostly of one need. */
const BRIEF_CHARACTERS_MAX = 1_600;
/** In a longer one every area is spoken of at length: it is weighed only where it names no need in plain words. */
const CHARACTERS_MAX = 4_500;
const PASSAGE_CHARACTERS_MAX = 500;
const NAMED_WEIGHT = 1.5;
const WIDE_MAX = 3;
const DECLARED_FACTOR = 3;
const NEED_FACTOR = 1.6;
const FIGURE_FACTOR = 1.3;
const TITLE_FACTOR = 1.5;
const TITLE_PASSAGES = 5;

/** "On the plus side", "Proud moments": what follows in the paragraph goes well. */
const TURNS_TO_STRENGTHS =
  /^\W*(?:on the (?:plus|good|bright|positive|other|happy) |by contrast|in contrast|in fairness|proud|lovely|the good|good news|bright|sparkle|celebrat|what(?:'s| is| has been|)? ?(?:going |goes |works?|comes |he |she |they )(?:does |do )?(?:well|great|right|easily)?|what(?:'s| is) (?:going|easy)|anything going|going well|strengths?\b|strong points?|assets?\b|also (?:noted|looked at|worth|checked|going)|as to|as for|turning to what|other (?:areas|observations|skills)|elsewhere|meanwhile|to (?:his|her|their) credit|fyi|for the record|by comparison|reading, by comparison|once (?:on|in)|but give (?:him|her|them)|you needn't|please note|not (?:a|an area of) (?:concern|need)|areas? of strength|no concerns?|she is good|he is good)/i;
/** "Shapes are done!", "wide awake", "at class level": more ways to say that all is well. */
const GOES_WELL =
  /\b(?:faultless|perfect(?:ly)?|crisp|first rate|a plus|on time|right where|golden|super|excellent|superb(?:ly)?|well developed|spotless|flawless|solid|secure|independent(?:ly)?, safe|handled alone|nobody's help|nothing (?:to|is|further)|no (?:issues?|goal|intervention|trouble|sign|evidence|sadness|worry|referral|further|difficulty|shortage)|not (?:what|areas|discussed|an area)|closed|dismissed|discharged|ok\b|okay|fine\b|typical\b|on track|age[- ]level|class level|ahead of|with ease|like a pro|cold\b|clear (?:to|as)|quicker than|accelerated|honors|every (?:assignment|time)|is met|has been met|unprompted|all by (?:himself|herself|themselves|themself))\b/i;

const lengthOf = (passages: readonly Passage[]) => passages.reduce((sum, { text }) => sum + text.length, 0);

/** Whether a report is so short that what it speaks of most is what it was written for. */
export const isBrief = (passages: readonly Passage[]): boolean => lengthOf(passages) <= BRIEF_CHARACTERS_MAX;

/**
 * @param isHeard whether the report calls for some area in plain words
 * @returns the areas with most weight first; nothing where the report is too long to be about one thing
 */
export function topicsIn(passages: readonly Passage[], isHeard: boolean): Topic[] {
  if (lengthOf(passages) > (isHeard ? BRIEF_CHARACTERS_MAX : CHARACTERS_MAX)) return [];
  const needs = new Map<AreaOfNeedName, number>();
  const sound = new Map<AreaOfNeedName, number>();
  const troubled = new Set<AreaOfNeedName>();
  let paragraph = -1;
  let isGoodParagraph = false;
  passages.forEach((passage, at) => {
    if (passage.section === 'score-key') return;
    if (passage.paragraph !== paragraph) isGoodParagraph = beginsStrengths(passage);
    paragraph = passage.paragraph;
    const isTitle = (at < TITLE_PASSAGES && !/[.!?]$/.test(passage.text)) || passage.text === passage.heading;
    for (const clause of clausesOf(withoutUnticked(passage.text.slice(0, PASSAGE_CHARACTERS_MAX)))) {
      const isDeclared = declaresNeed(clause);
      if (isDeclared) isGoodParagraph = false;
      const isTold = tellsOfNeed(clause);
      const isGood = !isDeclared && (isGoodParagraph || tellsThatAllIsWell(clause));
      const plain = (isTold ? NEED_FACTOR : 1) * (/\d/.test(clause) ? FIGURE_FACTOR : 1);
      const factor = isDeclared ? DECLARED_FACTOR : isTitle ? TITLE_FACTOR * plain : plain;
      for (const [area, weight] of wordsOf(clause)) {
        addTo(isGood ? sound : needs, area, isGood ? weight : weight * factor);
        if (!isGood && (isTold || isDeclared)) troubled.add(area);
      }
    }
  });
  return [...new Set([...needs.keys(), ...sound.keys()])]
    .map((area) => ({
      area,
      weight: needs.get(area) ?? 0,
      sound: sound.get(area) ?? 0,
      isTroubled: troubled.has(area),
    }))
    .sort((a, b) => b.weight - b.sound - (a.weight - a.sound));
}

const beginsStrengths = ({ section, text, heading }: Passage): boolean =>
  section === 'strengths' ||
  TURNS_TO_STRENGTHS.test(text) ||
  (heading !== text && TURNS_TO_STRENGTHS.test(heading));

const tellsThatAllIsWell = (clause: string): boolean =>
  deniesNeed(clause) || GOES_WELL.test(clause) || tellsOfStrength(clause);

function addTo(weights: Map<AreaOfNeedName, number>, area: AreaOfNeedName, weight: number): void {
  weights.set(area, (weights.get(area) ?? 0) + weight);
}

/** The words of a clause by area: the wide ones, and more where it names the area. */
function wordsOf(clause: string): Map<AreaOfNeedName, number> {
  const words = new Map([...topicsOf(clause)].map(([area, weight]) => [area, Math.min(WIDE_MAX, weight)]));
  for (const area of areasIn(clause)) addTo(words, area, NAMED_WEIGHT);
  return words;
}
