/** Reads documents in child processes that are forked before they are needed and killed past their limits. */
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '@goalwright/contracts/errors';
import type { Readable, ReadMessage, ReadRequest, Reading, SeveralStudents } from './reading.js';

export interface ReadingLimits {
  readonly timeMs: number;
  readonly memoryBytes: number;
  readonly pages: number;
}

interface Reader {
  readonly child: ChildProcess;
  readonly isReady: Promise<void>;
  documentsRead: number;
}

/** A reader is replaced after so many documents: what a parser leaks stays bounded. */
const DOCUMENTS_PER_READER_MAX = 20;
const MEMORY_CHECK_MS = 200;
const START_MS_MAX = 15_000;
const PAGE_BYTES = 4096;

/** A fork runs compiled code only, also where this file itself runs from its source (in tests). */
const COMPILED_CHILD = fileURLToPath(new URL('../../dist/documents/read-document.child.js', import.meta.url));

/** All a child may read: its own code. The settings of its parent, in /proc or in a file, are not among it. */
const READABLE = ['node_modules', 'libs', 'services/generator'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}/`, import.meta.url)),
);

/**
 * What a child may use: none of the parent's environment, its own code and nothing else of the disk, no process of
 * its own, a bounded heap. Node's permissions do not close the network; where that matters, the worker's network
 * policy does.
 */
const CHILD_OPTIONS: ForkOptions = {
  execArgv: [
    '--max-old-space-size=384',
    // A child reads few reports: each pattern is compiled once, not first for an interpreter that runs it one time.
    '--no-regexp-tier-up',
    '--permission',
    ...READABLE.map((folder) => `--allow-fs-read=${folder}`),
    '--allow-addons',
    '--no-warnings',
  ],
  // The PDF library asks for a home folder; a container's user may have none.
  env: { HOME: '/nonexistent' },
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
};

@Injectable()
export class DocumentReader implements OnModuleDestroy {
  readonly #logger = new Logger(DocumentReader.name);
  readonly #idle: Reader[] = [];
  readonly #all = new Set<Reader>();
  #isClosed = false;

  /**
   * @param childPath the program of the child; tests of the limits pass their own
   * @param slots how many documents this process reads at once: one child each, forked now
   */
  constructor(
    private readonly limits: ReadingLimits,
    slots: number,
    private readonly childPath = COMPILED_CHILD,
  ) {
    for (let slot = 0; slot < slots; slot += 1) this.#idle.push(this.#fork());
  }

  /**
   * Reads one document, or a student's part of one; a file about several students comes back as their names.
   * @throws DomainError with a `document.*` code; `document.too-slow` where a limit of time or memory was met
   */
  async read(
    document: Readable,
    signal: AbortSignal,
    onProgress: (pagesRead: number, pageCount: number) => void,
  ): Promise<Reading | SeveralStudents> {
    const reader = this.#idle.pop() ?? this.#fork();
    try {
      await reader.isReady;
      const reading = await this.#readWith(reader, document, signal, onProgress);
      this.#giveBack(reader);
      return reading;
    } catch (error) {
      // A refusal leaves the child as it was; anything else may not have.
      if (error instanceof DomainError && reader.child.connected && error.code !== 'document.too-slow')
        this.#giveBack(reader);
      else this.#replace(reader);
      throw error;
    }
  }

  onModuleDestroy(): void {
    this.#isClosed = true;
    for (const reader of this.#all) reader.child.kill('SIGKILL');
  }

  #readWith(
    reader: Reader,
    document: Readable,
    signal: AbortSignal,
    onProgress: (pagesRead: number, pageCount: number) => void,
  ): Promise<Reading | SeveralStudents> {
    const { child } = reader;
    reader.documentsRead += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Reading | SeveralStudents>();
    const onMessage = (message: ReadMessage): void => {
      if (message.kind === 'progress') onProgress(message.pagesRead, message.pageCount);
      else if (message.kind === 'read') resolve(message.reading);
      else if (message.kind === 'refused') reject(new DomainError(message.code));
    };
    const onExit = (): void => {
      reject(new DomainError('document.unreadable'));
    };
    const onTooSlow = (): void => {
      reject(new DomainError('document.too-slow'));
    };
    const tooSlow = setTimeout(onTooSlow, this.limits.timeMs);
    const watch = setInterval(() => void this.#refuseWhenTooLarge(child, reject), MEMORY_CHECK_MS);
    child.on('message', onMessage);
    child.once('exit', onExit);
    signal.addEventListener('abort', onTooSlow, { once: true });
    // A signal that was aborted before tells nobody any more.
    if (signal.aborted) onTooSlow();
    child.send({ ...document, pagesMax: this.limits.pages } satisfies ReadRequest);
    return promise.finally(() => {
      clearTimeout(tooSlow);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      signal.removeEventListener('abort', onTooSlow);
    });
  }

  /** Buffers lie outside the heap that Node limits, so the process is measured from outside (Linux only). */
  async #refuseWhenTooLarge(child: ChildProcess, reject: (error: Error) => void): Promise<void> {
    const memory = await readFile(`/proc/${String(child.pid)}/statm`, 'utf8').catch(() => '');
    const residentBytes = Number(memory.split(' ')[1] ?? 0) * PAGE_BYTES;
    if (residentBytes > this.limits.memoryBytes) reject(new DomainError('document.too-slow'));
  }

  #fork(): Reader {
    const child = fork(this.childPath, [], CHILD_OPTIONS);
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      reject(new Error('the document reader did not start'));
    }, START_MS_MAX);
    child.once('message', () => {
      resolve(undefined);
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error('the document reader ended'));
      this.#all.delete(reader);
      const place = this.#idle.indexOf(reader);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    promise.catch((error: unknown) => {
      if (!this.#isClosed) this.#logger.error({ msg: 'a document reader could not start', error });
    });
    const reader: Reader = {
      child,
      isReady: promise.finally(() => {
        clearTimeout(timer);
      }),
      documentsRead: 0,
    };
    reader.isReady.catch(() => undefined);
    this.#all.add(reader);
    return reader;
  }

  #giveBack(reader: Reader): void {
    if (reader.documentsRead >= DOCUMENTS_PER_READER_MAX || !reader.child.connected) this.#replace(reader);
    else this.#idle.push(reader);
  }

  #replace(reader: Reader): void {
    reader.child.kill('SIGKILL');
    if (!this.#isClosed) this.#idle.push(this.#fork());
  }
}
