/** A drafting worker: reads documents, drafts areas, finishes generations. Any number of them may run. */
import { type DynamicModule, Module } from '@nestjs/common';
import { draftArea, finishGeneration, generatorJobs, parseDocument } from '@goalwright/contracts/generator';
import { serviceMessaging } from '@goalwright/platform';
import type { GeneratorConfig } from './config.js';
import { DocumentReader } from './documents/document-reader.js';
import { ParseDocumentJob } from './documents/parse-document.job.js';
import { DraftAreaJob } from './generations/draft-area.job.js';
import { Engine } from './generations/engine.js';
import { BuiltInEngine } from './generations/engines/built-in.js';
import { FinishGenerationJob } from './generations/finish-generation.job.js';
import { GeneratorCoreModule } from './generator-core.module.js';

/** Each is one short transaction: one after the other, they and not the drafting would set the pace. */
const FINISHES_AT_ONCE = 4;

@Module({})
export class WorkerModule {
  static forConfig(config: GeneratorConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        GeneratorCoreModule.forConfig(config),
        serviceMessaging(config, {
          service: 'generator',
          schema: 'generator',
          // The API relays what workers write: more workers then bring no more readers of the outbox.
          isRelay: false,
          serves: { jobs: generatorJobs },
          concurrency: {
            [draftArea.name]: config.DRAFTS_AT_ONCE,
            [finishGeneration.name]: FINISHES_AT_ONCE,
            [parseDocument.name]: config.READINGS_AT_ONCE,
          },
        }),
      ],
      providers: [
        ParseDocumentJob,
        DraftAreaJob,
        FinishGenerationJob,
        { provide: Engine, useClass: BuiltInEngine },
        {
          provide: DocumentReader,
          useFactory: () =>
            new DocumentReader(
              {
                timeMs: config.READING_MS_MAX,
                memoryBytes: config.READING_BYTES_MAX,
                pages: config.READING_PAGES_MAX,
              },
              config.READINGS_AT_ONCE,
            ),
        },
      ],
    };
  }
}
