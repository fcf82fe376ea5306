/**
 * Saves what is typed on a card: soon after each pause, one save at a time, with every earlier state to go back to.
 * The words on the card stay the provider's; a reply brings the new checks and never overwrites what was typed since.
 */
import { editGoal, type FapeLine, type Goal } from '@goalwright/contracts/api/goals';
import { call, Unreachable } from '../../lib/api';
import { pauseBeforeRetry } from '../../lib/reachability';
import { Store } from '../../lib/store';

export interface GoalText {
  readonly Baseline: string;
  readonly Goal: string;
  readonly Objectives: readonly string[];
  readonly Fape: readonly FapeLine[];
}

export interface Saving {
  readonly text: GoalText;
  readonly isSaving: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
  readonly problem: 'none' | 'unreached' | 'stale' | 'refused';
  readonly problemText: string;
  readonly canUndo: boolean;
}

const PAUSE_MS = 700;
const UNDO_MAX = 50;
const TRIES_MAX = 40;

export const textOf = ({ Baseline, Goal: goal, Objectives, Fape }: Goal): GoalText => ({
  Baseline,
  Goal: goal,
  Objectives,
  Fape,
});

const isSame = (one: GoalText, other: GoalText): boolean => JSON.stringify(one) === JSON.stringify(other);

export class GoalSaving {
  readonly state: Store<Saving>;
  readonly #onSaved: (goal: Goal) => void;
  #goal: Goal;
  #undo: GoalText[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;

  constructor(goal: Goal, onSaved: (goal: Goal) => void) {
    this.#goal = goal;
    this.#onSaved = onSaved;
    this.state = new Store<Saving>({
      text: textOf(goal),
      isSaving: false,
      savedAt: goal.EditedOn === undefined ? undefined : Date.parse(goal.EditedOn),
      problem: 'none',
      problemText: '',
      canUndo: false,
    });
  }

  change(change: Partial<GoalText>): void {
    this.#set({ text: { ...this.state.get().text, ...change } });
    this.#saveSoon();
  }

  /** Goes back to what stood before the last save, or before what is not saved yet. */
  undo(): void {
    const saved = textOf(this.#goal);
    const isUnsaved = !isSame(this.state.get().text, saved);
    const text = isUnsaved ? saved : this.#undo.pop();
    if (!text) return;
    this.#set({ text, canUndo: this.#undo.length > 0 });
    void this.#save(true);
  }

  /** Saves at once; what is left to save when the card closes. */
  flush(): void {
    clearTimeout(this.#timer);
    void this.#save();
  }

  #saveSoon(): void {
    this.#set({ canUndo: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#save();
    }, PAUSE_MS);
  }

  async #save(isUndo = false): Promise<void> {
    if (this.#isRunning || this.state.get().problem === 'stale') return;
    clearTimeout(this.#timer);
    this.#isRunning = true;
    try {
      // What was typed while a save was under way is saved next; a person types no faster than this.
      for (
        let round = 0;
        round < UNDO_MAX && !isSame(this.state.get().text, textOf(this.#goal));
        round += 1
      ) {
        const didSave = await this.#send(this.state.get().text, isUndo && round === 0);
        if (!didSave) return;
      }
    } finally {
      this.#isRunning = false;
      this.#set({ isSaving: false });
    }
  }

  async #send(text: GoalText, isUndo: boolean): Promise<boolean> {
    this.#set({ isSaving: true });
    const before = textOf(this.#goal);
    for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
      try {
        const reply = await call(editGoal, {
          GoalId: this.#goal.GoalId,
          Baseline: text.Baseline,
          Goal: text.Goal,
          Objectives: [...text.Objectives],
          Fape: text.Fape.map((line) => ({ ...line })),
          Version: this.#goal.Version ?? 0,
        });
        if (reply.isSuccessful && reply.body.Goal) {
          if (!isUndo) this.#undo = [...this.#undo, before].slice(-UNDO_MAX);
          // The server may trim what was typed: then its words are the saved ones, and the typed ones equal them.
          this.#goal = { ...reply.body.Goal, ...text } as Goal;
          this.#set({
            savedAt: Date.now(),
            problem: 'none',
            problemText: '',
            canUndo: this.#undo.length > 0,
          });
          this.#onSaved(reply.body.Goal);
          return true;
        }
        if (!reply.isSuccessful && reply.status !== 503) {
          const isStale = reply.problem.Code === 'generator.goal-stale';
          this.#set({ problem: isStale ? 'stale' : 'refused', problemText: reply.problem.Message });
          return false;
        }
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.#set({ problem: 'unreached' });
      }
      await pauseBeforeRetry(attempt);
    }
    return false;
  }

  #set(change: Partial<Saving>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}
