import { expect, it } from 'vitest';
import { verifyPassword } from '../../server/accounts/passwords/password-hash.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { runCommand } from '../../tests/run-command.ts';
import { asha } from './people-for-tests.ts';

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
      /name {11}Asha Rao\n.*Asha\.Rao\n.*Asha@college\.example\.org\n.*Malnad Institute\n.*Hassan\n.*yes\n.*admin\n.*yes\n/,
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

  it('lists any number of accounts, each once', async () => {
    expect(await runCommand('seed.ts', ['--users', '1001'], findSettings())).toMatchObject({ code: 0 });
    const { stdout, stderr } = await user('list');
    expect(stderr).toBe('1001 accounts\n');
    expect(new Set(stdout.trim().split('\n')).size).toBe(1001);
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

  it('rejects a weak password when the setting says so, of a new account and of an existing one', async () => {
    const env = { REFUSE_COMMON_PASSWORDS: 'true' };
    const strictly = (...words: string[]) => runCommand('user.ts', words, findSettings(), '', env);
    const weak = ['--password', 'Kettle-asha.rao-88'];
    const stderr = 'This password contains your username. Choose one that does not.\n';
    const refused = { code: 1, stdout: '', stderr };
    expect(await strictly('create', ...asha, ...weak)).toEqual(refused);
    await user('create', ...asha);
    expect(await strictly('set', 'asha@college.example.org', ...weak)).toEqual(refused);
    const { db } = await open();
    const { password_hash } = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(await verifyPassword('Monsoon2026', password_hash)).toBe(true);
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
});
