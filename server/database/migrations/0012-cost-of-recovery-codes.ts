import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The hash of a recovery code says its cost, so that codes stay valid when the passwords' cost changes. */
export const costOfRecoveryCodes: Migration = {
  name: '0012-cost-of-recovery-codes',
  async up(db) {
    await db
      .updateTable('recovery_codes')
      .set({ code_hash: sql<string>`'m=19456,t=2,p=1$' || code_hash` })
      .execute();
  },
};
