import type { Migration } from './migration.ts';

/** Links in reset mails, and the browsers that an account was signed in from. */
export const recovery: Migration = {
  name: '0007-recovery',
  async up({ schema }) {
    await schema.alterTable('codes').addColumn('link_hash', 'text').execute();
    await schema
      .createTable('known_browsers')
      .addColumn('browser_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.user_id').onDelete('cascade'),
      )
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('known_browsers_of_user')
      .unique()
      .on('known_browsers')
      .columns(['user_id', 'secret_hash'])
      .execute();
    await schema.createIndex('known_browsers_unused').on('known_browsers').column('last_used_at').execute();
  },
};
