import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dataSourceOptions, migrateService, type ServiceMigrations } from '@goalwright/platform';
import { eventually, freshDatabase, type TestDatabase } from '@goalwright/testing';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';

jest.setTimeout(60_000);

const PASSWORD = 'test-role-password';

class CreateShelf1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table library.shelf (id integer primary key)');
    await queryRunner.query('grant select, insert on library.shelf to library_app');
  }
  down(): Promise<void> {
    return Promise.reject(new Error('migrations only go forward'));
  }
}

const library: ServiceMigrations = {
  schema: 'library',
  role: 'library_app',
  migrations: [CreateShelf1763600000000],
};

/** What ends a wait, of the server and of the driver, where a migration runs: nothing is the only limit that is always enough. */
const limitsOfMigration: unknown[] = [];

class FillShelf1763600000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const client = (await queryRunner.connect()) as { connectionParameters: { query_timeout: unknown } };
    const [limits] = (await queryRunner.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle`,
    )) as object[];
    limitsOfMigration.push({ ...limits, client: client.connectionParameters.query_timeout });
    await queryRunner.query('insert into library.shelf values (1)');
  }
  down(): Promise<void> {
    return Promise.reject(new Error('migrations only go forward'));
  }
}

let database: TestDatabase;
let appUrl: string;

beforeAll(async () => {
  database = await freshDatabase();
  await migrateService({ adminUrl: database.url, rolePassword: PASSWORD, service: library });
  const url = new URL(database.url);
  url.username = 'library_app';
  url.password = PASSWORD;
  appUrl = url.href;
});

afterAll(async () => {
  await database.drop();
});

describe('a migrated service', () => {
  it('may be migrated again, and twice at once', async () => {
    const migrate = () =>
      migrateService({ adminUrl: database.url, rolePassword: PASSWORD, service: library });
    await Promise.all([migrate(), migrate()]);
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    const { rows } = await admin.query<{ owner: string }>(
      `select tableowner as owner from pg_tables where schemaname = 'library' and tablename = 'shelf'`,
    );
    await admin.end();
    expect(rows).toEqual([{ owner: 'library_owner' }]);
  });

  it('is not cut off in a migration that takes long', async () => {
    const service = { ...library, migrations: [CreateShelf1763600000000, FillShelf1763600000001] };
    await migrateService({ adminUrl: database.url, rolePassword: PASSWORD, service });
    expect(limitsOfMigration).toEqual([{ statement: '0', lock: '0', idle: '0', client: false }]);
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    const { rows } = await admin.query('select id from library.shelf');
    await admin.end();
    expect(rows).toEqual([{ id: 1 }]);
  });

  it.each([
    'delete from shelf',
    'drop table shelf',
    'create table library.mine ()',
    'alter table shelf add name text',
  ])('runs as a role that may not %s', async (sql) => {
    const app = new pg.Client({ connectionString: appUrl, options: '-c search_path=library' });
    await app.connect();
    try {
      await expect(app.query(sql)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await app.end();
    }
  });
});

/** A service's pool of one connection, for as long as it is used. */
async function withPool(
  statementMsMax: number,
  use: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const dataSource = new DataSource(
    dataSourceOptions(
      { DATABASE_URL: appUrl, DATABASE_POOL_MAX: 1 },
      { schema: 'library', entities: [] },
      statementMsMax,
    ),
  );
  await dataSource.initialize();
  try {
    await use(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

describe('the pool of a service', () => {
  it('has limits of its own, where none are named', async () => {
    const options = dataSourceOptions(
      { DATABASE_URL: appUrl, DATABASE_POOL_MAX: 1 },
      { schema: 'library', entities: [] },
    );
    expect(options.extra).toMatchObject({ query_timeout: 6000 });
    const dataSource = new DataSource(options);
    await dataSource.initialize();
    try {
      const limits = await dataSource.query<object[]>(
        `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
      );
      expect(limits).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('refuses to wait for ever: for a connection, for a statement', async () => {
    await withPool(500, async (dataSource) => {
      await expect(dataSource.query('select pg_sleep(8)')).rejects.toThrow(/statement timeout/);
      const holding = dataSource.createQueryRunner();
      await holding.connect();
      await expect(dataSource.query('select 1')).rejects.toThrow(/timeout/);
      await holding.release();
      expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
    });
  });

  /** A server that never answers: its own limit is off. */
  const SILENT = 'set local statement_timeout = 0; select pg_sleep(20)';

  it('gives up waiting for a server that does not answer, a little later, and takes another connection', async () => {
    await withPool(500, async (dataSource) => {
      const askedAt = performance.now();
      await expect(dataSource.query(SILENT)).rejects.toThrow('Query read timeout');
      expect(performance.now() - askedAt).toBeGreaterThan(1400);
      // At once: the connection that still waits is not the one that is given out.
      const againAt = performance.now();
      expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
      expect(performance.now() - againAt).toBeLessThan(2000);
    });
  });

  it('gives up the same within a transaction, without waiting for its end as well', async () => {
    await withPool(500, async (dataSource) => {
      const askedAt = performance.now();
      const asked = dataSource.transaction((manager) => manager.query(SILENT));
      await expect(asked).rejects.toThrow('Query read timeout');
      expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
      expect(performance.now() - askedAt).toBeLessThan(2500);
    });
  });

  it('lets a statement of its own limit take longer than others are given', async () => {
    await withPool(3000, async (dataSource) => {
      expect(await dataSource.query('select 1 as one from pg_sleep(2)')).toEqual([{ one: 1 }]);
    });
  });

  it('survives the end of its idle connections', async () => {
    const dataSource = new DataSource(
      dataSourceOptions({ DATABASE_URL: appUrl, DATABASE_POOL_MAX: 2 }, { schema: 'library', entities: [] }),
    );
    await dataSource.initialize();
    await dataSource.query('select 1');
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'library_app'`);
    await admin.end();
    await eventually(async () => {
      expect(await dataSource.query('select 1')).toHaveLength(1);
    });
    await dataSource.destroy();
  });
});
