import { hash, hashSync, verify, verifySync } from '@node-rs/argon2';

/** argon2id (the library's default kind) at the cost that OWASP recommends; runs off the main thread. */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password's argon2id hash, salt and cost included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, hashCost);
}

/** Like `hashPassword`, but blocks the calling thread. */
export function hashPasswordNow(password: string): string {
  return hashSync(password, hashCost);
}

const currentPrefix = `$argon2id$v=19$m=${hashCost.memoryCost},t=${hashCost.timeCost},p=${hashCost.parallelism}$`;

/** Whether the hash was made at another cost than today's. */
export function isHashOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(currentPrefix);
}

/** Whether the password is the one that was hashed, compared exactly. */
export function verifyPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** Like `verifyPassword`, but blocks the calling thread. */
export function verifyPasswordNow(password: string, passwordHash: string): boolean {
  return verifySync(passwordHash, password);
}
