/** Uploaded files in Postgres: in pieces, encrypted, written and read by two different roles. */
import { createHash, randomUUID } from 'node:crypto';
import { BlobId } from '@goalwright/contracts/values';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { Cipher } from './cipher.js';

/** Small enough that a slow upload holds little memory, large enough that a file is few rows. */
const PIECE_BYTES = 256 * 1024;
const CIPHER_PURPOSE = 'blob';

/** What one statement may take in whoever's pool: reading a file is many pieces in one statement. */
export const BLOB_STATEMENT_MS_MAX = 10_000;

export interface StoredBlob {
  readonly blobId: BlobId;
  /** Hex, of the plain bytes. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** The stream held more than was allowed. Nothing of it can be read. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
}

/** There is no such blob: never finished, or deleted. */
export class BlobNotFoundError extends Error {
  override readonly name = 'BlobNotFoundError';
}

/** How long a wait may take, and who asks the database; services have one place for it. */
type Limits = Pick<
  PoolConfig,
  'statement_timeout' | 'query_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout' | 'Client'
>;

interface BlobStoreOptions {
  readonly url: string;
  readonly secret: string;
  readonly limits: Limits;
  readonly poolMax?: number;
}

function openPool({ url, limits }: BlobStoreOptions, poolMax: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: poolMax,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    ...limits,
    keepAlive: true,
  });
  // Without a listener, an idle client's error would end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  return pool;
}

const contextOf = (blobId: string, position: number): string => `${blobId}:${String(position)}`;

/** The gateway's side: its role may only INSERT, so a stolen gateway can read no one's report. */
export class BlobWriter {
  readonly #pool: Pool;
  readonly #cipher: Cipher;

  constructor(options: BlobStoreOptions) {
    this.#pool = openPool(options, options.poolMax ?? 4);
    this.#cipher = new Cipher(options.secret, CIPHER_PURPOSE);
  }

  /**
   * Stores a stream piece by piece, never more than two pieces in memory.
   * @throws BlobTooLargeError past `maxBytes`; the stream's own error where it breaks; pieces left behind are swept
   */
  async write(content: AsyncIterable<Uint8Array>, options: { maxBytes: number }): Promise<StoredBlob> {
    const blobId = BlobId.parse(randomUUID());
    const hash = createHash('sha256');
    let sizeBytes = 0;
    let pieceCount = 0;
    for await (const piece of inPieces(content)) {
      sizeBytes += piece.byteLength;
      if (sizeBytes > options.maxBytes) throw new BlobTooLargeError('the content is larger than allowed');
      hash.update(piece);
      await this.#pool.query('insert into blob_store.piece (blob_id, position, sealed) values ($1, $2, $3)', [
        blobId,
        pieceCount,
        this.#cipher.seal(piece, contextOf(blobId, pieceCount)),
      ]);
      pieceCount += 1;
    }
    const sha256 = hash.digest('hex');
    if (sizeBytes > 0) {
      await this.#pool.query(
        'insert into blob_store.blob (id, sha256, size_bytes, piece_count) values ($1, $2, $3, $4)',
        [blobId, sha256, sizeBytes, pieceCount],
      );
    }
    return { blobId, sha256, sizeBytes };
  }

  /** Fails where the database cannot be reached: for readiness. */
  async check(): Promise<void> {
    await this.#pool.query('select 1');
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  for await (const chunk of content) {
    pending.push(Buffer.from(chunk));
    pendingBytes += chunk.byteLength;
    if (pendingBytes < PIECE_BYTES) continue;
    yield Buffer.concat(pending);
    pending = [];
    pendingBytes = 0;
  }
  if (pendingBytes > 0) yield Buffer.concat(pending);
}

/** The worker's side: reads a blob whole, and deletes it. */
export class BlobReader {
  readonly #pool: Pool;
  readonly #cipher: Cipher;

  constructor(options: BlobStoreOptions) {
    this.#pool = openPool(options, options.poolMax ?? 2);
    this.#cipher = new Cipher(options.secret, CIPHER_PURPOSE);
  }

  /**
   * @returns the plain bytes, proven by their SHA-256
   * @throws BlobNotFoundError where it was never finished or is deleted; Error where a byte was changed
   */
  async read(blobId: BlobId): Promise<Buffer> {
    const found = await this.#pool.query<{ sha256: string; piece_count: number }>(
      'select sha256, piece_count from blob_store.blob where id = $1',
      [blobId],
    );
    const blob = found.rows[0];
    if (!blob) throw new BlobNotFoundError('there is no such blob');
    const pieces = await this.#pool.query<{ position: number; sealed: Buffer }>(
      'select position, sealed from blob_store.piece where blob_id = $1 order by position',
      [blobId],
    );
    const content = Buffer.concat(
      pieces.rows.map((piece) => this.#cipher.open(piece.sealed, contextOf(blobId, piece.position))),
    );
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (pieces.rows.length !== blob.piece_count || sha256 !== blob.sha256)
      throw new Error('the blob is damaged');
    return content;
  }

  /** Deletes a blob; deleting it again does nothing. */
  async delete(blobId: BlobId): Promise<void> {
    await this.#inTransaction(async (client) => {
      await client.query('delete from blob_store.blob where id = $1', [blobId]);
      await client.query('delete from blob_store.piece where blob_id = $1', [blobId]);
    });
  }

  /**
   * Deletes what nobody came for: blobs and pieces of broken uploads older than the given age.
   * @returns how many pieces went, at most 1,000 a call
   */
  async sweep(olderThanMs: number): Promise<number> {
    const swept = await this.#pool.query(
      `with old as (
         select blob_id, position from blob_store.piece
         where created_at < now() - make_interval(secs => $1::double precision / 1000)
         limit 1000),
       gone as (delete from blob_store.blob where id in (select blob_id from old))
       delete from blob_store.piece using old
       where piece.blob_id = old.blob_id and piece.position = old.position`,
      [olderThanMs],
    );
    return swept.rowCount ?? 0;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #inTransaction(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await work(client);
      await client.query('commit');
    } catch (error) {
      // A broken connection has rolled back already, and what went wrong first says more.
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
