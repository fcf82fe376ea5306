/** Which area of need a number or a name belongs to: the words nearest to it decide. */
import { areaWordsIn } from '../../areas/evidence-words.js';
import type { Surroundings } from '../findings.js';
import { remembering } from '../text/remembered.js';

interface Mention {
  readonly area: string;
  readonly index: number;
  readonly end: number;
}

const TEXT_MAX = 900;
const MENTIONS_PER_AREA = 6;

interface Mentioned {
  readonly mentions: readonly Mention[];
  readonly areas: ReadonlySet<string>;
}

/** Headings, goals and leading sentences are looked at again for every number below them. */
const mentionedIn = remembering((text: string): Mentioned => {
  const mentions = mentionsNamed(text);
  return { mentions, areas: new Set(mentions.map(({ area }) => area)) };
});

const mentionsOf = (text: string): readonly Mention[] => mentionedIn(text).mentions;

/** Every mention of an area; where two overlap, the longer one keeps the place, then the one earlier in the list. */
function mentionsNamed(text: string): Mention[] {
  const all: Mention[] = [];
  for (const { area, words } of areaWordsIn(text))
    for (const { 0: word, index } of words.slice(0, MENTIONS_PER_AREA))
      all.push({ area, index, end: index + word.length });
  if (all.length < 2) return all;
  const found: Mention[] = [];
  for (const mention of all.sort((a, b) => b.end - b.index - (a.end - a.index))) {
    if (!found.some((other) => mention.index < other.end && other.index < mention.end)) found.push(mention);
  }
  return found;
}

/** The areas a text speaks of; as quick as looking it up for what was looked at before. */
export const areasMentioned = (text: string): ReadonlySet<string> => mentionedIn(text).areas;

/** How far a mention is from a number: in characters, with what parts clauses counted as distance. */
function distance(text: string, mention: Mention, index: number, end: number): number {
  const isBefore = mention.end <= index;
  const between = isBefore ? text.slice(mention.end, index) : text.slice(end, mention.index);
  if (mention.index < end && mention.end > index) return 0;
  const breaks =
    40 * (between.match(/;|\bwhile\b|\bwhereas\b|\bbut\b/g)?.length ?? 0) +
    12 * (between.match(/,|\band\b/g)?.length ?? 0);
  // "2 of 9 main ideas": what is counted stands right behind the number.
  const isCounted = !isBefore && between.trim() === '';
  return isCounted ? 0 : between.length * (isBefore ? 1 : 1.2) + breaks + (isBefore ? 0 : 4);
}

/** The area nearest to a range of a sentence; undefined when the sentence names none. */
export function areaNear(text: string, index: number, end: number, heading = ''): string | undefined {
  const from = Math.max(0, index - TEXT_MAX / 2);
  const window = text.slice(from, end + TEXT_MAX / 2);
  let best: { area: string; cost: number } | undefined;
  const mentions = mentionsOf(window);
  const [only] = mentions;
  if (only === undefined || mentions.every(({ area }) => area === only.area)) return only?.area;
  // Of several areas in one sentence it is the one the heading is about, when the heading is about one only.
  const titled = heading === '' ? [] : [...areasMentioned(heading)];
  if (titled.length === 1 && mentions.some(({ area }) => area === titled[0])) return titled[0];
  for (const mention of mentions) {
    const cost = distance(window, mention, index - from, end - from);
    if (best === undefined || cost < best.cost) best = { area: mention.area, cost };
  }
  return best?.area;
}

/** The area a heading, goal or label is about: the one with the most of its words, the first among equals. */
export function areaOfTitle(text: string): string | undefined {
  const verb = /\bwill\b/i.exec(text);
  const label = verb === null ? '' : (/^(?:\w+ )?goal\b[^."]{0,120}/i.exec(text)?.[0] ?? '');
  if (label !== '' && label.length < (verb?.index ?? 0)) {
    const named = areaOfTitle(label);
    if (named !== undefined) return named;
  }
  if (verb !== null) {
    const done = areaNear(text.slice(verb.index, verb.index + 160), 4, 5);
    if (done !== undefined) return done;
  }
  const weights = new Map<string, number>();
  for (const { area, index, end } of mentionsOf(text.slice(0, TEXT_MAX)))
    weights.set(area, (weights.get(area) ?? 0) + (end - index) - index / 400);
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The area that the nearest of some earlier sentences speaks of; undefined where none does. */
export function areaOfEarlier(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences) {
    const area = areaOfTitle(sentence);
    if (area !== undefined) return area;
  }
  return undefined;
}

const NEAREST_SENTENCE = 1;
/** "Spelling inventory, 20 words": a sentence that opens with what was given. */
const TOOL = /^[\w' -]{3,40}?\b(?:inventory|probe|survey|screener|screening|check|task|sample|quiz|test)\b/i;
const TOOL_WEIGHT = 0.6;
const LEAD_WEIGHT = 0.25;
const GOAL_WEIGHT = 1.1;
const HEADING_WEIGHT = 0.8;
const TITLE_WEIGHT = 0.6;

/**
 * The area of a number whose own sentence names none: what the sentences before it, the goal of the block and the
 * heading speak of, the nearer the weightier.
 */
export function areaAround(around: Surroundings, title = ''): string | undefined {
  const votes = new Map<string, number>();
  const vote = (text: string, weight: number) => {
    const mentions = mentionsOf(text.slice(-TEXT_MAX)).toSorted((a, b) => a.index - b.index);
    const areas = [...new Set(mentions.map(({ area }) => area).reverse())];
    // What a sentence ends on goes on; what it begins with is its subject.
    areas.forEach((area, at) => {
      const share = at === 0 || at === areas.length - 1 ? 1 : 0.6;
      votes.set(area, (votes.get(area) ?? 0) + weight * share);
    });
  };
  around.before.slice(0, 4).forEach((sentence, at) => vote(sentence, NEAREST_SENTENCE / (1 + 0.4 * at)));
  const tool = around.before.map((sentence) => TOOL.exec(sentence)?.[0]).find((name) => name !== undefined);
  const tested = tool === undefined ? undefined : areaOfTitle(tool);
  if (tested !== undefined) votes.set(tested, (votes.get(tested) ?? 0) + TOOL_WEIGHT);
  const lead = around.before.length > 1 ? areaNear(around.before.at(-1) ?? '', 0, 0) : undefined;
  if (lead !== undefined) votes.set(lead, (votes.get(lead) ?? 0) + LEAD_WEIGHT);
  const goal = areaOfTitle(around.goal);
  if (goal !== undefined) votes.set(goal, (votes.get(goal) ?? 0) + GOAL_WEIGHT);
  const heading = areaOfTitle(around.heading);
  if (heading !== undefined) votes.set(heading, (votes.get(heading) ?? 0) + HEADING_WEIGHT);
  const titled = areaOfTitle(title);
  if (titled !== undefined) votes.set(titled, (votes.get(titled) ?? 0) + TITLE_WEIGHT);
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
}
