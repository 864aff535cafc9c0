import type { Migration } from './migration.ts';

/**
 * Who verified an email: the client, and the hash of the secret in their cookie. Proofs of before, at most 15
 * minutes old, fit nobody.
 */
export const emailProofHolder: Migration = {
  name: '0005-email-proof-holder',
  async up({ schema }) {
    for (const column of ['client', 'secret_hash'])
      await schema
        .alterTable('email_proofs')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
  },
};
