import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { createNodeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens a connection for reads. Each query sees what is committed, also while another connection holds the
 * write lock.
 */
export function openSqliteReader(file: string): Kysely<Schema> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  return new Kysely<Schema>({ dialect: createNodeSqliteDialect(database) });
}
