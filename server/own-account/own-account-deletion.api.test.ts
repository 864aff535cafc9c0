import { expect, test } from 'vitest';
import { hashSecret } from '../kernel/hash-secret.ts';
import { limits } from '../limits/account-limits.ts';
import { startApi } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { insertRowOfEachTable, readTables, wantedBy } from '../../tests/server/rows-of-each-table.ts';

describeOnEachEngine('the data about a person', (open) => {
  test('is deleted completely with the account, and other people’s data stays', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp({
      name: 'Farida Qureshi',
      collegeName: 'Lakeside College',
      location: 'Udaipur',
    });
    const other = await api.signUp();
    const { token, userId } = await insertRowOfEachTable(api, database, person);
    await insertRowOfEachTable(api, database, other);
    // A waiting notice would be missing in the other person's rows too.
    const readNotices = () =>
      database.db.selectFrom('mails').where('purpose', '=', 'notice').selectAll().execute();
    await expect.poll(readNotices).toEqual([]);
    const left = (await readTables(database)).map(({ name, text }) => [name, text.split(other.email).length]);
    const response = await api.remove('/api/account', { password: person.password }, { token });
    expect([response.status, response.body]).toEqual([
      200,
      { message: 'Your account is deleted, and everything we held about you with it.' },
    ]);
    // Only the mail about the deletion is kept after it, until it is sent.
    await expect
      .poll(() => api.notices.at(-1))
      .toMatchObject({ notice: 'account deleted', to: person.email });
    await expect.poll(readNotices).toEqual([]);
    // The mail about the deletion counts in the account's share of notices.
    const share = limits.noticesToAccount(0, person.email).bucket;
    const after = (await readTables(database)).map(({ name, text }) => ({
      name,
      text: text.replaceAll(share, ''),
    }));
    const traces = [
      userId,
      person.email,
      hashSecret(person.email),
      person.username,
      person.name,
      person.collegeName,
      person.location,
      '203.0.113.5',
    ];
    for (const { name, text } of after) {
      if (name === 'account_changes') {
        // The row in the change log, which the servers' searches read. It is deleted an hour later.
        expect(text.split(userId)).toHaveLength(2);
        continue;
      }
      if (name === 'erased_accounts') {
        // The id alone, by which restoring a backup deletes the account again.
        expect(JSON.parse(text)).toEqual([{ user_id: userId }]);
        continue;
      }
      for (const trace of traces)
        // The other person's act has the same invented address.
        if (!(name === 'admin_acts' && trace === '203.0.113.5'))
          expect(text, `${trace} in ${name}`).not.toContain(trace);
    }
    expect(after.map(({ name, text }) => [name, text.split(other.email).length])).toEqual(left);
    // What is counted for an address that was never theirs stays for a day, under its hash. Otherwise people could
    // delete accounts to get more guesses.
    const tablesWith = (trace: string) =>
      after.filter(({ text }) => text.includes(trace)).map(({ name }) => name);
    expect(tablesWith(wantedBy(person))).toEqual([]);
    expect(tablesWith(hashSecret(wantedBy(person))).toSorted()).toEqual(['locks', 'rate_hits']);
  });

  test('[46] an admin’s act stays in the audit log, without the person', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const { token } = await insertRowOfEachTable(api, database, person);
    await api.remove('/api/account', { password: person.password }, { token });
    const acts = await database.db
      .selectFrom('admin_acts')
      .select(['actor', 'subject', 'act', 'from_address', 'acted_at'])
      .orderBy('acted_at')
      .execute();
    expect(acts).toEqual([
      {
        actor: 'someone-else',
        subject: expect.stringMatching(/^deleted:/),
        act: 'verify',
        from_address: '203.0.113.9',
        acted_at: 1,
      },
      { actor: acts[0]?.subject, subject: 'someone-else', act: 'verify', from_address: '', acted_at: 2 },
    ]);
  });
});
