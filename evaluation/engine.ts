/** The engine as an upload meets it: reads, judges, proposes, drafts. */
import {
  draftFromReport,
  type DraftedGoal,
  judgeReport,
  type PageText,
  proposeAreas,
  readReport,
  type Report,
} from '@goalwright/drafting';

export interface Read {
  readonly report: Report;
  readonly judgement: ReturnType<typeof judgeReport>;
  /** Areas of need, strongest evidence first. */
  readonly proposed: readonly string[];
}

export function readWholly(pages: readonly PageText[]): Read {
  const report = readReport(pages);
  const judgement = judgeReport(pages, report);
  return { report, judgement, proposed: proposeAreas(report).map(({ areaOfNeed }) => areaOfNeed) };
}

/** A draft from the report alone, with nothing typed by a provider. */
export const draftedFrom = (report: Report, areaOfNeed: string): DraftedGoal =>
  draftFromReport({
    report,
    areaOfNeed,
    disability: 'Not determined yet (initial evaluation)',
    student: {},
  });
