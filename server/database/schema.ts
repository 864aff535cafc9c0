import type { AccountFieldColumns } from '#contract/account-fields.ts';
import type { Generated } from 'kysely';

/**
 * The tables as Kysely sees them, the same on both engines. Times are whole milliseconds since 1970, ids are
 * text, and a flag is 0 or 1. A `…_key` column holds the text in the form in which it is compared (see
 * `accountKey` in contract/accounts.ts).
 */
export type Schema = {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  code_guesses: CodeGuessesTable;
  email_proofs: EmailProofsTable;
  rate_hits: RateHitsTable;
  locks: LocksTable;
  admin_acts: AdminActsTable;
  account_changes: AccountChangesTable;
  progress: ProgressTable;
  drafts: DraftsTable;
  mails: MailsTable;
  known_browsers: KnownBrowsersTable;
  email_changes: EmailChangesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  authenticator_apps: AuthenticatorAppsTable;
  recovery_codes: RecoveryCodesTable;
  login_challenges: LoginChallengesTable;
  lowered_flags: LoweredFlagsTable;
  erased_accounts: ErasedAccountsTable;
};

export type Flag = 0 | 1;

/** What a code may be used for; a code of one purpose is not valid for another. */
export type CodePurpose = 'register' | 'reset' | 'current-email' | 'new-email';
export type MailPurpose = CodePurpose | 'notice';

/** A column that is added later has a default, so that rows may leave it out. */
type AccountFieldsOfUsers = { [Column in keyof AccountFieldColumns]: Generated<AccountFieldColumns[Column]> };

export type UsersTable = AccountFieldsOfUsers & {
  user_id: string;
  name: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  /** Grows with each new password; another hash of the same password keeps it. */
  password_version: Generated<number>;
  verified: Flag;
  /** Who decided that: the rule for the email's domain, or an admin. Null for an old account whose admin is unknown. */
  verified_by: 'rule' | 'admin' | null;
  admin: Flag;
  created_at: number;
  /** A blocked account can't sign in. */
  blocked: Generated<Flag>;
};

export type SessionsTable = {
  session_id: string;
  token_hash: string;
  user_id: string;
  device: string;
  created_at: number;
  last_used_at: number;
  /** When its person last proved a second factor, or the password of an account without one. */
  proved_at: Generated<number>;
};

export type CodesTable = {
  code_id: string;
  purpose: CodePurpose;
  email_key: string;
  code_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  voided_at: number | null;
  /** Of the secret in the link that the mail holds beside the code. */
  link_hash: string | null;
  /** Of the secret in the cookie of the browser that asked for the code; null without one. */
  asker_hash: string | null;
  /** The account whose change of email the code is for; null for any other purpose. */
  user_id: string | null;
};

export type CodeGuessesTable = {
  guess_id: string;
  purpose: CodePurpose;
  email_key: string;
  guessed_at: number;
  /** Set for a guess by the browser that had asked for the code. */
  asker_hash: string | null;
};

/** An address whose mailed code or link was sent back; one registration with the same secret uses it up. */
export type EmailProofsTable = {
  email_key: string;
  /** Of the secret in the cookie of whoever verified the address. */
  secret_hash: string;
  verified_at: number;
  expires_at: number;
};

export type RateHitsTable = {
  hit_id: string;
  bucket: string;
  hit_at: number;
};

/** A row is locked by writing it: another transaction that writes the same name waits until this one ends. */
export type LocksTable = {
  lock_name: string;
  taken_at: number;
};

export type AdminActsTable = {
  act_id: string;
  acted_at: number;
  actor: string;
  /** '' for an act that concerns nobody in particular, such as an export. */
  subject: string;
  act: string;
  from_address: string;
  reason: string | null;
  /** How many sessions were ended, or rows exported. */
  affected: number | null;
};

/** What a learner has done, as the JSON of contract/progress/progress.ts. */
export type ProgressTable = {
  user_id: string;
  progress: string;
  updated_at: number;
};

/** The versions of a learner's code of one exercise or sample, as the JSON of contract/progress/drafts.ts. */
export type DraftsTable = {
  /** The person's id and the sample's. */
  draft_id: string;
  user_id: string;
  sample: string;
  versions: string;
  /** Of the sample's id and the versions. */
  bytes: number;
  /** Whether one of the versions passed its exercise. */
  passed: Flag;
  /** Later than that of every draft that the person's account had before. */
  stored_at: number;
};

/**
 * Written by triggers: an account was added, deleted or edited. `created_at` is the account's own,
 * `changed_at` the row's.
 */
export type AccountChangesTable = {
  change_id: Generated<number>;
  user_id: string;
  created_at: number;
  changed_at: Generated<number>;
};

/** A mail that is still to be sent, or one that could not be. A mail that was handed over has no row. */
export type MailsTable = {
  mail_id: string;
  email_key: string;
  purpose: MailPurpose;
  /** What the mail says, as JSON; null once it was given up. */
  content: string | null;
  created_at: number;
  /** From then on it is worthless. */
  expires_at: number;
  /** When it may be sent; while a server sends it, when another may take over. Null once it was given up. */
  due_at: number | null;
  attempts: number;
  /** Which claim it is being sent under; null while it waits. */
  claim_id: string | null;
  /** Whether an attempt ended without the mail server saying what became of it. */
  may_have_left: Flag;
  /** Why the last attempt failed: names and codes only. */
  failure: string | null;
  given_up_at: number | null;
  /** The account that the mail is about, when the email alone does not identify it. */
  user_id: string | null;
};

/** A browser that an account was signed in from: it has the secret in a cookie. */
export type KnownBrowsersTable = {
  browser_id: string;
  user_id: string;
  secret_hash: string;
  created_at: number;
  last_used_at: number;
};

/**
 * A change of email that waits for both codes; an account has one at most. Only the session that began it
 * ends it.
 */
export type EmailChangesTable = {
  user_id: string;
  session_id: string;
  new_email: string;
  new_email_key: string;
  started_at: number;
  /** When the newest codes were sent. */
  sent_at: number;
  expires_at: number;
};

/** A credential of WebAuthn. What is kept of it is public: the private key never leaves the authenticator. */
export type PasskeysTable = {
  passkey_id: string;
  user_id: string;
  /** As the authenticator names it; base64url, as is the public key. */
  credential_id: string;
  public_key: string;
  /** How often the authenticator says that it signed; 0 for one that does not count. */
  counter: number;
  /** How the authenticator can be reached (`internal`, `usb` …), separated by commas. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
};

/** What a new passkey has to sign, for the session that asked for it. */
export type PasskeyChallengesTable = {
  challenge: string;
  user_id: string;
  session_id: string;
  expires_at: number;
};

/** The authenticator app of an account; it counts only once a code of it was right. */
export type AuthenticatorAppsTable = {
  user_id: string;
  /**
   * Base32. In clear, since the server computes codes from it:
   * docs/decisions/accounts/0095-second-factor.md.
   */
  secret: string;
  created_at: number;
  confirmed_at: number | null;
  /** The 30-second step of the newest code that was accepted; none up to it is accepted again. */
  last_step: number;
};

/** All codes of a set share a salt, and the cost that stands before each hash. */
export type RecoveryCodesTable = {
  recovery_code_id: string;
  user_id: string;
  salt: string;
  code_hash: string;
  created_at: number;
  used_at: number | null;
};

/** A login whose password was right, or a session whose person is asked again: each needs a second factor. */
export type LoginChallengesTable = {
  secret_hash: string;
  user_id: string;
  /** The session whose person is asked again; null for a login. */
  session_id: string | null;
  /** From where the password came: only this client or this browser may go on. */
  client: string;
  browser_hash: string;
  /** What a passkey has to sign; null for an account without one. */
  passkey_challenge: string | null;
  wrong_guesses: number;
  created_at: number;
  expires_at: number;
};

/** That an admin unverified or blocked an account that has given up its email since: only a digest of both. */
export type LoweredFlagsTable = { digest: string };

/** The id of an account that was erased, alone: restoring a backup erases it again. */
export type ErasedAccountsTable = { user_id: string };
