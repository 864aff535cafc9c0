import pg from 'pg';
import { z } from 'zod';

const sqliteErrorSchema = z.object({
  code: z.literal('ERR_SQLITE_ERROR'),
  errcode: z.literal([1555, 2067]),
  message: z.string(),
});

/**
 * The column whose unique index rejected a write, on either engine; undefined when the write failed for
 * another reason. Relies on unique indexes being named `<table>_<column>`.
 */
export function findTakenColumn<Column extends string>(
  error: unknown,
  columns: readonly Column[],
): Column | undefined {
  const index = findViolatedIndex(error);
  return index === undefined ? undefined : columns.find((column) => index.endsWith(column));
}

/** `users.email_key` from SQLite, `users_email_key` from PostgreSQL. */
function findViolatedIndex(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code === '23505' ? error.constraint : undefined;
  const parsed = sqliteErrorSchema.safeParse(error);
  return parsed.success ? parsed.data.message.replace(/^.*: /, '') : undefined;
}
