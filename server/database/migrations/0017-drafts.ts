import type { Migration } from './migration.ts';

export const drafts: Migration = {
  name: '0017-drafts',
  async up({ schema }) {
    await schema
      .createTable('drafts')
      .addColumn('draft_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.user_id').onDelete('cascade'),
      )
      .addColumn('sample', 'text', (column) => column.notNull())
      .addColumn('versions', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('passed', 'integer', (column) => column.notNull())
      .addColumn('stored_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('drafts_of_user').on('drafts').columns(['user_id', 'stored_at']).execute();
  },
};
