import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`: the newest of Debian's packages, else the one on PATH, if any. */
function findPostgresBinaries(): string | undefined {
  const ofPackages = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...ofPackages, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Whether the tests can have a PostgreSQL server here: it is installed, or this is Debian's root, who can install it. */
export function canHavePostgres(): boolean {
  return findPostgresBinaries() !== undefined || canInstall();
}

/** What a run without PostgreSQL says. */
export const postgresLeftOut =
  "PostgreSQL's tests are left out: there is no PostgreSQL here. To run them, install it (Debian: `apt install postgresql`; macOS: `brew install postgresql@17`, with its bin folder on PATH) or run the tests as root on Debian.";

/** The folder of PostgreSQL's programs; as root on Debian, installs the package first where it is missing. */
export async function ensurePostgresBinaries(): Promise<string> {
  const found = findPostgresBinaries();
  if (found !== undefined) return found;
  if (canInstall()) {
    console.log('Installing PostgreSQL for the tests (apt-get install postgresql) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    const installed = findPostgresBinaries();
    if (installed !== undefined) return installed;
  }
  throw new Error(postgresLeftOut);
}
