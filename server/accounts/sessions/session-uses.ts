import type { Database } from '../../database/database.ts';
import type { SessionUses } from '../../context.ts';
import { markSessionsUsed } from './sessions-repository.ts';
import { minuteMs } from '../../kernel/durations.ts';

/** Times of use are rounded down to the minute. */
const precisionMs = minuteMs;
/** Beyond it the oldest uses are dropped: it is reached only when the database can't be written for long. */
const maxKept = 100_000;

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

/** Keeps times of use in memory; writes nothing until `flush` is called. */
export function createSessionUses({ db }: Pick<Database, 'db'>): SessionUses {
  let noted = new Map<string, number>();
  let beingWritten = new Map<string, number>();
  return {
    note(sessionId, now) {
      // Deleted first, so that the map stays in the order of use.
      noted.delete(sessionId);
      noted.set(sessionId, now - (now % precisionMs));
      if (noted.size <= maxKept) return;
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
