import type { Database } from '../../database/database.ts';
import type { SessionUses } from '../context.ts';
import { markSessionsUsed } from './sessions-repository.ts';

/** Uses are kept to the minute. */
const precisionMs = 60_000;
/** Past it, uses that could not be written for long are dropped, the oldest first. */
const mostKept = 100_000;

/** The sessions with the uses that are not written yet, the one used last first. */
export function addNotedUses<Session extends { session_id: string; last_used_at: number }>(
  sessions: readonly Session[],
  { findUse }: Pick<SessionUses, 'findUse'>,
): Session[] {
  return sessions
    .map((session) => ({
      ...session,
      last_used_at: Math.max(session.last_used_at, findUse(session.session_id) ?? 0),
    }))
    .toSorted((one, other) => other.last_used_at - one.last_used_at);
}

/** Nothing is written until `flush` is called. */
export function createSessionUses({ db }: Pick<Database, 'db'>): SessionUses {
  let noted = new Map<string, number>();
  let beingWritten = new Map<string, number>();
  return {
    note(sessionId, now) {
      // Deleted first, so that the map stays in the order of use.
      noted.delete(sessionId);
      noted.set(sessionId, now - (now % precisionMs));
      if (noted.size <= mostKept) return;
      const [oldest] = noted.keys();
      if (oldest !== undefined) noted.delete(oldest);
    },
    findUse: (sessionId) => noted.get(sessionId) ?? beingWritten.get(sessionId),
    async flush() {
      if (beingWritten.size > 0) return;
      beingWritten = noted;
      noted = new Map();
      try {
        const byMinute = Map.groupBy(beingWritten, ([, usedAt]) => usedAt);
        for (const [usedAt, sessions] of byMinute)
          await markSessionsUsed(
            db,
            sessions.map(([sessionId]) => sessionId),
            usedAt,
          );
      } catch (error) {
        noted = new Map([...beingWritten, ...noted]);
        throw error;
      } finally {
        beingWritten = new Map();
      }
    },
  };
}
