import type { Migration } from './migration.ts';

/** The audit log, its file and `npm run user -- log` show the names of acts to people: this one was no word. */
export const nameOfAnAct: Migration = {
  name: '0011-name-of-an-act',
  async up(db) {
    await db
      .updateTable('admin_acts')
      .set({ act: 'remove admin role' })
      .where('act', '=', 'unmake admin')
      .execute();
  },
};
