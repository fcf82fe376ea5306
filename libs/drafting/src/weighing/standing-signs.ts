/** What a figure's standing among all figures of its report says: whether its value comes back, where it lies in its line, how far down it stands. */
import type { SignBook } from './sign-book.js';
import type { SignedFigure } from './signs.js';

const SAME_MAX = 3;
const PARTS_OF_REPORT = 8;

/** Adds to each figure what its standing says; the figures stand in the order of the report. */
export function addStandingSigns(figures: readonly SignedFigure[], book: SignBook): void {
  const byValue = Map.groupBy(figures, ({ figure }) => figure.value);
  const byLine = Map.groupBy(figures, ({ figure }) => figure.at);
  figures.forEach((signed, place) => {
    const { signs, figure } = signed;
    addRecurrence(signed, byValue.get(figure.value) ?? [], book);
    addRankInLine(signed, byLine.get(figure.at) ?? [], book);
    signs.add(book.of('part', String(Math.floor((PARTS_OF_REPORT * place) / figures.length))));
    if (place === figures.length - 1) signs.add(book.named('part last'));
  });
}

const isBefore = (one: SignedFigure, other: SignedFigure) =>
  one.figure.at - other.figure.at || one.figure.index - other.figure.index;

/** A figure told twice, in a table and in a summary, is one that counts. */
function addRecurrence(signed: SignedFigure, sameValue: readonly SignedFigure[], book: SignBook): void {
  const { signs, figure } = signed;
  const same = sameValue.filter(
    (other) =>
      other !== signed &&
      (other.figure.outOf === undefined || figure.outOf === undefined || other.figure.outOf === figure.outOf),
  );
  signs.add(book.of('same', String(Math.min(SAME_MAX, same.length))));
  if (same.length === 0) return;
  signs.add(
    book.named(same.some((other) => other.figure.at === figure.at) ? 'same in line' : 'same elsewhere'),
  );
  signs.add(book.named(same.some((other) => isBefore(signed, other) < 0) ? 'same later' : 'same earlier'));
}

/** "52, 57 and 61": the lowest, the highest, or amid. */
function addRankInLine({ signs, figure }: SignedFigure, line: readonly SignedFigure[], book: SignBook): void {
  const isPart = figure.outOf !== undefined;
  const values = line
    .filter((other) => (other.figure.outOf !== undefined) === isPart)
    .map((other) => other.figure.value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2) return;
  if (values.length === 2) {
    signs.add(
      book.named(
        lowest === highest ? 'of two equal' : figure.value === highest ? 'of two highest' : 'of two lowest',
      ),
    );
    return;
  }
  if (new Set(values).size < 3) return;
  signs.add(
    book.named(
      figure.value === lowest
        ? 'of line lowest'
        : figure.value === highest
          ? 'of line highest'
          : 'of line amid',
    ),
  );
}
