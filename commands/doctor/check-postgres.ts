import pg from 'pg';
import { describePostgresFailure } from '../../server/database/postgres/postgres-failure.ts';
import { checkMigrations } from './check-migrations.ts';
import { note, ok, describeReason, wrong, type CheckResult } from './check-result.ts';

const timeLimitMs = 5000;
const oldestVersion = 14;

/**
 * Checks version, connections and migrations of PostgreSQL. `clockAheadMs` is how far its clock is ahead of
 * this machine's.
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
    const asked = Date.now();
    const { rows } = await client.query<{
      version: string;
      now: string;
      most: string;
      tables: string | null;
    }>(
      `select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as now,
        current_setting('max_connections') as most, to_regclass('kysely_migration')::text as tables`,
    );
    const answered = Date.now();
    const { version = '', now, most, tables } = rows[0] ?? {};
    const applied =
      tables === null ? [] : (await client.query<{ name: string }>('select name from kysely_migration')).rows;
    return {
      clockAheadMs: Number(now) - (asked + answered) / 2,
      results: [
        Number.parseInt(version, 10) < oldestVersion
          ? wrong(`PostgreSQL ${version} is too old: update it to ${oldestVersion} or newer`)
          : ok(`PostgreSQL ${version} answers in ${answered - asked} ms`),
        ...(poolSize * 2 > Number(most)
          ? [
              note(
                `POOL_SIZE is ${poolSize} and max_connections ${most}: two servers would not fit. Lower the one or raise the other`,
              ),
            ]
          : []),
        checkMigrations(applied.map(({ name }) => name)),
      ],
    };
  } catch (error) {
    return {
      results: [
        wrong(
          `${describeReason(describePostgresFailure(url, error))}. Is it running, and is DATABASE_URL right?`,
        ),
      ],
    };
  } finally {
    // A connection that was never made, or is broken, is reported above.
    await client.end().catch(() => undefined);
  }
}
