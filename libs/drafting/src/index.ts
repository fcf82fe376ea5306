/**
 * The built-in drafting engine: reads a report, proposes areas of need, drafts and checks goals.
 * Pure: no I/O, no clock, no randomness; the same input gives the same draft.
 */
export type { PageText } from './extraction/text/folded-page.js';
export { type Measure, type MeasureKind, measureWords, type Reporter } from './extraction/measure.js';
export {
  adviceToWeigh,
  type FigureForArea,
  figuresToWeigh,
  goalFiguresToWeigh,
  goalPartsToWeigh,
  needsToWeigh,
  toldNeedsIn,
  wholesToWeigh,
  SHARE_MIN,
  readReport,
} from './extraction/read-report.js';
export type { Contradiction, Report } from './extraction/report.js';
export {
  type AreaWordTable,
  type AreaWordWeights,
  type AroundFigure,
  BEFORE_COUNTS,
} from './areas/area-words.js';
export { aroundText } from './areas/figure-surroundings.js';
export { DIRECT_STEP, HEARD_STEP, type NetworkTable, SignNetwork } from './weighing/sign-network.js';
export { isReadNow } from './extraction/read-now.js';
export { pagesOfStudent } from './extraction/student/several-students.js';
export type { ServiceInPlace } from './extraction/services/services-in-place.js';
export type { Statement } from './extraction/statements/statements.js';
export type { Pronouns, ReportStudent } from './extraction/student/student.js';
export { judgeReport, type ReportJudgement } from './extraction/report-judgement.js';
export { type BaselineJudgement, judgeBaseline } from './extraction/typed-baseline.js';
export { likelihoodOf, type ToldNeed } from './areas/need-likelihood.js';
export { type AreaEvidence, proposeAreas, type ProposedArea } from './areas/proposal.js';
export type { GoalReading } from './annual-review/goal-reading.js';
export type { GoalRemark } from './annual-review/goal-verdict-words.js';
export type { OldGoal } from './annual-review/old-goal.js';
export type { ReviewVerdict } from './annual-review/old-goal.js';
export { type GoalReview, reviewOf } from './annual-review/review.js';
export { type AreaReview, goalReview, newestMeasure } from './annual-review/reviewed-areas.js';
export { baselineFor } from './composition/baseline-choice.js';
export {
  type StartingFigure,
  type StartingFigures,
  startingFigures,
} from './composition/starting-figures.js';
export {
  type BaselineDraftRequest,
  draftFromBaseline,
  draftFromReport,
  ENGINE_BUILT_IN,
  type ReportDraftRequest,
  type StudentFacts,
} from './composition/draft.js';
export type { DraftedGoal } from './drafted-goal.js';
export { INSTRUCTIONAL_WEEKS, type Target, targetFor, type TargetRequest } from './composition/target.js';
export { CHECK_NAMES, checkGoal, type CheckContext, CHECKS_COUNT } from './rubric/checks.js';
export { checkPlan, PLAN_CHECK_NAMES, type PlanContext } from './rubric/plan-extras.js';
export {
  isSignable,
  MUST_HAVE,
  signability,
  type Signability,
  SIGNABLE_QUALITY_MIN,
} from './rubric/signable.js';
export { editedGoal, type GoalEdit } from './edits/edited-goal.js';
export { checkPastedGoals, checkPastedPlan, type PastedGoal } from './edits/pasted-goals.js';
export { oralReadingFluency, type Percentile, type Season } from './norms/oral-reading-fluency.js';
export type { Ambition } from './norms/weekly-growth.js';
