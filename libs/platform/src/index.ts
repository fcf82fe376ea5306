/** How a service lives: settings, database, logs, health, start and stop. */
export * from './database.js';
export * from './health.js';
export * from './lifecycle.js';
export * from './load-config.js';
export * from './logger.js';
export * from './periodic.js';
export * from './prepared.js';
export * from './service-messaging.js';
export * from './start-service.js';
export * from './together.js';
