/** The generator as it runs, API and one worker, with a wallet built from its contract. */
import { randomUUID } from 'node:crypto';
import { BLOB_STATEMENT_MS_MAX, BlobWriter, blobStoreMigrations } from '@goalwright/blob-store';
import { isFinal } from '@goalwright/contracts/api/generations';
import type { CallContract, Received, Sent } from '@goalwright/contracts/define';
import { changes, readDocument, uploadDocument } from '@goalwright/contracts/generator';
import { cents, type DocumentId, type GenerationId, UserId } from '@goalwright/contracts/values';
import { hold } from '@goalwright/contracts/wallet';
import { Calls, poolLimits } from '@goalwright/messaging';
import { type RunningService, startService } from '@goalwright/platform';
import {
  type FakeService,
  serviceDatabase,
  type ServiceDatabase,
  startFakeService,
} from '@goalwright/testing';
import type { z } from 'zod';
import { GeneratorConfig } from '../src/config.js';
import { GeneratorModule } from '../src/generator.module.js';
import { generatorMigrations } from '../src/migrations.js';
import { WorkerModule } from '../src/worker.module.js';

const CALL_SECRET = 'generator-integration-call-secret-0123456789';
const BLOB_SECRET = 'generator-integration-blob-secret-0123456789';
const WAIT_MS_MAX = 30_000;

export class GeneratorUnderTest {
  readonly provider = { userId: UserId.parse(randomUUID()), isInternal: false };

  private constructor(
    readonly database: ServiceDatabase,
    readonly wallet: FakeService,
    readonly api: RunningService,
    private readonly env: Record<string, string>,
    private readonly calls: Calls,
    private readonly blobs: BlobWriter,
    private worker: RunningService | undefined,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<GeneratorUnderTest> {
    const database = await serviceDatabase(generatorMigrations, blobStoreMigrations);
    const wallet = await startFakeService('wallet', CALL_SECRET);
    wallet.answers(hold, () => ({ availableCents: cents(800) }));
    const env = {
      LOG_LEVEL: 'error',
      CALL_SECRET,
      BLOB_SECRET,
      DATABASE_URL: database.appUrl('generator_app'),
      DATABASE_POOL_MAX: '4',
      WALLET_ADDRESS: `127.0.0.1:${String(wallet.port)}`,
      ...settings,
    };
    const api = await startService(
      { name: 'generator', config: GeneratorConfig, module: (config) => GeneratorModule.forConfig(config) },
      { env },
    );
    const calls = new Calls({
      callSecret: CALL_SECRET,
      neighbors: { generator: { host: '127.0.0.1', port: api.callsPort } },
    });
    const blobs = new BlobWriter({
      url: database.appUrl('gateway_app'),
      secret: BLOB_SECRET,
      limits: poolLimits(BLOB_STATEMENT_MS_MAX),
    });
    const generator = new GeneratorUnderTest(database, wallet, api, env, calls, blobs, undefined);
    await generator.startWorker();
    return generator;
  }

  async startWorker(): Promise<void> {
    this.worker = await startService(
      {
        name: 'generator-worker',
        config: GeneratorConfig,
        module: (config) => WorkerModule.forConfig(config),
      },
      { env: this.env },
    );
  }

  async stopWorker(): Promise<void> {
    await this.worker?.stop();
    this.worker = undefined;
  }

  async stop(): Promise<void> {
    this.calls.close();
    await this.blobs.close();
    await this.stopWorker();
    await this.api.stop();
    this.wallet.stop();
    await this.database.drop();
  }

  call<Request extends z.ZodType, Reply extends z.ZodType>(
    contract: CallContract<Request, Reply>,
    request: Sent<Request>,
  ): Promise<Received<Reply>> {
    return this.calls.call(contract, request);
  }

  /** Uploads a text report and waits until it is read or refused. */
  async uploaded(
    text: string | Uint8Array,
    format: 'text' | 'pdf' = 'text',
  ): Promise<Received<typeof readDocument.reply> & { documentId: DocumentId }> {
    const blob = await this.blobs.write(one(Buffer.from(text as string)), { maxBytes: 1_000_000 });
    const { userId } = this.provider;
    const { documentId } = await this.call(uploadDocument, { userId, key: randomUUID(), format, ...blob });
    const deadline = Date.now() + WAIT_MS_MAX;
    for (;;) {
      const document = await this.call(readDocument, { userId, documentId, waitMs: 1500 });
      if (document.status !== 'waiting' || Date.now() > deadline) return { ...document, documentId };
    }
  }

  /** Follows a generation to its end. */
  async finished(generationId: GenerationId): Promise<Received<typeof changes.reply>> {
    const deadline = Date.now() + WAIT_MS_MAX;
    let after = 0;
    for (;;) {
      const state = await this.call(changes, {
        userId: this.provider.userId,
        generationId,
        after,
        waitMs: 1500,
      });
      if (isFinal(state.status) || Date.now() > deadline) return state;
      after = state.change;
    }
  }
}

async function* one(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}

/** A fictional student's progress note, written for these tests. */
export const REPORT = `READING PROGRESS REPORT
Student: Nadia Petrov
Grade: 3
School: Harbor View Elementary
Date: October 6, 2026

Nadia enjoys drawing and works hard in small groups.

Oral reading fluency: In September 2025 Nadia read 31 words correct per minute. On October 5, 2026 she read 52 words correct per minute with 91% accuracy on a grade 3 passage.

Spelling: On a list of 20 dictated words, Nadia spelled 9 out of 20 words correctly on October 5, 2026.

Math: Nadia's math skills are within normal limits and are a strength.

Her teacher reports that slow reading makes it hard for Nadia to finish science texts in class.

Recommendations: Nadia needs specially designed instruction in oral reading fluency and spelling.
`;
