import type { Migration } from './migration.ts';

/** The ids of deleted accounts and nothing else, so that restoring a backup can delete them again. */
export const erasedAccounts: Migration = {
  name: '0016-erased-accounts',
  async up({ schema }) {
    await schema
      .createTable('erased_accounts')
      .addColumn('user_id', 'text', (column) => column.primaryKey().notNull())
      .execute();
  },
};
