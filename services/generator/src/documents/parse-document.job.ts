/** Reads one upload: load, read in the child, store. Each step may be repeated. */
import { Injectable } from '@nestjs/common';
import { BlobNotFoundError } from '@goalwright/blob-store';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { parseDocument } from '@goalwright/contracts/generator';
import { DoesJob, type JobRun } from '@goalwright/messaging';
import { DocumentReader } from './document-reader.js';
import { Heartbeat } from '../heartbeat.js';
import { Documents } from './documents.js';
import { ReadingProgress } from './reading-progress.js';

@Injectable()
export class ParseDocumentJob {
  constructor(
    private readonly documents: Documents,
    private readonly reader: DocumentReader,
  ) {}

  @DoesJob(parseDocument)
  async parse({ documentId }: Received<typeof parseDocument.payload>, { signal }: JobRun): Promise<void> {
    const document = await this.documents.begin(documentId);
    if (!document) return;
    const heartbeat = new Heartbeat(() => this.documents.noteAlive(documentId));
    const progress = new ReadingProgress((pagesRead, pageCount) =>
      this.documents.noteProgress(documentId, pagesRead, pageCount),
    );
    try {
      const readable = await this.documents.readable(document);
      const reading = await this.reader.read(readable, signal, (pagesRead, pageCount) => {
        progress.note(pagesRead, pageCount);
      });
      if ('report' in reading) await this.documents.finish(document, reading);
      else await this.documents.askWhichStudent(document, reading);
    } catch (error) {
      if (error instanceof BlobNotFoundError) await this.documents.refuse(document, 'document.unreadable');
      else if (error instanceof DomainError && error.code.startsWith('document.'))
        await this.documents.refuse(document, error.code);
      else throw error;
    } finally {
      heartbeat.stop();
      progress.stop();
    }
  }
}
