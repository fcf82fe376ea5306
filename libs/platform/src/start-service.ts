/** How every process starts and stops; a service's `main.ts` is one call of it. */
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Messaging } from '@goalwright/messaging';
import type { FastifyServerOptions } from 'fastify';
import type { AddressInfo, Server } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import type { z } from 'zod';
import { HealthController } from './health.js';
import { Lifecycle } from './lifecycle.js';
import { ConfigError, type Environment, loadConfig, type PlatformConfig } from './load-config.js';
import { StructuredLogger } from './logger.js';

const HTTP_DRAIN_MS_MAX = 10_000;
const IDLE_CLOSE_EVERY_MS = 100;
const STOP_MS_MAX = 40_000;
/** JSON bodies; uploads have their own limit. */
const BODY_BYTES_MAX = 2 * 1024 * 1024;

export interface ServiceDefinition<Schema extends z.ZodObject> {
  readonly name: string;
  readonly config: Schema;
  readonly module: (config: z.output<Schema>) => DynamicModule;
  /** What the HTTP server must know when it is made (the gateway's trusted proxies, time limits and request ids). */
  readonly http?: (config: z.output<Schema>) => FastifyServerOptions;
  /** Further set-up of the HTTP side, before it listens (the gateway's parsers, headers and files). */
  readonly configure?: (app: NestFastifyApplication, config: z.output<Schema>) => Promise<void>;
}

export interface RunningService {
  readonly app: NestFastifyApplication;
  readonly httpPort: number;
  /** Where its calls are answered; throws where it serves none. */
  readonly callsPort: number;
  /** Stops in order; safe to call twice. */
  stop(): Promise<void>;
}

@Module({})
class ServiceModule {
  static around(inner: DynamicModule): DynamicModule {
    return {
      module: ServiceModule,
      global: true,
      imports: [inner],
      controllers: [HealthController],
      providers: [Lifecycle],
      exports: [Lifecycle],
    };
  }
}

/**
 * Starts a service and resolves once it answers.
 * @param options.env settings instead of the process's own: for tests, which also keep their signal handlers
 * @throws ConfigError where settings are wrong; in a process of its own prints them and exits with 1 instead
 */
export async function startService<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  options: { env?: Environment } = {},
): Promise<RunningService> {
  const isOwnProcess = options.env === undefined;
  try {
    const config = loadConfig(definition.config, options.env);
    const service = await boot(definition, config, isOwnProcess);
    if (isOwnProcess) stopOnSignals(service);
    return service;
  } catch (error) {
    if (!isOwnProcess) throw error;
    const faults = error instanceof ConfigError ? { faults: error.faults } : { error };
    new StructuredLogger(definition.name, 'fatal').fatal({ msg: 'the service could not start', ...faults });
    process.exit(1);
  }
}

async function boot<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  config: z.output<Schema>,
  isOwnProcess: boolean,
): Promise<RunningService> {
  const platform = config as unknown as PlatformConfig;
  const logger = new StructuredLogger(definition.name, platform.LOG_LEVEL);
  if (isOwnProcess) collectDefaultMetrics({ register });
  const app = await NestFactory.create<NestFastifyApplication>(
    ServiceModule.around(definition.module(config)),
    new FastifyAdapter({
      bodyLimit: BODY_BYTES_MAX,
      forceCloseConnections: 'idle',
      ...definition.http?.(config),
    }),
    { logger, abortOnError: false, rawBody: true },
  );
  await definition.configure?.(app, config);
  const messaging = app.get(Messaging);
  app
    .get(Lifecycle)
    .addCheck('messaging', () =>
      messaging.isReady() ? Promise.resolve() : Promise.reject(new Error('messaging is not ready')),
    );
  await app.listen({ port: platform.HTTP_PORT, host: platform.HTTP_HOST });
  const httpPort = ((app.getHttpServer() as Server).address() as AddressInfo).port;
  logger.log({ msg: 'ready', httpPort, mode: platform.MODE });
  let stopping: Promise<void> | undefined;
  return {
    app,
    httpPort,
    get callsPort() {
      return messaging.callPort;
    },
    stop: () => (stopping ??= stopInOrder(app, logger)),
  };
}

/**
 * No new work, then the work in hand, then what the work needs: readiness, HTTP, calls, workers, relay,
 * queues, and the pools with the app itself. Closing the app first would cut calls in flight.
 */
async function stopInOrder(app: NestFastifyApplication, logger: StructuredLogger): Promise<void> {
  app.get(Lifecycle).drain();
  await closeHttp(app.getHttpServer());
  await app.get(Messaging).close();
  await app.close();
  logger.log({ msg: 'stopped' });
}

/** Accepts nothing new, lets requests in hand end, and cuts what is left after ten seconds. */
async function closeHttp(server: HttpServer): Promise<void> {
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, HTTP_DRAIN_MS_MAX);
  // A kept-alive connection whose last answer ends after `close` would idle until its own time limit.
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, IDLE_CLOSE_EVERY_MS);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearTimeout(cut);
  clearInterval(idle);
}

function stopOnSignals(service: RunningService): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS_MAX).unref();
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Started by `npm start`: when that process is gone, nobody else would stop this one.
  process.once('disconnect', stop);
}
