import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

// Together below the 5 seconds within which every call has to answer, whatever state the server is in.
const connectMilliseconds = 2000;
const statementMilliseconds = 2300;
const answerMilliseconds = 2500;

/** Connections to PostgreSQL that give up in time and are replaced when they break. Whole numbers come as numbers. */
export function createPool(connectionString: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    query_timeout: answerMilliseconds,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? parseWholeNumber : pg.types.getTypeParser(oid, format)) },
  });
  // An idle connection that breaks is dropped by the pool. Unheard, its event would end the process.
  pool.on('error', () => undefined);
  return {
    connect: async () => guard(await pool.connect()),
    end: () => pool.end(),
  };
}

/** A connection that stayed silent past its time is never used again: the late answer would be taken for the next one's. */
function guard(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  // A connection that breaks while it is in use also raises an event that would end the process.
  const onError = () => {
    broken = true;
  };
  client.on('error', onError);
  const query = async (text: string, parameters: unknown[]) => {
    try {
      return await client.query(text, parameters);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = true;
      throw error;
    }
  };
  return Object.assign(Object.create(null), {
    query,
    release: () => {
      client.off('error', onError);
      client.release(broken);
    },
  });
}

function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
}
