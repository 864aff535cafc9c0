import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackage } from '../../commands/test/debian-packages.ts';

const debianFolder = '/usr/lib/postgresql';

/** Finds the folder of `initdb` and `postgres`: the newest of Debian's packages, or else one on PATH. */
function findPostgresBinaries(): string | undefined {
  const packageFolders = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];
  const pathFolders = (process.env.PATH ?? '').split(delimiter);
  return [...packageFolders, ...pathFolders].find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Whether tests can use PostgreSQL: it is installed, or it can be installed because this is root on Debian.
 */
export function isPostgresAvailable(): boolean {
  return findPostgresBinaries() !== undefined || canInstallPackages();
}

/** The message of a run without PostgreSQL. */
export const postgresSkippedMessage =
  'The tests on PostgreSQL are skipped, because it is not installed. To run them, install it (Debian: `apt install postgresql`; macOS: `brew install postgresql@17`, with its bin folder on PATH) or run the tests as root on Debian.';

/** The folder of PostgreSQL's programs. As root on Debian, installs the package if it is missing. */
export function ensurePostgresBinaries(): string {
  const folder = findPostgresBinaries();
  if (folder !== undefined) return folder;
  if (canInstallPackages()) {
    console.log('Installing PostgreSQL for the tests (apt-get install postgresql) …');
    const installed = installPackage('postgresql') ? findPostgresBinaries() : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error(postgresSkippedMessage);
}
