/** The engine as an upload meets it: reads, judges, proposes, drafts. */
import {
  draftFromReport,
  type DraftedGoal,
  judgeReport,
  type PageText,
  proposeAreas,
  readReport,
  type Report,
  type StartingFigures,
  startingFigures,
} from '@goalwright/drafting';

export interface Read {
  readonly report: Report;
  readonly judgement: ReturnType<typeof judgeReport>;
  /** Areas of need, strongest evidence first. */
  readonly proposed: readonly string[];
  /** Those of them that the report plainly calls needs. */
  readonly plain: ReadonlySet<string>;
  /** For each of them, the figures its goal could start from. */
  readonly starts: ReadonlyMap<string, StartingFigures>;
}

export function readWholly(pages: readonly PageText[]): Read {
  const report = readReport(pages);
  const judgement = judgeReport(pages, report);
  const areas = proposeAreas(report);
  const proposed = areas.map(({ areaOfNeed }) => areaOfNeed);
  const plain = new Set(areas.filter(({ isNeedPlain }) => isNeedPlain).map(({ areaOfNeed }) => areaOfNeed));
  const starts = new Map(proposed.map((area) => [area, startingFigures(report, pages, area)]));
  return { report, judgement, proposed, plain, starts };
}

/** A draft from the report alone, with nothing typed by a provider. */
export const draftedFrom = (report: Report, areaOfNeed: string): DraftedGoal =>
  draftFromReport({
    report,
    areaOfNeed,
    disability: 'Not determined yet (initial evaluation)',
    student: {},
  });
