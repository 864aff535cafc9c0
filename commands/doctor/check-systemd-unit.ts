import { readFileSync } from 'node:fs';
import { note, ok, type CheckResult } from './check-result.ts';

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
