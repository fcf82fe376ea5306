/** Numbers for operators. Every label comes from a contract or from the error table, so their number is bounded. */
import { Counter, Gauge, Histogram } from 'prom-client';

const CALL_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const JOB_BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 180];

export const callDuration = new Histogram({
  name: 'call_duration_seconds',
  help: 'Calls to other services, as the caller saw them; the outcome is ok or an error code.',
  labelNames: ['call', 'outcome'],
  buckets: CALL_BUCKETS_SECONDS,
});

export const answerDuration = new Histogram({
  name: 'answer_duration_seconds',
  help: 'Calls answered by this process; the outcome is ok or an error code.',
  labelNames: ['call', 'outcome'],
  buckets: CALL_BUCKETS_SECONDS,
});

export const jobDuration = new Histogram({
  name: 'job_duration_seconds',
  help: 'Runs of jobs and event handlers in this process; the outcome is ok or an error code.',
  labelNames: ['job', 'outcome'],
  buckets: JOB_BUCKETS_SECONDS,
});

export const jobsFailed = new Counter({
  name: 'jobs_failed_total',
  help: 'Jobs that will not be tried again.',
  labelNames: ['job'],
});

export const eventFailures = new Counter({
  name: 'event_failures_total',
  help: 'Events given up on after all tries. Each needs a person: it lies in the failed jobs of its queue.',
  labelNames: ['event'],
});

export const workersRecreated = new Counter({
  name: 'worker_recreated_total',
  help: 'Workers replaced because they stood still beside waiting jobs.',
  labelNames: ['queue'],
});

export const outboxUnsent = new Gauge({
  name: 'outbox_unsent',
  help: 'Messages that are due and not yet handed to the queues.',
  labelNames: ['schema'],
});

export const outboxOldestUnsent = new Gauge({
  name: 'outbox_oldest_unsent_seconds',
  help: 'Age of the oldest of them.',
  labelNames: ['schema'],
});
