import pg from 'pg';
import { MutexTimeoutError } from './named-mutex.ts';

/**
 * SQLSTATE classes and codes by which PostgreSQL says that it can't serve now: connection, resources,
 * shutdown, system.
 */
const unreachableStates = ['08', '53', '57', '58', '25006'];
/** SQLite's primary result codes: busy, locked, read-only, I/O error, full, can't open. */
const unreachableSqlite = [5, 6, 8, 10, 13, 14];

/**
 * The database can't be reached, reported by something other than its driver: by another thread, whose errors
 * lose their class on the way, or by a failed write to the disk.
 */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

/**
 * Whether a failed query means that the database can't be reached or can't write, rather than that the query
 * was wrong.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseUnreachableError || error instanceof MutexTimeoutError) return true;
  if (error instanceof pg.DatabaseError)
    return unreachableStates.some((state) => error.code?.startsWith(state));
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnreachable);
  if ('errcode' in error && typeof error.errcode === 'number')
    return unreachableSqlite.includes(error.errcode & 0xff);
  const code = 'code' in error ? String(error.code) : '';
  if (/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|ENOENT)/.test(code)) return true;
  // These errors of pg have no code.
  return /timeout exceeded when trying to connect|connection terminated|connection error|query read timeout|not queryable/i.test(
    error.message,
  );
}
