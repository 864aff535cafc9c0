import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { verifyPassword } from '../../server/accounts/passwords/password-hash.ts';
import { limits } from '../../server/limits/account-limits.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { runBehindAdminChange } from '../../tests/lock-waiters.ts';
import { runCommand } from '../../tests/run-command.ts';
import { asha, bela } from './people-for-tests.ts';

describeOnEachEngine('the user command', (open, findSettings) => {
  const user = (...words: string[]) => runCommand('user.ts', words, findSettings());

  it('changes only the given fields', async () => {
    await user('create', ...asha, '--admin');
    expect(await user('set', 'asha@college.example.org', '--admin=false')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'This is the last admin. Make somebody else an admin first.\n',
    });
    await user('create', ...bela, '--admin');
    const changed = await user('set', 'asha@college.example.org', '--verified=true');
    expect(changed).toMatchObject({ code: 0, stderr: '' });
    expect(changed.stdout).toMatch(/verified {7}yes\ndecided by {5}admin\nadmin {10}yes\n/);
    expect((await user('set', 'asha@college.example.org', '--admin=false')).stdout).toMatch(
      /verified {7}yes\ndecided by {5}admin\nadmin {10}no\n/,
    );
    expect((await user('set', 'asha@college.example.org', '--verified=false')).stdout).toMatch(
      /verified {7}no\n/,
    );
    expect((await user('set', 'asha@college.example.org', '--verified')).stdout).toMatch(/verified {7}yes\n/);
  });

  it('waits while another command removes an admin’s role, so that one of the last two admins stays', async () => {
    await user('create', ...asha, '--admin');
    await user('create', ...bela, '--admin');
    const database = await open();
    const { db } = database;
    const listAdmins = () =>
      db.selectFrom('users').select(['username', 'admin']).orderBy('username').execute();
    const command = await runBehindAdminChange(
      database,
      (transaction) =>
        transaction.updateTable('users').set({ admin: 0 }).where('username', '=', 'Bela.Rao').execute(),
      () => user('set', 'asha@college.example.org', '--admin=false'),
    );
    expect(command).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the last admin'),
    });
    expect(await listAdmins()).toEqual([
      { username: 'Asha.Rao', admin: 1 },
      { username: 'Bela.Rao', admin: 0 },
    ]);
  });

  it('keeps a change that was committed while it waited, whatever isolation the database has by default', async () => {
    await user('create', ...asha, '--admin');
    await user('create', ...bela, '--admin');
    const database = await open();
    const { db, engine } = database;
    if (engine === 'postgres') {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      const name = sql.id(rows[0]?.name ?? '');
      await sql`alter database ${name} set default_transaction_isolation = 'serializable'`.execute(db);
    }
    const command = await runBehindAdminChange(
      database,
      (transaction) =>
        transaction.updateTable('users').set({ admin: 0 }).where('username', '=', 'Asha.Rao').execute(),
      () => user('set', 'asha@college.example.org', '--verified'),
    );
    expect(command).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/verified {7}yes\ndecided by {5}admin\nadmin {10}no\n/),
    });
  });

  it('logs every change with its account, newest first, also when the account is deleted', async () => {
    await user('create', ...asha);
    await user('set', 'asha@college.example.org', '--verified=true');
    await user('set', 'asha@college.example.org', '--admin=true');
    const line = (act: string, whom: string, reason = '') =>
      new RegExp(
        `^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z\\tcommand line\\t${act}\\t${whom}\\tthis machine${reason}$`,
      );
    const log = await user('log');
    expect(log).toMatchObject({ code: 0, stderr: '3 acts\n' });
    const [first = '', second = '', third = ''] = log.stdout.split('\n');
    const account = 'Asha@college\\.example\\.org \\([\\w-]{22}\\)';
    expect(first).toMatch(line('make admin', account));
    expect(second).toMatch(line('verify', account));
    expect(third).toMatch(line('create', account));
    const { db } = await open();
    const { user_id } = await db.deleteFrom('users').returning('user_id').executeTakeFirstOrThrow();
    await db.updateTable('admin_acts').set({ reason: 'Runs the club.' }).execute();
    const newest = await user('log', '--limit', '1');
    expect(newest).toMatchObject({ code: 0, stderr: '1 act\n' });
    expect(newest.stdout.trimEnd()).toMatch(
      line('make admin', `deleted account ${user_id}`, '\\tRuns the club\\.'),
    );
  });

  it('[46] blocks an account, which ends its sessions, unblocks it, and records both', async () => {
    await user('create', ...asha, '--admin');
    const block = ['set', 'asha@college.example.org', '--blocked'];
    expect(await user(...block)).toMatchObject({
      code: 1,
      stderr: 'This is the last admin. Make somebody else an admin first.\n',
    });
    await user('create', ...bela, '--admin');
    const { db } = await open();
    const { user_id } = await db
      .selectFrom('users')
      .select('user_id')
      .where('username', '=', 'Asha.Rao')
      .executeTakeFirstOrThrow();
    const session = { session_id: 's', token_hash: 't', user_id, device: '', created_at: 1, last_used_at: 1 };
    await db.insertInto('sessions').values(session).execute();
    expect((await user(...block)).stdout).toMatch(/admin {10}yes\nblocked {8}yes\n/);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect((await user('list', '--search', 'asha')).stdout).toMatch(/\tunverified, admin, blocked\n$/);
    const last = await user('set', 'bela@college.example.org', '--admin=false');
    expect(last.code, 'an admin who is blocked is none').toBe(1);
    expect((await user('set', 'asha@college.example.org', '--blocked=false')).stdout).toMatch(
      /blocked {8}no\n/,
    );
    expect((await user('log', '--limit', '2')).stdout).toMatch(/\tunblock\t.*\n.*\tblock\t/);
  });

  it('[46] removes the second factor of somebody who lost it, and nothing else, and records it', async () => {
    await user('create', ...asha);
    await user('create', ...bela);
    const { db } = await open();
    const app = { secret: 'x', created_at: 1, confirmed_at: 1, last_step: 1 };
    const code = { salt: 's', code_hash: 'h', created_at: 1, used_at: null };
    const people = await db.selectFrom('users').select(['user_id', 'username']).execute();
    for (const { user_id } of people) {
      await db
        .insertInto('authenticator_apps')
        .values({ ...app, user_id })
        .execute();
      await db
        .insertInto('recovery_codes')
        .values({ ...code, user_id, recovery_code_id: user_id })
        .execute();
      // A passkey that somebody has begun to add.
      const challenge = { challenge: user_id, session_id: 's', expires_at: Date.now() + 600_000 };
      await db
        .insertInto('passkey_challenges')
        .values({ ...challenge, user_id })
        .execute();
    }
    const before = await user('show', 'asha@college.example.org');
    expect(before.stdout).toMatch(/second factor {2}on\n/);
    const removed = await user('set', 'asha@college.example.org', '--second-factor=off');
    expect(removed).toEqual({ ...before, stdout: before.stdout.replace('factor  on', 'factor  off') });
    const other = people.find(({ username }) => username === 'Bela.Rao')?.user_id;
    for (const table of ['authenticator_apps', 'recovery_codes', 'passkey_challenges'] as const)
      expect(await db.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: other }]);
    expect((await user('log', '--limit', '1')).stdout).toMatch(
      /\tremove second factor\tAsha@college\.example\.org \([\w-]{22}\)\t/,
    );
  });

  it('sends the person a mail about each change, and about nothing else', async () => {
    await user('create', ...asha, '--verified');
    const { db } = await open();
    const readNotices = async () => {
      const rows = await db
        .selectFrom('mails')
        .select(['content', 'email_key'])
        .orderBy('created_at')
        .execute();
      return rows.map(({ content, email_key }) => [email_key, JSON.parse(content ?? '')]);
    };
    await user('set', 'asha@college.example.org', '--verified=true', '--second-factor=off');
    expect(await readNotices()).toEqual([]);
    const { user_id } = await db.selectFrom('users').select('user_id').executeTakeFirstOrThrow();
    const app = { user_id, secret: 'x', created_at: 1, confirmed_at: 1, last_step: 1 };
    await db.insertInto('authenticator_apps').values(app).execute();
    await user('set', 'asha@college.example.org', '--verified=false', '--blocked', '--second-factor=off');
    await user('set', 'asha@college.example.org', '--password', 'Chai4everyone');
    expect(await readNotices()).toMatchObject([
      [
        'asha@college.example.org',
        {
          notice: 'account changed',
          to: 'Asha@college.example.org',
          username: 'Asha.Rao',
          changes: ['unverified', 'blocked', 'second factor removed'],
          siteUrl: 'http://127.0.0.1:3000',
        },
      ],
      ['asha@college.example.org', { notice: 'password set' }],
    ]);
  });

  it('ends the sessions of an account, forgets its browsers and lifts its login limit with a new password', async () => {
    await user('create', ...asha);
    const { db } = await open();
    const { user_id } = await db.selectFrom('users').select('user_id').executeTakeFirstOrThrow();
    const session = { session_id: 's', token_hash: 't', user_id, device: '', created_at: 1, last_used_at: 1 };
    await db.insertInto('sessions').values(session).execute();
    const browser = { browser_id: 'b', user_id, secret_hash: 'h', created_at: 1, last_used_at: 1 };
    await db.insertInto('known_browsers').values(browser).execute();
    const { bucket } = limits.loginToAccount('asha@college.example.org');
    await db.insertInto('rate_hits').values({ hit_id: 'h', bucket, hit_at: Date.now() }).execute();
    expect(await user('set', 'asha@college.example.org', '--verified=true')).toMatchObject({ code: 0 });
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect(await user('set', 'asha@college.example.org', '--password', 'Chai4everyone')).toMatchObject({
      code: 0,
    });
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    // Else who knew the old password would keep their own tries there.
    expect(await db.selectFrom('known_browsers').selectAll().execute()).toEqual([]);
    const counted = db.selectFrom('rate_hits').select('bucket').where('bucket', 'like', 'login:%');
    expect(await counted.execute()).toEqual([]);
    const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
    expect(await verifyPassword('Chai4everyone', password_hash)).toBe(true);
  });
});
