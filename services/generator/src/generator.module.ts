/** The generator's API: answers calls, listens to events, relays its outbox, sweeps. Drafts nothing itself. */
import { type DynamicModule, Module } from '@nestjs/common';
import { generatorCalls } from '@goalwright/contracts/generator';
import { Outbox } from '@goalwright/messaging';
import { Lifecycle, serviceMessaging } from '@goalwright/platform';
import { DataSource } from 'typeorm';
import type { GeneratorConfig } from './config.js';
import { Documents } from './documents/documents.js';
import { Generations } from './generations/generations.js';
import { Goals } from './goals/goals.js';
import { GeneratorCalls } from './generator.calls.js';
import { GeneratorCoreModule } from './generator-core.module.js';
import { GeneratorEvents } from './generator.events.js';
import { History } from './history/history.js';
import { Questionnaire } from './questionnaire/questionnaire.js';
import { Sweeper } from './sweeper.js';
import { Talks } from './talks/talks.js';
import { Usages } from './usages/usages.js';

@Module({})
export class GeneratorModule {
  static forConfig(config: GeneratorConfig): DynamicModule {
    return {
      module: GeneratorModule,
      imports: [
        GeneratorCoreModule.forConfig(config),
        serviceMessaging(config, {
          service: 'generator',
          schema: 'generator',
          isRelay: true,
          serves: { calls: generatorCalls },
          handlesEvents: true,
        }),
      ],
      providers: [
        GeneratorCalls,
        GeneratorEvents,
        Questionnaire,
        Talks,
        History,
        Goals,
        Usages,
        {
          provide: Sweeper,
          inject: [Lifecycle, DataSource, Outbox, Documents, Generations, History],
          useFactory: (
            lifecycle: Lifecycle,
            dataSource: DataSource,
            outbox: Outbox,
            documents: Documents,
            generations: Generations,
            history: History,
          ) =>
            new Sweeper(lifecycle, dataSource, outbox, documents, generations, history, {
              everyMs: config.SWEEP_EVERY_MS,
              stillMs: config.SWEEP_STILL_MS,
            }),
        },
      ],
    };
  }
}
