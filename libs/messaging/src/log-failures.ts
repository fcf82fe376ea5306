import { Logger } from '@nestjs/common';

/** A dropped connection fails again at every try to reconnect: once in this time says enough. */
const SAME_SOURCE_EVERY_MS = 10_000;

/** A listener for error events: without one they end the process. Logs the first and then one in ten seconds. */
export function logFailures(source: string): (error: Error) => void {
  const logger = new Logger(source);
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + SAME_SOURCE_EVERY_MS;
    logger.error(error.message === '' ? error.name : error.message); // an AggregateError has no message
  };
}
