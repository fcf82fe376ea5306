/** What a report says of one student, each fact with the page and the exact words. */
import type { OldGoal } from '../annual-review/old-goal.js';
import type { DeclaredNeed } from '../areas/declared-needs.js';
import type { LikelyNeed } from '../areas/need-likelihood.js';
import type { Topic } from '../areas/topics.js';
import type { WeighedArea } from '../weighing/weighing.js';
import type { Contradiction } from './figures/contradiction.js';
import type { HelpedFigure } from './figures/helped-figures.js';
import type { Measure } from './measure.js';
import type { OthersFigure } from './figures/others-figures.js';
import type { StatedAim } from './figures/stated-aims.js';
import type { BehaviorDefinition } from './statements/behavior-definitions.js';
import type { Praise } from './statements/praise.js';
import type { ServiceInPlace } from './services/services-in-place.js';
import type { Statement } from './statements/statements.js';
import type { ReportStudent } from './student/student.js';
import type { TestName } from './scores/test-names.js';
import type { ToldTimes } from './times/told-times.js';
import type { Therapy } from './student/writing-therapist.js';

export type { Contradiction } from './figures/contradiction.js';

/** An area of need that leaves the figure it would start from to another one; see `one-figure-one-goal.ts`. */
export interface StartElsewhere {
  readonly areaOfNeed: string;
  /** What its goal starts from instead. */
  readonly measure: Measure;
}

export interface Report {
  student: ReportStudent;
  /** Every name the report labels or introduces as a student, the first being this student's. */
  studentNames: string[];
  /** Names of others used as if they were the student's. */
  otherStudentNames: string[];
  measures: Measure[];
  strengths: Statement[];
  /** What it says well of the student in sentences that can stand alone, the plainest first. */
  praise: Praise[];
  concerns: Statement[];
  recommendations: Statement[];
  /** Sentences that call something a need, in whatever words. */
  declaredNeeds: DeclaredNeed[];
  /** Behaviors in words by which two people would count the same; absent where an earlier version read the report. */
  behaviorDefinitions?: BehaviorDefinition[];
  /** So short that what it speaks of most is what it was written for. */
  isBrief: boolean;
  /** Of a short report: how much of it each area has, most first. */
  topics: Topic[];
  /** How likely each area is a need by all that is said of it, the likeliest first; what is hardly likely is left out. */
  needs: LikelyNeed[];
  /** So much is said of skills that what is not likely is no need, whoever named it. */
  isMuchSaid: boolean;
  services: ServiceInPlace[];
  /** Current numbers of the same skill, unit and time that differ: shown to the provider, never settled silently. */
  contradictions: Contradiction[];
  /** Of classmates, the grade or a benchmark: what targets are held against. */
  othersFigures: OthersFigure[];
  /** Reached with help: what no objective may stay below. */
  helpedFigures: HelpedFigure[];
  /** Shares that the report itself would ask for next; absent where an earlier version read the report. */
  statedAims?: StatedAim[];
  /** For each area that the report names, the figure that most speaks for as its baseline. */
  weighed: WeighedArea[];
  /** For other areas, a figure whose words tell of it though the report does not speak of it: asked for by who chooses the area. */
  weighedByWords: WeighedArea[];
  /** Goals of the last plan, with their progress: what an annual review goes through one by one. */
  oldGoals: OldGoal[];
  /** Areas that would start from a figure from which another one starts; absent where an earlier version read the report. */
  startsElsewhere?: StartElsewhere[];
  /** Whose report it is, where one therapist wrote it alone. */
  writer?: Therapy;
  /** "School counselor": in what role it was written, where it tells; absent where an earlier version read the report. */
  authorRole?: string;
  /** Whether it tells that the student speaks with a device; absent where an earlier version read the report. */
  speaksWithDevice?: boolean;
  /** Whether it tells that the student reads with the fingers; absent where an earlier version read the report. */
  readsBraille?: boolean;
  /** Whether it says anything of eyes, canes or dots; absent where an earlier version read the report. */
  speaksOfSight?: boolean;
  /** As printed. */
  reportDate?: string;
  reportDateSource?: { page: number; quote: string };
  /** When its figures were taken, as far as it tells. */
  times: ToldTimes;
  /** Scores of which the report names another test than the catalogue's. */
  otherTests: TestName[];
}
