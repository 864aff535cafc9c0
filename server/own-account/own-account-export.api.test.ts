import { accountFields } from '#contract/account-fields.ts';
import { expect, test } from 'vitest';
import { startApi } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { insertRowOfEachTable, readTables, wantedBy } from '../../tests/server/rows-of-each-table.ts';

/**
 * Where the export shows each column. A new table or column fails the test below until somebody has decided about it.
 */
const shownAs: Record<string, { part: string; columns: Record<string, string>; kept?: readonly string[] }> = {
  users: {
    part: 'account',
    columns: {
      user_id: 'userId',
      name: 'name',
      username: 'username',
      username_key: 'usernameKey',
      email: 'email',
      email_key: 'emailKey',
      ...Object.fromEntries(accountFields.map(({ column, key }) => [column, key])),
      verified: 'veri',
      verified_by: 'verifiedBy',
      admin: 'roleAdmin',
      created_at: 'createdAt',
      blocked: 'blocked',
    },
    kept: ['password_hash', 'password_version'],
  },
  sessions: {
    part: 'sessions',
    columns: {
      session_id: 'id',
      device: 'device',
      created_at: 'createdAt',
      last_used_at: 'lastUsedAt',
      proved_at: 'provedAt',
    },
    kept: ['token_hash', 'user_id'],
  },
  progress: {
    part: 'progress',
    columns: { progress: 'progress', updated_at: 'updatedAt' },
    kept: ['user_id'],
  },
  drafts: {
    part: 'drafts',
    columns: { sample: 'sample', versions: 'versions', passed: 'passed', stored_at: 'storedAt' },
    // Made of what is shown.
    kept: ['draft_id', 'user_id', 'bytes'],
  },
  codes: {
    part: 'codes',
    columns: {
      code_id: 'id',
      purpose: 'purpose',
      email_key: 'emailKey',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      used_at: 'usedAt',
      voided_at: 'voidedAt',
    },
    kept: ['code_hash', 'link_hash', 'asker_hash', 'user_id'],
  },
  code_guesses: {
    part: 'wrongGuesses',
    columns: { guess_id: 'id', purpose: 'purpose', email_key: 'emailKey', guessed_at: 'guessedAt' },
    kept: ['asker_hash'],
  },
  known_browsers: {
    part: 'knownBrowsers',
    columns: { browser_id: 'id', created_at: 'createdAt', last_used_at: 'lastUsedAt' },
    kept: ['secret_hash', 'user_id'],
  },
  mails: {
    part: 'mails',
    columns: {
      mail_id: 'id',
      purpose: 'purpose',
      email_key: 'emailKey',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      due_at: 'nextAttemptAt',
      attempts: 'attempts',
      may_have_left: 'mayHaveLeft',
      failure: 'failure',
      given_up_at: 'givenUpAt',
    },
    // The text of the mail is a code, and its claim belongs to a server.
    kept: ['content', 'claim_id', 'user_id'],
  },
  email_changes: {
    part: 'emailChange',
    columns: {
      new_email: 'newEmail',
      new_email_key: 'newEmailKey',
      session_id: 'session',
      started_at: 'startedAt',
      sent_at: 'sentAt',
      expires_at: 'expiresAt',
    },
    kept: ['user_id'],
  },
  email_proofs: {
    part: 'emailProofs',
    columns: { email_key: 'emailKey', verified_at: 'verifiedAt', expires_at: 'expiresAt' },
    kept: ['secret_hash'],
  },
  passkeys: {
    part: 'passkeys',
    columns: {
      passkey_id: 'id',
      credential_id: 'credentialId',
      public_key: 'publicKey',
      counter: 'counter',
      transports: 'transports',
      name: 'name',
      created_at: 'createdAt',
      last_used_at: 'lastUsedAt',
    },
    kept: ['user_id'],
  },
  passkey_challenges: {
    part: 'passkeyChallenges',
    columns: { session_id: 'sessionId', expires_at: 'expiresAt' },
    kept: ['challenge', 'user_id'],
  },
  authenticator_apps: {
    part: 'authenticatorApp',
    columns: { created_at: 'createdAt', confirmed_at: 'confirmedAt', last_step: 'lastStep' },
    kept: ['secret', 'user_id'],
  },
  recovery_codes: {
    part: 'recoveryCodes',
    columns: { recovery_code_id: 'id', created_at: 'createdAt', used_at: 'usedAt' },
    kept: ['salt', 'code_hash', 'user_id'],
  },
  login_challenges: {
    part: 'loginChallenges',
    columns: {
      client: 'client',
      session_id: 'session',
      wrong_guesses: 'wrongGuesses',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
    },
    kept: ['secret_hash', 'user_id', 'browser_hash', 'passkey_challenge'],
  },
  rate_hits: { part: 'countedTries', columns: { hit_id: 'id', bucket: 'bucket', hit_at: 'at' } },
  locks: { part: 'locks', columns: { lock_name: 'name', taken_at: 'takenAt' } },
  // PostgreSQL also stores the transaction's number, which is not personal data.
  account_changes: {
    part: 'accountChanges',
    columns: { change_id: 'id', created_at: 'accountCreatedAt', changed_at: 'changedAt' },
    kept: ['user_id', 'written_by'],
  },
  admin_acts: {
    part: 'adminActs',
    columns: {
      act_id: 'id',
      act: 'act',
      acted_at: 'at',
      actor: 'actor',
      subject: 'subject',
      from_address: 'fromAddress',
      reason: 'reason',
      affected: 'affected',
    },
  },
};

describeOnEachEngine('the data about a person', (open, _findSettings, engine) => {
  test('is exported with all rows and columns except hashes and data of other people', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const other = await api.signUp();
    const { token, userId } = await insertRowOfEachTable(api, database, person);
    await insertRowOfEachTable(api, database, other);
    const { status, body, text, headers } = await api.get('/api/account/export', { token });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      format: 'first-commit-account',
      version: 1,
      exportedAt: '2026-11-21T09:00:00.000Z',
      account: {
        userId,
        name: person.name,
        email: person.email,
        college: person.collegeName,
        location: person.location,
        veri: 'verified',
        roleAdmin: false,
      },
      sessions: [{ device: expect.any(String) }],
      progress: {
        progress: { lessons: { 'html/lists': { doneAt: 1 } } },
        updatedAt: '2026-11-21T09:00:00.000Z',
      },
      drafts: [
        { sample: 'html/lists#nested-list', versions: [{ code: { html: '<p>Tea</p>' } }], passed: false },
      ],
      emailChange: { newEmail: wantedBy(person) },
      codes: expect.arrayContaining(
        ['register', 'reset', 'current-email', 'new-email'].map((purpose) =>
          expect.objectContaining({ purpose }),
        ),
      ),
      wrongGuesses: [{ purpose: 'reset' }],
      adminActs: [
        { actor: null, subject: userId, fromAddress: null },
        { actor: userId, subject: null, fromAddress: '203.0.113.5' },
      ],
    });
    for (const { name, columns } of await readTables(database)) {
      // A digest of an email that no account has, and ids of deleted accounts: nothing leads from them to a person.
      if (['lowered_flags', 'erased_accounts'].includes(name)) continue;
      const shown = shownAs[name];
      const decided = [...Object.keys(shown?.columns ?? {}), ...(shown?.kept ?? [])];
      expect(
        decided.filter((column) => engine === 'postgres' || column !== 'written_by').toSorted(),
        name,
      ).toEqual(columns.toSorted());
      const rows = [body[shown?.part ?? '']].flat();
      expect(rows.length, name).toBeGreaterThan(0);
      for (const row of rows)
        expect(Object.keys(row as object).toSorted(), name).toEqual(
          Object.values(shown?.columns ?? {}).toSorted(),
        );
    }
    const secrets = await database.db.selectFrom('users').select('password_hash').execute();
    const tokens = await database.db.selectFrom('sessions').select('token_hash').execute();
    const codes = await database.db.selectFrom('codes').select('code_hash').execute();
    for (const secret of [...secrets, ...tokens, ...codes].flatMap((row) => Object.values(row)))
      expect(text).not.toContain(secret);
    for (const secret of ['totp', 'salt', 'code-hash', 'secret-hash', 'browser-hash', 'challenge'])
      expect(text).not.toContain(`${secret}-${userId}`);
    for (const foreign of [other.email, other.username, 'someone-else', '203.0.113.9'])
      expect(text).not.toContain(foreign);
  });
});
