/** Documents as the gateway handles them: registered with the generator, and waited for until they are read. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Received } from '@goalwright/contracts/define';
import { DomainError, isErrorCode } from '@goalwright/contracts/errors';
import { chooseStudent, readDocument, uploadDocument } from '@goalwright/contracts/generator';
import type { DocumentId, UserId } from '@goalwright/contracts/values';
import { Calls } from '@goalwright/messaging';
import { Lifecycle } from '@goalwright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import type { StoredFile } from './uploads.js';

export type Reading = Received<typeof readDocument.reply>;

/** One question to the generator waits this long; the contract allows no more. */
const READING_WAIT_MS = 1500;
const UNREACHABLE_PAUSE_MS = 250;

@Injectable()
export class Documents {
  constructor(
    private readonly calls: Calls,
    private readonly lifecycle: Lifecycle,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** @throws DomainError `request.key-reused` where the key came with another file before */
  async register(userId: UserId, key: string, file: StoredFile): Promise<DocumentId> {
    const { blobId, sha256, sizeBytes, format } = file;
    const { documentId } = await this.calls.call(uploadDocument, {
      userId,
      key,
      blobId,
      sha256,
      sizeBytes,
      format,
    });
    return documentId;
  }

  /**
   * Waits for a reading to end; of a file about several students, reads the part of the one who is named.
   * @throws DomainError: the `document.*` it was refused with; `document.several-students` with the facts
   * `DocumentId` and `Students` where none is named; `document.still-reading` with the facts `DocumentId`, `PagesRead`
   * and `PageCount` where it takes longer than a reply may, or this process stops: the reading goes on without us
   */
  async awaitReading(
    userId: UserId,
    documentId: DocumentId,
    { student, waitMs = Infinity }: { student?: string | undefined; waitMs?: number } = {},
  ): Promise<Reading> {
    const endsAtMs = performance.now() + Math.min(waitMs, this.config.READING_WAIT_MS);
    const reading = await this.#untilRead(userId, documentId, endsAtMs);
    if (student !== undefined) {
      await this.calls.call(chooseStudent, { userId, documentId, student });
      if (reading.status === 'several-students') return this.#untilRead(userId, documentId, endsAtMs);
    }
    if (reading.status !== 'several-students') return reading;
    throw new DomainError('document.several-students', {
      facts: { DocumentId: documentId, Students: reading.students },
    });
  }

  async #untilRead(userId: UserId, documentId: DocumentId, endsAtMs: number): Promise<Reading> {
    let last: Reading | undefined;
    do {
      const leftMs = Math.round(endsAtMs - performance.now());
      const reading = await this.#read(userId, documentId, Math.max(0, Math.min(leftMs, READING_WAIT_MS)));
      if (reading?.status === 'refused') throw refusalOf(reading);
      if (reading !== undefined && reading.status !== 'waiting') return reading;
      last = reading ?? last;
    } while (performance.now() < endsAtMs && !this.lifecycle.drainSignal.aborted);
    throw new DomainError('document.still-reading', {
      facts: {
        DocumentId: documentId,
        PagesRead: last?.pagesRead ?? 0,
        ...(last?.pageCount ? { PageCount: last.pageCount } : {}),
      },
    });
  }

  /** Undefined while the generator cannot be reached: the reading goes on without us. */
  async #read(userId: UserId, documentId: DocumentId, waitMs: number): Promise<Reading | undefined> {
    try {
      return await this.calls.call(readDocument, { userId, documentId, waitMs });
    } catch (error) {
      if (!(error instanceof DomainError && error.isRetryable)) throw error;
      await pause(UNREACHABLE_PAUSE_MS);
      return undefined;
    }
  }
}

function refusalOf({ refusal }: Reading): DomainError {
  const isOurs = refusal !== null && isErrorCode(refusal) && refusal.startsWith('document.');
  return new DomainError(isOurs ? refusal : 'document.unreadable');
}
