import type { Migration } from './migration.ts';

/**
 * The browser that asked for a code has guesses of its own: the hash of the secret in its cookie. A proof belongs to
 * a cookie alone, so it no longer has a client.
 */
export const codeAskers: Migration = {
  name: '0013-code-askers',
  async up({ schema }) {
    for (const table of ['codes', 'code_guesses'])
      await schema.alterTable(table).addColumn('asker_hash', 'text').execute();
    await schema.alterTable('email_proofs').dropColumn('client').execute();
  },
};
