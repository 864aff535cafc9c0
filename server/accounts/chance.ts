import { randomBytes, randomInt } from 'node:crypto';

/** Where everything unguessable comes from; tests may pass their own. */
export type Chance = {
  /** Six digits, leading zeros included. */
  code(): string;
  /** A session token of 256 bits. */
  token(): string;
  /** An id of 128 bits. */
  id(): string;
};

export const secureChance: Chance = {
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  token: () => randomBytes(32).toString('base64url'),
  id: () => randomBytes(16).toString('base64url'),
};
