import { readFileSync } from 'node:fs';
import { note, ok, type CheckResult } from './check-result.ts';

/** Where docs/how-to/deploy.md has the unit copied to. */
export const unitFile = '/etc/systemd/system/first-commit.service';

/** Whether systemd starts the site as this release does. A unit is a copy, so an update leaves it as it was. */
export function checkSystemdUnit(file: string): CheckResult[] {
  const unit = readIfThere(file);
  if (unit === undefined) return [];
  const isCurrent =
    /^ExecStart=.*\.cache\/server\/main\.js/m.test(unit) && !unit.includes('commands/build.ts');
  return [
    isCurrent
      ? ok(`${file} starts the bundle, and builds nothing`)
      : note(
          `${file} is of an older release: the site runs, but a start may install and build, or take 50 MB more. Copy docs/deploy/first-commit.service there, then systemctl daemon-reload and restart`,
        ),
  ];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // no systemd, or the site is started in another way
  }
}
