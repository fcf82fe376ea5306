/** Runs a job contract's handler for what lies in its queue. */
import type { JobContract } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { QueueBackend, QueuedMessage } from './backend.js';
import { Consumer } from './consumer.js';
import { forQueue, reason, UnusableMessage } from './failures.js';
import type { Handler, JobRun } from './handlers.js';
import { jobDuration, jobsFailed } from './metrics.js';
import { firstProblem } from './parsing.js';
import { withRequestId } from './request-context.js';

/** A handler is told to stop by its signal; one that has not stopped this long after loses its slot's patience. */
const STOP_MS_MAX = 5_000;
/** Starts that end in a crash count too; see `reliability.md` section 3. */
const STARTS_MAX = 8;
const STARTS_BEYOND_ATTEMPTS = 3;

const logger = new Logger('Jobs');

export function consumeJob(
  backend: QueueBackend,
  handler: Handler<JobContract>,
  concurrency: number,
): Consumer {
  const { contract } = handler;
  const startsMax = Math.max(STARTS_MAX, contract.attempts + STARTS_BEYOND_ATTEMPTS);
  return new Consumer(
    backend,
    contract.name,
    (job, _token, taken) => withRequestId(job.data.requestId, () => runJob(handler, job, taken)),
    { concurrency, startsMax },
    (name, jobId) => {
      jobsFailed.inc({ job: name });
      logger.error(`${name} ${jobId} failed for good`);
    },
  );
}

async function runJob(
  handler: Handler<JobContract>,
  job: Job<QueuedMessage>,
  taken?: AbortSignal,
): Promise<void> {
  const { contract } = handler;
  const end = jobDuration.startTimer({ job: contract.name });
  try {
    const payload = contract.payload.safeParse(job.data.payload);
    if (!payload.success) throw new UnusableMessage(`payload refused: ${firstProblem(payload.error)}`);
    await withTimeLimit(contract.timeoutMs, taken, (signal) => {
      const attempt = job.attemptsMade + 1;
      const run: JobRun = {
        signal,
        attempt,
        isLastAttempt: attempt >= contract.attempts,
        jobId: job.data.messageId,
      };
      return handler.handle(payload.data, run);
    });
    end({ outcome: 'ok' });
  } catch (error) {
    end({ outcome: error instanceof DomainError ? error.code : 'service.fault' });
    logger.warn(`${contract.name} ${job.data.messageId} failed: ${reason(error)}`);
    throw forQueue(error);
  }
}

async function withTimeLimit(
  timeoutMs: number,
  taken: AbortSignal | undefined,
  run: (signal: AbortSignal) => unknown,
): Promise<void> {
  const timedOut = new AbortController();
  const signal = taken === undefined ? timedOut.signal : AbortSignal.any([timedOut.signal, taken]);
  let hardStop: NodeJS.Timeout | undefined;
  const softStop = setTimeout(() => {
    timedOut.abort(new DomainError('service.timeout'));
  }, timeoutMs);
  const overdue = new Promise<never>((_resolve, reject) => {
    hardStop = setTimeout(() => {
      reject(new DomainError('service.timeout'));
    }, timeoutMs + STOP_MS_MAX);
  });
  try {
    await Promise.race([run(signal), overdue]);
  } finally {
    clearTimeout(softStop);
    clearTimeout(hardStop);
  }
}
