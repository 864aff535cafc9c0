import type { Generated } from 'kysely';

/**
 * The tables as Kysely sees them, the same on both engines.
 * Times are whole milliseconds since 1970, ids are text, and a flag is 0 or 1.
 * A `…_key` column holds the text in the form in which it is compared (see `accountKey` in contract/accounts.ts).
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
  mails: MailsTable;
  known_browsers: KnownBrowsersTable;
};

export type Flag = 0 | 1;

/** What a code may be used for; a code of one purpose is worth nothing for another. */
export type CodePurpose = 'register' | 'reset';

export type UsersTable = {
  user_id: string;
  name: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  college: string;
  location: string;
  verified: Flag;
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
  /** Of the secret in the link that a reset mail holds beside the code. */
  link_hash: string | null;
};

export type CodeGuessesTable = {
  guess_id: string;
  purpose: CodePurpose;
  email_key: string;
  guessed_at: number;
};

/** An address whose mailed code was typed back; one registration by the same client or with the same secret spends it. */
export type EmailProofsTable = {
  email_key: string;
  client: string;
  secret_hash: string;
  verified_at: number;
  expires_at: number;
};

export type RateHitsTable = {
  hit_id: string;
  bucket: string;
  hit_at: number;
};

/** A row is locked by writing it: who writes the same name waits until the other's transaction ends. */
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

/** What a learner has done, as the JSON of contract/progress.ts. */
export type ProgressTable = {
  user_id: string;
  progress: string;
  updated_at: number;
};

/** Written by triggers: an account was added, deleted or edited. `created_at` is the account's own, `changed_at` the row's. */
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
  purpose: CodePurpose;
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
};

/** A browser that an account was signed in from: it has the secret in a cookie. */
export type KnownBrowsersTable = {
  browser_id: string;
  user_id: string;
  secret_hash: string;
  created_at: number;
  last_used_at: number;
};
