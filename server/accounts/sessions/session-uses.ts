import type { Database } from '../../database/database.ts';
import type { SessionUses } from '../../context.ts';
import { markSessionsUsed } from './sessions-repository.ts';
import { minuteMs } from '../../kernel/durations.ts';
import type { FastifyInstance } from 'fastify';

/** Times of use are rounded down to the minute. */
const precisionMs = minuteMs;
/** With more uses than these, the oldest is dropped. That happens only when the database can't be written for long. */
const maxPendingUses = 100_000;

/** The sessions with the uses that are not written yet, most recently used first. */
export function withRecordedUses<Session extends { session_id: string; last_used_at: number }>(
  sessions: readonly Session[],
  { findUse }: Pick<SessionUses, 'findUse'>,
): Session[] {
  return sessions
    .map((session) => ({
      ...session,
      last_used_at: Math.max(session.last_used_at, findUse(session.session_id) ?? 0),
    }))
    .toSorted((a, b) => b.last_used_at - a.last_used_at);
}

/** Keeps times of use in memory; writes nothing until `flush` is called. */
export function createSessionUses({ db }: Pick<Database, 'db'>): SessionUses {
  let pending = new Map<string, number>();
  let beingWritten = new Map<string, number>();
  return {
    note(sessionId, now) {
      // Deleted first, so that the map stays in the order of use.
      pending.delete(sessionId);
      pending.set(sessionId, now - (now % precisionMs));
      if (pending.size <= maxPendingUses) return;
      const [oldest] = pending.keys();
      if (oldest !== undefined) pending.delete(oldest);
    },
    findUse: (sessionId) => pending.get(sessionId) ?? beingWritten.get(sessionId),
    async flush() {
      if (beingWritten.size > 0) return;
      beingWritten = pending;
      pending = new Map();
      try {
        const byMinute = Map.groupBy(beingWritten, ([, usedAt]) => usedAt);
        for (const [usedAt, sessions] of byMinute)
          await markSessionsUsed(
            db,
            sessions.map(([sessionId]) => sessionId),
            usedAt,
          );
      } catch (error) {
        pending = new Map([...beingWritten, ...pending]);
        throw error;
      } finally {
        beingWritten = new Map();
      }
    },
  };
}

/** Writes the times of use of sessions every minute, and once more when the server is closed. */
export function writeSessionUses(app: FastifyInstance, sessionUses: SessionUses): void {
  const write = () =>
    sessionUses
      .flush()
      .catch((error: unknown) =>
        app.log.warn(
          { err: error },
          'the last uses of sessions could not be written; tried again in a minute',
        ),
      );
  const writing = setInterval(write, minuteMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(writing);
    await write();
  });
}
