import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { dayMs } from '../../kernel/durations.ts';
import { createPrivateFolder } from './private-file.ts';

/** `madeAt` in milliseconds since 1970. */
export type Backup = { file: string; madeAt: number };

/**
 * Names such as site-2026-11-22T03-17-00Z.db, which only this code gives, so that rotation deletes no other file.
 */
const namePattern = /^site-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** An unfinished backup that is older was interrupted. */
const unfinishedMs = dayMs;

function nameOf(madeAt: number): string {
  return `site-${new Date(madeAt)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}.db`;
}

/**
 * The scheduled backups in a folder that were made until `now`, the oldest first. A backup with a later date was
 * made while a clock was ahead: it is kept, and listed again when its date has come.
 */
export function listBackups(folder: string, now: number): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const [, day, hour, minute, second] = namePattern.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ file: join(folder, name), madeAt: Date.parse(`${day}${hour}:${minute}:${second}Z`) }];
    })
    .filter(({ madeAt }) => madeAt <= now);
}

export type BackupPlan = { folder: string; everyMs: number; keep: number };

/**
 * Backs the embedded database up when the newest backup is old enough, and deletes the oldest beyond `keep`.
 * Resolves to the new file, or undefined when none was due.
 */
export async function backUpWhenDue(
  databaseFile: string,
  { folder, everyMs, keep }: BackupPlan,
  now: number,
): Promise<string | undefined> {
  const newest = listBackups(folder, now).at(-1);
  if (newest !== undefined && now - newest.madeAt < everyMs) return undefined;
  createPrivateFolder(folder);
  const target = join(folder, nameOf(now));
  if (existsSync(target)) return undefined;
  await backUpInThread(databaseFile, target);
  for (const { file } of listBackups(folder, now).slice(0, -keep)) rmSync(file);
  removeUnfinished(folder, now);
  return target;
}

/** Removes the unfinished files of servers that ended during a backup. */
function removeUnfinished(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/^site-[\dTZ-]+\.db\.\d+\.partial/.test(name) && statSync(file).mtimeMs < now - unfinishedMs)
      rmSync(file);
  }
}

/** In a thread, because checking a large copy takes seconds in which the server must answer. */
async function backUpInThread(source: string, target: string): Promise<void> {
  const thread = new Worker(new URL(`backup-thread${extname(import.meta.filename)}`, import.meta.url), {
    workerData: { source, target },
  });
  await new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
}
