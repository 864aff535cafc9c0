import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { PoolLoad } from '../../kernel/meter.ts';

// Together below the 5 seconds within which every call has to answer, whatever state the server is in.
const connectTimeoutMs = 2000;
const statementTimeoutMs = 2300;
const queryTimeoutMs = 2500;

/** How many of a server's connections the admin's search uses: its queries run one after the other. */
export const searchConnections = 1;

export type MeasuredPool = PostgresPool & { load(): Omit<PoolLoad, 'pool'> };

/** The SQLSTATE of a write on a server that is a replica now. */
const readOnlyState = '25006';

/** The connections of one server's pools that lead to the primary, as far as known. */
export class PrimaryConnections {
  #known = new WeakSet<pg.ClientBase>();

  add(client: pg.ClientBase): void {
    this.#known.add(client);
  }

  has(client: pg.ClientBase): boolean {
    return this.#known.has(client);
  }

  /** After a failover, the other connections lead to a replica too: reads on them would be out of date. */
  forgetAll(): void {
    this.#known = new WeakSet();
  }
}

/**
 * Connections to PostgreSQL that give up in time and are replaced when they break, or when one of them turns out
 * to lead to a replica. Whole numbers come as numbers.
 */
export function createPool(
  connectionString: string,
  poolSize: number,
  primary = new PrimaryConnections(),
): MeasuredPool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: int8AsNumber,
  });
  // The pool drops an idle connection that breaks. Without a listener its event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => primary.add(client));
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    if (primary.has(client)) return new GuardedClient(client, primary);
    client.release(true);
    return connect();
  };
  return {
    connect,
    end: () => pool.end(),
    load: () => ({
      open: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/**
 * A connection that did not respond in time is closed at once and never used again: its late response would be read
 * as that of the next query, and the rollback that follows would run into the same timeout.
 */
class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #queries: PostgresPoolClient;
  readonly #primary: PrimaryConnections;
  #isBroken = false;

  constructor(client: pg.PoolClient, primary: PrimaryConnections) {
    this.#client = client;
    this.#primary = primary;
    this.#queries = client;
    client.on('error', this.#drop);
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): PostgresCursor<R> | Promise<PostgresQueryResult<R>> {
    if (typeof text !== 'string') throw new TypeError('This pool has no cursors.');
    return this.#runQuery<R>(text, parameters);
  }

  release(): void {
    if (this.#isBroken) return;
    this.#client.off('error', this.#drop);
    this.#client.release(!this.#primary.has(this.#client));
  }

  async #runQuery<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isBroken) throw new Error('Connection terminated: PostgreSQL gave no answer in time.');
    try {
      return await this.#queries.query<R>(text, parameters);
    } catch (error) {
      // An error that the server sent leaves the connection whole.
      if (!(error instanceof pg.DatabaseError)) this.#drop();
      else if (error.code === readOnlyState) this.#primary.forgetAll();
      throw error;
    }
  }

  // Stays on as the listener of a dropped connection: it may report its end more than once.
  readonly #drop = (): void => {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#client.release(true);
  };
}

/** For `types` of a connection: int8, which pg returns as text, as a number. */
export const int8AsNumber: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? parseWholeNumber : pg.types.getTypeParser(oid, format),
};

/** An int8 as a number. Throws a RangeError where it does not fit one. */
function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
}
