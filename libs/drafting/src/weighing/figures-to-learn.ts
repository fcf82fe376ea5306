/** The figures of a report with the names of all their signs: what the weights are learned from (decision 27). */
import type { Measure } from '../extraction/measure.js';
import type { Passage } from '../extraction/text/passage.js';
import { type AroundFigure, AreaWords, type AreaWordTable } from '../areas/area-words.js';
import { asLetters, surroundingsIn } from '../areas/figure-surroundings.js';
import type { FactsOfRow } from './figures.js';
import { KnownWords } from './known-words.js';
import { SignBook } from './sign-book.js';
import { Weighing } from './weighing.js';

/** A figure with all its signs for one area. */
export interface FigureForArea {
  readonly page: number;
  readonly text: string;
  readonly index: number;
  readonly end: number;
  readonly value: number;
  readonly outOf: number | undefined;
  /** Known to the readers of sentences and tables to be history: never taken. */
  readonly isHistory: boolean;
  readonly signs: readonly string[];
  readonly around: AroundFigure;
}

/** All figures with their signs, whether they tell something or not. */
export function figuresForArea(
  passages: readonly Passage[],
  studentName: string | undefined,
  measures: readonly Measure[],
  present: number | undefined,
  areaWords: AreaWordTable,
  factsOf?: FactsOfRow,
): (area: string) => FigureForArea[] {
  const book = new SignBook(true);
  const weighing = new Weighing(
    ...([passages, studentName, measures, present, factsOf, book] as const),
    new KnownWords(book),
    new AreaWords(areaWords),
  );
  const surroundings = surroundingsIn(passages, studentName);
  const around = weighing.figures.map(({ figure }) => asLetters(surroundings.of(figure)));
  return (area) =>
    weighing.figures.map((signed, place) => {
      const { passage, index, end, value, outOf } = signed.figure;
      const signs = weighing.signs(signed, area);
      const isHistory = weighing.measured.isPrior(place);
      return {
        ...{ page: passage.page.page, text: passage.text, index, end, value, outOf, isHistory, signs },
        around: around[place] ?? { near: [], before: [] },
      };
    });
}
