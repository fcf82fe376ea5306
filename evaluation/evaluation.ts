/** The engine measured against all fixtures: one figure per promise. */
import { checkPastedGoals } from '@goalwright/drafting';
import { type Fixture, type LabelledGoal } from './fixtures.ts';
import { type Fault, FAULT_KINDS, type FaultKind } from './findings.ts';
import { evaluateFixture, type FixtureResult } from './reading.ts';
import { frameOf, frameRepetition } from './wording.ts';

export interface Evaluation {
  readonly results: readonly FixtureResult[];
  readonly faults: readonly Fault[];
  /** Share of cases in which a kind of fault did not happen, 0 to 1; undefined where it could not. */
  readonly right: Readonly<Record<FaultKind, { share: number | undefined; faults: number; tried: number }>>;
  /** Needs with a countable number whose baseline is the right one, 0 to 1. */
  readonly rightBaselines: number;
  readonly meanQuality: number;
  readonly frameRepetition: { readonly share: number; readonly frame: string };
  readonly drafts: number;
}

export function evaluate(fixtures: readonly Fixture[]): Evaluation {
  const results = fixtures.map(evaluateFixture);
  const faults = results.flatMap((result) => result.faults);
  const right = Object.fromEntries(
    (Object.keys(FAULT_KINDS) as FaultKind[]).map((kind) => {
      const tried = results.reduce((sum, result) => sum + result.tried[kind], 0);
      const wrong = faults.filter((fault) => fault.kind === kind).length;
      return [kind, { share: tried === 0 ? undefined : 1 - wrong / tried, faults: wrong, tried }];
    }),
  ) as Evaluation['right'];
  const drafts = results.flatMap((result) => result.drafts);
  const labels = new Map(
    fixtures.map(({ name, truth }) => [name, truth.student?.name?.split(' ')[0] ?? 'the student']),
  );
  const frames = results.flatMap(({ fixture, drafts: own }) =>
    own.map((draft) => frameOf(draft, labels.get(fixture) ?? 'the student')),
  );
  const missed = right['baseline-missed'];
  return {
    results,
    faults,
    right,
    rightBaselines:
      missed.tried === 0 ? 1 : (missed.tried - missed.faults - right['baseline-wrong'].faults) / missed.tried,
    meanQuality: drafts.reduce((total, { Quality }) => total + Quality, 0) / Math.max(1, drafts.length),
    frameRepetition: frameRepetition(frames),
    drafts: drafts.length,
  };
}

export interface Agreement {
  readonly share: number;
  readonly disagreements: readonly {
    readonly goal: LabelledGoal;
    readonly quality: number;
    readonly why: string;
  }[];
}

/** How often the checks call a goal what the person called it who labelled it. */
export function agreementOn(
  labelled: readonly LabelledGoal[],
  isSignable: (checks: ReturnType<typeof checkPastedGoals>[number]['checks']) => boolean,
): Agreement {
  const disagreements = labelled.flatMap((goal) => {
    const [judged] = checkPastedGoals([
      {
        areaOfNeed: goal.area,
        baseline: goal.baseline,
        goal: goal.goal,
        objectives: goal.objectives,
        fape: goal.fape,
      },
    ]);
    if (judged === undefined || isSignable(judged.checks) === (goal.label === 'good')) return [];
    const why = judged.checks
      .filter(({ Verdict }) => Verdict !== 'pass')
      .map(({ Name, Verdict }) => `${Verdict} ${Name}`)
      .join(', ');
    return [{ goal, quality: judged.quality, why }];
  });
  return { share: 1 - disagreements.length / Math.max(1, labelled.length), disagreements };
}
