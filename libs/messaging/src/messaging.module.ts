/** Wires messaging into a Nest application: `Calls`, `Outbox` and `Messaging` can be injected everywhere. */
import { type DynamicModule, type InjectionToken, Module, type ModuleMetadata } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Calls } from './calls.js';
import { Handlers } from './handlers.js';
import { Messaging, type MessagingOptions } from './messaging.js';
import { Outbox } from './outbox.js';

const OPTIONS = Symbol('messaging options');

export interface AsyncMessagingOptions<Injected extends readonly unknown[]> {
  readonly imports?: NonNullable<ModuleMetadata['imports']>;
  readonly inject?: InjectionToken[];
  readonly useFactory: (...injected: Injected) => MessagingOptions | Promise<MessagingOptions>;
}

@Module({})
export class MessagingModule {
  static forService(options: MessagingOptions): DynamicModule {
    return MessagingModule.forServiceAsync({ useFactory: () => options });
  }

  /** For options that come out of other providers, such as the loaded configuration. */
  static forServiceAsync<Injected extends readonly unknown[]>(
    options: AsyncMessagingOptions<Injected>,
  ): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      imports: [DiscoveryModule, ...(options.imports ?? [])],
      providers: [
        { provide: OPTIONS, inject: options.inject ?? [], useFactory: options.useFactory },
        {
          provide: Calls,
          inject: [OPTIONS],
          useFactory: ({ callSecret, neighbours = {} }: MessagingOptions) =>
            new Calls({ callSecret, neighbours }),
        },
        {
          provide: Outbox,
          inject: [OPTIONS],
          useFactory: ({ database }: MessagingOptions) =>
            database === undefined ? null : new Outbox(database.schema),
        },
        Handlers,
        {
          provide: Messaging,
          // A process without a database, such as the gateway, has no DataSource to inject.
          inject: [OPTIONS, Handlers, Calls, { token: DataSource, optional: true }],
          useFactory: (
            settings: MessagingOptions,
            handlers: Handlers,
            calls: Calls,
            dataSource?: DataSource,
          ) => new Messaging(settings, handlers, calls, dataSource),
        },
      ],
      exports: [Calls, Outbox, Messaging],
    };
  }
}
