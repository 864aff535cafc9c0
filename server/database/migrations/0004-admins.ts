import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Finds the few admins among a million accounts without reading them all; accounts that are none take no room in it.
 */
export const admins: Migration = {
  name: '0004-admins',
  async up({ schema }) {
    await schema
      .createIndex('users_admins')
      .on('users')
      .column('user_id')
      .where(sql<boolean>`admin = 1`)
      .execute();
  },
};
