import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { scheduleBackups } from './backup-schedule.ts';
import { deleteExpiredFiles, deleteExpiredRows, deleteIfClockSteady } from './delete-expired.ts';
import { checkpointInThread } from './database/sqlite/checkpoints.ts';
import { checkLargeFile, waitForCheck } from './database/sqlite/damage.ts';
import { hasContent } from './database/sqlite/known-database.ts';
import type { Database } from './database/database.ts';
import { databaseFile, openDatabase } from './database/open.ts';
import { createClockWatch } from './kernel/clock.ts';
import { formatListenFailure } from './kernel/format-listen-failure.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { defaultPublicUrl, type Settings } from './settings/settings.ts';
import { hourMs } from './kernel/durations.ts';

const deleteExpiredEveryMs = hourMs;

/**
 * Runs the server until it is told to stop: opens the database, listens, announces its URL, and deletes old
 * rows every hour. `isNewDatabaseAllowed`: a database that is gone is replaced by an empty one.
 */
export async function startServer(
  settings: Settings,
  {
    isNewDatabaseAllowed = false,
    announce = (url: string) => console.log(`First Commit listens on ${url}`),
  }: { isNewDatabaseAllowed?: boolean; announce?: (url: string) => void } = {},
): Promise<void> {
  const isNew = settings.databaseUrl === undefined && !hasContent(databaseFile(settings.dataDir));
  const database = await openDatabase(settings, { isNewDatabaseAllowed });
  const integrityCheck = checkLargeFile(database);
  integrityCheck.catch((error: unknown) => {
    console.error(`First Commit can't run: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
  const metrics = await createMetrics(settings);
  const mailer = createMailer(settings, (line) => console.log(line));
  let isStopping = false;
  const app = await buildApp({
    settings,
    database,
    mailer,
    clock: Date.now,
    isStopping: () => isStopping,
    meter: metrics.meter,
  });
  if (isNew) app.log.warn(`Made a new, empty database in ${settings.dataDir}.`);
  if (!settings.rateLimit)
    app.log.warn('RATE_LIMIT is off: passwords can be guessed without a limit. Use it only for load tests.');

  const { deleteExpiredNow, stopTasks } = await startTasks(database, settings, app, () => isStopping);
  app.addHook('onClose', stopTasks);
  stopWhenTold(async () => {
    if (isStopping) return;
    isStopping = true;
    // `/ready` answers 503 from now on; a load balancer needs a moment to see it.
    await sleep(settings.drainSeconds * 1000);
    setTimeout(() => process.exit(1), settings.shutdownSeconds * 1000).unref();
    await app.close();
    await database.close();
    // Otherwise a mail server that does not answer would keep the process alive. The mail is in the queue.
    process.exit(0);
  });

  await waitForCheck(database, integrityCheck);
  await metrics.listen(app);
  announce(defaultPublicUrl(settings.host, await listen(app, settings)));
  await deleteExpiredNow();
}

/** Starts what the server does besides answering requests: it deletes expired rows, makes backups and checkpoints. */
async function startTasks(
  database: Database,
  settings: Settings,
  { log }: FastifyInstance,
  isStopping: () => boolean,
): Promise<{ deleteExpiredNow: () => Promise<void>; stopTasks: () => Promise<void> }> {
  const isClockSteady = createClockWatch(Date.now, () => performance.now());
  const deleteExpired = async () => {
    await deleteExpiredRows({ database, clock: Date.now });
    await deleteExpiredFiles(settings.dataDir, Date.now(), log);
  };
  const deleteExpiredNow = () =>
    deleteIfClockSteady(deleteExpired, isClockSteady, log).catch((error: unknown) => {
      // Stopping closes the database while rows are deleted; the next start deletes the rest.
      if (!isStopping())
        log.warn({ err: error }, 'expired data could not be deleted; the server tries again in an hour');
    });
  const expiryTimer = setInterval(deleteExpiredNow, deleteExpiredEveryMs);
  const stopBackups = scheduleBackups(database, settings, log);
  const stopCheckpoints = await checkpointInThread(database, log);
  return {
    deleteExpiredNow,
    async stopTasks() {
      clearInterval(expiryTimer);
      stopBackups();
      await stopCheckpoints();
    },
  };
}

/** Calls `stop` on a signal, and when the parent process is gone. */
function stopWhenTold(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // When the parent process is gone, nothing else would stop this one, and it would keep the port.
  if (process.connected) process.on('disconnect', stop);
}

/** Resolves to the port. Throws an Error that names the settings where nothing can listen there. */
async function listen(app: FastifyInstance, { port, host }: Settings): Promise<number> {
  try {
    // `announce` names the URL; on all of a machine's addresses, Fastify would name each of them.
    await app.listen({ port, host, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw new Error(`PORT ${port} of HOST ${host} can't be listened on: ${formatListenFailure(error)}`, {
      cause: error,
    });
  }
  return (app.server.address() as AddressInfo).port;
}
