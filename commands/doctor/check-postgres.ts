import pg from 'pg';
import { toPostgresFailure } from '../../server/database/postgres/postgres-failure.ts';
import {
  adminsWithoutSecondFactor,
  checkAdmins,
  checkMigrations,
  accountsWithoutHash,
  checkPasswordHashes,
} from './check-database.ts';
import { checkPostgresEncryption } from './check-machine.ts';
import { note, ok, formatError, wrong, type CheckResult } from './check-result.ts';

const timeLimitMs = 5000;
const oldestVersion = 14;

/**
 * Checks the version, connections and migrations of PostgreSQL. `clockAheadMs` is how many milliseconds its
 * clock is ahead of this machine's clock.
 */
export async function checkPostgres(
  url: string,
  poolSize: number,
): Promise<{ results: CheckResult[]; clockAheadMs?: number }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeLimitMs,
    query_timeout: timeLimitMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const sentAt = Date.now();
    const { rows } = await client.query<{
      version: string;
      now: string;
      max_connections: string;
      tables: string | null;
      encrypted: boolean;
    }>(
      `select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as now,
        current_setting('max_connections') as max_connections, to_regclass('kysely_migration')::text as tables,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted`,
    );
    const receivedAt = Date.now();
    const { version = '', now, max_connections: maxConnections, tables, encrypted = false } = rows[0] ?? {};
    const applied =
      tables === null ? [] : (await client.query<{ name: string }>('select name from kysely_migration')).rows;
    const migrated = checkMigrations(applied.map(({ name }) => name));
    const admins =
      migrated.state === 'ok'
        ? (await client.query<{ username: string }>(adminsWithoutSecondFactor)).rows
        : [];
    const withoutHash =
      applied.length === 0 ? [] : (await client.query<{ email: string }>(accountsWithoutHash)).rows;
    return {
      clockAheadMs: Number(now) - (sentAt + receivedAt) / 2,
      results: [
        Number.parseInt(version, 10) < oldestVersion
          ? wrong(`PostgreSQL ${version} is too old: update it to ${oldestVersion} or newer`)
          : ok(`PostgreSQL ${version} responds in ${receivedAt - sentAt} ms`),
        ...(poolSize * 2 > Number(maxConnections)
          ? [
              note(
                `POOL_SIZE is ${poolSize} and max_connections ${maxConnections}, which is not enough for two servers. Lower POOL_SIZE or raise max_connections`,
              ),
            ]
          : []),
        migrated,
        ...checkPostgresEncryption(client.host, encrypted),
        ...checkAdmins(admins.map(({ username }) => username)),
        ...checkPasswordHashes(withoutHash.map(({ email }) => email)),
      ],
    };
  } catch (error) {
    return {
      results: [
        wrong(`${formatError(toPostgresFailure(url, error))}. Is it running, and is DATABASE_URL right?`),
      ],
    };
  } finally {
    // A connection that was never made, or is broken, is reported above.
    await client.end().catch(() => undefined);
  }
}
