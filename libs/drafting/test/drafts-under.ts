/** Drafts from a made-up text, for specs of what a goal says. */
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { draftFromReport } from '../src/composition/draft.js';
import type { DraftedGoal } from '../src/drafted-goal.js';
import { readReport } from '../src/extraction/read-report.js';

/** @param head of the one page, which tells who the student is */
export const draftsUnder =
  (head: string) =>
  (area: string, text: string): DraftedGoal =>
    draftFromReport({
      report: readReport([{ page: 1, text: `${head}${text}` }]),
      areaOfNeed: area,
      disability: DISABILITY_UNDETERMINED,
      student: {},
    });
