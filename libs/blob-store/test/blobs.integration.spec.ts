import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BlobId } from '@goalwright/contracts/values';
import { poolLimits } from '@goalwright/messaging';
import { serviceDatabase, type ServiceDatabase, startSilentPostgres } from '@goalwright/testing';
import pg from 'pg';
import {
  BlobNotFoundError,
  BLOB_STATEMENT_MS_MAX,
  BlobReader,
  blobStoreMigrations,
  BlobTooLargeError,
  BlobWriter,
} from '@goalwright/blob-store';

jest.setTimeout(60_000);

const SECRET = 'blob-store-integration-secret-0123456789';
const GENERATOR = { schema: 'generator', role: 'generator_app', migrations: [] };
const MAX = { maxBytes: 2_000_000 };

let database: ServiceDatabase;
let writer: BlobWriter;
let reader: BlobReader;
let admin: pg.Client;

beforeAll(async () => {
  database = await serviceDatabase(GENERATOR, blobStoreMigrations);
  const limits = poolLimits(BLOB_STATEMENT_MS_MAX);
  writer = new BlobWriter({ url: database.appUrl('gateway_app'), secret: SECRET, limits });
  reader = new BlobReader({ url: database.appUrl('generator_app'), secret: SECRET, limits });
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
});

afterAll(async () => {
  await admin.end();
  await writer.close();
  await reader.close();
  await database.drop();
});

async function* stream(content: Buffer, chunkBytes = 70_000): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += chunkBytes) {
    yield await Promise.resolve(content.subarray(start, start + chunkBytes));
  }
}

async function* broken(content: Buffer): AsyncGenerator<Buffer> {
  yield* stream(content);
  await Promise.reject(new Error('the connection was lost'));
}

describe('a stored file', () => {
  it('comes back byte by byte, and lies in the table as nothing readable', async () => {
    const content = Buffer.concat([Buffer.from('Maya reads 42 words.'), randomBytes(900_000)]);
    const blob = await writer.write(stream(content), MAX);
    expect(blob.sizeBytes).toBe(content.length);
    expect((await reader.read(blob.blobId)).equals(content)).toBe(true);
    const { rows } = await admin.query<{ sealed: Buffer }>(
      'select sealed from blob_store.piece where blob_id = $1',
      [blob.blobId],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(Buffer.concat(rows.map((row) => row.sealed)).includes('Maya')).toBe(false);
  });

  it('is gone once deleted, and may be deleted again', async () => {
    const { blobId } = await writer.write(stream(Buffer.from('text')), MAX);
    await reader.delete(blobId);
    await reader.delete(blobId);
    await expect(reader.read(blobId)).rejects.toThrow(BlobNotFoundError);
    const { rowCount } = await admin.query('select 1 from blob_store.piece where blob_id = $1', [blobId]);
    expect(rowCount).toBe(0);
  });

  it('cannot be read where a byte was changed or two pieces changed places', async () => {
    const { blobId } = await writer.write(stream(randomBytes(600_000)), MAX);
    await admin.query(
      `update blob_store.piece set position = case position when 0 then 101 when 1 then 100 else position end where blob_id = $1`,
      [blobId],
    );
    await admin.query(
      'update blob_store.piece set position = position - 100 where blob_id = $1 and position > 99',
      [blobId],
    );
    await expect(reader.read(blobId)).rejects.toThrow();
  });
});

describe('an upload that fails', () => {
  it('over its limit can never be read', async () => {
    await expect(writer.write(stream(randomBytes(2_000_001)), MAX)).rejects.toThrow(BlobTooLargeError);
  });

  it('half-way leaves pieces that the sweep removes, and only those old enough', async () => {
    const kept = await writer.write(stream(Buffer.from('fresh')), MAX);
    await expect(writer.write(broken(randomBytes(600_000)), MAX)).rejects.toThrow('lost');
    await admin.query(
      `update blob_store.piece set created_at = now() - interval '3 hours' where blob_id <> $1`,
      [kept.blobId],
    );
    expect(await reader.sweep(2 * 3_600_000)).toBeGreaterThan(0);
    expect((await reader.read(kept.blobId)).toString()).toBe('fresh');
    const { rowCount } = await admin.query('select 1 from blob_store.piece where blob_id <> $1', [
      kept.blobId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('of nothing at all stores nothing', async () => {
    const { blobId, sizeBytes } = await writer.write(stream(Buffer.alloc(0)), MAX);
    expect(sizeBytes).toBe(0);
    await expect(reader.read(BlobId.parse(blobId))).rejects.toThrow(BlobNotFoundError);
  });
});

describe("the gateway's role", () => {
  it.each([
    'select * from blob_store.piece',
    'select * from blob_store.blob',
    'update blob_store.piece set position = 9',
    'delete from blob_store.blob',
    'truncate blob_store.piece',
  ])('may not %s', async (sql) => {
    const gateway = new pg.Client({ connectionString: database.appUrl('gateway_app') });
    await gateway.connect();
    try {
      await expect(gateway.query(sql)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await gateway.end();
    }
  });
});

describe('a server that has fallen silent', () => {
  it('is what a deletion fails with, and not the rollback after it', async () => {
    const server = await startSilentPostgres();
    const limits = { ...poolLimits(100), query_timeout: 200 };
    const deserted = new BlobReader({ url: server.url, secret: SECRET, limits });
    try {
      const blobId = BlobId.parse('6f1c1f9e-3b6a-4c7e-9a53-0d2c1f0b7a11');
      await expect(deserted.delete(blobId)).rejects.toThrow('Query read timeout');
    } finally {
      await deserted.close();
      await server.stop();
    }
  });
});
