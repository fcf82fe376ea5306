/**
 * Saves what is typed on a card: soon after each pause, one save at a time, with every earlier state to go back to.
 * The words on the card stay the provider's; a reply brings the new checks and never overwrites what was typed since.
 * What is not saved yet outlives its editor and its screen: it is tried for as long as the page is open.
 */
import { type Check, editGoal, type FapeLine, type Goal } from '@goalwright/contracts/api/goals';
import { call, Unreachable } from '../../lib/api';
import { newestOf, noteGoal } from '../../lib/known-goals';
import { pauseBeforeRetry } from '../../lib/reachability';
import { session } from '../../lib/session';
import { Store, useStore } from '../../lib/store';

export interface GoalText {
  readonly Baseline: string;
  readonly Goal: string;
  readonly Objectives: readonly string[];
  readonly Fape: readonly FapeLine[];
}

export interface Saving {
  readonly text: GoalText;
  /** The server does not have these words yet. */
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
  /** `unreached` is tried again by itself; `stale` and `refused` wait for the provider's word. */
  readonly problem: 'none' | 'unreached' | 'stale' | 'refused';
  readonly problemText: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const PAUSE_MS = 700;
const UNDO_MAX = 50;
/** Goals whose earlier states are kept to go back to, on whichever screen they are next. */
const RECENT_MAX = 100;

export const textOf = ({ Baseline, Goal: goal, Objectives, Fape }: GoalText): GoalText => ({
  Baseline,
  Goal: goal,
  Objectives,
  Fape,
});

/** A fix as it goes into the card: only the fields it names. */
export function editOf(edit: NonNullable<Check['Edit']>): Partial<GoalText> {
  const { Baseline, Goal: goal, Objectives, Fape } = edit;
  return {
    ...(Baseline === undefined ? {} : { Baseline }),
    ...(goal === undefined ? {} : { Goal: goal }),
    ...(Objectives === undefined ? {} : { Objectives }),
    ...(Fape === undefined ? {} : { Fape }),
  };
}

const isSame = (one: GoalText, other: GoalText): boolean => JSON.stringify(one) === JSON.stringify(other);

/** By `GoalId`. At most one for each goal on this page. */
const unsaved = new Map<string, GoalSaving>();

/** What edited a goal on this page, by `GoalId`: an undo is still there when the editor is opened again. */
const recent = new Map<string, GoalSaving>();

/** The words of a goal that wait to be saved, whichever screen they were typed on. */
export const unsavedOf = (goal: Goal): GoalSaving | undefined => unsaved.get(goal.GoalId);

export class GoalSaving {
  readonly state: Store<Saving>;
  #goal: Goal;
  #undo: GoalText[] = [];
  #redo: GoalText[] = [];
  /** What an undo put there: saving it is no new step to go back from. */
  #undone: GoalText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: GoalText | undefined;
  #farewell: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isStopped = false;

  constructor(goal: Goal) {
    this.#goal = goal;
    this.state = new Store<Saving>({
      text: textOf(goal),
      isUnsaved: false,
      isSaving: false,
      savedAt: goal.EditedOn === undefined ? undefined : Date.parse(goal.EditedOn),
      problem: 'none',
      problemText: '',
      canUndo: false,
      canRedo: false,
    });
  }

  change(change: Partial<GoalText>): void {
    this.#redo = [];
    this.#set({ text: { ...this.state.get().text, ...change } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.flush();
    }, PAUSE_MS);
  }

  /** Puts new words in place of whole fields, as a fix or an earlier version does: one step, saved at once. */
  put(text: Partial<GoalText>): void {
    this.change(text);
    this.flush();
  }

  /** Goes back to what stood before the last save, or before what is not saved yet. */
  undo(): void {
    const left = this.state.get().text;
    const text = this.state.get().isUnsaved ? textOf(this.#goal) : this.#undo.pop();
    if (!text) return;
    this.#redo = [...this.#redo, left].slice(-UNDO_MAX);
    this.#undone = text;
    this.#set({ text });
    this.flush();
  }

  /** Takes the last undo back, until something else is typed. */
  redo(): void {
    const text = this.#redo.pop();
    if (!text) return;
    this.#set({ text });
    this.flush();
  }

  /** Whether this has seen the goal as it is: going on from here overwrites nobody. */
  standsAt(goal: Goal): boolean {
    return (goal.Version ?? 0) === (this.#goal.Version ?? 0);
  }

  /** Saves at once, unless the provider has a question to answer first. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.state.get().problem !== 'stale') void this.#save();
  }

  /** Until all is saved, or it is clear that it cannot be now. @returns whether it is saved */
  saved(waitMs: number): Promise<boolean> {
    this.flush();
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        stop();
        resolve(!this.state.get().isUnsaved);
      };
      const look = () => {
        const { isUnsaved, isSaving, problem } = this.state.get();
        if (!isUnsaved || !isSaving || problem === 'unreached') finish();
      };
      const timer = setTimeout(finish, waitMs);
      const stop = this.state.subscribe(look);
      look();
    });
  }

  /** Takes the goal as it was changed elsewhere; what was typed here is one undo away. @returns false where it failed */
  async takeTheirs(): Promise<boolean> {
    if (!(await this.#readGoal())) return false;
    this.#undo = [...this.#undo, this.state.get().text].slice(-UNDO_MAX);
    this.#redo = [];
    this.#set({ text: textOf(this.#goal), problem: 'none', problemText: '' });
    return true;
  }

  /** Puts what was typed here in place of what was changed elsewhere. @returns false where it failed */
  async keepMine(): Promise<boolean> {
    if (!(await this.#readGoal())) return false;
    this.#set({ problem: 'none', problemText: '' });
    this.flush();
    return true;
  }

  /** Lets go of what the server refused to save. */
  discard(): void {
    this.#set({ text: textOf(this.#goal), problem: 'none', problemText: '' });
  }

  /**
   * The page may be gone in a moment: sends what would go with it. Where a save is under way the newer words follow
   * as what comes after it, so that they can never take the place of another tab's.
   */
  leave(): void {
    const { text, problem } = this.state.get();
    if (problem === 'stale') return;
    if (!this.#isRunning) this.flush();
    else if (this.#sending !== undefined && !isSame(text, this.#sending))
      this.#farewell = this.#sayFarewell(text, (this.#goal.Version ?? 0) + 1);
  }

  /** Nobody is signed in any more: nothing is sent, and nothing kept. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #save(): Promise<void> {
    if (this.#isRunning || this.#isStopped || !this.state.get().isUnsaved) return;
    this.#isRunning = true;
    this.#set({ isSaving: true, ...(this.state.get().problem === 'refused' ? { problem: 'none' } : {}) });
    try {
      // What was typed while a save was under way is saved next; a person types no faster than this.
      for (let round = 0; round < UNDO_MAX && this.state.get().isUnsaved; round += 1) {
        await this.#farewell;
        if (!(await this.#send(this.state.get().text))) return;
      }
    } finally {
      this.#isRunning = false;
      this.#sending = undefined;
      this.#set({ isSaving: false });
    }
  }

  /** No bound but the open page: the pause between two tries grows to eight seconds and stays there. */
  async #send(text: GoalText): Promise<boolean> {
    this.#sending = text;
    for (let attempt = 0; !this.#isStopped; attempt += 1) {
      try {
        const reply = await this.#call(text, this.#goal.Version ?? 0);
        if (reply.isSuccessful && reply.body.Goal) {
          this.#took(reply.body.Goal, text);
          return true;
        }
        if (!reply.isSuccessful && reply.status !== 503) {
          const isStale = reply.problem.Code === 'generator.goal-stale';
          this.#set({ problem: isStale ? 'stale' : 'refused', problemText: reply.problem.Message });
          return false;
        }
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
      }
      this.#set({ problem: 'unreached' });
      await pauseBeforeRetry(attempt);
    }
    return false;
  }

  #call(text: GoalText, version: number) {
    return call(
      editGoal,
      {
        GoalId: this.#goal.GoalId,
        Baseline: text.Baseline,
        Goal: text.Goal,
        Objectives: [...text.Objectives],
        Fape: text.Fape.map((line) => ({ ...line })),
        Version: version,
      },
      { keepalive: true },
    );
  }

  async #sayFarewell(text: GoalText, version: number): Promise<void> {
    // Where the page lives on, the save under way is followed by one of the same words, whatever became of this.
    const reply = await this.#call(text, version).catch(() => undefined);
    if (reply?.isSuccessful && reply.body.Goal) this.#took(reply.body.Goal, text);
  }

  #took(goal: Goal, text: GoalText): void {
    const before = textOf(this.#goal);
    const last = this.#undo.at(-1);
    if (text !== this.#undone) this.#undo = [...this.#undo, before].slice(-UNDO_MAX);
    // Undone before its save came back: then that save stands on top as a step that leads nowhere.
    else if (last && isSame(last, text)) this.#undo = this.#undo.slice(0, -1);
    // The server may trim what was typed: then its words are the saved ones, and the typed ones equal them.
    this.#goal = { ...goal, ...text } as Goal;
    this.#set({ savedAt: Date.now(), problem: 'none', problemText: '' });
    noteGoal(goal);
  }

  /** An edit of nothing changes nothing and answers the goal as it is. @returns whether it was read */
  async #readGoal(): Promise<boolean> {
    this.#set({ isSaving: true });
    try {
      const reply = await call(editGoal, { GoalId: this.#goal.GoalId });
      if (!reply.isSuccessful || !reply.body.Goal) return false;
      this.#goal = reply.body.Goal;
      noteGoal(this.#goal);
      return true;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return false;
    } finally {
      this.#set({ isSaving: false });
    }
  }

  #set(change: Partial<Saving>): void {
    const next = { ...this.state.get(), ...change };
    const isUnsaved = !isSame(next.text, textOf(this.#goal));
    const { GoalId } = this.#goal;
    if (isUnsaved && !this.#isStopped) unsaved.set(GoalId, this);
    else if (unsaved.get(GoalId) === this) unsaved.delete(GoalId);
    this.state.set({
      ...next,
      isUnsaved,
      canUndo: isUnsaved || this.#undo.length > 0,
      canRedo: this.#redo.length > 0,
    });
  }
}

/** What edits a goal: whoever holds unsaved words of it or edited it last, else one that begins at what is newest. */
export function savingOf(goal: Goal): GoalSaving {
  const waiting = unsavedOf(goal);
  if (waiting) return waiting;
  const known = recent.get(goal.GoalId);
  const saving = known?.standsAt(newestOf(goal)) ? known : new GoalSaving(newestOf(goal));
  // Last in, last out.
  recent.delete(goal.GoalId);
  recent.set(goal.GoalId, saving);
  for (const id of [...recent.keys()].slice(0, -RECENT_MAX)) recent.delete(id);
  return saving;
}

const NOTHING = new Store<Partial<Saving>>({});

/** What a card knows of its saving; nothing while there is none. */
export const useSaving = (saving: GoalSaving | undefined): Partial<Saving> =>
  useStore<Partial<Saving>>(saving?.state ?? NOTHING);

function leaveAll(): void {
  for (const saving of unsaved.values()) saving.leave();
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') leaveAll();
});
addEventListener('pagehide', leaveAll);

session.subscribe(() => {
  if (session.get().state !== 'signed-out') return;
  for (const saving of unsaved.values()) saving.stop();
  unsaved.clear();
  recent.clear();
});
