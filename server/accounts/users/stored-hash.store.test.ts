import { expect, test } from 'vitest';
import { registerRequest } from '#contract/accounts.ts';
import { newPerson, startApi } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { newUserRow } from '../registration/registration-rules.ts';
import { insertManyUsers } from './bulk-users-repository.ts';
import { insertUser, replacePasswordHash, updatePassword } from './users-repository.ts';

const damaged = ['undefined', '', '[object Object]', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$'];

describeOnEachEngine('the stored password hash', (open) => {
  test.each(damaged)('[70] %j is never stored instead of a hash', async (value) => {
    const { db, engine, transact } = await open();
    const made = { isVerified: false, isAdmin: false, now: 1 };
    const row = newUserRow(registerRequest.parse(newPerson()), {
      userId: 'one',
      passwordHash: value,
      ...made,
    });
    const message = 'A password hash was expected, and this is not one.';
    await expect(insertUser(db, row)).rejects.toThrow(message);
    await expect(transact([], (work) => insertManyUsers(work, engine, [row]))).rejects.toThrow(message);
    await expect(updatePassword(db, 'one', { passwordHash: value })).rejects.toThrow(message);
    const replaced = replacePasswordHash(db, 'one', { passwordHash: value, version: 1 });
    await expect(replaced).rejects.toThrow(message);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('[70] an account with a damaged hash answers like one with another password, until a reset', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    await database.db.updateTable('users').set({ password_hash: 'undefined' }).execute();
    for (const password of [person.password, 'undefined-A1'])
      expect((await api.post('/login', { email: person.email, password })).status).toBe(401);
    api.pass({ minutes: 2 });
    await api.post('/send-reset-otp', { email: person.email });
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
    const reset = { email: person.email, otp: api.codeFor(person.email), newPassword: 'Another-passw0rd' };
    expect((await api.post('/reset-password', reset)).status).toBe(200);
    await api.signIn({ email: person.email, password: reset.newPassword });
  });
});
