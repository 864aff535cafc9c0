import { hashRaw } from '@node-rs/argon2';
import type { HashCost } from '../../context.ts';
import { formatHashCost } from '../passwords/password-hash.ts';
import type { RecoveryCode } from './recovery-codes-repository.ts';

export const recoverySaltBytes = 16;

/**
 * The hash that is stored of a recovery code, after its cost: argon2id at the passwords' cost, because 40 bits
 * are too few for a fast hash. The codes of a set share a salt (base64url), so that a guess costs one hash and
 * not ten.
 */
export async function hashRecoveryCode(code: string, salt: string, cost: HashCost): Promise<string> {
  return `${formatHashCost(cost)}$${await hashWithSalt(code, salt, cost)}`;
}

async function hashWithSalt(code: string, salt: string, cost: HashCost): Promise<string> {
  return (await hashRaw(code, { ...cost, salt: Buffer.from(salt, 'base64url') })).toString('base64url');
}

/**
 * The cost of codes whose hash does not say it. While two servers are updated one after the other, the old one
 * can still store such codes after migration 0012.
 */
const unsaidCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a typed code in the form of the account's stored codes, so that the two can be compared. */
export async function hashTypedRecoveryCode(
  code: string,
  { salt, code_hash: stored }: Pick<RecoveryCode, 'salt' | 'code_hash'>,
): Promise<string> {
  const [said = '', memoryCost, timeCost, parallelism] = /^m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  const saidCost = {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
  };
  return said + (await hashWithSalt(code, salt, said ? saidCost : unsaidCost));
}
