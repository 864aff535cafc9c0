import { randomBytes, randomInt } from 'node:crypto';

/** The source of everything that must not be guessed. Tests may pass their own. */
export type Random = {
  /** Six digits, leading zeros included. */
  code(): string;
  /** A session token of 256 bits. */
  token(): string;
  /** An id of 128 bits. */
  id(): string;
  bytes(count: number): Uint8Array<ArrayBuffer>;
};

export const secureRandom: Random = {
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  token: () => randomBytes(32).toString('base64url'),
  id: () => randomBytes(16).toString('base64url'),
  bytes: (count) => new Uint8Array(randomBytes(count)),
};
