import { recoveryCodeCount } from '#contract/second-factor.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext, HashCost } from '../../context.ts';
import type { RunQueued } from '../../kernel/concurrency/work-queue.ts';
import {
  deleteRecoveryCodesOf,
  insertRecoveryCodes,
  type RecoveryCode,
} from './recovery-codes-repository.ts';
import { hashRaw } from '@node-rs/argon2';
import { formatHashCost } from '../passwords/password-hash.ts';
import { type OwnCaller, endOtherSessionsOf } from '../sessions/sessions.ts';
import { markSessionProved } from '../sessions/sessions-repository.ts';

/** Crockford's base32, in lower case: without i, l, o and u, which people confuse with other characters. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeCharacters = 8;
/** 40 bits are 8 characters of 5. */
export const recoveryCodeBytes = 5;

/** A code as it is shown: `7kq2-mvx4`. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  const code = Array.from(
    { length: codeCharacters },
    (_, index) => alphabet[Math.floor(value / 32 ** (codeCharacters - 1 - index)) % 32],
  ).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The characters of a typed code, without spaces and dashes; undefined for text that can't be a code. */
export function parseRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return code.length === codeCharacters && [...code].every((character) => alphabet.includes(character))
    ? code
    : undefined;
}

const recoverySaltBytes = 16;

/**
 * The hash that is stored of a recovery code, after its cost: argon2id at the passwords' cost, because 40 bits
 * are too few for a fast hash. The codes of a set share a salt (base64url), so that a guess costs one hash and
 * not ten.
 */
async function hashRecoveryCode(code: string, salt: string, cost: HashCost): Promise<string> {
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

/** New codes as they are shown once, and the rows that are stored of them. */
type NewRecoveryCodes = {
  codes: readonly string[];
  rows: readonly Pick<RecoveryCode, 'recovery_code_id' | 'salt' | 'code_hash'>[];
};

/**
 * Ten new codes. Hashing them takes as long as ten passwords, so it comes before the transaction that stores
 * them.
 */
export async function makeRecoveryCodes(
  { random, hashThreads }: Pick<AppContext, 'random' | 'hashThreads'>,
  runQueued: RunQueued,
): Promise<NewRecoveryCodes> {
  const salt = Buffer.from(random.bytes(recoverySaltBytes)).toString('base64url');
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(formatRecoveryCode(random.bytes(recoveryCodeBytes)));
  const rows = [...codes].map(async (code) => ({
    recovery_code_id: random.id(),
    salt,
    code_hash: await runQueued(() =>
      hashRecoveryCode(parseRecoveryCode(code) ?? code, salt, hashThreads.cost),
    ),
  }));
  return { codes: [...codes], rows: await Promise.all(rows) };
}

/** Stores the codes in place of the account's earlier ones. */
export async function replaceRecoveryCodes(
  transaction: DbTransaction,
  userId: string,
  { rows }: NewRecoveryCodes,
  now: number,
): Promise<void> {
  await deleteRecoveryCodesOf(transaction, userId);
  await insertRecoveryCodes(
    transaction,
    rows.map((row) => ({ ...row, user_id: userId, created_at: now, used_at: null })),
  );
}

/**
 * Stores the recovery codes and ends the account's other sessions, which were begun with the password alone.
 * Call it in the transaction that turns the account's first factor on.
 */
export async function onFirstFactorAdded(
  transaction: DbTransaction,
  { user: { user_id }, sessionId }: Pick<OwnCaller, 'user' | 'sessionId'>,
  recoveryCodes: NewRecoveryCodes,
  now: number,
): Promise<void> {
  await replaceRecoveryCodes(transaction, user_id, recoveryCodes, now);
  await endOtherSessionsOf(transaction, user_id, sessionId, now);
  await markSessionProved(transaction, sessionId, now);
}
