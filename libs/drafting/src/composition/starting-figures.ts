/** The figures of a report that a goal could start from: the engine's choice first, the others for the person who decides. */
import { planOf } from '../areas/plans.js';
import { factWords } from '../areas/proposal.js';
import type { PageText } from '../extraction/text/folded-page.js';
import type { Measure } from '../extraction/measure.js';
import { contendersIn } from '../extraction/read-report.js';
import type { Report } from '../extraction/report.js';
import { type Contender, isSameFigure } from '../weighing/contenders.js';
import { allRead, chooseBaseline } from './baseline-choice.js';

/** A figure that a goal can be made to start from; see `draftFromReport`. */
export interface StartingFigure {
  /** The figure in words: "Spelling: 11 of 20 words". */
  readonly text: string;
  readonly page: number;
  /** Verbatim from the page. */
  readonly quote: string;
  readonly measure: Measure;
}

export interface StartingFigures {
  /** At most five; the first is what a draft starts from by itself, where it starts from any. */
  readonly figures: readonly StartingFigure[];
  /** Whether a draft starts from the first by itself, and nothing speaks more for another, nor for there being none. */
  readonly isPlain: boolean;
}

const FIGURES_MAX = 5;
/** So much more than for there being no figure speaks for one that nobody has to be asked about: natural logarithm of odds. */
const PLAIN_MIN = 0.5;

/** The same for the only figure that was weighed, where the readers of sentences and tables read it too: nothing else speaks. */
const PLAIN_ALONE_MIN = -1;

/** @param pages what `report` was read from */
export function startingFigures(
  report: Report,
  pages: readonly PageText[],
  areaOfNeed: string,
): StartingFigures {
  const plan = planOf(areaOfNeed, report.student.grade, report.student.ageYears);
  const chosen = chooseBaseline(report, areaOfNeed, plan);
  const contenders = contendersIn(report, pages, areaOfNeed);
  const measures = chosen === undefined ? [] : [chosen];
  for (const measure of [...contenders.map((one) => one.measure), ...allRead(report, areaOfNeed, plan)]) {
    if (measures.length === FIGURES_MAX) break;
    if (!measures.some((known) => isSameFigure(known, measure))) measures.push(measure);
  }
  return {
    figures: measures.map(asStart),
    isPlain:
      chosen !== undefined && isHeaviest(chosen, contenders, measures.length === 1 && isRead(chosen, report)),
  };
}

const asStart = (measure: Measure): StartingFigure => ({
  text: factWords(measure),
  page: measure.page,
  quote: measure.quote,
  measure,
});

const isRead = (chosen: Measure, { measures }: Report): boolean =>
  measures.some((measure) => isSameFigure(measure, chosen));

/** Of the figures that were weighed: what only the readers of sentences and tables speak for is not plain. */
function isHeaviest(chosen: Measure, contenders: readonly Contender[], isAlone: boolean): boolean {
  const [heaviest] = contenders;
  const least = isAlone ? PLAIN_ALONE_MIN : PLAIN_MIN;
  return heaviest !== undefined && heaviest.weight > least && isSameFigure(heaviest.measure, chosen);
}
