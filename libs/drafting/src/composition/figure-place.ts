/** Where in the words of its quote a figure stands. */
import { everyMatch } from '../extraction/text/every-match.js';
import type { Measure } from '../extraction/measure.js';

/** The sentence or row of a quote that holds the figure, on one line. */
export function sentenceOfFigure(measure: Measure): string | undefined {
  const parts = measure.quote.split(/\n(?=[ \t]*[-*\u2022])|\n(?=[ \t]{2,}[\p{Lu}\d])/u).flatMap((part) =>
    part
      .replace(/[ \t]+/g, ' ')
      .replace(/ ?\n\s*/g, ' ')
      .split(/(?<=[\p{Ll}\d)"”%][.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St|No)\.)\s+(?=[\p{Lu}"“-])/u),
  );
  return parts.map((part) => part.trim()).find((part) => figureIn(part, measure) !== undefined);
}

export interface FigurePlace {
  readonly index: number;
  readonly end: number;
  /** The whole stands elsewhere in the sentence: "on a list of 25 words he spelled 10". */
  readonly isBare: boolean;
}

const SHARE = /(?<![\w.])(\d{1,3})(?: ?(?:out of|of) (?:the |his |her |their )?|\/)(\d{1,3})(?![\w.]\d|%)/g;
const PERCENT = /(?<![\w.])(\d{1,3}(?:\.\d)?) ?(?:%|percent\b(?!ile))/g;
const NUMBER = /(?<![\w./-])(\d{1,3})(?![\w/%.]\d|%| (?:of|out of) \d)/g;

const onlyOne = (found: readonly RegExpExecArray[]): FigurePlace | undefined => {
  const [only, another] = found;
  return only === undefined || another !== undefined
    ? undefined
    : { index: only.index, end: only.index + only[0].length, isBare: false };
};

/** Where the figure stands; undefined where it stands nowhere or twice. */
export function figureIn(text: string, { kind, value, outOf }: Measure): FigurePlace | undefined {
  if (kind === 'count') return onlyOne(everyMatch(NUMBER, text).filter(([, part]) => Number(part) === value));
  const found =
    outOf === undefined
      ? everyMatch(PERCENT, text).filter(([, part]) => Number(part) === value)
      : everyMatch(SHARE, text).filter(
          ([, part, whole]) => Number(part) === value && Number(whole) === outOf,
        );
  if (found.length > 0 || outOf === undefined) return onlyOne(found);
  const bare = everyMatch(NUMBER, text).filter(([, part]) => Number(part) === value);
  const wholes = everyMatch(NUMBER, text).filter(([, part]) => Number(part) === outOf);
  const [only] = bare;
  return only === undefined || bare.length > 1 || wholes.length === 0
    ? undefined
    : { index: only.index, end: only.index + only[0].length, isBare: true };
}

/** Where the words behind the figure begin; the end of the text where the figure stands nowhere. */
export const endOfFigure = (text: string, measure: Measure): number =>
  figureIn(text, measure)?.end ?? text.length;
