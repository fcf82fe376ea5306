/** A file whose sender is not known yet: kept aside on disk until the token arrives, and removed in any case. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@goalwright/contracts/errors';

/** Files aside at once, of this process: with 25 MB each, 200 MB of disk. */
const SPOOLS_MAX = 8;

let spoolsOpen = 0;

export class Spool {
  readonly #path = join(tmpdir(), `goalwright-upload-${randomUUID()}`);

  /**
   * @param content bounded by the form's own limit
   * @throws DomainError `request.too-many` where too many wait already
   */
  static async keep(content: AsyncIterable<Uint8Array>): Promise<Spool> {
    if (spoolsOpen >= SPOOLS_MAX) throw new DomainError('request.too-many', { retryAfterSeconds: 5 });
    spoolsOpen += 1;
    const spool = new Spool();
    try {
      // Readable by this process's user alone.
      await pipeline(content, createWriteStream(spool.#path, { flags: 'wx', mode: 0o600 }));
      return spool;
    } catch (error) {
      await spool.remove();
      throw error;
    }
  }

  read(): AsyncIterable<Uint8Array> {
    return createReadStream(this.#path);
  }

  async remove(): Promise<void> {
    spoolsOpen -= 1;
    await rm(this.#path, { force: true });
  }
}
