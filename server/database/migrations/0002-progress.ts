import type { Migration } from './migration.ts';

export const progress: Migration = {
  name: '0002-progress',
  async up({ schema }) {
    await schema
      .createTable('progress')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().notNull().references('users.user_id').onDelete('cascade'),
      )
      .addColumn('progress', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
