import { migrations } from '../../server/database/migrate.ts';
import { note, ok, wrong, type CheckResult } from './check-result.ts';

/** Compares the migrations that a database has with those of this release. */
export function checkMigrations(applied: readonly string[]): CheckResult {
  const newer = applied.findLast((name) => !migrations.some((migration) => migration.name === name));
  if (newer !== undefined)
    return wrong(
      `it has the migration ${newer} of a newer release: start that release, or restore a backup of this one`,
    );
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  if (missing.length > 0)
    return note(
      `${missing.length} migrations are still to be applied: the next start does so. Back up first`,
    );
  return ok(`all ${migrations.length} migrations are applied`);
}
