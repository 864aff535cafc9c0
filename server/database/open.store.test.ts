import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeOnEachEngine, makeTestDatabase } from '../../tests/engines.ts';
import { takeLock } from './locks-repository.ts';
import { databaseFile, openDatabase } from './open.ts';
import type { UsersTable } from './schema.ts';
import { findTakenColumn } from './unique-violation.ts';

const asha: Insertable<UsersTable> = {
  user_id: 'u1',
  name: 'Asha Rao',
  username: 'Asha',
  username_key: 'asha',
  email: 'asha@example.org',
  email_key: 'asha@example.org',
  password_hash: 'hash',
  college: 'Malnad Institute',
  location: 'Hassan',
  verified: 1,
  admin: 0,
  created_at: 1_795_000_000_123,
  blocked: 0,
};

describeOnEachEngine('a database', (open) => {
  it('returns the stored values, with times as numbers', async () => {
    const { db } = await open();
    await db.insertInto('users').values(asha).execute();
    expect(await db.selectFrom('users').selectAll().execute()).toMatchObject([asha]);
    const { count } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('shows one server what another has committed', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    await first.db.insertInto('users').values(asha).execute();
    expect(await second.db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Asha Rao' }]);
  });

  it('names the column whose value is already used', async () => {
    const { db } = await open();
    await db.insertInto('users').values(asha).execute();
    const insert = (change: Partial<Insertable<UsersTable>>) =>
      db
        .insertInto('users')
        .values({ ...asha, user_id: 'u2', ...change })
        .execute();
    const columns = ['username_key', 'email_key'] as const;
    const sameUsername = await insert({ email_key: 'other@example.org' }).catch((error: unknown) => error);
    const sameEmail = await insert({ username_key: 'other' }).catch((error: unknown) => error);
    expect(findTakenColumn(sameUsername, columns)).toBe('username_key');
    expect(findTakenColumn(sameEmail, columns)).toBe('email_key');
    expect(findTakenColumn(new Error('other'), columns)).toBeUndefined();
  });

  it('ends the sessions of an account that is deleted', async () => {
    const { db } = await open();
    await db.insertInto('users').values(asha).execute();
    const session = {
      session_id: 's1',
      token_hash: 't',
      user_id: 'u1',
      device: 'Firefox',
      created_at: 1,
      last_used_at: 1,
    };
    await db.insertInto('sessions').values(session).execute();
    await db.deleteFrom('users').execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('rejects a session without an account', async () => {
    const { db } = await open();
    const session = {
      session_id: 's1',
      token_hash: 't',
      user_id: 'nobody',
      device: '',
      created_at: 1,
      last_used_at: 1,
    };
    await expect(db.insertInto('sessions').values(session).execute()).rejects.toThrow(/foreign key/i);
  });

  it('isolates parallel transactions', async () => {
    const { db } = await open();
    await db.insertInto('users').values(asha).execute();
    const rename = (name: string, fails: boolean) =>
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable('users').set({ name }).execute();
        await sleep(20);
        if (fails) throw new Error('given up');
      });
    const outcomes = await Promise.allSettled([
      rename('Kept', false),
      rename('Lost', true),
      db.selectFrom('users').selectAll().execute(),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Kept' }]);
  });

  it('loses no update when two servers count at the same time', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    await first.db
      .insertInto('users')
      .values({ ...asha, created_at: 0 })
      .execute();
    const increment = (index: number) =>
      (index % 2 === 0 ? first : second).db.transaction().execute(async (transaction) => {
        await takeLock(transaction, 'count', index);
        const row = await transaction.selectFrom('users').select('created_at').executeTakeFirstOrThrow();
        await transaction
          .updateTable('users')
          .set({ created_at: row.created_at + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, (_, index) => increment(index)));
    expect(await second.db.selectFrom('users').select('created_at').execute()).toEqual([{ created_at: 40 }]);
  });

  it('answers a ping until it is closed', async () => {
    const database = await open();
    await database.ping();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
  });
});

describe('the embedded database', () => {
  it('is in files that only their owner can read', async () => {
    const otherTestDatabase = await makeTestDatabase('sqlite');
    const dataDir = join(otherTestDatabase.dataDir, 'new', 'data');
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    await database.db.insertInto('users').values(asha).execute();
    const file = databaseFile(dataDir);
    const modes = [dataDir, file, `${file}-wal`, `${file}-shm`].map((path) =>
      (statSync(path).mode & 0o777).toString(8),
    );
    await database.close();
    await otherTestDatabase.remove();
    expect(modes).toEqual(['700', '600', '600', '600']);
  });

  it('belongs to the owner of its folder, also when root creates it', async () => {
    const testDatabase = await makeTestDatabase('sqlite');
    const ownUid = statSync(testDatabase.dataDir).uid;
    const uid = ownUid === 0 ? 4321 : ownUid;
    if (ownUid === 0) chownSync(testDatabase.dataDir, uid, uid);
    const dataDir = join(testDatabase.dataDir, 'new', 'data');
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    await database.db.insertInto('users').values(asha).execute();
    const files = readdirSync(testDatabase.dataDir, { recursive: true, encoding: 'utf8' });
    const owners = files.map((path) => statSync(join(testDatabase.dataDir, path)).uid);
    await database.close();
    await testDatabase.remove();
    expect(files).toContain(join('new', 'data', 'site.db-wal'));
    expect(owners).toEqual(files.map(() => uid));
  });

  it('is opened while another process that opens it too is writing its first page', async () => {
    const testDatabase = await makeTestDatabase('sqlite');
    const other = new DatabaseSync(databaseFile(testDatabase.dataDir));
    other.exec('create table another_process (a); begin immediate');
    const opening = openDatabase(testDatabase);
    await sleep(50);
    other.exec('rollback; drop table another_process');
    other.close();
    const database = await opening;
    await database.ping();
    await database.close();
    await testDatabase.remove();
  });

  it('names the file that can’t be opened, and what to check', async () => {
    const testDatabase = await makeTestDatabase('sqlite');
    mkdirSync(databaseFile(testDatabase.dataDir));
    await expect(openDatabase(testDatabase)).rejects.toThrow(
      `The database ${databaseFile(testDatabase.dataDir)} can't be opened: unable to open database file. Does it belong to the user that runs the site?`,
    );
    await testDatabase.remove();
  });
});
