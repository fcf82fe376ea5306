/** Mails about an account: their facts are kept sealed here until notifications asks for them. */
import { randomUUID } from 'node:crypto';
import { Notice, NoticeId, noticeRequested } from '@goalwright/contracts/notifications';
import { Outbox } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { open, seal } from '../seals/seals.js';
import { Keys } from '../keys.js';

/** Longer than a carrier is ever down; then nobody needs the news, and nothing of it is kept. */
const DAYS_KEPT = 3;

@Injectable()
export class Notices {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly keys: Keys,
  ) {}

  /** @param manager of the transaction that makes the news: without the one there is not the other */
  async request(manager: EntityManager, notice: Notice): Promise<void> {
    const noticeId = NoticeId.parse(randomUUID());
    await manager.query(
      `insert into notices (id, facts_sealed, expires_at) values ($1, $2, now() + $3 * interval '1 day')`,
      [noticeId, seal(this.keys.noticeSeal, noticeId, JSON.stringify(notice)), DAYS_KEPT],
    );
    await this.outbox.add(manager, noticeRequested, { noticeId });
  }

  /** Null for one that is too old, or that never was. */
  async read(noticeId: NoticeId): Promise<Notice | null> {
    const [row] = await this.database.query<{ facts_sealed: Buffer }[]>(
      'select facts_sealed from notices where id = $1 and expires_at > now()',
      [noticeId],
    );
    if (row === undefined) return null;
    return Notice.parse(JSON.parse(open(this.keys.noticeSeal, noticeId, row.facts_sealed)));
  }
}
