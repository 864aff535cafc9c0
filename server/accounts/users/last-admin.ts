import { hasOtherActiveAdmin, isActiveAdmin } from './users-repository.ts';
import type { DbTransaction } from '../../database/database.ts';
import { AppError } from '../../kernel/app-error.ts';

/**
 * Throws an AppError with status 409 when the account is the only admin who can sign in: without one, nobody
 * could make another. The transaction holds `lockNames.admins()`, or two admins could go at the same time.
 */
export async function requireOtherAdmin(transaction: DbTransaction, userId: string): Promise<void> {
  if ((await isActiveAdmin(transaction, userId)) && !(await hasOtherActiveAdmin(transaction, userId)))
    throw new AppError('last-admin');
}
