import type { Migration } from './migration.ts';

/**
 * Who decided whether an account is verified, so that a person's own acts never raise what an admin lowered.
 * For older accounts the audit log says it; where it says nothing, the column stays null.
 */
export const whoSetAFlag: Migration = {
  name: '0014-who-set-a-flag',
  async up(db) {
    await db.schema.alterTable('users').addColumn('verified_by', 'text').execute();
    await db
      .updateTable('users')
      .set({ verified_by: 'admin' })
      .where('user_id', 'in', (acts) =>
        acts.selectFrom('admin_acts').select('subject').where('act', 'in', ['verify', 'unverify']),
      )
      .execute();
    await db.schema
      .createTable('lowered_flags')
      .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
      .execute();
  },
};
