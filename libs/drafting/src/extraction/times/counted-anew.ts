/** Series that begin to count anew: quarters over the turn of a school year, sessions of a further phase. */
import type { Finding } from '../findings.js';

const QUARTERS = 4;
const stepOf = ({ when }: Finding) => (when?.kind === 'step' ? when.step : 0);

/** Where a series turns: the place of its first quarter behind a fourth, read down or up; undefined where it does not. */
function turnOf(steps: readonly number[]): { readonly from: number; readonly isRising: boolean } | undefined {
  const isTurn = (a: number, b: number) => a === QUARTERS && b === 1;
  const rising = steps.flatMap((step, at) => (at > 0 && step < (steps[at - 1] ?? 0) ? [at] : []));
  const falling = steps.flatMap((step, at) => (at > 0 && step > (steps[at - 1] ?? 0) ? [at] : []));
  const [drop = 0, ...drops] = rising;
  if (drop > 0 && drops.length === 0 && isTurn(steps[drop - 1] ?? 0, steps[drop] ?? 0))
    return { from: drop, isRising: true };
  const [rise = 0, ...rises] = falling;
  if (rise > 0 && rises.length === 0 && steps.length > 2 && isTurn(steps[rise] ?? 0, steps[rise - 1] ?? 0))
    return { from: rise, isRising: false };
  return undefined;
}

const RUN_MIN = 3;
const STEPS_OF_A_RUN = 100;

/** "1 2 3 4, 1 2 3 4": the run of sessions that each number of a column belongs to; undefined where they never begin again. */
function runsOf(steps: readonly number[]): readonly number[] | undefined {
  let run = 0;
  let length = 0;
  const runs: number[] = [];
  for (const [at, step] of steps.entries()) {
    const isNext = at > 0 && step === (steps[at - 1] ?? 0) + 1;
    if (at > 0 && !isNext) {
      if (step > 2 || length < RUN_MIN) return undefined;
      run += 1;
      length = 0;
    }
    length += 1;
    runs.push(run);
  }
  return run > 0 && length >= RUN_MIN ? runs : undefined;
}

/** Sessions of a phase or a trial that begin anew further down a column: the last run is the newest. */
function byRun(group: readonly Finding[], moved: Map<Finding, Finding>): void {
  runsOf(group.map(stepOf))?.forEach((run, at) => {
    const finding = group[at];
    if (finding !== undefined && run > 0)
      moved.set(finding, {
        ...finding,
        when: { kind: 'step', step: stepOf(finding) + STEPS_OF_A_RUN * run },
      });
  });
}

/** The findings with the quarters of a new school year, and the sessions of a later run, counted on from those before. */
export function overTheYear(findings: readonly Finding[]): readonly Finding[] {
  const stepped = findings.filter((finding) => stepOf(finding) >= 1);
  if (stepped.length < 2) return findings;
  const moved = new Map<Finding, Finding>();
  const series = Map.groupBy(
    stepped,
    ({ series: name, measure }) => `${name} ${measure.kind} ${measure.unit}`,
  );
  for (const [name, group] of series) {
    const steps = group.map(stepOf);
    if (name.startsWith('t')) byRun(group, moved);
    const turn = steps.every((step) => step <= QUARTERS) ? turnOf(steps) : undefined;
    if (turn === undefined) continue;
    for (const finding of turn.isRising ? group.slice(turn.from) : group.slice(0, turn.from))
      moved.set(finding, { ...finding, when: { kind: 'step', step: stepOf(finding) + QUARTERS } });
  }
  return moved.size === 0 ? findings : findings.map((finding) => moved.get(finding) ?? finding);
}
