import {
  findOwnUser,
  isActiveAdmin,
  type OwnUser,
  updateUser,
  userExists,
} from '../accounts/users/users-repository.ts';
import type { DbTransaction } from '../database/database.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';
import { type ActContext, actsOf, actRow, flagColumns, findChanges } from './admin-rules.ts';
import type { AdminChangeRequest, AdminUser } from '#contract/admin/admin.ts';
import { endSessionsOf } from '../accounts/sessions/sessions.ts';
import { toAdminUser, toBlockableUser } from '../accounts/users/user-responses.ts';
import { queueNotice, sendMailsAfterResponse } from '../mail/queue-notice.ts';
import { insertActs } from '../accounts/users/admin-acts-repository.ts';
import { requireOtherAdmin } from '../accounts/users/last-admin.ts';
import { deleteSession, listSessionsOf } from '../accounts/sessions/sessions-repository.ts';
import { queueResetCode } from '../accounts/reset/send-reset-code.ts';
import { eraseAccount } from '../own-account/erase-account.ts';

/**
 * Runs an admin's work on an account in a transaction that holds the locks of the admins and of the account's
 * sessions: no flag is written from a stale read, and nobody signs in meanwhile. Throws an AppError: 403
 * when the actor is no longer an admin, 404 for an unknown account.
 */
async function actOnAccount<Result>(
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
function rejectSelf({ actor, subject }: ActContext): void {
  if (actor === subject) throw new AppError('not-yourself');
}

/**
 * Verifies an account, makes it an admin or blocks it, or undoes that, and records it. The account's sessions
 * continue with its new rights; those of a blocked account end. The person gets a mail about what has really
 * changed. Throws an AppError: 403 when the actor is no longer an admin, 404 for an unknown account, 409 for
 * the last admin and for blocking oneself.
 */
export async function changeAccount(
  context: AppContext,
  actContext: ActContext,
  change: AdminChangeRequest,
): Promise<AdminUser> {
  const { random } = context;
  const { subject } = actContext;
  if (change.blocked) rejectSelf(actContext);
  const response = await actOnAccount(context, actContext, async (transaction, user, now) => {
    if (change.roleAdmin === false || change.blocked) await requireOtherAdmin(transaction, subject);
    if (change.blocked) await endSessionsOf(transaction, subject, now);
    const acts = actsOf(change).map((act) =>
      actRow(act, { ...actContext, reason: change.reason }, { now, random }),
    );
    await insertActs(transaction, acts);
    const changed = (await updateUser(transaction, subject, flagColumns(change))) ?? user;
    const changes = findChanges(user, changed);
    if (changes.length > 0)
      await queueNotice(transaction, context, user, { notice: 'account changed', changes });
    return change.blocked === undefined ? toAdminUser(changed) : toBlockableUser(changed);
  });
  sendMailsAfterResponse(context);
  return response;
}

/**
 * Ends all sessions of an account, or the one named, and records it. Throws an AppError: 403 when the actor
 * is no longer an admin, 404 for an unknown account or session.
 */
export async function endSessions(
  context: Pick<AppContext, 'database' | 'clock' | 'random'>,
  actContext: ActContext,
  sessionId?: string,
): Promise<void> {
  const { random } = context;
  await actOnAccount(context, actContext, async (transaction, user, now) => {
    let affected = 1;
    if (sessionId === undefined) affected = await endSessionsOf(transaction, user.user_id, now);
    else {
      const sessions = await listSessionsOf(transaction, user.user_id);
      if (!sessions.some(({ session_id }) => session_id === sessionId)) throw new AppError('no-such-session');
      await deleteSession(transaction, sessionId);
    }
    await insertActs(transaction, [actRow('end sessions', actContext, { now, random, affected })]);
  });
}

/**
 * Sends a person a mail by which they can choose a new password, within the limits of those that people ask
 * for themselves, and records it: both or neither. Throws an AppError: 403 when the actor is no longer an
 * admin, 404 for an unknown account, 429 past the limits.
 */
export async function sendResetMail(
  context: AppContext,
  actContext: ActContext,
  client: string,
): Promise<void> {
  const { database, clock, random } = context;
  const user = await findOwnUser(database.reader, actContext.subject);
  if (user === undefined) throw new AppError('no-such-user');
  await queueResetCode(context, {
    user,
    emailKey: user.email_key,
    client,
    device: `An officer of ${context.settings.siteName}`,
    priorWork: {
      locks: [lockNames.admins()],
      run: async (transaction) => {
        const now = clock();
        await takeLock(transaction, lockNames.admins(), now);
        await requireActingAdmin(transaction, actContext.actor);
        await insertActs(transaction, [actRow('send reset mail', actContext, { now, random })]);
      },
    },
  });
  sendMailsAfterResponse(context);
}

/**
 * Deletes an account with all data stored about the person, and records it; the record no longer
 * names the person. Throws an AppError: 403 when the actor is no longer an admin, 404 for an unknown
 * account, 409 for the last admin and for oneself.
 */
export async function deletePerson(context: AppContext, actContext: ActContext): Promise<void> {
  const { database, clock, random } = context;
  const { actor, subject } = actContext;
  rejectSelf(actContext);
  const user = await findOwnUser(database.reader, subject);
  if (user === undefined) throw new AppError('no-such-user');
  const finalNotice = { notice: 'account deleted by an officer' } as const;
  await eraseAccount(context, user, finalNotice, async (transaction) => {
    await requireActingAdmin(transaction, actor);
    if (!(await userExists(transaction, subject))) throw new AppError('no-such-user');
    await insertActs(transaction, [actRow('delete', actContext, { now: clock(), random })]);
  });
}
