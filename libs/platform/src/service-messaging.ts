/** A service's messaging, set up from the settings that all services share. */
import type { DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@goalwright/contracts/define';
import { eventsFor } from '@goalwright/contracts/events';
import {
  MessagingModule,
  type MessagingOptions,
  type QueueSettings,
  type Served,
} from '@goalwright/messaging';
import { QUEUE_ROLE } from './database.js';
import type { DatabaseConfig, PlatformConfig } from './load-config.js';

const split = (address: string): { host: string; port: number } => {
  const [host = '', port = ''] = address.split(':');
  return { host, port: Number(port) };
};

/** Redis where it is set, else the queues live in the service's own Postgres. */
function queueSettings(config: PlatformConfig, databaseUrl: string): QueueSettings {
  return config.REDIS_URL === undefined
    ? { kind: 'postgres', url: databaseUrl, role: QUEUE_ROLE }
    : { kind: 'redis', url: config.REDIS_URL };
}

/**
 * The messaging module of a service.
 * @param config the service's settings; with `DATABASE_URL` it gets outbox, inbox and queues too
 * @param options.serves the calls and jobs of this process
 * @param options.handlesEvents whether this process handles the service's events: all that name it as a subscriber,
 *   so that the boot fails where one has no handler
 */
export function serviceMessaging(
  config: PlatformConfig & Partial<DatabaseConfig>,
  options: Pick<MessagingOptions, 'service' | 'concurrency'> & {
    serves?: Omit<Served, 'events'>;
    handlesEvents?: boolean;
    schema?: string;
    isRelay?: boolean;
  },
): DynamicModule {
  const neighbors: Record<ServiceName, { host: string; port: number }> = {
    identity: split(config.IDENTITY_ADDRESS),
    wallet: split(config.WALLET_ADDRESS),
    generator: split(config.GENERATOR_ADDRESS),
    notifications: split(config.NOTIFICATIONS_ADDRESS),
  };
  const databaseUrl = config.DATABASE_URL;
  const { schema, service, handlesEvents = false } = options;
  const events = handlesEvents && service !== 'gateway' ? eventsFor(service) : [];
  return MessagingModule.forService({
    service,
    callSecret: config.CALL_SECRET,
    neighbors,
    serves: { ...options.serves, events },
    ...(options.serves?.calls?.length
      ? { listen: { host: config.CALLS_HOST, port: config.CALLS_PORT } }
      : {}),
    ...(databaseUrl !== undefined && schema !== undefined
      ? { database: { url: databaseUrl, schema }, queues: queueSettings(config, databaseUrl) }
      : {}),
    roles: { relay: options.isRelay ?? false },
    ...(options.concurrency ? { concurrency: options.concurrency } : {}),
  });
}
