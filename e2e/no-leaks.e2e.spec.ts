/**
 * The last spec of a run (`scripts/test.ts` sees to it): no password, code, token, hash, name, address or number that
 * was typed or given in any of the others stands in a log, in a message of a queue or in an error reply.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { login } from '@goalwright/contracts/api/sign-in';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { readRunningNote } from '../scripts/embedded/running-note.js';
import { isWatched, KINDS, leaksIn, type Planted, planted } from './planted.js';
import { api, dataFolder } from './product.js';
import { Provider, refusal, succeeded } from './provider.js';
import { READING_REPORT } from './reports.js';

jest.setTimeout(120_000);

/** Whatever a message passes on its way: our own tables keep each for seven days, BullMQ's what it has not dropped. */
const QUEUE_TABLES = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
   where table_type = 'BASE TABLE' and (table_schema = 'bullmq' or table_name in ('outbox', 'inbox'))`;

/** What is stored in place of passwords, codes and tokens, in the writings it could travel in. */
const HASHES = `
  with hash as (
    select token_hash as bytes from identity.sessions union all select code_hmac from identity.codes
    union all select undo_hash from identity.email_changes
  )
  select password_hash as value from identity.users where password_hash is not null
  union all select encode(bytes, 'hex') from hash
  union all select encode(bytes, 'base64') from hash`;

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const url = readRunningNote(dataFolder())?.postgres.adminUrl;
  if (url === undefined) throw new Error('no copy runs from this folder');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function logs(): [string, string][] {
  const folder = join(dataFolder(), 'logs');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
}

/** So that this spec says something by itself too: one person who does a little of everything. */
async function leaveTraces(): Promise<void> {
  const provider = await Provider.ready();
  succeeded(await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }));
  const wrong = await api.call(login, { Email: provider.email, Password: 'Wrong-Otter-Lamp-42' });
  expect(refusal(wrong)).toBe('identity.credentials-mismatch');
}

/** Whoever sent a file about several students is asked by their names: that reply exists to say them, and says no more. */
function withoutChoice(text: string): string {
  const reply = JSON.parse(text) as { Code?: string; Facts?: { Students?: unknown } };
  if (reply.Code === 'document.several-students') delete reply.Facts?.Students;
  return JSON.stringify(reply);
}

(isWatched ? describe : describe.skip)('after everything', () => {
  let secrets: Planted[];
  const hashes: Planted[] = [];

  beforeAll(async () => {
    await leaveTraces();
    secrets = planted().planted;
    for (const { value } of await ask<{ value: string }>(HASHES)) hashes.push({ kind: 'token', value });
  });

  it('there is something of each kind to look for', () => {
    const kinds = new Set(secrets.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...KINDS].sort());
    expect(hashes.length).toBeGreaterThan(1);
    expect(planted().errorReplies.length).toBeGreaterThan(0);
  });

  it('each of them would be found', () => {
    for (const secret of [...secrets, ...hashes]) {
      expect(leaksIn(`{"msg":"it was ${secret.value}, they said"}`, [secret])).not.toEqual([]);
    }
    expect(leaksIn('{"msg":"nothing"}', [...secrets, ...hashes])).toEqual([]);
  });

  it('no log has any', () => {
    const found = logs();
    expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(['gateway.log', 'identity.log']));
    for (const [name, text] of found)
      expect([name, leaksIn(text, [...secrets, ...hashes])]).toEqual([name, []]);
  });

  it('no message of a queue has any', async () => {
    const tables = await ask<{ name: string }>(QUEUE_TABLES);
    expect(tables.length).toBeGreaterThan(4);
    let messages = 0;
    for (const { name } of tables) {
      const rows = await ask<{ row: string }>(`select message::text as row from ${name} as message`);
      messages += rows.length;
      const text = rows.map(({ row }) => row).join('\n');
      expect([name, leaksIn(text, [...secrets, ...hashes])]).toEqual([name, []]);
    }
    expect(messages).toBeGreaterThan(0);
  });

  it('no error reply has any, but the question which of a file’s students is meant', () => {
    for (const { path, text } of planted().errorReplies) {
      expect([path, leaksIn(withoutChoice(text), [...secrets, ...hashes])]).toEqual([path, []]);
    }
  });
});
