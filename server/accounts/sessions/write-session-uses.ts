import type { FastifyInstance } from 'fastify';
import type { SessionUses } from '../../context.ts';
import { minuteMs } from '../../kernel/durations.ts';

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
