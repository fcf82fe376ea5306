/** Statements that run so often that parsing and planning them anew each time would show. */
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * A column for a statement whose commit need not wait for the disk, which is written a moment later: for what may be lost
 * when the database itself crashes within that moment, such as a count. Holds for the transaction, which outside of any
 * other is that one statement.
 */
export const UNWAITED_COMMIT = `set_config('synchronous_commit', 'off', true) as synchronous_commit`;

export interface PreparedStatement {
  /** One name, one text: a connection keeps the plan of the text it first met under a name. */
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a statement by its name, outside of any transaction: it is parsed once for each connection. TypeORM cannot name
 * a statement, so this goes to the pool beneath it.
 */
export async function runPrepared<Row extends QueryResultRow>(
  dataSource: DataSource,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = (dataSource.driver as unknown as { master: Pool }).master;
  return (await pool.query<Row>({ ...statement, values: [...values] })).rows;
}
