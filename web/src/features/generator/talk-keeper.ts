/** Keeps the talk on the server: soon after each change, and at once before anything that costs. */
import { getSession, saveSession } from '@goalwright/contracts/api/talks';
import { callUntilReached } from '../../lib/api';
import { tabStorage } from '../../lib/encoded-storage';
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
  #turn: Promise<void> = Promise.resolve();
  #stopped = new AbortController();

  constructor(talk: Store<Talk>) {
    this.#talk = talk;
  }

  /** What the server keeps was read and lies in the store: saves go on from there. */
  standsAt(conversationState: unknown): void {
    clearTimeout(this.#timer);
    this.#version = versionOf(conversationState);
    // What was just read needs no saving: a save would take the talk from the tab that is at work on it.
    this.#saved = this.#talk.get();
    this.state.set('kept');
  }

  saveSoon(): void {
    if (this.state.get() === 'stale' || this.#talk.get() === this.#saved) return;
    this.state.set('waiting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.saveNow();
    }, SAVE_SOON_MS);
  }

  /** @returns false where another tab has the talk: then nothing that costs may follow */
  async saveNow(): Promise<boolean> {
    clearTimeout(this.#timer);
    const turn = this.#turn.then(() => this.#save());
    this.#turn = turn.catch(() => undefined);
    await turn;
    return this.state.get() !== 'stale';
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }

  async #save(): Promise<void> {
    const talk = this.#talk.get();
    // Before the kept talk was read there is nothing to save, and everything to lose.
    const isRead = this.#saved !== undefined;
    if (!isRead || talk === this.#saved || this.state.get() === 'stale') return;
    this.state.set('saving');
    const saveId = `${page}:${crypto.randomUUID()}`;
    try {
      await this.#send(talk, saveId, true);
      this.#saved = talk;
      if (this.state.get() === 'saving') this.state.set('kept');
    } catch {
      // Signed out or unreachable for long: the talk stays on the page, and the next change tries again.
      if (!this.#stopped.signal.aborted && this.state.get() === 'saving') this.state.set('failed');
    }
  }

  async #send(talk: Talk, saveId: string, mayBeOurs: boolean): Promise<void> {
    const { signal } = this.#stopped;
    const request = { Session: toSaved(talk, this.#version, saveId) };
    const reply = await callUntilReached(saveSession, request, { signal });
    if (reply.isSuccessful) {
      this.#version = reply.body.Version ?? this.#version + 1;
      return;
    }
    if (reply.problem.Code !== 'generator.talk-stale') throw new Error(reply.problem.Code);
    if (mayBeOurs && (await this.#adoptOwnSave())) {
      await this.#send(talk, saveId, false);
      return;
    }
    this.state.set('stale');
  }

  /** A save whose answer was lost, or a page reloaded in mid-save, moved the version on: that is no other tab. */
  async #adoptOwnSave(): Promise<boolean> {
    const reply = await callUntilReached(getSession, {}, { signal: this.#stopped.signal });
    const state = reply.isSuccessful ? reply.body.Session?.ConversationState : undefined;
    const saveId = saveIdOf(state);
    if (saveId === undefined || !isOurs(saveId)) return false;
    this.#version = versionOf(state);
    return true;
  }
}
