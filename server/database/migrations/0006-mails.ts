import type { Migration } from './migration.ts';

/** The queue of mails: stored with what they are about, sent by any server. */
export const mails: Migration = {
  name: '0006-mails',
  async up({ schema }) {
    await schema
      .createTable('mails')
      .addColumn('mail_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('content', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('claim_id', 'text')
      .addColumn('may_have_left', 'integer', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('given_up_at', 'bigint')
      .execute();
    await schema.createIndex('mails_due').on('mails').column('due_at').execute();
    await schema.createIndex('mails_of_address').on('mails').column('email_key').execute();
    await schema.createIndex('mails_given_up').on('mails').column('given_up_at').execute();
  },
};
