import { describe, expect, it } from 'vitest';
import { runCommand } from '../../tests/run-command.ts';
import { asha } from './people-for-tests.ts';

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

  it.each(['user.ts', 'seed.ts', 'database/backup.ts'])(
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
