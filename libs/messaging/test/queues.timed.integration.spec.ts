/** One suite for jobs, events, outbox and inbox, run on Redis and on Postgres. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineEvent, defineJob, type Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { eventually, freshDatabase, startRedis, type TestDatabase } from '@goalwright/testing';
import { type INestApplicationContext, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import {
  currentRequestId,
  DoesJob,
  type EventOf,
  type EventReceipt,
  HandlesEvent,
  HandlesEvents,
  type JobRun,
  Messaging,
  MessagingModule,
  migrateQueues,
  Outbox,
  outboxAndInboxTables,
  type QueueSettings,
  withRequestId,
} from '../src/index.js';

jest.setTimeout(60_000);

const Task = z.object({ task: z.string() });
const DraftArea = defineJob('generator.draft-area', {
  payload: Task,
  attempts: 3,
  backoffMs: 20,
  timeoutMs: 400,
});
const ParseDocument = defineJob('generator.parse-document', {
  payload: Task,
  attempts: 1,
  backoffMs: 20,
  timeoutMs: 20_000,
});
const GoalsDrafted = defineEvent('generator.goals-drafted', {
  payload: Task,
  version: 1,
  subscribers: ['generator'],
});

const DraftingFailed = defineEvent('generator.drafting-failed', {
  payload: Task,
  version: 1,
  subscribers: ['generator'],
});

/** What the handlers below do for a task, as the test at hand says. */
const behavior = {
  job: async (_task: string, _run: JobRun): Promise<void> => {},
  event: async (_task: string, _manager: EntityManager): Promise<void> => {},
};
const journal: {
  task: string;
  requestId: string | undefined;
  attempt: number;
  isLastAttempt: boolean;
  at: number;
}[] = [];

@Injectable()
class TestHandlers {
  @DoesJob(DraftArea)
  async draft({ task }: Received<typeof DraftArea.payload>, run: JobRun): Promise<void> {
    const { attempt, isLastAttempt } = run;
    journal.push({ task, requestId: currentRequestId(), attempt, isLastAttempt, at: performance.now() });
    await behavior.job(task, run);
  }

  @DoesJob(ParseDocument)
  async parse(payload: Received<typeof ParseDocument.payload>, run: JobRun): Promise<void> {
    await this.draft(payload, run);
  }

  @HandlesEvent(GoalsDrafted)
  async settle(
    { task }: Received<typeof GoalsDrafted.payload>,
    manager: EntityManager,
    { eventId }: EventReceipt,
  ): Promise<void> {
    await manager.query('insert into generator.effect (task, event_id) values ($1, $2)', [task, eventId]);
    await behavior.event(task, manager);
  }

  @HandlesEvents(DraftingFailed)
  async release(events: readonly EventOf<typeof DraftingFailed>[], manager: EntityManager): Promise<void> {
    await manager.query(
      'insert into generator.effect (task, event_id) select * from unnest($1::text[], $2::uuid[])',
      [events.map(({ payload }) => payload.task), events.map(({ eventId }) => eventId)],
    );
    for (const { payload } of events) await behavior.event(payload.task, manager);
  }
}

/** As `TypeOrmModule.forRoot` does it. */
@Module({})
class DatabaseModule {
  static of(dataSource: DataSource): DynamicModule {
    const provider = { provide: DataSource, useValue: dataSource };
    return { module: DatabaseModule, global: true, providers: [provider], exports: [DataSource] };
  }
}

describe.each(['postgres', 'redis'] as const)('messages over %s', (kind) => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let settings: QueueSettings | null = null;
  let app: INestApplicationContext | undefined;
  let outbox: Outbox;
  let endRedis: () => Promise<void> = () => Promise.resolve();

  async function start(queues: QueueSettings): Promise<INestApplicationContext> {
    const messaging = MessagingModule.forService({
      service: 'generator',
      callSecret: 'unused in this spec',
      serves: { jobs: [DraftArea, ParseDocument], events: [GoalsDrafted, DraftingFailed] },
      queues,
      database: { url: database.url, schema: 'generator' },
      roles: { relay: true },
    });
    const module = await Test.createTestingModule({
      imports: [DatabaseModule.of(dataSource), messaging],
      providers: [TestHandlers],
    }).compile();
    module.useLogger(false);
    return module.init();
  }

  /** Adds a job for a task of its own in a transaction of its own. */
  async function addJob(key?: string): Promise<string> {
    const task = randomUUID();
    await dataSource.transaction((manager) =>
      outbox.add(manager, DraftArea, { task }, key === undefined ? {} : { key }),
    );
    return task;
  }

  /** Adds many events in one transaction, as a busy service does in a moment. */
  async function addEvents(event: typeof GoalsDrafted, count: number): Promise<string[]> {
    const tasks = Array.from({ length: count }, () => randomUUID());
    await dataSource.transaction(async (manager) => {
      for (const task of tasks) await outbox.add(manager, event, { task });
    });
    return tasks;
  }

  /** How often each task had its effect, and in how many transactions all of them did. */
  async function effectsOfAll(
    tasks: readonly string[],
  ): Promise<{ effects: number[]; transactions: number }> {
    const rows = await dataSource.query<{ task: string; transaction: string }[]>(
      'select task, xmin::text as transaction from generator.effect where task = any($1)',
      [tasks],
    );
    return {
      effects: tasks.map((task) => rows.filter((row) => row.task === task).length),
      transactions: new Set(rows.map(({ transaction }) => transaction)).size,
    };
  }

  async function addEvent(): Promise<{ task: string; eventId: string }> {
    const task = randomUUID();
    const added = await dataSource.transaction((manager) => outbox.add(manager, GoalsDrafted, { task }));
    return { task, eventId: added.messageId };
  }

  const runsOf = (task: string) => journal.filter((entry) => entry.task === task);
  const effectsOf = (task: string) =>
    dataSource.query<{ event_id: string }[]>('select event_id from generator.effect where task = $1', [task]);

  /** Everything added before this is done: one more job has gone all the way. */
  async function untilQuiet(): Promise<void> {
    const last = await addJob();
    await eventually(() => {
      expect(runsOf(last)).toHaveLength(1);
    });
  }

  beforeAll(async () => {
    database = await freshDatabase();
    dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      poolErrorHandler: () => undefined,
    }).initialize();
    await dataSource.query(
      'create schema generator; create table generator.effect (task text, event_id uuid)',
    );
    await dataSource.query(outboxAndInboxTables('generator'));
    const lockMs = 1_000; // a dead worker's job is given away after this
    if (kind === 'redis') {
      const redis = await startRedis();
      if (redis === null) return;
      endRedis = redis.stop;
      settings = { kind, url: redis.url, lockMs };
      return;
    }
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await migrateQueues(client, { grantTo: 'postgres' });
    await client.end();
    settings = { kind, url: database.url, lockMs };
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
    await endRedis();
  });

  beforeEach(async () => {
    behavior.job = async () => {};
    behavior.event = async () => {};
    if (settings === null) return;
    app = await start(settings);
    outbox = app.get(Outbox);
  });
  afterEach(async () => {
    await app?.close();
  });

  /** Where there is no Redis, one line has said so. */
  const test = (what: string, run: () => Promise<void>): void =>
    it(what, async () => (settings === null ? undefined : run()));
  /** With a handler that takes events one by one, and with one that takes several. */
  const testBoth = (what: string, run: (event: typeof GoalsDrafted) => Promise<void>): void => {
    for (const event of [GoalsDrafted, DraftingFailed]) test(`${what} (${event.name})`, () => run(event));
  };

  test('delivers a job and an event, each once, with the id of the request', async () => {
    const [task, event] = await withRequestId('from-the-browser', () => Promise.all([addJob(), addEvent()]));
    await eventually(async () => {
      expect(runsOf(task)).toMatchObject([
        { requestId: 'from-the-browser', attempt: 1, isLastAttempt: false },
      ]);
      expect(await effectsOf(event.task)).toEqual([{ event_id: event.eventId }]);
    });
  });

  test('picks a job up within 20 ms of its commit, through the relay', async () => {
    const waits: number[] = [];
    for (let run = 0; run < 30; run += 1) {
      const task = await addJob();
      const committedAt = performance.now();
      await eventually(
        () => {
          expect(runsOf(task)).toHaveLength(1);
        },
        { everyMs: 1 },
      );
      waits.push((runsOf(task)[0]?.at ?? Infinity) - committedAt);
    }
    waits.sort((a, b) => a - b);
    // A machine shared with other work now and then pauses a process: the median is what the code is worth.
    expect(waits[15]).toBeLessThan(20);
  });

  test('sends nothing of a transaction that was rolled back', async () => {
    const task = randomUUID();
    const failed = dataSource.transaction(async (manager) => {
      await outbox.add(manager, DraftArea, { task });
      throw new Error('changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    await untilQuiet();
    expect(runsOf(task)).toEqual([]);
  });

  test('refuses to add outside a transaction, and what Postgres could not store', async () => {
    await expect(outbox.add(dataSource.manager, DraftArea, { task: 'x' })).rejects.toThrow(
      /outside a transaction/,
    );
    for (const task of ['a\0b', 'half \ud83d']) {
      const adding = dataSource.transaction((manager) => outbox.add(manager, DraftArea, { task }));
      await expect(adding).rejects.toThrow('generator.draft-area: task holds a NUL or half a character');
    }
  });

  test('does what was added twice under one key once', async () => {
    const key = randomUUID();
    const [first, second] = [await addJob(key), await addJob(key)];
    await untilQuiet();
    expect(runsOf(first)).toHaveLength(1);
    expect(runsOf(second)).toEqual([]);
  });

  test('waits as long as it was told to', async () => {
    const task = randomUUID();
    const addedAt = performance.now();
    await dataSource.transaction((manager) => outbox.add(manager, DraftArea, { task }, { delayMs: 500 }));
    await eventually(() => {
      expect(runsOf(task)).toHaveLength(1);
    });
    expect((runsOf(task)[0]?.at ?? 0) - addedAt).toBeGreaterThanOrEqual(490);
  });

  test('repeats a job whose handler failed, and says which attempt is the last', async () => {
    behavior.job = () => Promise.reject(new Error('the provider hung up'));
    const task = await addJob();
    await eventually(() => {
      expect(runsOf(task)).toHaveLength(3);
    });
    expect(runsOf(task).map(({ attempt, isLastAttempt }) => [attempt, isLastAttempt])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    behavior.job = async () => {};
    await untilQuiet();
    expect(runsOf(task)).toHaveLength(3);
  });

  test('does not repeat a refusal that will not change', async () => {
    const refused: string[] = [];
    behavior.job = (task) => {
      refused.push(task);
      return Promise.reject(new DomainError('document.encrypted'));
    };
    const task = await addJob();
    await eventually(() => {
      expect(refused).toEqual([task]);
    });
    behavior.job = async () => {};
    await wait(200); // two backoffs of this contract: a repetition would have come
    await untilQuiet();
    expect(runsOf(task)).toHaveLength(1);
  });

  test('stops a job that takes longer than its contract allows, and repeats it', async () => {
    behavior.job = (_task, { signal, attempt }) =>
      attempt > 1
        ? Promise.resolve()
        : new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              reject(signal.reason as Error);
            });
          });
    const task = await addJob();
    await eventually(() => {
      expect(runsOf(task)).toHaveLength(2);
    });
  });

  test('rolls the effect of an event back when its handler fails, and repeats it', async () => {
    let tries = 0;
    behavior.event = () => ((tries += 1) === 1 ? Promise.reject(new Error('deadlock')) : Promise.resolve());
    const { task } = await addEvent();
    await eventually(async () => {
      expect(tries).toBe(2);
      expect(await effectsOf(task)).toHaveLength(1);
    });
  });

  test('has one effect of an event that arrives twice', async () => {
    const { task, eventId } = await addEvent();
    await eventually(async () => {
      expect(await effectsOf(task)).toHaveLength(1);
    });
    // As after a crash between handing over and noting it, long after the queue has forgotten the first.
    const sql = 'update generator.outbox set sent_at = null, message_id = $2 where message_id = $1';
    const again = randomUUID();
    await dataSource.query(sql, [eventId, again]);
    await dataSource.query('update generator.inbox set event_id = $2 where event_id = $1', [eventId, again]);
    await eventually(async () => {
      const [row] = await dataSource.query<{ tries: number }[]>(
        'select tries from generator.outbox where message_id = $1',
        [again],
      );
      expect(row?.tries).toBe(2);
    });
    await untilQuiet();
    const another = await addEvent();
    await eventually(async () => {
      expect(await effectsOf(another.task)).toHaveLength(1);
    });
    expect(await effectsOf(task)).toHaveLength(1);
  });

  testBoth('handles many events together, each once', async (event) => {
    const tasks = await addEvents(event, 60);
    await eventually(async () => {
      expect((await effectsOfAll(tasks)).effects).toEqual(tasks.map(() => 1));
    });
    expect((await effectsOfAll(tasks)).transactions).toBeLessThan(10);
  });

  testBoth('lets an event that fails hold up none beside it', async (event) => {
    const tasks = Array.from({ length: 9 }, () => randomUUID());
    const failing = tasks[4];
    let triesLeft = 3; // with the others, alone, and alone again
    behavior.event = (task) =>
      task === failing && (triesLeft -= 1) >= 0 ? Promise.reject(new Error('not yet')) : Promise.resolve();
    const others = tasks.filter((task) => task !== failing);
    await dataSource.transaction(async (manager) => {
      for (const task of tasks) await outbox.add(manager, event, { task });
    });
    await eventually(async () => {
      expect((await effectsOfAll(others)).effects).toEqual(others.map(() => 1));
    });
    expect((await effectsOfAll([failing ?? ''])).effects).toEqual([0]);
    await eventually(async () => {
      expect((await effectsOfAll(tasks)).effects).toEqual(tasks.map(() => 1));
    });
  });

  test('knows of many events those that it has handled', async () => {
    const tasks = await addEvents(DraftingFailed, 20);
    await eventually(async () => {
      expect((await effectsOfAll(tasks)).effects).toEqual(tasks.map(() => 1));
    });
    // As after a crash between handing over and noting it: in other company, so as another job.
    await dataSource.query(`update generator.outbox set sent_at = null where payload->>'task' = any($1)`, [
      tasks.slice(0, 10),
    ]);
    const more = await addEvents(DraftingFailed, 5);
    await eventually(async () => {
      expect((await effectsOfAll(more)).effects).toEqual(more.map(() => 1));
    });
    await untilQuiet();
    expect((await effectsOfAll(tasks)).effects).toEqual(tasks.map(() => 1));
  });

  test('sends what no NOTIFY told of', async () => {
    await untilQuiet(); // the relay sleeps now
    await dataSource.query('alter table generator.outbox disable trigger outbox_added');
    const task = await addJob();
    await eventually(() => {
      expect(runsOf(task)).toHaveLength(1);
    });
    await dataSource.query('alter table generator.outbox enable trigger outbox_added');
  });

  test('finishes on another worker what was running when a worker died', async () => {
    if (settings === null) return;
    const running: (() => void)[] = [];
    behavior.job = (task) =>
      runsOf(task).length === 1 ? new Promise((resolve) => running.push(resolve)) : Promise.resolve();
    const task = randomUUID();
    await dataSource.transaction((manager) => outbox.add(manager, ParseDocument, { task }));
    await eventually(() => {
      expect(runsOf(task)).toHaveLength(1);
    });
    await app?.get(Messaging).closeWorkers(10); // its job still runs: it is left behind, as by a killed process
    const another = await start(settings);
    await eventually(() => {
      expect(runsOf(task)).toHaveLength(2);
    });
    for (const end of running) end();
    await another.close();
  });

  test('goes on after every connection to the database was cut', async () => {
    await untilQuiet();
    await dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const [task, event] = await eventually(() => Promise.all([addJob(), addEvent()]));
    await eventually(async () => {
      expect(runsOf(task)).toHaveLength(1);
      expect(await effectsOf(event.task)).toHaveLength(1);
    });
  });

  // The relay; and for queues in Postgres one that listens for each of three workers, and four they share.
  test('needs few connections', async () => {
    await untilQuiet();
    const [row] = await dataSource.query<{ count: string }[]>(
      `select count(*) from pg_stat_activity where datname = current_database() and application_name <> ''`,
    );
    expect(Number(row?.count)).toBeLessThanOrEqual(kind === 'postgres' ? 8 : 1);
  });
});
