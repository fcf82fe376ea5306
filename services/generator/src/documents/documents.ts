/** Uploaded reports: registered, read once, kept sealed for a day at most, then gone. */
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BlobReader } from '@goalwright/blob-store';
import { DomainError, type ErrorCode } from '@goalwright/contracts/errors';
import { parseDocument } from '@goalwright/contracts/generator';
import { type BlobId, DocumentId, type UserId } from '@goalwright/contracts/values';
import { isReadNow, readReport } from '@goalwright/drafting';
import { Outbox } from '@goalwright/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { announceChange, ChangeFeed } from '../change-feed.js';
import { fingerprint } from '../fingerprint.js';
import { Sealed, Vault } from '../vault.js';
import { DocumentRow } from './document.entity.js';
import { foundAreas, type Readable, type Reading, type SeveralStudents } from './reading.js';

export { chosenStart } from './reading.js';

/** The page text serves revisions, resuming and the evidence panel; a day is the longest it may stay. */
const KEPT_HOURS = 24;
/** Files nobody came for, and pieces of broken uploads. */
const ORPHANED_BLOB_MS = 2 * 3_600_000;
const SWEEP_ROWS_MAX = 100;

interface Upload {
  readonly userId: UserId;
  readonly key: string;
  readonly blobId: BlobId;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly format: 'pdf' | 'text';
}

/** A document as it stands: with what was read of it, or with the students to choose from. */
export interface KnownDocument {
  readonly row: DocumentRow;
  readonly reading: Reading | null;
  readonly students: readonly string[];
}

@Injectable()
export class Documents {
  readonly #texts: Sealed<Reading>;
  /** In the same place as the reading, until a student is chosen. */
  readonly #unparted: Sealed<SeveralStudents>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    vault: Vault,
    private readonly feed: ChangeFeed,
    private readonly blobs: BlobReader,
  ) {
    this.#texts = new Sealed(vault, 'document-text');
    this.#unparted = new Sealed(vault, 'document-text');
  }

  /** Registers an upload and queues its reading; the same key and content answers the same document. */
  async upload(upload: Upload): Promise<DocumentId> {
    const requestHash = fingerprint([upload.sha256, upload.sizeBytes, upload.format]);
    return this.dataSource.transaction(async (manager) => {
      const id = DocumentId.parse(randomUUID());
      const inserted: unknown[] = await manager.query(
        `insert into generator.document (id, user_id, request_key, request_hash, blob_id, format, status, expires_at)
         values ($1, $2, $3, $4, $5, $6, 'waiting', now() + make_interval(hours => $7))
         on conflict (user_id, request_key) do nothing returning id`,
        [id, upload.userId, upload.key, requestHash, upload.blobId, upload.format, KEPT_HOURS],
      );
      if (inserted.length === 0) return this.#repeated(manager, upload, requestHash);
      await this.outbox.add(manager, parseDocument, { documentId: id });
      return id;
    });
  }

  async #repeated(manager: EntityManager, upload: Upload, requestHash: string): Promise<DocumentId> {
    const known = await manager.findOneByOrFail(DocumentRow, {
      userId: upload.userId,
      requestKey: upload.key,
    });
    if (known.requestHash !== requestHash) throw new DomainError('request.key-reused');
    return known.id;
  }

  /** The user's own document; waits up to `waitMs` for its reading to end. */
  async read(userId: UserId, documentId: DocumentId, waitMs: number): Promise<KnownDocument> {
    const row = await this.feed.waitFor(
      documentId,
      waitMs,
      () => this.#own(userId, documentId),
      (document) => document.status !== 'waiting',
    );
    const { id, status, sealedText } = row;
    return {
      row,
      reading: sealedText && status === 'read' ? asReadNow(this.#texts.open(id, sealedText)) : null,
      students:
        sealedText && status === 'several-students' ? this.#unparted.open(id, sealedText).students : [],
    };
  }

  /**
   * Reads on with what is about one student of several. The same choice again changes nothing, and neither does one
   * where there was none to make.
   * @throws DomainError `document.student-unknown` where the file does not name the student,
   * `document.student-chosen` where another one was chosen before
   */
  async chooseStudent(userId: UserId, documentId: DocumentId, student: string): Promise<void> {
    await this.#own(userId, documentId);
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(DocumentRow, {
        where: { id: documentId, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw new DomainError('document.not-found');
      if (row.status === 'several-students') await this.#readPartOf(manager, row, student);
      else if (!this.#isChosen(row, student)) throw new DomainError('document.student-chosen');
    });
  }

  #isChosen({ id, status, sealedText, studentPlace }: DocumentRow, student: string): boolean {
    if (studentPlace === null || sealedText === null) return true;
    if (status === 'read') return this.#texts.open(id, sealedText).chosenStudent === student;
    return this.#unparted.open(id, sealedText).students[studentPlace] === student;
  }

  async #readPartOf(manager: EntityManager, row: DocumentRow, student: string): Promise<void> {
    const place = row.sealedText ? this.#unparted.open(row.id, row.sealedText).students.indexOf(student) : -1;
    if (place < 0) throw new DomainError('document.student-unknown');
    await manager.query(
      `update generator.document set status = 'waiting', student_place = $2, pages_read = 0, starts = 0, requeues = 0,
         updated_at = now() where id = $1`,
      [row.id, place],
    );
    await this.outbox.add(manager, parseDocument, { documentId: row.id }, { key: `parse-${row.id}-student` });
  }

  /**
   * What was read of a document, for drafting.
   * @throws DomainError `document.not-found` where it is another user's, not read, expired or deleted
   */
  async reading(userId: UserId, documentId: DocumentId): Promise<Reading> {
    const { reading } = await this.read(userId, documentId, 0);
    if (!reading) throw new DomainError('document.not-found');
    return reading;
  }

  /** The same, or null where the document is not kept any longer. */
  async readingIfKept(userId: UserId, documentId: DocumentId): Promise<Reading | null> {
    try {
      return await this.reading(userId, documentId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'document.not-found') return null;
      throw error;
    }
  }

  /**
   * What a read document holds, as a hash: two uploads of the same file, read for the same student, have the same.
   * @throws DomainError `document.not-found` as `reading` does
   */
  async contentHash(userId: UserId, documentId: DocumentId): Promise<string> {
    const rows: { request_hash: string }[] = await this.dataSource.query(
      `select request_hash || coalesce(' student ' || student_place, '') as request_hash from generator.document
       where id = $1 and user_id = $2 and status = 'read' and expires_at > now()`,
      [documentId, userId],
    );
    const [document] = rows;
    if (!document) throw new DomainError('document.not-found');
    return document.request_hash;
  }

  async #own(userId: UserId, documentId: DocumentId): Promise<DocumentRow> {
    const row = await this.dataSource.manager.findOneBy(DocumentRow, { id: documentId, userId });
    if (!row || row.expiresAt.getTime() < Date.now()) throw new DomainError('document.not-found');
    return row;
  }

  /** For the reading job: the document, counted as begun; null where it was read, refused or deleted meanwhile. */
  async begin(documentId: DocumentId): Promise<DocumentRow | null> {
    await this.dataSource.query(
      `update generator.document set starts = starts + 1, updated_at = now() where id = $1 and status = 'waiting'`,
      [documentId],
    );
    return this.dataSource.manager.findOneBy(DocumentRow, { id: documentId, status: 'waiting' });
  }

  /** What there is to read of a document: its file, or the part of the student who was chosen. */
  async readable(document: DocumentRow): Promise<Readable> {
    const { id, format, blobId, sealedText, studentPlace } = document;
    if (studentPlace === null || sealedText === null) return { format, bytes: await this.blobs.read(blobId) };
    const several = this.#unparted.open(id, sealedText);
    return { format: 'part', ...several, student: several.students[studentPlace] ?? '' };
  }

  /** Somebody reads it: the sweeper leaves it alone. */
  async noteAlive(documentId: DocumentId): Promise<void> {
    await this.dataSource.query(
      `update generator.document set updated_at = now() where id = $1 and status = 'waiting'`,
      [documentId],
    );
  }

  async noteProgress(documentId: DocumentId, pagesRead: number, pageCount: number): Promise<void> {
    await this.dataSource.query(
      `update generator.document set pages_read = $2, page_count = $3, updated_at = now()
       where id = $1 and status = 'waiting'`,
      [documentId, pagesRead, pageCount],
    );
  }

  /** Keeps the pages and the names of a file about several students, until one is chosen; the file itself goes. */
  async askWhichStudent(document: DocumentRow, several: SeveralStudents): Promise<void> {
    await this.#store(
      document,
      'several-students',
      this.#unparted.seal(document.id, several),
      several.pages.length,
    );
  }

  /** Stores what was read and deletes the file itself: from here on only the sealed text is left. */
  async finish(document: DocumentRow, reading: Reading): Promise<void> {
    await this.#store(document, 'read', this.#texts.seal(document.id, reading), reading.pages.length);
  }

  async #store(
    document: DocumentRow,
    status: 'read' | 'several-students',
    sealed: Buffer,
    pageCount: number,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `update generator.document
         set status = $2, sealed_text = $3, page_count = $4, pages_read = $4, updated_at = now()
         where id = $1 and status = 'waiting' and student_place is not distinct from $5`,
        [document.id, status, sealed, pageCount, document.studentPlace],
      );
      await announceChange(manager, document.id);
    });
    await this.blobs.delete(document.blobId);
  }

  async refuse(
    document: Pick<DocumentRow, 'id' | 'blobId' | 'studentPlace'>,
    code: ErrorCode,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `update generator.document set status = 'refused', refusal = $2, sealed_text = null, updated_at = now()
         where id = $1 and status = 'waiting' and student_place is not distinct from $3`,
        [document.id, code, document.studentPlace],
      );
      await announceChange(manager, document.id);
    });
    await this.blobs.delete(document.blobId);
  }

  /** "Delete report now": the file and its text go; the goals and their short quotes stay. */
  async delete(userId: UserId, documentId: DocumentId): Promise<boolean> {
    const row = await this.#own(userId, documentId);
    await this.blobs.delete(row.blobId);
    return this.#forget(row.id);
  }

  /** The row goes; the generations drafted from it remember since when. Past its day nobody could read it. */
  async #forget(documentId: DocumentId): Promise<boolean> {
    const [outcome]: { deleted: number }[] = await this.dataSource.query(
      `with deleted as (delete from generator.document where id = $1 returning id, expires_at),
       noted as (
         update generator.generation set report_deleted_at = least(now(), deleted.expires_at)
         from deleted where document_id = deleted.id)
       select count(*)::integer as deleted from deleted`,
      [documentId],
    );
    return outcome?.deleted === 1;
  }

  async deleteAllOf(manager: EntityManager, userId: UserId): Promise<void> {
    const rows = await manager.findBy(DocumentRow, { userId });
    for (const row of rows) await this.blobs.delete(row.blobId);
    await manager.delete(DocumentRow, { userId });
  }

  /** Deletes what is older than a day, at most a hundred documents a call, and files nobody came for. */
  async sweepExpired(): Promise<void> {
    const expired: { id: DocumentId; blob_id: BlobId }[] = await this.dataSource.query(
      'select id, blob_id from generator.document where expires_at < now() limit $1',
      [SWEEP_ROWS_MAX],
    );
    for (const document of expired) {
      await this.blobs.delete(document.blob_id);
      await this.#forget(document.id);
    }
    await this.blobs.sweep(ORPHANED_BLOB_MS);
  }
}

/** A reading sealed by an earlier version knows less; its pages are still there, a day at most, and are read again. */
function asReadNow(reading: Reading): Reading {
  if (isReadNow(reading.report)) return reading;
  const report = readReport(reading.pages);
  return { ...reading, report, proposedAreas: foundAreas(report, reading.pages) };
}
