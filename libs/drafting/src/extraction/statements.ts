/** What a report says in words: strengths, concerns, recommendations. */
import { areasIn, NEED_CUE, STRENGTH_CUE, TURN } from '../areas/evidence-words.js';
import { isPlaceholder, type Passage, quotePassage } from './passages.js';

const STATEMENTS_MAX = 400;

/** Something the report says in words, with the areas of need it speaks of. */
export interface Statement {
  readonly text: string;
  readonly page: number;
  /** Verbatim from the page. */
  readonly quote: string;
  readonly areas: readonly string[];
  /** Stands under a heading that says so ("Recommendations", "Areas of concern"). */
  readonly isHeaded: boolean;
}

export interface Statements {
  strengths: Statement[];
  concerns: Statement[];
  recommendations: Statement[];
}

/** The clauses of a sentence on either side of its turn ("... but ..."), each judged by itself. */
function clausesOf(text: string): string[] {
  const turn = TURN.exec(text);
  return turn === null ? [text] : [text.slice(0, turn.index), text.slice(turn.index)];
}

/** Strengths, concerns and recommendations, each clause judged by what it says and the heading it stands under. */
export function statementsIn(passages: readonly Passage[]): Statements {
  const found: Statements = {
    strengths: [],
    concerns: [],
    recommendations: [],
  };
  const put = (list: Statement[], passage: Passage, areas: readonly string[], isHeaded: boolean) => {
    const quote = quotePassage(passage);
    if (list.length < STATEMENTS_MAX && !list.some((known) => known.quote === quote))
      list.push({ text: passage.text.slice(0, 320), page: passage.page.page, quote, areas, isHeaded });
  };
  for (const given of passages) {
    const passage = answerOf(given);
    const { section } = passage;
    const { text } = passage;
    if (
      text.length < 8 ||
      section === 'score-key' ||
      section === 'services' ||
      text === passage.heading ||
      isPlaceholder(text)
    )
      continue;
    if (/^\d{1,2}\.\s.{0,200}\?$|^directions:/i.test(text) || text.endsWith('?')) continue;
    const spoken = text.slice(0, 600);
    if (isBareData(text)) continue;
    if (
      section === 'recommendations' ||
      /\b(?:recommend|would benefit from|is suggested|should consider|continues? to need)/i.test(spoken)
    ) {
      put(found.recommendations, passage, areasIn(withoutEffects(spoken)), true);
      continue;
    }
    if (section === 'strengths') {
      if (!NEED_CUE.test(spoken) || STRENGTH_CUE.test(spoken))
        put(found.strengths, passage, areasIn(spoken), true);
      continue;
    }
    if (section === 'goals' || section === 'identity') continue;
    judgeClauses(passage, spoken, (list, areas, isHeaded) => put(found[list], passage, areas, isHeaded));
  }
  return found;
}

/** Of a form's row "question | answer" the answer is what somebody said. */
function answerOf(passage: Passage): Passage {
  if (!passage.isRow) return passage;
  const cells = [...passage.text.matchAll(/[^|\t]+/g)].filter(([cell]) => cell.trim() !== '');
  const last = cells.at(-1);
  if (cells.length < 2 || last === undefined || last[0].trim().split(/\s+/).length < 5) return passage;
  const lead = last.index + last[0].length - last[0].trimStart().length;
  const text = last[0].trim();
  return {
    ...passage,
    start: passage.start + lead,
    end: passage.start + lead + text.length,
    text,
    isRow: false,
  };
}

/** A score row or an identity line: data, not a statement. */
const isBareData = (text: string) =>
  (/\d/.test(text) && !/[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text)) ||
  /^(?:disability|eligibility|school|date|address|phone|grade|age)\b[^:]{0,30}:/i.test(text) ||
  /\(circle one\)|\(1 = low/i.test(text);

/** What a need affects is not itself a need: "sentence formulation, and impact on written expression". */
const withoutEffects = (text: string) =>
  text.replace(/\b(?:impact(?:s|ing)?|effects? on|affect(?:s|ing)?|interfer\w+ with)\b[^.;]{0,120}/gi, ' ');

type PutStatement = (list: 'strengths' | 'concerns', areas: readonly string[], isHeaded: boolean) => void;

const STATED_STRENGTH =
  /\b(?:is motivated|demonstrates? strong|enjoys|is cooperative|creative|\bkind\b|loves\b|works hard|hard[- ]working|helpful|polite|curious|friendly|sense of humor|is good at|does well|responds well to|highly motivated|is interested in|interest in)\b/i;
const DENIAL =
  /no (?:significant |current |reported )?(?:concerns?|difficult\w+|deficits?|problems?)|without difficulty/gi;

/** What one clause says: a need, a strength, or neither. */
function meaningOf(clause: string, isConcernSection: boolean): 'need' | 'strength' | undefined {
  const isDenied = STRENGTH_CUE.test(clause);
  const isTroubled = NEED_CUE.test(clause.replace(DENIAL, ''));
  const outweighs =
    /\b(?:weak|difficult|delay|limited|struggl)/i.test(clause) &&
    !/age[- ]appropriate|within|no significant/i.test(clause);
  if (isTroubled && (!isDenied || isConcernSection || outweighs)) return 'need';
  if (isConcernSection && !isDenied && areasIn(clause).length > 0) return 'need';
  return isDenied || STATED_STRENGTH.test(clause) ? 'strength' : undefined;
}

function judgeClauses(passage: Passage, spoken: string, put: PutStatement): void {
  const isConcernSection = passage.section === 'concerns';
  const isEffect = /impact|effect/i.test(passage.heading) || /^(?:educational )?impact\b/i.test(spoken);
  const clauses = clausesOf(spoken).map((text) => ({ text, meaning: meaningOf(text, isConcernSection) }));
  const isNeed = clauses.some(({ meaning }) => meaning === 'need');
  const areasOf = (wanted: 'need' | 'strength', read: (text: string) => string) =>
    new Set(clauses.filter(({ meaning }) => meaning === wanted).flatMap(({ text }) => areasIn(read(text))));
  const strengthAreas = areasOf('strength', (text) => text);
  if (!isNeed) {
    if (clauses.some(({ meaning }) => meaning === 'strength')) put('strengths', [...strengthAreas], false);
    return;
  }
  const own = isEffect ? new Set<string>() : areasOf('need', withoutEffects);
  const isElsewhere = own.size === 0 && clauses.length > 1 && !isEffect;
  const needs = isElsewhere
    ? areasIn(withoutEffects(spoken)).filter((area) => !strengthAreas.has(area))
    : [...own];
  if (passage.section !== 'history') put('concerns', needs, isConcernSection);
  else if (needs.length > 0) put('concerns', needs, false);
}
