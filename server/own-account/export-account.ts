import { toAccountFieldResponses } from '#contract/account-fields.ts';
import { accountKey } from '#contract/accounts.ts';
import { draftSchema } from '#contract/progress/drafts.ts';
import type { AccountExport, OwnAccount } from '#contract/own-account.ts';
import { listGuesses } from '../accounts/codes/code-guesses-repository.ts';
import { listCodes } from '../accounts/codes/codes-repository.ts';
import { listKnownBrowsers } from '../accounts/known-browsers/known-browsers-repository.ts';
import { listHits } from '../limits/rate-hits-repository.ts';
import { listEmailProofs } from '../accounts/registration/email-proofs-repository.ts';
import { findAuthenticatorApp } from '../accounts/second-factor/authenticator-apps-repository.ts';
import { listLoginChallenges } from '../accounts/sessions/login-challenges-repository.ts';
import { listPasskeyChallengesOf } from '../accounts/second-factor/passkey-challenges-repository.ts';
import { listPasskeys } from '../accounts/second-factor/passkeys-repository.ts';
import { listRecoveryCodes } from '../accounts/second-factor/recovery-codes-repository.ts';
import { type SignedIn, toOwnSession } from '../accounts/sessions/sessions.ts';
import { listSessionsOf } from '../accounts/sessions/sessions-repository.ts';
import { toAccountFlags } from '../accounts/users/user-responses.ts';
import { findOwnUser, type OwnUser } from '../accounts/users/users-repository.ts';
import { listActsAbout } from '../accounts/users/admin-acts-repository.ts';
import { listChangesOf } from '../accounts/users/account-changes-repository.ts';
import type { Db } from '../database/database.ts';
import { listLocks } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { formatTime } from '../kernel/clock.ts';
import { listMails } from '../mail/mails-repository.ts';
import { listDrafts } from '../progress/drafts-repository.ts';
import { findProgress } from '../progress/progress-repository.ts';
import { findEmailChange, type EmailChange } from './email/email-changes-repository.ts';
import {
  bucketsOf,
  toExportedAct,
  locksOf,
  type PersonKeys,
  type PersonWithBrowsers,
} from './own-account-rules.ts';

/**
 * All data stored about the person, field by field, so that a new column is exported on purpose or not at
 * all. The hashes of password, tokens and codes and the key of an authenticator app are left out.
 */
export async function exportAccount(
  { database: { reader: db }, clock }: Pick<AppContext, 'database' | 'clock'>,
  { user }: SignedIn,
): Promise<AccountExport> {
  const person = { user_id: user.user_id, email_key: accountKey(user.email) };
  const account = await findOwnUser(db, person.user_id);
  if (account === undefined) throw new Error('The account was deleted while it was exported.');
  const sessions = await listSessionsOf(db, person.user_id);
  const browsers = await listKnownBrowsers(db, person.user_id);
  const progress = await findProgress(db, person.user_id);
  const drafts = await listDrafts(db, person.user_id);
  const emailChange = await findEmailChange(db, person.user_id);
  const adminActs = await listActsAbout(db, person.user_id);
  return {
    format: 'first-commit-account',
    version: 1,
    exportedAt: formatTime(clock()),
    account: toExportedAccount(account),
    sessions: sessions
      .toSorted((a, b) => a.created_at - b.created_at)
      .map((row) => ({ ...toOwnSession(row), provedAt: formatTime(row.proved_at) })),
    knownBrowsers: browsers.map((row) => ({
      id: row.browser_id,
      createdAt: formatTime(row.created_at),
      lastUsedAt: formatTime(row.last_used_at),
    })),
    progress:
      progress === undefined
        ? null
        : { progress: progress.progress, updatedAt: formatTime(progress.updatedAt) },
    drafts: drafts.map((row) => ({
      sample: row.sample,
      versions: draftSchema.parse(JSON.parse(row.versions)),
      passed: row.passed === 1,
      storedAt: formatTime(row.stored_at),
    })),
    emailChange: emailChange === undefined ? null : toExportedEmailChange(emailChange),
    ...(await exportSecondFactor(db, person.user_id)),
    ...(await exportCodes(db, person)),
    ...(await exportCounts(db, { ...person, browserIds: browsers.map(({ browser_id }) => browser_id) })),
    adminActs: adminActs.map((act) => toExportedAct(act, person)),
  };
}

/** The account as the account page shows it. */
export async function showAccount(
  { database: { reader } }: Pick<AppContext, 'database'>,
  { user }: SignedIn,
): Promise<OwnAccount> {
  const account = await findOwnUser(reader, user.user_id);
  if (account === undefined) throw new Error('The account was deleted while it was read.');
  return toOwnAccount(account);
}

function toOwnAccount(account: OwnUser): OwnAccount {
  return {
    ...toAccountFlags(account),
    name: account.name,
    email: account.email,
    ...toAccountFieldResponses(account),
    createdAt: formatTime(account.created_at),
  };
}

function toExportedAccount(account: OwnUser): AccountExport['account'] {
  return {
    ...toOwnAccount(account),
    usernameKey: account.username_key,
    emailKey: account.email_key,
    verifiedBy: account.verified_by,
    blocked: account.blocked === 1,
  };
}

function toExportedEmailChange(change: EmailChange): AccountExport['emailChange'] {
  return {
    newEmail: change.new_email,
    newEmailKey: change.new_email_key,
    session: change.session_id,
    startedAt: formatTime(change.started_at),
    sentAt: formatTime(change.sent_at),
    expiresAt: formatTime(change.expires_at),
  };
}

async function exportSecondFactor(
  db: Db,
  userId: string,
): Promise<
  Pick<
    AccountExport,
    'passkeys' | 'passkeyChallenges' | 'authenticatorApp' | 'recoveryCodes' | 'loginChallenges'
  >
> {
  const passkeys = await listPasskeys(db, userId);
  const passkeyChallenges = await listPasskeyChallengesOf(db, userId);
  const app = await findAuthenticatorApp(db, userId);
  const codes = await listRecoveryCodes(db, userId);
  const logins = await listLoginChallenges(db, userId);
  return {
    passkeys: passkeys.map((row) => ({
      id: row.passkey_id,
      credentialId: row.credential_id,
      publicKey: row.public_key,
      counter: row.counter,
      transports: row.transports,
      name: row.name,
      createdAt: formatTime(row.created_at),
      lastUsedAt: formatTimeOrNull(row.last_used_at),
    })),
    passkeyChallenges: passkeyChallenges.map((row) => ({
      sessionId: row.session_id,
      expiresAt: formatTime(row.expires_at),
    })),
    authenticatorApp:
      app === undefined
        ? null
        : {
            createdAt: formatTime(app.created_at),
            confirmedAt: formatTimeOrNull(app.confirmed_at),
            lastStep: app.last_step,
          },
    recoveryCodes: codes.map((row) => ({
      id: row.recovery_code_id,
      createdAt: formatTime(row.created_at),
      usedAt: formatTimeOrNull(row.used_at),
    })),
    loginChallenges: logins.map((row) => ({
      client: row.client,
      session: row.session_id,
      wrongGuesses: row.wrong_guesses,
      createdAt: formatTime(row.created_at),
      expiresAt: formatTime(row.expires_at),
    })),
  };
}

/** What is stored under the person's email: codes, guesses, proofs and mails. */
async function exportCodes(
  db: Db,
  person: PersonKeys,
): Promise<Pick<AccountExport, 'codes' | 'wrongGuesses' | 'mails' | 'emailProofs'>> {
  const codes = await listCodes(db, person);
  const guesses = await listGuesses(db, person.email_key);
  const mails = await listMails(db, person);
  const proofs = await listEmailProofs(db, person.email_key);
  return {
    codes: codes.map((row) => ({
      id: row.code_id,
      purpose: row.purpose,
      emailKey: row.email_key,
      createdAt: formatTime(row.created_at),
      expiresAt: formatTime(row.expires_at),
      usedAt: formatTimeOrNull(row.used_at),
      voidedAt: formatTimeOrNull(row.voided_at),
    })),
    wrongGuesses: guesses.map((row) => ({
      id: row.guess_id,
      purpose: row.purpose,
      emailKey: row.email_key,
      guessedAt: formatTime(row.guessed_at),
    })),
    mails: mails.map((row) => ({
      id: row.mail_id,
      purpose: row.purpose,
      emailKey: row.email_key,
      createdAt: formatTime(row.created_at),
      expiresAt: formatTime(row.expires_at),
      nextAttemptAt: formatTimeOrNull(row.due_at),
      attempts: row.attempts,
      mayHaveLeft: row.may_have_left === 1,
      failure: row.failure,
      givenUpAt: formatTimeOrNull(row.given_up_at),
    })),
    emailProofs: proofs.map((row) => ({
      emailKey: row.email_key,
      verifiedAt: formatTime(row.verified_at),
      expiresAt: formatTime(row.expires_at),
    })),
  };
}

/** What limits, locks and the log of changes store under the person's email and id. */
async function exportCounts(
  db: Db,
  person: PersonWithBrowsers,
): Promise<Pick<AccountExport, 'countedTries' | 'locks' | 'accountChanges'>> {
  const hits = await listHits(db, bucketsOf(person));
  const locks = await listLocks(db, locksOf(person));
  const changes = await listChangesOf(db, person.user_id);
  return {
    countedTries: hits.map((row) => ({ id: row.hit_id, bucket: row.bucket, at: formatTime(row.hit_at) })),
    locks: locks.map((row) => ({ name: row.lock_name, takenAt: formatTime(row.taken_at) })),
    accountChanges: changes.map((row) => ({
      id: row.change_id,
      accountCreatedAt: formatTime(row.created_at),
      changedAt: formatTime(row.changed_at),
    })),
  };
}

function formatTimeOrNull(time: number | null): string | null {
  return time === null ? null : formatTime(time);
}
