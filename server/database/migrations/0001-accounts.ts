import type { Migration } from './migration.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  async up({ schema }) {
    await schema
      .createTable('users')
      .addColumn('user_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('college', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('verified', 'integer', (column) => column.notNull())
      .addColumn('admin', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('users_username_key').unique().on('users').column('username_key').execute();
    await schema.createIndex('users_email_key').unique().on('users').column('email_key').execute();
    await schema.createIndex('users_newest').on('users').columns(['created_at', 'user_id']).execute();

    await schema
      .createTable('sessions')
      .addColumn('session_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.user_id').onDelete('cascade'),
      )
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_token_hash').unique().on('sessions').column('token_hash').execute();
    await schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();

    await schema
      .createTable('codes')
      .addColumn('code_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('voided_at', 'bigint')
      .execute();
    await schema
      .createIndex('codes_of_address')
      .on('codes')
      .columns(['email_key', 'purpose', 'created_at'])
      .execute();
    await schema.createIndex('codes_expired').on('codes').column('expires_at').execute();

    await schema
      .createTable('code_guesses')
      .addColumn('guess_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('guessed_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('code_guesses_of_address')
      .on('code_guesses')
      .columns(['email_key', 'guessed_at'])
      .execute();
    await schema.createIndex('code_guesses_old').on('code_guesses').column('guessed_at').execute();

    await schema
      .createTable('email_proofs')
      .addColumn('email_key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('verified_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();

    await schema
      .createTable('rate_hits')
      .addColumn('hit_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('bucket', 'text', (column) => column.notNull())
      .addColumn('hit_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('rate_hits_of_bucket').on('rate_hits').columns(['bucket', 'hit_at']).execute();
    await schema.createIndex('rate_hits_old').on('rate_hits').column('hit_at').execute();

    await schema
      .createTable('locks')
      .addColumn('lock_name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('locks_old').on('locks').column('taken_at').execute();

    // No foreign key to users: the audit log outlives the accounts that it names.
    await schema
      .createTable('admin_acts')
      .addColumn('act_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('acted_at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('from_address', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('admin_acts_newest').on('admin_acts').columns(['acted_at', 'act_id']).execute();
  },
};
