import { execFile } from 'node:child_process';
import { statSync, existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { note, ok, wrong, type CheckResult, formatBytes } from './check-result.ts';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import ipaddr from 'ipaddr.js';

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

const minFreeBytes = 256 * 1024 ** 2;

/**
 * Checks that the data folder is writable and has free space for twice the database, which a restore needs.
 */
export async function checkDisk(dataDir: string, databaseFile: string): Promise<CheckResult> {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory())
    return wrong(`${folder} is a file, so the site can't keep its data there: change DATA_DIR`);
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return wrong(`${folder} can't be written by this user: change its owner, or DATA_DIR`);
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const databaseBytes = existsSync(databaseFile) ? statSync(databaseFile).size : 0;
  const needed = Math.max(minFreeBytes, databaseBytes * 2);
  if (free < needed)
    return wrong(
      `${formatBytes(free)} free in ${folder}, and ${formatBytes(needed)} may be needed: delete old backups or enlarge the disk`,
    );
  const text = `${formatBytes(free)} free in ${folder}`;
  return bavail / blocks < 0.1 ? note(`${text}, less than a tenth of the disk`) : ok(text);
}

/** Whether what is sent to the host never leaves this machine: a socket in a folder, or a loopback address. */
export function isOnThisMachine(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  if (name === '' || name.startsWith('/')) return true;
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return /^(?:.*\.)?localhost\.?$/i.test(name);
}

/** Advises against SMTP that sends in clear to a server that does not offer STARTTLS, as an attacker pretends. */
export function checkMailEncryption(smtpUrl: string): CheckResult[] {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isOnThisMachine(hostname))
    return [];
  return [
    note(
      `mails to ${hostname} can be read on the way, with their codes and our password: write smtps:// in SMTP_URL, or add ?requireTLS=true where the server has STARTTLS only`,
    ),
  ];
}

export function checkPostgresEncryption(host: string, isEncrypted: boolean): CheckResult[] {
  if (isEncrypted || isOnThisMachine(host)) return [];
  return [
    note(
      `the connection to PostgreSQL at ${host} is not encrypted, so that others can read it on the way: add ?sslmode=verify-full to DATABASE_URL`,
    ),
  ];
}

/** The path that docs/how-to/deploy.md copies the unit to. */
export const unitFile = '/etc/systemd/system/first-commit.service';

/**
 * Checks that the systemd unit starts this release. The unit is a copy, so an update of the site does not
 * change it.
 */
export function checkSystemdUnit(file: string): CheckResult[] {
  const unit = readIfExists(file);
  if (unit === undefined) return [];
  const isCurrent =
    /^ExecStart=.*\.cache\/server\/main\.js/m.test(unit) &&
    !unit.includes('commands/build.ts') &&
    !/^ReadWritePaths=\/srv\/first-commit$/m.test(unit);
  return [
    isCurrent
      ? ok(`${file} starts the bundle without a build`)
      : note(
          `${file} is of an older release: the site runs, but a start may install and build, take 50 MB more, or let the site write its own code. Copy docs/deploy/first-commit.service there, then systemctl daemon-reload and restart`,
        ),
  ];
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // no systemd, or the site is started in another way
  }
}
