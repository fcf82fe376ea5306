/** A figure of several sounds is of all of them: "/k/ and /g/ in single words, 3 of 20" is no figure of /g/ alone. */
import type { Measure } from '../extraction/measure.js';
import { endOfFigure } from './figure-place.js';

const SOUND = String.raw`\/[^\s/\d]{1,4}\/`;
const TOGETHER = new RegExp(String.raw`${SOUND}(?:(?:, | ?& |,? (?:and|or) )${SOUND})+`, 'gu');
const ANY = new RegExp(SOUND, 'gu');

/** The measure with every sound that its words name before the figure, or behind it, in one breath. */
export function withSoundsTogether(measure: Measure): Measure {
  const { skill, quote } = measure;
  if (!/^\/[^/]+\/$/u.test(skill)) return measure;
  const text = quote.replace(/\s+/g, ' ');
  const named = text.match(TOGETHER) ?? [];
  const [only, ...others] = named.filter((sounds) => sounds.includes(skill));
  // "/r/ was right 9 of 40 times and /s/ and /z/ 7 of 20": with another sound alone, its own figure may stand there.
  const isOnlyOne = (text.match(ANY) ?? []).length === (only?.match(ANY) ?? []).length;
  if (only === undefined || others.length > 0 || !isOnlyOne || hasSeveral(text, measure)) return measure;
  return { ...measure, skill: only.replace(/ & /g, ' and ').replace(/ or /g, ' and ') };
}

const FIGURES = /\d{1,3} ?%|\d{1,3} ?(?:of|out of|\/) ?\d{1,3}(?![\d/])/g;
/** "/f/ and /v/: 25%, 40%": one for each. */
const hasSeveral = (text: string, measure: Measure) =>
  endOfFigure(text, measure) === text.length
    ? (text.match(FIGURES) ?? []).length !== 1
    : (text.match(FIGURES) ?? []).length > 1;
