/** One figure starts one goal: where two areas of need would start from the same, the one that can better start from another does. */
import { planOf } from '../areas/plans.js';
import { proposeAreas } from '../areas/proposal.js';
import type { Measure } from '../extraction/measure.js';
import type { Report, StartElsewhere } from '../extraction/report.js';
import { type Contender, isSameFigure } from '../weighing/contenders.js';
import { chooseBaseline } from './baseline-choice.js';

/** An area to be drafted, and what its goal would start from. */
interface Start {
  readonly areaOfNeed: string;
  readonly isNeedPlain: boolean;
  readonly measure: Measure;
  /** What speaks for the figure, as in `Contender`. */
  readonly own: number;
  /** What else it could start from, that no other area starts from. */
  readonly next: Contender | undefined;
}

/** That an area has no other figure costs more than the weights say: its goal would have to begin with collecting one. */
const NOTHING_WEIGHS = -1;

/**
 * So much less may speak for the other figure. Settled, like the rest of what gives way to what, on first looks: there, of 18
 * pairs of needs that would start from one figure, it was one area's alone in 15, and both areas' in none.
 */
const LOSS_MAX = 3;

/**
 * The areas that would start from the same figure as another and leave it to that one.
 *
 * @param contendersFor the figures that a goal in an area could start from, the heaviest first
 */
export function startsElsewhereIn(
  report: Report,
  contendersFor: (areaOfNeed: string) => readonly Contender[],
): StartElsewhere[] {
  const chosen = proposeAreas(report).flatMap(({ areaOfNeed, isNeedPlain }) => {
    const plan = planOf(areaOfNeed, report.student.grade, report.student.ageYears);
    const measure = chooseBaseline(report, areaOfNeed, plan);
    return measure === undefined ? [] : [{ areaOfNeed, isNeedPlain, measure }];
  });
  const isTaken = (measure: Measure) => chosen.some((start) => isOneFigure(start.measure, measure));
  const asStart = (area: (typeof chosen)[number]): Start => {
    const contenders = contendersFor(area.areaOfNeed);
    return {
      ...area,
      own: contenders.find((one) => isSameFigure(one.measure, area.measure))?.weight ?? NOTHING_WEIGHS,
      next: contenders.find(({ measure }) => !measure.isStrength && !isTaken(measure)),
    };
  };
  return chosen
    .map(({ measure }) => chosen.filter((start) => isOneFigure(start.measure, measure)))
    .filter(([first, ...others], at) => first === chosen[at] && others.length > 0)
    .flatMap((sharing) => givingWay(sharing.map(asStart)));
}

/** Told in the same words: 6 of 10 in two sentences are two figures. */
const isOneFigure = (one: Measure, other: Measure) =>
  one.page === other.page && one.quote === other.quote && isSameFigure(one, other);

const lossOf = ({ own, next }: Start) => own - (next?.weight ?? NOTHING_WEIGHS);

/** All but the one that would lose most without the figure, where they lose little enough. */
function givingWay(sharing: readonly Start[]): StartElsewhere[] {
  const [keeps, ...others] = sharing.toSorted((one, other) => lossOf(other) - lossOf(one));
  return others.flatMap((start) =>
    keeps !== undefined && start.next !== undefined && givesWay(start, start.next, keeps)
      ? [{ areaOfNeed: start.areaOfNeed, measure: start.next.measure }]
      : [],
  );
}

/** More speaks for its other figure anyhow; or little less does, and the one that keeps the figure is no lesser need. */
function givesWay(start: Start, next: Contender, keeps: Start): boolean {
  if (next.weight <= 0) return false;
  const loss = lossOf(start);
  const isNoLesserNeed = (keeps.isNeedPlain || !start.isNeedPlain) && keeps.own >= 0;
  return loss <= 0 || (loss <= LOSS_MAX && isNoLesserNeed);
}
