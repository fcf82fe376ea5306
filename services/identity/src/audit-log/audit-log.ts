/** The audit entries as administrators read them: of their own LEA, newest first. */
import type { Received } from '@goalwright/contracts/define';
import type { AuditAction, listAuditEntries } from '@goalwright/contracts/district-users';
import type { LeaId, UserId } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Viewers } from '../viewers/viewers.js';

type Listing = Received<typeof listAuditEntries.request>;

/** What an account that has ended is called, where nothing else of it was kept. */
const GONE = 'Deleted account';
/** Older than the product; and before the years that Postgres reads. */
const NOTHING_BEFORE = '2000-01-01T00:00:00Z';

interface EntryRow {
  readonly on: string;
  readonly action: AuditAction;
  readonly outcome: 'succeeded' | 'refused';
  readonly actor_id: UserId | null;
  readonly subject_id: UserId | null;
  readonly subject_was: string | null;
  readonly lea_id: LeaId | null;
}

/** $1 before, $2 actions, $3 outcome. */
const MATCHING = `($1::timestamptz is null or at < $1::timestamptz)
  and ($2::text[] is null or action = any($2)) and ($3::text is null or outcome = $3)`;

@Injectable()
export class AuditLog {
  constructor(
    private readonly database: DataSource,
    private readonly viewers: Viewers,
  ) {}

  /** @throws DomainError `identity.forbidden` for whoever manages nobody */
  list(request: Listing): Promise<Received<typeof listAuditEntries.reply>> {
    return this.database.transaction(async (manager) => {
      const viewer = await this.viewers.of(manager, request.actorId);
      if (request.before !== null && request.before < NOTHING_BEFORE) return { entries: [], hasMore: false };
      const { rows, hasMore } = await this.viewers.within(manager, viewer, () =>
        page(manager, request, viewer.leaId),
      );
      const nameOf = await namesOf(manager, rows);
      const entries = rows.map(({ on, action, outcome, lea_id: leaId, ...row }) => ({
        ...{ on, action, outcome, leaId },
        actor: nameOf(row.actor_id),
        subject: row.subject_was ?? nameOf(row.subject_id),
      }));
      return { entries, hasMore };
    });
  }
}

async function page(
  manager: EntityManager,
  { before, limit, actions, outcome }: Listing,
  leaId: LeaId | null,
): Promise<{ rows: EntryRow[]; hasMore: boolean }> {
  const some = actions !== null && actions.length > 0 ? actions : null;
  const rows = await manager.query<EntryRow[]>(
    `select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "on", action, outcome, actor_id,
       subject_id, subject_was, lea_id
     from audit_entries where ${MATCHING} and ($4::text is null or lea_id = $4)
     order by at desc fetch first ($5::int) rows with ties`,
    [before, some, outcome, leaId, limit],
  );
  const last = rows.at(-1);
  if (last === undefined) return { rows, hasMore: false };
  const [more] = await manager.query<[{ has_more: boolean }]>(
    `select exists (select from audit_entries where ${MATCHING} and ($4::text is null or lea_id = $4)) as has_more`,
    [last.on, some, outcome, leaId],
  );
  return { rows, hasMore: more.has_more };
}

/** By address, also of administrators of another LEA who did something here. */
async function namesOf(
  manager: EntityManager,
  rows: readonly EntryRow[],
): Promise<(id: UserId | null) => string | null> {
  const ids = [...new Set(rows.flatMap((row) => [row.actor_id, row.subject_id]))];
  const known = await manager.query<{ id: UserId; email: string }[]>(
    'select id, email from users where id = any($1)',
    [ids.filter((id) => id !== null)],
  );
  const emails = new Map(known.map(({ id, email }) => [id, email]));
  return (id) => (id === null ? null : (emails.get(id) ?? GONE));
}
