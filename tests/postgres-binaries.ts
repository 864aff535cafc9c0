import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackage } from '../commands/test/debian-packages.ts';

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

/**
 * Whether the tests can have a PostgreSQL server here: it is installed, or this is Debian's root, who can install it.
 */
export function canHavePostgres(): boolean {
  return findPostgresBinaries() !== undefined || canInstallPackages();
}

/** What a run without PostgreSQL says. */
export const postgresLeftOut =
  "PostgreSQL's tests are left out: there is no PostgreSQL here. To run them, install it (Debian: `apt install postgresql`; macOS: `brew install postgresql@17`, with its bin folder on PATH) or run the tests as root on Debian.";

/** The folder of PostgreSQL's programs; as root on Debian, installs the package first where it is missing. */
export function ensurePostgresBinaries(): string {
  const found = findPostgresBinaries();
  if (found !== undefined) return found;
  if (canInstallPackages()) {
    console.log('Installing PostgreSQL for the tests (apt-get install postgresql) …');
    const installed = installPackage('postgresql') ? findPostgresBinaries() : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error(postgresLeftOut);
}
