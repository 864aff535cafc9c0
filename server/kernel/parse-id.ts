import { AppError, type FixedCode } from './app-error.ts';

/**
 * The id of a path's parameter; throws an AppError of that code where it can't be one. Other text must not reach the
 * database: PostgreSQL rejects a null character.
 */
export function parseId(id: string, unknown: FixedCode): string {
  if (!/^[\w-]+$/.test(id)) throw new AppError(unknown);
  return id;
}
