/**
 * The goals on the checker's page and what the checks say of them. Nothing of it is kept anywhere but on this page:
 * it lives as long as its user is signed in, so that looking at the history in between loses nothing.
 */
import { type Check, checkGoals } from '@goalwright/contracts/api/goals';
import { editOf, type GoalText } from '../../components/goal-card/goal-saving';
import { callUntilReached } from '../../lib/api';
import { session } from '../../lib/session';
import { Store } from '../../lib/store';
import { checker as words } from '../../texts/checker';
import { emptyGoal, GOALS_MAX, hasGoal, isEmpty, type PastedGoal, written } from './pasted-goal';
import { goalsIn } from './pasted-text';

export interface CheckResult {
  /** The form as it was when it was checked: of any other the checks say nothing. */
  readonly of: PastedGoal;
  readonly quality: number;
  readonly checks: readonly Check[];
}

export interface Checking {
  /** At least one form, be it an empty one. */
  readonly goals: readonly PastedGoal[];
  /** By the form's id. */
  readonly results: ReadonlyMap<string, CheckResult>;
  /** What only shows where the goals are read together as one plan. */
  readonly planChecks: readonly Check[];
  readonly isChecking: boolean;
  readonly problem: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

type Goals = readonly PastedGoal[];

/** A pause in typing that ends a step, and has the goals checked again. */
const PAUSE_MS = 900;
const UNDO_MAX = 50;

const fresh = (): Checking => ({
  goals: [emptyGoal()],
  results: new Map(),
  planChecks: [],
  isChecking: false,
  problem: undefined,
  canUndo: false,
  canRedo: false,
});

export class CheckerDesk {
  readonly state = new Store<Checking>(fresh());
  /** As the goals stood at the last pause. */
  #stood: Goals = this.state.get().goals;
  #undo: Goals[] = [];
  #redo: Goals[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = new AbortController();
  /** After the first press of the button the checks follow what is typed. */
  #isLive = false;

  /** What is typed: one step to undo for all of it up to the next pause. */
  type(id: string, change: { areaOfNeed?: string; text?: Partial<GoalText> }): void {
    this.#redo = [];
    this.#putGoals(changed(this.state.get().goals, id, change));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pause();
    }, PAUSE_MS);
  }

  /** A pasted text that holds several goals, or the parts of one, goes to forms of its own. @returns what was found */
  paste(id: string, pasted: string): { readonly found: number; readonly leftOut: number } | undefined {
    const { goals: found, leftOut } = goalsIn(pasted);
    const [only] = found;
    const isPlain = found.length < 2 && (!only || isPlainText(only));
    if (isPlain) return undefined;
    const { goals } = this.state.get();
    const at = goals.findIndex((goal) => goal.id === id);
    const others = goals.filter((goal, place) => place !== at && !isEmpty(goal));
    const room = GOALS_MAX - others.length;
    const before = others.filter((goal) => goals.indexOf(goal) < at);
    this.#step([...before, ...found.slice(0, room), ...others.slice(before.length)]);
    return { found: Math.min(found.length, room), leftOut: leftOut + Math.max(0, found.length - room) };
  }

  /** @returns the new form's id; undefined where there is no room for one more */
  add(): string | undefined {
    const { goals } = this.state.get();
    if (goals.length >= GOALS_MAX) return undefined;
    const goal = emptyGoal();
    this.#step([...goals, goal]);
    return goal.id;
  }

  remove(id: string): void {
    const left = this.state.get().goals.filter((goal) => goal.id !== id);
    this.#step(left.length > 0 ? left : [emptyGoal()]);
  }

  clear(): void {
    this.#isLive = false;
    this.#step([emptyGoal()]);
  }

  /** Puts a written-out fix in place and has it checked. @returns the check as it is then; undefined where it failed */
  async apply(id: string, { Name, Edit }: Check): Promise<Check | undefined> {
    const result = this.state.get().results.get(id);
    const goal = this.state.get().goals.find((one) => one.id === id);
    // Of words that changed since, the fix would bring the old ones back.
    if (!Edit || !goal || result?.of !== goal) return undefined;
    this.#step(changed(this.state.get().goals, id, { text: editOf(Edit) }), false);
    if (!(await this.check())) return undefined;
    return this.state
      .get()
      .results.get(id)
      ?.checks.find((check) => check.Name === Name);
  }

  undo(): void {
    const { goals } = this.state.get();
    const before = goals === this.#stood ? this.#undo.pop() : this.#stood;
    if (!before) return;
    this.#redo = [...this.#redo, goals].slice(-UNDO_MAX);
    this.#stands(before);
  }

  redo(): void {
    const after = this.#redo.pop();
    if (!after) return;
    this.#undo = [...this.#undo, this.#stood].slice(-UNDO_MAX);
    this.#stands(after);
  }

  /** Has every goal that is written checked. @returns whether the results are of the goals as they stand */
  async check(): Promise<boolean> {
    this.#settle();
    this.#asking.abort();
    const { goals } = this.state.get();
    const asked = goals.filter(hasGoal);
    if (asked.length === 0) {
      this.#set({ isChecking: false, results: new Map(), planChecks: [] });
      return false;
    }
    this.#isLive = true;
    const asking = new AbortController();
    this.#asking = asking;
    this.#set({ isChecking: true, problem: undefined });
    try {
      const reply = await callUntilReached(
        checkGoals,
        { Goals: asked.map(written) },
        { signal: asking.signal },
      );
      if (asking.signal.aborted) return false;
      if (!reply.isSuccessful || reply.body.Goals?.length !== asked.length) {
        const message = reply.isSuccessful ? '' : reply.problem.Message;
        this.#set({ isChecking: false, problem: message || words.failed });
        return false;
      }
      const checked = reply.body.Goals;
      const results = asked.flatMap((of, at): (readonly [string, CheckResult])[] => {
        const one = checked[at];
        return one ? [[of.id, { of, quality: one.Quality, checks: one.Checks }]] : [];
      });
      this.#set({
        isChecking: false,
        results: new Map(results),
        planChecks: reply.body.PlanChecks ?? [],
      });
      return this.state.get().goals === goals;
    } catch {
      if (!asking.signal.aborted) this.#set({ isChecking: false, problem: words.failed });
      return false;
    }
  }

  /** The user left: nothing stays. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#undo = [];
    this.#redo = [];
    this.#isLive = false;
    this.state.set(fresh());
    this.#stood = this.state.get().goals;
  }

  /** One change that is a step of its own. */
  #step(goals: Goals, isChecked = true): void {
    this.#settle();
    this.#redo = [];
    this.#undo = [...this.#undo, this.#stood].slice(-UNDO_MAX);
    this.#stands(goals, isChecked);
  }

  #stands(goals: Goals, isChecked = true): void {
    clearTimeout(this.#timer);
    this.#stood = goals;
    this.#putGoals(goals);
    if (this.#isLive && isChecked) void this.check();
  }

  #pause(): void {
    if (this.#isLive) void this.check();
    else this.#settle();
  }

  /** What was typed since the last pause becomes a step. */
  #settle(): void {
    clearTimeout(this.#timer);
    const { goals } = this.state.get();
    if (goals === this.#stood) return;
    this.#undo = [...this.#undo, this.#stood].slice(-UNDO_MAX);
    this.#stood = goals;
    this.#set({});
  }

  #putGoals(goals: Goals): void {
    this.#set({ goals });
  }

  #set(change: Partial<Checking>): void {
    const next = { ...this.state.get(), ...change };
    this.state.set({
      ...next,
      canUndo: this.#undo.length > 0 || next.goals !== this.#stood,
      canRedo: this.#redo.length > 0,
    });
  }
}

/** Nothing but words that would stand in the field they were pasted into anyway. */
const isPlainText = ({ areaOfNeed, text }: PastedGoal): boolean =>
  areaOfNeed === '' && text.Baseline === '' && text.Objectives.length === 0 && text.Fape.length === 0;

const changed = (
  goals: Goals,
  id: string,
  { areaOfNeed, text }: { areaOfNeed?: string; text?: Partial<GoalText> },
): Goals =>
  goals.map((goal) =>
    goal.id === id
      ? {
          ...goal,
          ...(areaOfNeed === undefined ? {} : { areaOfNeed }),
          ...(text === undefined ? {} : { text: { ...goal.text, ...text } }),
        }
      : goal,
  );

export const checkerDesk = new CheckerDesk();

session.subscribe(() => {
  if (session.get().state === 'signed-out') checkerDesk.close();
});
