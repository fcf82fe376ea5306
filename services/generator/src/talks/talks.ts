/** The talk the server keeps for each user, so that no student text needs to stay in a browser. */
import { Injectable } from '@nestjs/common';
import { DomainError } from '@goalwright/contracts/errors';
import type { SavedTalk } from '@goalwright/contracts/generator';
import type { UserId } from '@goalwright/contracts/values';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Sealed, Vault } from '../vault.js';

const TALK_BYTES_MAX = 1_500_000;
const EMPTY: SavedTalk = {
  goals: [],
  inputQA: [],
  hasInitiatedChat: false,
  messages: [],
  conversationState: null,
};
/** Of the page's own shapes the server reads no more than this: which goal it is, and which version was last seen. */
const GoalKept = z.object({ GoalId: z.string() });
const VersionSeen = z.object({ Version: z.int().min(0) });

@Injectable()
export class Talks {
  readonly #talks: Sealed<SavedTalk>;

  constructor(
    private readonly dataSource: DataSource,
    vault: Vault,
  ) {
    this.#talks = new Sealed(vault, 'talk');
  }

  /** The saved talk, its state carrying the version it was saved as; an empty one where there is none. */
  async read(userId: UserId): Promise<SavedTalk> {
    const rows: { version: number; sealed_talk: Buffer }[] = await this.dataSource.query(
      'select version, sealed_talk from generator.talk where user_id = $1',
      [userId],
    );
    const row = rows[0];
    if (!row) return EMPTY;
    const talk = this.#talks.open(userId, row.sealed_talk);
    const state = talk.conversationState;
    if (typeof state !== 'object' || state === null || Array.isArray(state)) return talk;
    return { ...talk, conversationState: { ...state, Version: row.version } };
  }

  /**
   * Saves the talk and returns its new version. A state that names an older version than the one kept is another
   * tab's: `generator.talk-stale`. A state that names none overwrites.
   */
  async save(userId: UserId, talk: SavedTalk): Promise<number> {
    const content = JSON.stringify(talk);
    if (Buffer.byteLength(content) > TALK_BYTES_MAX) {
      throw new DomainError('request.too-large', {
        message: 'This talk is too long to save. Copy your goals and start a new one.',
      });
    }
    const seen = VersionSeen.safeParse(talk.conversationState);
    const saved: { version: number }[] = await this.dataSource.query(
      `insert into generator.talk (user_id, version, sealed_talk, has_initiated_chat) values ($1, 1, $2, $3)
       on conflict (user_id) do update
         set version = talk.version + 1, sealed_talk = $2, has_initiated_chat = $3, updated_at = now()
         where $4::integer is null or talk.version = $4
       returning version`,
      [
        userId,
        this.#talks.seal(userId, talk),
        talk.hasInitiatedChat,
        seen.success ? seen.data.Version : null,
      ],
    );
    const version = saved[0]?.version;
    if (version === undefined) throw new DomainError('generator.talk-stale');
    return version;
  }

  /** Drops goals from a kept talk, whatever its page still knows. The version stays: no tab was at work here. */
  async forgetGoals(manager: EntityManager, userId: UserId, goalIds: ReadonlySet<string>): Promise<void> {
    const rows: { sealed_talk: Buffer }[] = await manager.query(
      'select sealed_talk from generator.talk where user_id = $1 for update',
      [userId],
    );
    const row = rows[0];
    if (!row) return;
    const talk = this.#talks.open(userId, row.sealed_talk);
    const goals = talk.goals.filter((goal) => !goalIds.has(GoalKept.safeParse(goal).data?.GoalId ?? ''));
    if (goals.length === talk.goals.length) return;
    await manager.query('update generator.talk set sealed_talk = $2, updated_at = now() where user_id = $1', [
      userId,
      this.#talks.seal(userId, { ...talk, goals }),
    ]);
  }

  async deleteAllOf(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.query('delete from generator.talk where user_id = $1', [userId]);
  }
}
