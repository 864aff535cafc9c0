import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../../server/accounts/passwords/password-hash.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { runBehindAdminChange } from '../../tests/lock-waiters.ts';
import { runCommand } from '../../tests/run-command.ts';

const asha = [
  '--email',
  'Asha@college.example.org',
  '--username',
  'Asha.Rao',
  '--name',
  'Asha Rao',
  '--password',
  'Monsoon2026',
];
const bela = [
  '--email',
  'Bela@college.example.org',
  '--username',
  'Bela.Rao',
  '--name',
  'Bela Rao',
  '--password',
  'Monsoon2026',
];

describeOnEachEngine('the user command', (open, findSettings) => {
  const user = (...words: string[]) => runCommand('user.ts', words, findSettings());

  it('reads passwords from standard input, which other users cannot read', async () => {
    const [option, , ...rest] = asha.slice(6);
    expect(option).toBe('--password');
    const withoutPassword = [...asha.slice(0, 6), ...rest];
    const fromStdin = (words: string[], input: string) => runCommand('user.ts', words, findSettings(), input);
    const made = await fromStdin(['create', ...withoutPassword, '--password-stdin'], 'Monsoon 2026\n');
    expect([made.code, made.stderr]).toEqual([0, '']);
    const { db } = await open();
    const readHash = async () =>
      (await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash;
    expect(await verifyPassword('Monsoon 2026', await readHash())).toBe(true);
    await fromStdin(['set', 'asha@college.example.org', '--password-stdin'], 'Winter-kettle-88');
    expect(await verifyPassword('Winter-kettle-88', await readHash())).toBe(true);
    const none = await user('create', ...withoutPassword);
    expect([none.code, none.stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('--password')]]);
  });

  it('creates an account that can be shown, listed and found', async () => {
    const made = await user(
      'create',
      ...asha,
      '--college',
      'Malnad Institute',
      '--location',
      'Hassan',
      '--verified',
      '--admin',
    );
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /name {11}Asha Rao\n.*Asha\.Rao\n.*Asha@college\.example\.org\n.*Malnad Institute\n.*Hassan\n.*yes\n.*yes\n/,
    );
    expect(await user('show', ' asha@COLLEGE.example.org')).toEqual(made);
    expect((await user('list')).stdout).toBe(
      'Asha@college.example.org\tAsha.Rao\tAsha Rao\tMalnad Institute\tverified, admin\n',
    );
    expect((await user('list', '--search', 'NAD inst')).stdout).toContain('Asha Rao');
    expect(await user('list', '--search', '%')).toEqual({ code: 0, stdout: '', stderr: '0 accounts\n' });
    const { db } = await open();
    const stored = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      username_key: 'asha.rao',
      email_key: 'asha@college.example.org',
      verified: 1,
      admin: 1,
    });
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('Monsoon2026', stored.password_hash)).toBe(true);
  });

  it('rejects an email or username that is already used, in upper or lower case, on one line', async () => {
    await user('create', ...asha);
    const sameEmail = await user(
      'create',
      ...asha,
      '--email',
      'ASHA@college.example.org',
      '--username',
      'other',
    );
    const sameUsername = await user(
      'create',
      ...asha,
      '--email',
      'other@college.example.org',
      '--username',
      'asha.RAO',
    );
    expect(sameEmail).toEqual({ code: 1, stdout: '', stderr: 'Email is already taken.\n' });
    expect(sameUsername).toEqual({ code: 1, stdout: '', stderr: 'Username is already taken.\n' });
  });

  it('reports an account that does not exist', async () => {
    await user('create', ...asha);
    const line = 'No account has the email nobody@example.org.\n';
    expect(await user('show', 'nobody@example.org')).toEqual({ code: 1, stdout: '', stderr: line });
    expect(await user('set', 'Nobody@example.org', '--admin=true')).toEqual({
      code: 1,
      stdout: '',
      stderr: line,
    });
  });

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
    expect(changed.stdout).toMatch(/verified {7}yes\nadmin {10}yes\n/);
    expect((await user('set', 'asha@college.example.org', '--admin=false')).stdout).toMatch(
      /verified {7}yes\nadmin {10}no\n/,
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
      stdout: expect.stringMatching(/verified {7}yes\nadmin {10}no\n/),
    });
  });

  it('logs every change with its account, newest first, also when the account is deleted', async () => {
    await user('create', ...asha);
    await user('set', 'asha@college.example.org', '--verified=true');
    await user('set', 'asha@college.example.org', '--admin=true');
    const line = (act: string, whom: string) =>
      new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z\\tcommand line\\t${act}\\t${whom}\\tthis machine$`);
    const log = await user('log');
    expect(log).toMatchObject({ code: 0, stderr: '3 acts\n' });
    const [first = '', second = '', third = ''] = log.stdout.split('\n');
    expect(first).toMatch(line('make admin', 'Asha@college\\.example\\.org'));
    expect(second).toMatch(line('verify', 'Asha@college\\.example\\.org'));
    expect(third).toMatch(line('create', 'Asha@college\\.example\\.org'));
    const { db } = await open();
    const { user_id } = await db.deleteFrom('users').returning('user_id').executeTakeFirstOrThrow();
    const newest = await user('log', '--limit', '1');
    expect(newest).toMatchObject({ code: 0, stderr: '1 act\n' });
    expect(newest.stdout.trimEnd()).toMatch(line('make admin', `deleted account ${user_id}`));
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
    }
    const before = await user('show', 'asha@college.example.org');
    expect(before.stdout).toMatch(/second factor {2}on\n/);
    const removed = await user('set', 'asha@college.example.org', '--second-factor=off');
    expect(removed).toEqual({ ...before, stdout: before.stdout.replace('factor  on', 'factor  off') });
    const other = people.find(({ username }) => username === 'Bela.Rao')?.user_id;
    for (const table of ['authenticator_apps', 'recovery_codes'] as const)
      expect(await db.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: other }]);
    expect((await user('log', '--limit', '1')).stdout).toMatch(
      /\tremove second factor\tAsha@college\.example\.org\t/,
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
    await db
      .insertInto('rate_hits')
      .values({ hit_id: 'h', bucket: 'login:account:asha@college.example.org', hit_at: Date.now() })
      .execute();
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

describe('the user command', () => {
  const nowhere = { dataDir: '/dev/null/nowhere', databaseUrl: undefined };

  it.each([
    [['create', ...asha, '--email', 'nobody'], /valid email/],
    [['create', ...asha, '--username', 'a b'], /^Username/],
    [['create', ...asha, '--password', 'short'], /8 characters/],
    [['create', ...asha.slice(0, 6)], /^required option '--password <password>' not specified/],
    [['create', ...asha, '--role', 'admin'], /--role/],
    [['set', 'asha@college.example.org'], /what to change/],
    [
      ['set', 'asha@college.example.org', '--verified=yes'],
      /^option '--verified \[boolean\]' argument 'yes' is invalid. Allowed choices are true, false/,
    ],
    [
      ['set', 'asha@college.example.org', '--second-factor=on'],
      /^option '--second-factor <off>' argument 'on' is invalid. Allowed choices are off/,
    ],
    [['set', '--verified=true'], /^missing required argument 'email'/],
    [['show', 'a@b.example.org', 'c@d.example.org'], /^too many arguments/],
    [
      ['log', '--limit', 'all'],
      /^option '--limit <number>' argument 'all' is invalid. It must be a whole number/,
    ],
    [['log', '--limit', '0'], /must be a whole number of at least 1/],
    [['grant', 'asha@college.example.org'], /create, set, show, list, log/],
    [[], /create, set, show, list, log/],
  ])('reports invalid arguments on one line before it opens a database: %j', async (words, line) => {
    const { code, stdout, stderr } = await runCommand('user.ts', words, nowhere);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr.match(/\n/g)).toHaveLength(1);
  });

  it.each(['user.ts', 'seed.ts', 'backup.ts'])(
    'prints the usage with --help, as other commands do: %s',
    async (tool) => {
      const { code, stdout, stderr } = await runCommand(tool, ['--help'], nowhere);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^Usage: npm run (user|seed|backup) -- /);
    },
  );

  it('reports a PostgreSQL server that is not reachable, without its password', async () => {
    const { code, stderr } = await runCommand('user.ts', ['list'], {
      ...nowhere,
      databaseUrl: 'postgres://site:secret@127.0.0.1:1/site',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1 can't be used: (?!.*secret).*\n$/);
  });
});
