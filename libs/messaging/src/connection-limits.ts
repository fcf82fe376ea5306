/** How long whoever asks Postgres waits for its answer: a service's pools and single connections take their limits from here. */
import pg from 'pg';

/** So much later than the server the client gives up: the server's own error says more, and leaves the connection usable. */
const LATER_MS = 1_000;
/** A transaction that its owner has left keeps its locks from everyone else. */
const IDLE_IN_TRANSACTION_MS_MAX = 10_000;
/** Whoever waits for a lock holds a connection of the pool meanwhile. */
const LOCK_MS_MAX = 2_000;

/** What the driver says where no answer came in time. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * A client that hangs up where no answer comes in time. The driver alone gives up the query and keeps the connection, which still
 * waits for the old answer: back in its pool, it would let everyone who gets it wait in vain.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...asked: unknown[]) => unknown;
    this.query = ((...asked: unknown[]) => {
      const answer = query(...asked);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          // Whoever asked hears of it too.
          if (error instanceof Error && error.message === READ_TIMEOUT) this.#hangUp(error);
        });
      return answer;
    }) as typeof this.query;
  }

  #hangUp(error: Error): void {
    // A query under way makes this an end at once.
    this.end().catch(() => undefined);
    // The driver is silent about an end that was asked for; who keeps the client to listen on it would never hear of this one.
    if (this.listenerCount('error') > 0) this.emit('error', error);
  }
}

/** The limits of one connection, for an {@link ImpatientClient}. */
export interface ClientLimits {
  /** Of the server, which ends the statement. */
  readonly statement_timeout: number;
  /** Of the client, for a server that does not answer at all. */
  readonly query_timeout: number;
  /** Of the server, which ends the connection. */
  readonly idle_in_transaction_session_timeout: number;
}

/** The limits of a pool's connections. */
export interface PoolLimits extends ClientLimits {
  /** Of the server, which ends the statement. */
  readonly lock_timeout: number;
  /** What the pool's connections are made of. */
  readonly Client: typeof pg.Client;
}

/**
 * The limits of one connection, as options of the driver. A plain client gives up and does not hang up: make an {@link ImpatientClient}.
 * @param statementMsMax what one statement may take
 */
export const clientLimits = (statementMsMax: number): ClientLimits => ({
  statement_timeout: statementMsMax,
  query_timeout: statementMsMax + LATER_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS_MAX,
});

/**
 * The limits of a pool of connections, as options of the driver.
 * @param statementMsMax what one statement may take
 */
export const poolLimits = (statementMsMax: number): PoolLimits => ({
  ...clientLimits(statementMsMax),
  lock_timeout: LOCK_MS_MAX,
  Client: ImpatientClient,
});
