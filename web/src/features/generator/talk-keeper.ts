/** Keeps the talk on the server: soon after each change, and at once before anything that costs. */
import { getSession, saveSession } from '@goalwright/contracts/api/talks';
import { callUntilReached } from '../../lib/api';
import { tabStorage } from '../../lib/encoded-storage';
import { isReachable } from '../../lib/reachability';
import { Store } from '../../lib/store';
import { saveIdOf, toSaved, versionOf } from './saved-talk';
import type { Talk } from './talk';

export type Keeping = 'kept' | 'waiting' | 'saving' | 'stale' | 'failed';

const SAVE_SOON_MS = 500;
/** The last save of a page that was reloaded may arrive after the new page has read the talk. */
const PREVIOUS_PAGE_MS = 15_000;
const PAGE = 'page';

/** Each load of the page signs its saves with an id of its own, and knows the one before it in this tab. */
const page = crypto.randomUUID();
const previousPage = tabStorage.read(PAGE);
tabStorage.write(PAGE, page);

/** Whether a save came from this tab: from this page, or from the one that was reloaded a moment ago. */
function isOurs(saveId: string): boolean {
  if (saveId.startsWith(page)) return true;
  const isRecent = performance.now() < PREVIOUS_PAGE_MS;
  return isRecent && typeof previousPage === 'string' && saveId.startsWith(previousPage);
}

export class TalkKeeper {
  readonly state = new Store<Keeping>('kept');
  readonly #talk: Store<Talk>;
  #version = 0;
  #saved: Talk | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #takesOver = false;
  readonly #stopped = new AbortController();

  constructor(talk: Store<Talk>) {
    this.#talk = talk;
    const stopLooking = isReachable.subscribe(() => {
      if (isReachable.get() && this.state.get() === 'failed') this.saveSoon();
    });
    this.#stopped.signal.addEventListener('abort', stopLooking);
  }

  /**
   * What the server keeps was read and lies in the store: saves go on from there.
   * @param kept the talk as the server has it, where the store knows better
   */
  standsAt(conversationState: unknown, kept: Talk = this.#talk.get()): void {
    clearTimeout(this.#timer);
    this.#version = versionOf(conversationState);
    // What was just read needs no saving: a save would take the talk from the tab that is at work on it.
    this.#saved = kept;
    this.state.set('kept');
  }

  saveSoon(): void {
    if (this.state.get() === 'stale' || this.#talk.get() === this.#saved) return;
    this.#begins('waiting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.saveNow();
    }, SAVE_SOON_MS);
  }

  /** @returns whether the server keeps the talk as it stood at the call: else nothing that costs may follow */
  async saveNow(): Promise<boolean> {
    clearTimeout(this.#timer);
    const turn = this.#turn.then(() => this.#save());
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** The chat was cleared: a new talk takes the place of the one that another tab moved on, or that was too large. */
  startAnew(): void {
    this.#takesOver = this.state.get() === 'stale';
    this.state.set('waiting');
    this.saveSoon();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }

  /** What failed is said until it is mended, and not taken back for each new try. */
  #begins(state: 'waiting' | 'saving'): void {
    if (this.state.get() !== 'failed') this.state.set(state);
  }

  async #save(): Promise<boolean> {
    const talk = this.#talk.get();
    // Before the kept talk was read there is nothing to save, and everything to lose.
    if (this.#saved === undefined || this.state.get() === 'stale') return false;
    if (talk === this.#saved) return true;
    this.#begins('saving');
    const saveId = `${page}:${crypto.randomUUID()}`;
    try {
      if (!(await this.#send(talk, saveId, true))) return false;
      this.#saved = talk;
      this.#takesOver = false;
      if (this.state.get() !== 'waiting') this.state.set('kept');
      return true;
    } catch {
      // Signed out, unreachable for long, or refused: the talk stays on the page, and the next change tries again.
      if (!this.#stopped.signal.aborted) this.state.set('failed');
      return false;
    }
  }

  /** @returns whether it is saved; false where another tab has the talk */
  async #send(talk: Talk, saveId: string, mayBeOurs: boolean): Promise<boolean> {
    const { signal } = this.#stopped;
    const request = { Session: toSaved(talk, this.#version, saveId) };
    const reply = await callUntilReached(saveSession, request, { signal, keepalive: true });
    if (reply.isSuccessful) {
      this.#version = reply.body.Version ?? this.#version + 1;
      return true;
    }
    if (reply.problem.Code !== 'generator.talk-stale') throw new Error(reply.problem.Code);
    if (mayBeOurs && (await this.#adoptKeptVersion())) return this.#send(talk, saveId, false);
    this.state.set('stale');
    return false;
  }

  /** A save whose answer was lost, or a page reloaded in mid-save, moved the version on: that is no other tab. */
  async #adoptKeptVersion(): Promise<boolean> {
    const reply = await callUntilReached(getSession, {}, { signal: this.#stopped.signal });
    const state = reply.isSuccessful ? reply.body.Session?.ConversationState : undefined;
    const saveId = saveIdOf(state);
    const isOwn = saveId !== undefined && isOurs(saveId);
    if (!reply.isSuccessful || (!isOwn && !this.#takesOver)) return false;
    this.#version = versionOf(state);
    return true;
  }
}
