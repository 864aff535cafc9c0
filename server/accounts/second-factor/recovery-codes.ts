import { recoveryCodeCount } from '#contract/second-factor.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import type { RunQueued } from '../../kernel/concurrency/work-queue.ts';
import {
  deleteRecoveryCodesOf,
  insertRecoveryCodes,
  type RecoveryCode,
} from './recovery-codes-repository.ts';
import { hashRecoveryCode, recoverySaltBytes } from './recovery-code-hash.ts';
import { parseRecoveryCode, recoveryCodeBytes, formatRecoveryCode } from './recovery-code.ts';

/** New codes as they are shown once, and the rows that are stored of them. */
export type NewRecoveryCodes = {
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
