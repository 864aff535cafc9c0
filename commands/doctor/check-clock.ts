import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { note, ok, wrong, type CheckResult } from './check-result.ts';

/** Codes and limits compare times of different servers; this much does no harm. */
const maxSkewMs = 5000;

/**
 * Compares this machine's clock with what must be past (the files of this release) and with the database
 * server's, and asks systemd whether it is kept right.
 */
export async function checkClock(
  releaseFile: string,
  databaseAheadMs: number | undefined,
  clock: () => number = Date.now,
): Promise<CheckResult> {
  const now = clock();
  const time = new Date(now).toISOString();
  if (statSync(releaseFile).mtimeMs > now + maxSkewMs)
    return wrong(
      `it says ${time}, which is before this release was installed: set it, for example with timedatectl set-ntp true`,
    );
  if (databaseAheadMs !== undefined && Math.abs(databaseAheadMs) > maxSkewMs)
    return wrong(
      `it differs by ${Math.round(databaseAheadMs / 1000)} s from the database server's: keep both by NTP`,
    );
  return (await isSynchronized()) === false
    ? note(`it says ${time} and is not kept by NTP: timedatectl set-ntp true`)
    : ok(`it says ${time}`);
}

/** Undefined where there is no systemd to ask. */
async function isSynchronized(): Promise<boolean | undefined> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', [
      'show',
      '--property=NTPSynchronized',
      '--value',
    ]);
    return stdout.trim() === '' ? undefined : stdout.trim() === 'yes';
  } catch {
    return undefined; // no timedatectl on this machine
  }
}
