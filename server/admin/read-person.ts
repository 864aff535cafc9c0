import { actsOfPersonMost, type AdminPerson } from '#contract/admin-person.ts';
import { adminMessages } from '#contract/admin.ts';
import { listKnownBrowsers } from '../accounts/known-browsers/known-browsers-repository.ts';
import { isSessionAlive } from '../accounts/sessions/session-rules.ts';
import { addNotedUses } from '../accounts/sessions/session-uses.ts';
import { listSessionsOf } from '../accounts/sessions/sessions-repository.ts';
import { describeForAdmin } from '../accounts/users/user-answers.ts';
import { findOwnUser } from '../accounts/users/users-repository.ts';
import type { AppContext } from '../kernel/context.ts';
import { HttpError } from '../kernel/http-error.ts';
import { listNewestActs } from './admin-acts-repository.ts';
import { describeNamedAct } from './find-acts.ts';

/** All that an admin sees of a person. Throws an HttpError with status 404 for an unknown account. */
export async function readPerson(
  { database: { reader }, sessionUses, clock }: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  userId: string,
): Promise<AdminPerson> {
  const user = await findOwnUser(reader, userId);
  if (user === undefined) throw new HttpError(404, adminMessages.noSuchUser);
  const now = clock();
  const stored = await listSessionsOf(reader, userId);
  const sessions = addNotedUses(stored, sessionUses).filter((row) => isSessionAlive(row, now));
  const browsers = await listKnownBrowsers(reader, userId);
  const acts = await listNewestActs(reader, actsOfPersonMost, { subject: userId });
  // Somebody who logged out has no session, but a browser that was signed in from.
  const lastSeen = Math.max(0, ...[...sessions, ...browsers].map(({ last_used_at }) => last_used_at));
  return {
    ...describeForAdmin(user),
    blocked: user.blocked === 1,
    location: user.location,
    createdAt: describeTime(user.created_at),
    lastSeenAt: lastSeen === 0 ? null : describeTime(lastSeen),
    sessions: sessions.map((row) => ({
      id: row.session_id,
      device: row.device,
      createdAt: describeTime(row.created_at),
      lastUsedAt: describeTime(row.last_used_at),
    })),
    acts: acts.map(describeNamedAct),
  };
}

function describeTime(time: number): string {
  return new Date(time).toISOString();
}
