import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { note, ok, wrong, type CheckResult } from './check-result.ts';

/** Codes and limits compare times of different servers. A difference up to this is harmless. */
const maxSkewMs = 5000;

/**
 * Compares this machine's clock with the files of this release, which must be in the past, and with the clock
 * of the database server. Asks systemd whether NTP synchronizes the clock.
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
      `it says ${time}, which is before this release was installed: set the clock, for example with timedatectl set-ntp true`,
    );
  if (databaseAheadMs !== undefined && Math.abs(databaseAheadMs) > maxSkewMs)
    return wrong(
      `it differs by ${Math.round(Math.abs(databaseAheadMs) / 1000)} s from the database server's clock: synchronize both with NTP`,
    );
  return (await isSynchronized()) === false
    ? note(`it says ${time} and is not synchronized by NTP: run timedatectl set-ntp true`)
    : ok(`it says ${time}`);
}

/** Whether NTP synchronizes the clock. Undefined on a machine without systemd. */
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
