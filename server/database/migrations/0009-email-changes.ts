import type { Migration } from './migration.ts';

/**
 * Changes of email that wait for their two codes. A code or a mail may belong to an account without being sent to its
 * address: `user_id` says so.
 */
export const emailChanges: Migration = {
  name: '0009-email-changes',
  async up({ schema }) {
    await schema
      .createTable('email_changes')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().notNull().references('users.user_id').onDelete('cascade'),
      )
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('new_email', 'text', (column) => column.notNull())
      .addColumn('new_email_key', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('email_changes_expired').on('email_changes').column('expires_at').execute();
    for (const table of ['codes', 'mails'] as const) {
      await schema.alterTable(table).addColumn('user_id', 'text').execute();
      await schema.createIndex(`${table}_of_account`).on(table).column('user_id').execute();
    }
  },
};
