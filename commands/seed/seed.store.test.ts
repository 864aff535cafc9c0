import { accountFields } from '#contract/account-fields.ts';
import { describe, expect, it } from 'vitest';
import { emailSchema, nameSchema, passwordSchema, usernameSchema } from '../../contract/accounts.ts';
import { verifyPassword } from '../../server/accounts/passwords/password-hash.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { runCommand } from '../../tests/run-command.ts';
import { createPersonFactory, seedPassword } from './people.ts';
import { startProgress } from '../command-line/progress-bar.ts';

describe('seeded people', () => {
  const make = createPersonFactory(1);
  const people = Array.from({ length: 5000 }, (_, index) => make(index * 37));

  it('follow the rules of the registration', () => {
    for (const person of people) {
      expect(nameSchema.safeParse(person.name).data).toBe(person.name);
      expect(usernameSchema.safeParse(person.username).data).toBe(person.username);
      expect(emailSchema.safeParse(person.email).data).toBe(person.email);
      for (const { column, schema } of accountFields)
        expect(schema.safeParse(person[column]).data, column).toBe(person[column]);
    }
  });

  it('have usernames of at most 30 characters even under the largest seed and number', () => {
    const last = createPersonFactory(1_000_000);
    for (let index = 9_995_000; index < 10_000_000; index++)
      expect(usernameSchema.safeParse(last(index).username).success).toBe(true);
  });

  it('have many names, colleges and places; some are unverified and none is an admin', () => {
    const count = (field: 'name' | 'college' | 'location') =>
      new Set(people.map((person) => person[field])).size;
    expect(count('name')).toBeGreaterThan(3000);
    expect(count('college')).toBeGreaterThan(200);
    expect(count('location')).toBeGreaterThan(200);
    expect(people.filter(({ verified }) => verified === 0).length).toBeGreaterThan(500);
    expect(people.every(({ admin }) => admin === 0)).toBe(true);
  });

  it('never share a username or e-mail, within a seed or across seeds', () => {
    const other = createPersonFactory(2);
    const all = Array.from({ length: 60_000 }, (_, index) => [make(index), other(index)]).flat();
    expect(new Set(all.map(({ username_key }) => username_key)).size).toBe(all.length);
    expect(new Set(all.map(({ email_key }) => email_key)).size).toBe(all.length);
  });

  it('are the same for the same seed, and different for another seed', () => {
    expect(createPersonFactory(1)(4321)).toEqual(make(4321));
    expect(createPersonFactory(2)(4321).name).not.toBe(make(4321).name);
    expect(make(0)).toMatchObject({ user_id: 'seed-1-00000000' });
  });

  it('log in with the documented password', async () => {
    expect(passwordSchema.safeParse(seedPassword).success).toBe(true);
    expect(await verifyPassword(seedPassword, make(0).password_hash)).toBe(true);
  });
});

describeOnEachEngine('the seed command', (open, findSettings) => {
  const seed = (...words: string[]) => runCommand('seed.ts', words, findSettings());

  it('adds the requested accounts, and only missing ones when it runs again', async () => {
    const first = await seed('--users', '1200');
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout).toMatch(/^Added 1200 accounts with the password Welcome2Club in [\d.]+ s\.\n$/);
    const { db } = await open();
    const before = await db.selectFrom('users').selectAll().orderBy('user_id').execute();
    const make = createPersonFactory(1);
    expect(before).toEqual(Array.from({ length: 1200 }, (_, index) => make(index)));

    await db.deleteFrom('users').where('user_id', '=', make(7).user_id).execute();
    expect((await seed('--users', '1200')).stdout).toMatch(
      /^Added 1 accounts .* 1199 of seed 1 existed already\.\n$/,
    );
    expect(await db.selectFrom('users').selectAll().orderBy('user_id').execute()).toEqual(before);
    expect((await seed('--users', '10', '--seed', '9')).stdout).toMatch(/^Added 10 accounts/);
  });

  it("leaves out who would take another account's name, and says so", async () => {
    const { db } = await open();
    const taken = { ...createPersonFactory(1)(3), user_id: 'real', name: 'A Real Member' };
    await db.insertInto('users').values(taken).execute();
    expect((await seed('--users', '5')).stdout).toMatch(/^Added 4 accounts .* 1 were skipped/);
    expect(await db.selectFrom('users').select('name').where('user_id', '=', 'real').execute()).toEqual([
      { name: 'A Real Member' },
    ]);
  });
});

describe('the seed command', () => {
  it.each([
    [[]],
    [['--users', '0']],
    [['--users', '1.5']],
    [['--users', '10', '--seed', '-1']],
    [['--users', '99999999999']],
    [['--users', '5', 'more']],
  ])('rejects %j on one line', async (words) => {
    const { code, stderr } = await runCommand('seed.ts', words, {
      dataDir: '/dev/null/nowhere',
      databaseUrl: undefined,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});

describe('the progress of a command', () => {
  it('is a line for every 10 % when the output is not a terminal', () => {
    const lines: string[] = [];
    const stream = Object.assign(Object.create(process.stderr), {
      isTTY: false,
      write: (line: string) => lines.push(line) > 0,
    });
    const progress = startProgress(100, 'accounts', stream);
    for (let done = 1; done <= 100; done++) progress.report(done);
    progress.end();
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('10% (10 of 100 accounts)\n');
    expect(lines[9]).toBe('100% (100 of 100 accounts)\n');
  });
});
