/** The nouns of the generator, shared by its API and its workers. */
import { type DynamicModule, Module } from '@nestjs/common';
import { BLOB_STATEMENT_MS_MAX, BlobReader } from '@goalwright/blob-store';
import { Calls, Outbox, poolLimits } from '@goalwright/messaging';
import { databaseModule } from '@goalwright/platform';
import { DataSource } from 'typeorm';
import { ChangeFeed } from './change-feed.js';
import type { GeneratorConfig } from './config.js';
import { DocumentRow } from './documents/document.entity.js';
import { Documents } from './documents/documents.js';
import { DailyLimit } from './daily-limit/daily-limit.js';
import { AreaRow, GenerationRow } from './generations/generation.entity.js';
import { Generations } from './generations/generations.js';
import { Vault } from './vault.js';

export const generatorEntities = [DocumentRow, GenerationRow, AreaRow];

@Module({})
export class GeneratorCoreModule {
  static forConfig(config: GeneratorConfig): DynamicModule {
    return {
      module: GeneratorCoreModule,
      imports: [databaseModule(config, { schema: 'generator', entities: generatorEntities })],
      providers: [
        { provide: Vault, useValue: new Vault(config.VAULT_SECRET) },
        {
          provide: BlobReader,
          useFactory: () =>
            new BlobReader({
              url: config.DATABASE_URL,
              secret: config.BLOB_SECRET,
              limits: poolLimits(BLOB_STATEMENT_MS_MAX),
            }),
        },
        {
          provide: ChangeFeed,
          useFactory: () => new ChangeFeed(config.DATABASE_URL),
        },
        {
          provide: DailyLimit,
          useValue: new DailyLimit(config.DAILY_AREA_LIMIT, config.DAILY_LIMIT_TIME_ZONE),
        },
        Documents,
        {
          provide: Generations,
          inject: [DataSource, Outbox, Calls, Vault, ChangeFeed, Documents, DailyLimit],
          useFactory: (
            dataSource: DataSource,
            outbox: Outbox,
            calls: Calls,
            vault: Vault,
            feed: ChangeFeed,
            documents: Documents,
            dailyLimit: DailyLimit,
          ) =>
            new Generations(
              dataSource,
              outbox,
              calls,
              vault,
              feed,
              documents,
              dailyLimit,
              config.PRICE_PER_AREA_CENTS,
            ),
        },
      ],
      exports: [Vault, BlobReader, ChangeFeed, DailyLimit, Documents, Generations],
    };
  }
}
