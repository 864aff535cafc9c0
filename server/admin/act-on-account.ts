import { findOwnUser, isActiveAdmin, type OwnUser } from '../accounts/users/users-repository.ts';
import type { DbTransaction } from '../database/database.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';
import type { ActContext } from './admin-rules.ts';

/**
 * Runs an admin's work on an account in a transaction that holds the locks of the admins and of the account's
 * sessions: no flag is written from a stale read, and nobody signs in meanwhile. Throws an AppError: 403
 * when the actor is no longer an admin, 404 for an unknown account.
 */
export async function actOnAccount<Result>(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { actor, subject }: ActContext,
  work: (transaction: DbTransaction, user: OwnUser, now: number) => Promise<Result>,
): Promise<Result> {
  const now = clock();
  // In the order of their names.
  const locks = [lockNames.admins(), lockNames.sessions(subject)];
  return database.transact(locks, async (transaction) => {
    for (const lock of locks) await takeLock(transaction, lock, now);
    await requireActingAdmin(transaction, actor);
    const user = await findOwnUser(transaction, subject);
    if (user === undefined) throw new AppError('no-such-user');
    return work(transaction, user, now);
  });
}

/** Throws an AppError with status 403 when the actor was blocked, or is no admin any more. */
export async function requireActingAdmin(transaction: DbTransaction, actor: string): Promise<void> {
  if (!(await isActiveAdmin(transaction, actor))) throw new AppError('admins-only');
}

/** Throws an AppError with status 409 for an admin who acts on themselves. */
export function rejectSelf({ actor, subject }: ActContext): void {
  if (actor === subject) throw new AppError('not-yourself');
}
