import type { SchemaModule } from 'kysely';
import type { Migration } from './migration.ts';

/** What an account asks for after the password: passkeys, an authenticator app, recovery codes. */
export const secondFactor: Migration = {
  name: '0010-second-factor',
  async up({ schema }) {
    await makePasskeys(schema);
    await ofUser(schema, 'authenticator_apps')
      .addPrimaryKeyConstraint('authenticator_apps_key', ['user_id'])
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute();
    await ofUser(schema, 'recovery_codes')
      .addColumn('recovery_code_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema.createIndex('recovery_codes_of_user').on('recovery_codes').column('user_id').execute();
    await makeLoginChallenges(schema);
  },
};

/** A table whose rows go with their account. */
function ofUser(schema: SchemaModule, table: string) {
  return schema
    .createTable(table)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    );
}

async function makePasskeys(schema: SchemaModule): Promise<void> {
  await ofUser(schema, 'passkeys')
    .addColumn('passkey_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await schema
    .createIndex('passkeys_credential_id')
    .unique()
    .on('passkeys')
    .column('credential_id')
    .execute();
  await schema.createIndex('passkeys_of_user').on('passkeys').column('user_id').execute();
  await ofUser(schema, 'passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey().notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkey_challenges_of_user').on('passkey_challenges').column('user_id').execute();
  await schema
    .createIndex('passkey_challenges_expired')
    .on('passkey_challenges')
    .column('expires_at')
    .execute();
}

async function makeLoginChallenges(schema: SchemaModule): Promise<void> {
  await ofUser(schema, 'login_challenges')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('passkey_challenge', 'text')
    .addColumn('wrong_guesses', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('login_challenges_of_user').on('login_challenges').column('user_id').execute();
  await schema.createIndex('login_challenges_expired').on('login_challenges').column('expires_at').execute();
}
