import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../tests/services/postgres.ts';
import { startTcpProxy, type TcpProxy } from '../../../tests/services/tcp-proxy.ts';
import type { Database, Db } from '../database.ts';
import { openDatabase, type DatabaseSettings } from '../open.ts';
import { isDatabaseUnreachable } from '../unreachable.ts';

let server: TestPostgres;
let proxy: TcpProxy;
let databaseSettings: DatabaseSettings;
let database: Database;
beforeAll(async () => {
  server = await startPostgres();
  proxy = await startTcpProxy(Number(new URL(server.url).port));
  databaseSettings = {
    databaseUrl: `postgres://tests@127.0.0.1:${proxy.port}/postgres`,
    dataDir: '/nowhere',
  };
  database = await openDatabase(databaseSettings);
}, 60_000);
afterAll(async () => {
  await database.close();
  await proxy.close();
  await server.remove();
});

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const count = () => database.db.selectFrom('email_proofs').select('email_key').execute();

describe('a database whose PostgreSQL server stops or does not respond', () => {
  it('makes calls fail in time, and serves them again once PostgreSQL is back', async () => {
    await Promise.all(Array.from({ length: 5 }, count));
    await server.kill();
    expect(await millisecondsOf(() => expect(count()).rejects.toThrow())).toBeLessThan(5000);
    expect(await millisecondsOf(() => expect(database.ping()).rejects.toThrow())).toBeLessThan(5000);
    await server.restart();
    await database.ping();
    expect(await count()).toEqual([]);
  });

  it('rolls a running transaction back completely', async () => {
    const proof = {
      email_key: 'half@example.org',
      secret_hash: '',
      verified_at: 1,
      expires_at: 2,
    };
    const broken = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('email_proofs').values(proof).execute();
      await server.kill();
      await transaction
        .insertInto('email_proofs')
        .values({ ...proof, email_key: 'other@example.org' })
        .execute();
    });
    await expect(broken).rejects.toThrow();
    await server.restart();
    expect(await count()).toEqual([]);
  });

  it('makes calls fail in time when PostgreSQL does not respond, also inside a transaction', async () => {
    await Promise.all(Array.from({ length: 3 }, count));
    proxy.freeze();
    const inTransaction = () =>
      database.db.transaction().execute((transaction) => transaction.deleteFrom('email_proofs').execute());
    const spent = await Promise.all([
      millisecondsOf(() => expect(count()).rejects.toThrow()),
      millisecondsOf(() => expect(inTransaction()).rejects.toThrow()),
      millisecondsOf(() => expect(database.ping()).rejects.toThrow()),
    ]);
    proxy.thaw();
    expect(Math.max(...spent)).toBeLessThan(5000);
    await database.ping();
    expect(await count()).toEqual([]);
  });

  it('leaves every connection to a server that has become read-only', async () => {
    const findServerProcess = async (db: Db) =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const setReadOnly = async (state: 'on' | 'off') => {
      await sql`alter system set default_transaction_read_only = ${sql.raw(state)}`.execute(database.reader);
      await sql`select pg_reload_conf()`.execute(database.reader);
    };
    const deletion = () =>
      database.db
        .deleteFrom('email_proofs')
        .execute()
        .catch((error: unknown) => error);
    const before = [await findServerProcess(database.db), await findServerProcess(database.reader)];
    await setReadOnly('on');
    await expect.poll(async () => isDatabaseUnreachable(await deletion())).toBe(true);
    const after = [await findServerProcess(database.db), await findServerProcess(database.reader)];
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    await setReadOnly('off');
    await expect.poll(deletion).toEqual([expect.objectContaining({ numDeletedRows: 0n })]);
  });

  it('can’t be opened, and says so within 5 seconds', async () => {
    await server.kill();
    const open = () => openDatabase(databaseSettings);
    expect(await millisecondsOf(() => expect(open()).rejects.toThrow())).toBeLessThan(5000);
    await server.restart();
  });
});
