import { hashRaw } from '@node-rs/argon2';
import type { HashCost } from '../../context.ts';
import { formatHashCost } from '../passwords/password-hash.ts';

export const recoverySaltBytes = 16;

/**
 * The hash that is stored of a recovery code, after its cost: argon2id at the passwords' cost, because 40 bits
 * are too few for a fast hash. The codes of a set share a salt (base64url), so that a guess costs one hash and
 * not ten.
 */
export async function hashRecoveryCode(code: string, salt: string, cost: HashCost): Promise<string> {
  const hash = await hashRaw(code, { ...cost, salt: Buffer.from(salt, 'base64url') });
  return `${formatHashCost(cost)}$${hash.toString('base64url')}`;
}

/** The cost of a hash of `hashRecoveryCode`. Throws for another text. */
export function readRecoveryCodeCost(codeHash: string): HashCost {
  const [, memoryCost, timeCost, parallelism] = /^m=(\d+),t=(\d+),p=(\d+)\$/.exec(codeHash) ?? [];
  if (parallelism === undefined) throw new Error('The stored hash of a recovery code does not say its cost.');
  return {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
  };
}
