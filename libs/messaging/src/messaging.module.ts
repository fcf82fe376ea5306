/** Wires messaging into a Nest application: `Calls`, `Outbox` and `Messaging` can be injected everywhere. */
import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Calls } from './calls.js';
import { Handlers } from './handlers.js';
import { Messaging, type MessagingOptions } from './messaging.js';
import { Outbox } from './outbox.js';

const OPTIONS = Symbol('messaging options');

@Module({})
export class MessagingModule {
  static forService(options: MessagingOptions): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: OPTIONS, useValue: options },
        {
          provide: Calls,
          inject: [OPTIONS],
          useFactory: ({ callSecret, neighbors = {} }: MessagingOptions) =>
            new Calls({ callSecret, neighbors }),
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
