import { toAdminFieldResponses } from '#contract/account-fields.ts';
import { maxActsOfPerson, type AdminPerson } from '#contract/admin/admin-person.ts';
import { listKnownBrowsers } from '../accounts/known-browsers/known-browsers-repository.ts';
import { hasSecondFactor } from '../accounts/second-factor/second-factor.ts';
import { toOwnSession, listActiveSessions } from '../accounts/sessions/sessions.ts';
import { toAdminUser } from '../accounts/users/user-responses.ts';
import { findOwnUser } from '../accounts/users/users-repository.ts';
import type { AppContext } from '../context.ts';
import { formatTime } from '../kernel/clock.ts';
import { AppError } from '../kernel/app-error.ts';
import { listNewestActs } from '../accounts/users/admin-acts-repository.ts';
import { toAdminAct } from './find-acts.ts';

/** All that an admin sees of a person. Throws an AppError with status 404 for an unknown account. */
export async function readPerson(
  context: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  userId: string,
): Promise<AdminPerson> {
  const { reader } = context.database;
  const user = await findOwnUser(reader, userId);
  if (user === undefined) throw new AppError('no-such-user');
  const sessions = await listActiveSessions(context, userId);
  const browsers = await listKnownBrowsers(reader, userId);
  const acts = await listNewestActs(reader, maxActsOfPerson, { subject: userId });
  // Somebody who logged out has no session, but a browser that was signed in from.
  const lastSeen = Math.max(0, ...[...sessions, ...browsers].map(({ last_used_at }) => last_used_at));
  return {
    ...toAdminUser(user),
    blocked: user.blocked === 1,
    secondFactor: await hasSecondFactor(reader, userId),
    ...toAdminFieldResponses(user),
    createdAt: formatTime(user.created_at),
    lastSeenAt: lastSeen === 0 ? null : formatTime(lastSeen),
    sessions: sessions.map(toOwnSession),
    acts: acts.map(toAdminAct),
  };
}
