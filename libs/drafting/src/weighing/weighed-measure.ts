/** A weighed figure as a measure: its kind and unit by the readers of sentences, else by the words around it. */
import { countedFully } from '../extraction/figures/counted-fully.js';
import { isDisowned } from '../extraction/figures/disowned-figures.js';
import { isAboutTheStudent, isAimedAt } from '../extraction/figures/number-context.js';
import type { Measure, MeasureKind } from '../extraction/measure.js';
import { PASSAGE_MAX } from '../extraction/text/passage-text.js';
import { quotePassage } from '../extraction/text/passages.js';
import type { Passage } from '../extraction/text/passage.js';
import { detailOf, unitOf } from '../extraction/figures/skill-measures.js';
import { isSoundNumber } from '../extraction/figures/soundness.js';
import { type Reading, readingsIn } from '../extraction/figures/skill-readings.js';
import { timesOf, type When } from '../extraction/times/time-words.js';
import { unitOfCell } from './cell-unit.js';
import type { SignedFigure } from './signs.js';

/** How fast somebody reads says nothing of what is understood. */
const HOW_FAST = /^words (?:\w+ )?per minute$/;

const CONTEXT_MAX = 3;
const UNIT_WORDS_MAX = 4;

/** Words that end what is counted: "6 words in two minutes", "9 rounds and". */
const ENDS_UNIT =
  /^(?:in|on|at|and|or|but|with|without|when|while|during|from|to|for|by|after|before|as|than|then|that|which|who|is|was|were|are|had|has|have|the|a|an|this|these|he|she|they|his|her|their|it|so|if|because|right|compared|versus|vs|last|today|now|consistent|adequate|average|mild|moderate|moderately|severe|within|below|above|low|high)$/i;
const LABEL_WORDS = /^[\s|*•-]*([A-Za-z][A-Za-z /-]{2,50}?)(?:[.:_|=>\t]| {2,})[\s.:_|=>]*$/;

interface Counted {
  readonly kind: MeasureKind;
  readonly unit: string;
  readonly outOf?: number | undefined;
}

/** What a figure is, whatever the area. */
type Told = Pick<Measure, 'value' | 'date' | 'order' | 'isStrength' | 'page' | 'quote'> & {
  readonly counted: Counted;
  readonly detail: string | undefined;
  /** Beside words that go with what is somebody else's, planned, or no skill. */
  readonly isDoubtful: boolean;
};

/** Figures of one report as measures. Many an area has the same best figure: what it is is read once. */
export class WeighedMeasures {
  readonly #told = new Map<SignedFigure, Told | undefined>();
  readonly #times = new Map<Passage, readonly (When | undefined)[]>();
  readonly #readings = new Map<Passage, readonly Reading[]>();

  constructor(private readonly passages: readonly Passage[]) {}

  /**
   * @param isSure so much speaks for the figure that words beside it which mostly go with something else are not heard
   * @returns undefined where nothing tells what the figure counts, or it is not about the student's skill
   */
  of(signed: SignedFigure, areaOfNeed: string, isSure = false): Measure | undefined {
    if (!this.#told.has(signed)) this.#told.set(signed, this.#toldBy(signed));
    const told = this.#told.get(signed);
    if (told === undefined || (told.isDoubtful && !isSure)) return undefined;
    const { counted, detail, isDoubtful: _isDoubtful, ...rest } = told;
    if (areaOfNeed === 'Reading comprehension' && HOW_FAST.test(counted.unit)) return undefined;
    const measure: Measure = {
      areaOfNeed,
      skill: detail ?? areaOfNeed,
      kind: counted.kind,
      ...(counted.outOf === undefined ? {} : { outOf: counted.outOf }),
      unit: unitOf(signed.around.text, counted, areaOfNeed),
      isPrior: false,
      ...(this.isOfTheStart(signed) ? { isEarly: true } : {}),
      ...rest,
    };
    return countedFully(measure, signed.figure.passage.page.raw);
  }

  /** "Last spring she wrote 3": what a sentence tells of an earlier time, whoever read it or not, starts no goal. */
  isOfThePast(signed: SignedFigure): boolean {
    return this.#timeOf(signed)?.kind === 'prior';
  }

  /** "On entry a stranger understood 35%": where it began. */
  isOfTheStart(signed: SignedFigure): boolean {
    return this.#timeOf(signed)?.kind === 'start';
  }

  #timeOf({ figure, around: { figures } }: SignedFigure): When | undefined {
    const { passage } = figure;
    if (passage.isRow) return undefined;
    const times = this.#times.get(passage) ?? timesOf(passage.text.slice(0, PASSAGE_MAX), figures);
    this.#times.set(passage, times);
    return times[figures.indexOf(figure)];
  }

  #toldBy(signed: SignedFigure): Told | undefined {
    const counted = countedBy(signed, this.#readingsOf(signed));
    if (counted === undefined) return undefined;
    const { figure, around } = signed;
    const { passage, index, end, value } = figure;
    const shown = { ...counted, outOf: counted.outOf, value, index, end };
    if (isAimedAt(around.text, shown, passage) || isDisowned(passage)) return undefined;
    const date = around.dates.findLast(
      // "3/12   4/12   5/12": what stands beside five of twelve is four of twelve, and no day in April.
      (told) =>
        told.index + told.text.length <= index + 1 && !told.text.endsWith(`/${String(figure.outOf ?? '-')}`),
    );
    return {
      counted,
      isDoubtful: !isAboutTheStudent(around.text, shown, passage),
      detail: detailOf(passage.text.slice(0, around.text.length), index, end),
      value,
      ...(date === undefined ? {} : { date: date.text, order: date.order }),
      isStrength: isSoundNumber(around.text, shown),
      page: passage.page.page,
      quote: quotePassage(passage, index),
    };
  }

  #readingsOf({ figure: { passage, at }, around }: SignedFigure): readonly Reading[] {
    const known = this.#readings.get(passage);
    if (known !== undefined) return known;
    const before = this.passages
      .slice(Math.max(0, at - CONTEXT_MAX), at)
      .filter(({ paragraph }) => paragraph === passage.paragraph)
      .map((line) => line.text)
      .reverse();
    const readings = readingsIn(around.text, `${before.join(' ')} ${passage.heading}`);
    this.#readings.set(passage, readings);
    return readings;
  }
}

/** "Within three feet of another person": how near something is, and no count of it. */
const IS_DISTANCE =
  /^[\s-]*(?:feet|foot|ft\.?|inch(?:es)?|yards?|meters?) (?:of|from|away|apart|in front|behind)\b/i;

function countedBy(
  {
    figure: { index, end, value, outOf, wholeElsewhere, form, passage },
    around: { text },
    column,
  }: SignedFigure,
  readings: readonly Reading[],
): Counted | undefined {
  if ((outOf === undefined || wholeElsewhere !== '') && IS_DISTANCE.test(text.slice(end))) return undefined;
  const read = readings.find(
    (reading) => reading.value === value && reading.index < end && reading.end > index,
  );
  if (read !== undefined && (outOf === undefined || read.outOf === outOf))
    return { kind: read.kind, unit: read.unit, outOf: read.outOf };
  if (form === 'percent')
    return { kind: /\bintervals?\b/i.test(text) ? 'interval' : 'percent', unit: 'accuracy' };
  if (wholeElsewhere !== '') return { kind: 'ratio', unit: unitAfter(wholeElsewhere) ?? 'items', outOf };
  // "4 complete sentences out of 9": what is counted stands between.
  const between = outOf === undefined ? undefined : unitAfter(text.slice(index, end).replace(/^[\d.]+/, ''));
  const unit = between ?? unitAround(text, index, end, passage.isRow, column);
  if (outOf !== undefined) return { kind: 'ratio', unit: unit ?? 'items', outOf };
  if (unit === undefined) return undefined;
  if (/^(?:minutes?|min|seconds?|sec|hours?)\b/i.test(unit)) return { kind: 'duration', unit };
  return { kind: unit.includes(' per ') ? 'rate' : 'count', unit };
}

/** The words behind a number, those before it, those over its column. */
function unitAround(
  text: string,
  index: number,
  end: number,
  isRow: boolean,
  column: SignedFigure['column'],
): string | undefined {
  const behind = unitAfter(text.slice(end));
  // In a row what stands a gap away is another cell, perhaps a remark: it goes last.
  const isApart = isRow && NEXT_CELL.test(text.slice(end));
  return (
    (isApart ? undefined : behind) ??
    unitBefore(text.slice(0, index)) ??
    (column === undefined ? undefined : unitOfCell(text.slice(0, index), column)) ??
    behind
  );
}

const NEXT_CELL = /^(?: {3,}|\t)/;
const CELLS = /\||\t/;
const ROW_MAX = 300;

/** "| Phoneme segmentation (sounds per minute) | 12 | 21": the row's name, and the unit in its brackets. */
function unitOfRow(before: string): string | undefined {
  const named = before
    .slice(0, ROW_MAX)
    .split(CELLS)
    .findLast((cell) => /[a-z]{3}/i.test(cell))
    ?.toLowerCase();
  const bracketed = /\(([a-z]+ (?:correct )?per [a-z]+)\)/.exec(named ?? '')?.[1];
  return (
    bracketed ?? (named === undefined ? undefined : /^[^a-z]*([a-z][a-z /-]{2,50})/.exec(named)?.[1]?.trim())
  );
}

/** "words per minute", "independent requests". */
function unitAfter(after: string): string | undefined {
  const words: string[] = [];
  for (const [word] of after.slice(0, 60).matchAll(/^\s|\s?[A-Za-z][A-Za-z'-]*|[^A-Za-z\s]/g)) {
    const bare = word.trim();
    if (bare === '') continue;
    if (!/^[A-Za-z]/.test(bare) || (ENDS_UNIT.test(bare) && words.at(-1) !== 'per')) break;
    words.push(bare.toLowerCase());
    if (words.length >= UNIT_WORDS_MAX) break;
  }
  const last = words.at(-1);
  const unit = (last === 'per' || last === 'each' ? words.slice(0, -1) : words).join(' ');
  return /[a-z]{3}/.test(unit) ? unit : undefined;
}

/** "Words fully correct ........ 5": the label of a line. */
function unitBefore(before: string): string | undefined {
  if (CELLS.test(before)) return unitOfRow(before);
  const label = LABEL_WORDS.exec(
    before
      .slice(-70)
      .split(/[.;|\t]\s|\n/)
      .at(-1) ?? '',
  )?.[1]?.trim();
  return label === undefined || !/[a-z]{3}/.test(label) ? undefined : label.toLowerCase();
}
