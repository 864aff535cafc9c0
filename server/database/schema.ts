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
  subject: string;
  act: string;
  from_address: string;
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
