import { sql } from 'kysely';
import { expect } from 'vitest';
import { saveAuthenticatorApp } from '../../server/accounts/second-factor/authenticator-apps-repository.ts';
import { insertPasskeyChallenge } from '../../server/accounts/second-factor/passkey-challenges-repository.ts';
import { insertPasskey } from '../../server/accounts/second-factor/passkeys-repository.ts';
import { insertRecoveryCodes } from '../../server/accounts/second-factor/recovery-codes-repository.ts';
import { insertLoginChallenge } from '../../server/accounts/sessions/login-challenges-repository.ts';
import type { Database } from '../../server/database/database.ts';
import { insertMail } from '../../server/mail/mails-repository.ts';
import { wrongCode, type Api, type Person } from '../api.ts';

let acts = 0;

/** The new address of the person. It does not contain the text that the tests search for. */
export const wantedBy = ({ username }: Person) => `wanted${username.split('_')[1]}@example.org`;

/** Inserts a row of the person in every table that can have one. Returns a token and the person's id. */
export async function insertRowOfEachTable(
  api: Api,
  database: Database,
  person: Person,
): Promise<{ token: string; userId: string }> {
  const { email } = person;
  const response = await api.post('/login', person);
  const userId = String(response.body.userId);
  await api.post('/send-reset-otp', { email });
  await expect.poll(() => api.mails.at(-1)).toMatchObject({ to: email, purpose: 'reset' });
  await api.post('/reset-password', {
    email,
    otp: wrongCode(api.codeFor(email)),
    newPassword: 'Winter-kettle-88',
  });
  await api.post('/login', { email, password: 'Wrong-passw0rd' });
  await api.post(
    '/api/account/email',
    { newEmail: wantedBy(person), password: person.password },
    { token: String(response.body.token) },
  );
  const progress = {
    version: 1,
    lessons: { 'html/lists': { doneAt: 1 } },
    drafts: { 'html/lists#nested-list': [{ savedAt: 1, origin: 'a', code: { html: '<p>Tea</p>' } }] },
  };
  await api.send({
    method: 'PUT',
    url: '/api/progress',
    payload: progress,
    headers: { authorization: `Bearer ${String(response.body.token)}` },
  });
  await database.db
    .insertInto('email_proofs')
    .values({ email_key: email, secret_hash: 'x', verified_at: 1, expires_at: 2 })
    .execute();
  await insertFactors(database, userId);
  await insertMail(database.db, {
    mail_id: `m${acts}`,
    email_key: email,
    user_id: null,
    purpose: 'reset',
    content: JSON.stringify({ purpose: 'register', to: email, code: '000000' }),
    created_at: 1,
    expires_at: 2,
  });
  await database.db.updateTable('mails').set({ due_at: null }).where('mail_id', '=', `m${acts}`).execute();
  acts += 1;
  await database.db
    .insertInto('admin_acts')
    .values([
      {
        act_id: `a${acts}`,
        acted_at: 1,
        actor: 'someone-else',
        subject: userId,
        act: 'verify',
        from_address: '203.0.113.9',
      },
      {
        act_id: `b${acts}`,
        acted_at: 2,
        actor: userId,
        subject: 'someone-else',
        act: 'verify',
        from_address: '203.0.113.5',
      },
    ])
    .execute();
  return { token: String(response.body.token), userId };
}

/** A row in each table of the second factor. */
async function insertFactors({ db }: Database, userId: string): Promise<void> {
  const owner = { user_id: userId, created_at: 1 };
  await insertPasskey(db, {
    ...owner,
    passkey_id: `p-${userId}`,
    credential_id: `credential-${userId}`,
    public_key: `public-key-${userId}`,
    counter: 3,
    transports: 'internal,hybrid',
    name: 'Laptop',
    last_used_at: null,
  });
  await insertPasskeyChallenge(db, {
    challenge: `challenge-${userId}`,
    user_id: userId,
    session_id: `s-${userId}`,
    expires_at: 2,
  });
  await saveAuthenticatorApp(db, { ...owner, secret: `totp-${userId}`, confirmed_at: 1, last_step: 7 });
  await insertRecoveryCodes(db, [
    {
      ...owner,
      recovery_code_id: `r-${userId}`,
      salt: `salt-${userId}`,
      code_hash: `code-hash-${userId}`,
      used_at: null,
    },
  ]);
  await insertLoginChallenge(db, {
    ...owner,
    secret_hash: `secret-hash-${userId}`,
    client: '192.0.2.1',
    browser_hash: `browser-hash-${userId}`,
    passkey_challenge: null,
    wrong_guesses: 2,
    expires_at: 2,
  });
}

/** Each table with its columns, and all its rows as one text. */
export async function readTables({
  db,
}: Database): Promise<{ name: string; columns: string[]; text: string }[]> {
  const tables = await db.introspection.getTables();
  return Promise.all(
    tables.map(async ({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      text: JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows),
    })),
  );
}
