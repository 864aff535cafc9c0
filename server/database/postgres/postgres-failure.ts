import { NewerDatabaseError, OlderDatabaseError } from '../migrate.ts';

/**
 * The error for the terminal when PostgreSQL can't be used: names the server but not the password, after
 * `prefix`. Our own errors are returned as they are.
 */
export function toPostgresFailure(url: string, error: unknown, prefix = ''): unknown {
  if (!(error instanceof Error) || error instanceof NewerDatabaseError || error instanceof OlderDatabaseError)
    return error;
  const { hostname, port } = new URL(url);
  // Where a name has several addresses, the error has no message but holds one for each.
  const reason = error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message;
  return new Error(
    `${prefix}PostgreSQL at ${hostname || 'localhost'}:${port || 5432} can't be used: ${reason}. Is it running, and are its address, database, name and password right?`,
    { cause: error },
  );
}
