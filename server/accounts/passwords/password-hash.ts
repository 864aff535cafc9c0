import { hash, hashSync, verify, verifySync } from '@node-rs/argon2';
import type { HashCost } from '../../context.ts';

/** The cost that OWASP recommends. */
export const hashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The password's argon2id hash (the library's default kind), salt and cost included. Runs off the main thread.
 */
export function hashPassword(password: string, cost = hashCost): Promise<string> {
  return hash(password, cost);
}

/** Like `hashPassword`, but blocks the calling thread. */
export function hashPasswordNow(password: string, cost: HashCost): string {
  return hashSync(password, cost);
}

/** A cost as the argon2 library writes it into a hash. */
export function formatHashCost({ memoryCost, timeCost, parallelism }: HashCost): string {
  return `m=${memoryCost},t=${timeCost},p=${parallelism}`;
}

/** Whether the hash was made at another cost than this one. */
export function isHashOutdated(passwordHash: string, cost: HashCost): boolean {
  return !passwordHash.startsWith(`$argon2id$v=19$${formatHashCost(cost)}$`);
}

/** Whether the password is the one that was hashed, compared exactly. */
export function verifyPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** Like `verifyPassword`, but blocks the calling thread. */
export function verifyPasswordNow(password: string, passwordHash: string): boolean {
  return verifySync(passwordHash, password);
}
