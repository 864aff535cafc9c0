import type { Migration } from './migration.ts';

/**
 * When a session last proved a factor; the session that a challenge was opened in, if it is not for a login; and
 * a number that grows with each new password, while another hash of the same password keeps it.
 */
export const freshFactors: Migration = {
  name: '0015-fresh-factors',
  async up(db) {
    await db.schema
      .alterTable('sessions')
      .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable('sessions')
      .set((eb) => ({ proved_at: eb.ref('created_at') }))
      .execute();
    await db.schema.alterTable('login_challenges').addColumn('session_id', 'text').execute();
    await db.schema
      .alterTable('users')
      .addColumn('password_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
