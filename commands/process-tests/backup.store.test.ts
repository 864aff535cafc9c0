import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from '../../server/database/open.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { runCommand } from '../../tests/run-command.ts';

let place: TestDatabase;
let file: string;
beforeEach(async () => {
  place = await makeTestDatabase('sqlite');
  file = join(place.dataDir, 'copy.db');
});
afterEach(() => place.remove());

describe('the backup command', () => {
  it('copies a consistent state while the server keeps writing', async () => {
    const database = await openDatabase(place);
    const { db } = database;
    let pairs = 0;
    let ended = false;
    // Each transaction writes a pair, so a copy with an odd count would have torn one apart.
    const write = async () => {
      while (!ended) {
        await db.transaction().execute(async (transaction) => {
          for (const half of ['a', 'b']) {
            await transaction
              .insertInto('rate_hits')
              .values({ hit_id: `${pairs}${half}`, bucket: 'x'.repeat(500), hit_at: pairs })
              .execute();
          }
        });
        pairs++;
        await nextTurn();
      }
    };
    const writing = write();
    while (pairs < 50) await nextTurn();
    const before = pairs;
    const result = await runCommand('database/backup.ts', [file], place);
    ended = true;
    await writing;
    const after = pairs;
    await database.close();

    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toMatch(/^Wrote .*copy\.db \([\d.]+ MiB\)\.\n$/);
    expect(after).toBeGreaterThan(before);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);

    const restoredDir = join(place.dataDir, 'restored');
    mkdirSync(restoredDir);
    writeFileSync(databaseFile(restoredDir), readFileSync(file));
    const restored = await openDatabase({ dataDir: restoredDir, databaseUrl: undefined });
    const rows = await restored.db.selectFrom('rate_hits').select('hit_id').execute();
    await restored.close();
    expect(rows.length % 2).toBe(0);
    expect(rows.length / 2).toBeGreaterThanOrEqual(before);
    expect(rows.length / 2).toBeLessThanOrEqual(after);
  });

  it('rejects a database with a missing row in an index', async () => {
    const database = await openDatabase(place);
    const key = 'asha@college.example.org';
    await database.db
      .insertInto('users')
      .values({
        user_id: 'u1',
        name: 'Asha',
        username: 'asha',
        username_key: 'asha',
        email: 'Asha@college.example.org',
        email_key: key,
        password_hash: '',
        college: '',
        location: '',
        verified: 0,
        admin: 0,
        created_at: 1,
      })
      .execute();
    await database.close();
    const bytes = readFileSync(databaseFile(place.dataDir));
    // The table's page comes first, so the last copy of the key is the one in the index.
    bytes.write('z', bytes.lastIndexOf(key));
    writeFileSync(databaseFile(place.dataDir), bytes);
    const { code, stderr } = await runCommand('database/backup.ts', [file], place);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The copy is damaged, so it was thrown away: .*users_email_key\n$/);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  it('never overwrites a file', async () => {
    await (await openDatabase(place)).close();
    writeFileSync(file, 'precious');
    expect(await runCommand('database/backup.ts', [file], place)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file} exists already: choose another name.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('needs no hard links, which not every file system has', async () => {
    await (await openDatabase(place)).close();
    // What the calls answer on FAT and on many network disks.
    const refuseLinks = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const error = () => Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
      fs.linkSync = () => { throw error(); };
      fs.link = (_from, _to, done) => done(error());
      fs.promises.link = () => Promise.reject(error());
      syncBuiltinESMExports();`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(refuseLinks)}` };
    const made = await runCommand('database/backup.ts', [file], place, undefined, env);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const restored = await runCommand('database/restore.ts', [file], place, undefined, env);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
  });

  it('creates no database when there is none', async () => {
    const { code, stderr } = await runCommand('database/backup.ts', [file], place);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^There is no database .*\n$/);
    expect(readdirSync(place.dataDir)).toEqual([]);
  });

  it('points to pg_dump when the data is in PostgreSQL', async () => {
    const { code, stderr } = await runCommand('database/backup.ts', [file], {
      ...place,
      databaseUrl: 'postgres://site@127.0.0.1:1/site',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]*pg_dump[^\n]*\n$/);
  });

  it("leaves nothing behind where it can't write", async () => {
    await (await openDatabase(place)).close();
    const { code, stderr } = await runCommand(
      'database/backup.ts',
      [join(place.dataDir, 'missing', 'copy.db')],
      place,
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  it('requires exactly one file', async () => {
    expect(await runCommand('database/backup.ts', [], place)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^missing required argument 'file'\n$/),
    });
  });
});
