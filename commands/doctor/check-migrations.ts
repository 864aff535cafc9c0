import { migrations } from '../../server/database/migrate.ts';
import { note, ok, wrong, type CheckResult } from './check-result.ts';

/** Compares the applied migrations of a database with those of this release. */
export function checkMigrations(applied: readonly string[]): CheckResult {
  const newer = applied.findLast((name) => !migrations.some((migration) => migration.name === name));
  if (newer !== undefined)
    return wrong(
      `it has the migration ${newer} of a newer release: start that release, or restore a backup of this one`,
    );
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  if (missing.length > 0)
    return note(
      `${missing.length} migrations are not applied yet: make a backup, then the next start or npm run migrate applies them`,
    );
  return ok(`all ${migrations.length} migrations are applied`);
}
