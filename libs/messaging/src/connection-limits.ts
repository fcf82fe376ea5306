/** How long whoever asks Postgres waits for its answer: every connection takes its limits from here. */
import pg from 'pg';

/** So much later than the server the client gives up: the server's own error says more, and leaves the connection usable. */
const LATER_MS = 1_000;

/** What the driver says where no answer came in time. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * A client that hangs up where no answer comes in time. The driver alone gives up the query and keeps the connection, which still
 * waits for the old answer: back in its pool, it would let everyone who gets it wait in vain.
 */
class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...asked: unknown[]) => unknown;
    this.query = ((...asked: unknown[]) => {
      const answer = query(...asked);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          // Whoever asked hears of it too; a query under way makes this an end at once.
          if (error instanceof Error && error.message === READ_TIMEOUT) this.end().catch(() => undefined);
        });
      return answer;
    }) as typeof this.query;
  }
}

export interface ConnectionLimits {
  /** Of the server, which ends the statement. */
  readonly statement_timeout: number;
  /** Of the client, for a server that does not answer at all. */
  readonly query_timeout: number;
  /** For a pool: what its connections are made of. */
  readonly Client: typeof pg.Client;
}

/**
 * The limits of a connection or of a pool of them, as options of the driver.
 * @param statementMsMax what one statement may take
 */
export const connectionLimits = (statementMsMax: number): ConnectionLimits => ({
  statement_timeout: statementMsMax,
  query_timeout: statementMsMax + LATER_MS,
  Client: ImpatientClient,
});
