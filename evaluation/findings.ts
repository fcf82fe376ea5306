/** What can go wrong in reading a report, and what did. */

/** Something the engine got wrong, in words that lead to it. */
export interface Fault {
  readonly fixture: string;
  readonly kind: FaultKind;
  readonly detail: string;
}

export const FAULT_KINDS = {
  judgement: 'judged wrongly whether it is a report',
  student: 'name, grade or pronouns of the student wrong',
  'area-missed': 'a need not proposed',
  'area-strength': 'a strength proposed as a need',
  'area-unasked': 'proposed an area nobody would take',
  'area-strength-plain': 'a strength proposed as plainly a need',
  'area-unasked-plain': 'an area nobody would take, as plainly a need',
  'area-doubted': 'a need proposed, but not as plainly one',
  'baseline-wrong': 'another number as the baseline',
  'baseline-missed': 'no baseline though there is one',
  'baseline-invented': 'a baseline though there is none',
  'baseline-prior': 'an older number as the baseline',
  'baseline-unasked': 'another number as the baseline, and not asked which',
  'baseline-prior-unasked': 'an older number as the baseline, and not asked which',
  'baseline-asked': 'asked which number, though the first is right',
  'baseline-unoffered': 'the right number not among those offered',
  'goal-time': 'a goal in another time than its figure was counted in',
  'goal-things': 'a goal that names none of the things its figure counted',
  'number-unsourced': 'a number in a draft without a quote that holds it',
  'quote-not-verbatim': 'a quote that does not stand on its page',
  'score-missed': 'a norm score not found',
  'score-prior': 'a norm score wrongly current or wrongly prior',
  'not-a-measure': 'a number taken for a measure that is none',
  'contradiction-missed': 'a contradiction not seen',
  'concern-missed': 'a concern not found',
  'recommendation-missed': 'a recommendation not found',
  'service-missed': 'a service in place not found or misread',
  'review-wrong': "last year's goal not found, or another verdict or newest figure",
} as const;
export type FaultKind = keyof typeof FAULT_KINDS;

const NONE_TRIED = Object.fromEntries(Object.keys(FAULT_KINDS).map((kind) => [kind, 0])) as Record<
  FaultKind,
  number
>;

export class Findings {
  readonly faults: Fault[] = [];
  readonly tried: Record<FaultKind, number> = { ...NONE_TRIED };

  private readonly fixture: string;

  constructor(fixture: string) {
    this.fixture = fixture;
  }

  check(kind: FaultKind, isRight: boolean, detail: () => string): void {
    this.tried[kind] += 1;
    if (!isRight) this.faults.push({ fixture: this.fixture, kind, detail: detail() });
  }
}
