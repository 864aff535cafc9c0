/** How a mail ended, or one attempt at it. */
export type MailOutcome = 'sent' | 'failed' | 'given up';

/**
 * A group of connections to the database: how many are open and in use, and how many callers wait for one.
 */
export type PoolLoad = { pool: 'writes' | 'reads'; open: number; inUse: number; waiting: number };

/** The parts that are measured at the moment when the metrics are read. */
export type MeteredParts = {
  /** Calls that hash a password: all of them, and those that wait for their turn. */
  hashQueue(): { inside: number; waiting: number };
  pools(): readonly PoolLoad[];
  /** Rejects when the database can't be reached. */
  pingDatabase(): Promise<void>;
  countMails(): Promise<{ waiting: number; givenUp: number }>;
  /** Waits until the index of accounts is built. */
  measureSearch(): Promise<{ indexBytes: number }>;
};

/** Counts what happens while the server runs. */
export type Meter = {
  /** Whether the metrics can be read; when they can't, nothing needs to be measured. */
  isOn: boolean;
  /** `route` is a pattern of ours such as `/api/account/sessions/:id`, never what a visitor sent. */
  observeResponse(response: { method: string; route: string; status: number; seconds: number }): void;
  countLimitReached(limit: string): void;
  countMail(outcome: MailOutcome): void;
  countDatabaseFailure(): void;
  /** A browser reported that a page tried what its policy forbids. */
  countPolicyReport(): void;
  watch(parts: MeteredParts): void;
};

/** For a server without METRICS_PORT. */
export const noopMeter: Meter = {
  isOn: false,
  observeResponse: () => undefined,
  countLimitReached: () => undefined,
  countMail: () => undefined,
  countDatabaseFailure: () => undefined,
  countPolicyReport: () => undefined,
  watch: () => undefined,
};
