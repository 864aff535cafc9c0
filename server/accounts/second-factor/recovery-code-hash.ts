import { hashRaw } from '@node-rs/argon2';
import type { HashCost } from '../../context.ts';

export const recoverySaltBytes = 16;

/**
 * The hash that is stored of a recovery code: argon2id at the passwords' cost, because 40 bits are too few
 * for a fast hash. The codes of a set share a salt (base64url), so that a guess costs one hash and not ten.
 */
export async function hashRecoveryCode(code: string, salt: string, cost: HashCost): Promise<string> {
  const hash = await hashRaw(code, { ...cost, salt: Buffer.from(salt, 'base64url') });
  return hash.toString('base64url');
}
