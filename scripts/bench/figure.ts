/** What a part of the bench found, and how it is shown. */

/** One row of the table. Every judged figure names its floor and its aim; issue 2, "Speed and size", set them. */
export interface Figure {
  readonly name: string;
  /** What was measured, with its unit. */
  readonly target: string;
  /** What it is held against, measured in the same run. */
  readonly baseline: string;
  /** The figure that is judged: a ratio where there is a baseline, else in the unit that `name` says. */
  readonly value: number;
  /** Lowest and highest of the runs behind `value`. */
  readonly spread: readonly [number, number];
  /** Whether more or less is better. */
  readonly shouldBe: 'at least' | 'at most';
  readonly floor: number;
  readonly aim: number;
  /** Requests or jobs that did not come to their end. */
  readonly lost: number;
  /** Rules about money and goals that did not hold afterwards. */
  readonly faults: number;
}

/** A figure that nobody could take here, for example without a program it needs. */
export interface Missing {
  readonly name: string;
  readonly missing: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

export function spreadOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

export interface Pair {
  readonly target: number;
  /** The mean of the baselines right before and right after. */
  readonly baseline: number;
}

/** Baseline, target, baseline, target, ..., baseline: what slows the machine for a while slows both. */
export async function interleaved(
  runs: number,
  baseline: () => Promise<number>,
  target: () => Promise<number>,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let before = await baseline();
  for (let run = 0; run < runs; run += 1) {
    const measured = await target();
    const after = await baseline();
    pairs.push({ target: measured, baseline: (before + after) / 2 });
    before = after;
  }
  return pairs;
}

/** The figure of pairs whose ratio is judged. @param unit of both, behind their numbers */
export function ratioFigure(
  name: string,
  pairs: readonly Pair[],
  unit: string,
  bar: Pick<Figure, 'shouldBe' | 'floor' | 'aim' | 'lost' | 'faults'>,
): Figure {
  const ratios = pairs.map(({ target, baseline }) => target / baseline);
  return {
    name,
    target: `${short(median(pairs.map(({ target }) => target)))}${unit}`,
    baseline: `${short(median(pairs.map(({ baseline }) => baseline)))}${unit}`,
    value: median(ratios),
    spread: spreadOf(ratios),
    ...bar,
  };
}

export function isMet({ value, floor, shouldBe, lost, faults }: Figure): boolean {
  const isGood = shouldBe === 'at least' ? value >= floor : value <= floor;
  return isGood && lost === 0 && faults === 0;
}

function verdict(figure: Figure): string {
  if (!isMet(figure)) return 'BELOW';
  const { value, aim, shouldBe } = figure;
  return (shouldBe === 'at least' ? value >= aim : value <= aim) ? 'ok, aim met' : 'ok';
}

export function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

const HEADINGS = ['figure', 'measured', 'baseline', 'judged', 'spread', 'floor', 'aim', '', 'lost', 'faults'];

function cells(figure: Figure | Missing): string[] {
  if ('missing' in figure) return [figure.name, `not measured: ${figure.missing}`];
  const sign = figure.shouldBe === 'at least' ? '>=' : '<=';
  return [
    figure.name,
    figure.target,
    figure.baseline,
    short(figure.value),
    figure.spread.map(short).join('-'),
    `${sign} ${figure.floor}`,
    `${sign} ${figure.aim}`,
    verdict(figure),
    String(figure.lost),
    String(figure.faults),
  ];
}

/** @returns the table, one line per figure. */
export function table(figures: readonly (Figure | Missing)[]): string {
  const rows = [HEADINGS, ...figures.map(cells)];
  // A line that says why something is missing may run over the columns.
  const aligned = rows.filter((row) => row.length === HEADINGS.length);
  const widths = HEADINGS.map((_heading, column) =>
    Math.max(...aligned.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
