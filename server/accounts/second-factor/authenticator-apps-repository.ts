import type { Selectable } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import type { Db } from '../../database/database.ts';
import type { AuthenticatorAppsTable } from '../../database/schema.ts';

export type AuthenticatorApp = Selectable<AuthenticatorAppsTable>;

/** The app of an account, turned on or not. */
export async function findAuthenticatorApp(db: Db, userId: string): Promise<AuthenticatorApp | undefined> {
  const [app] = await selectAuthenticatorApp(db, { userId });
  return app;
}

const selectAuthenticatorApp = compileOnce((db, { userId }: { userId: string }) =>
  db.selectFrom('authenticator_apps').selectAll().where('user_id', '=', userId),
);

/** Stores an app; it replaces the account's earlier one. */
export async function saveAuthenticatorApp(db: Db, { user_id, ...rest }: AuthenticatorApp): Promise<void> {
  await db
    .insertInto('authenticator_apps')
    .values({ user_id, ...rest })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

/**
 * Stores the newest step whose code was accepted, so that no code up to it is accepted again; `confirmed_at`
 * turns the app on.
 */
export async function advanceAuthenticatorApp(
  db: Db,
  userId: string,
  change: Pick<AuthenticatorApp, 'last_step'> & Partial<Pick<AuthenticatorApp, 'confirmed_at'>>,
): Promise<void> {
  await db.updateTable('authenticator_apps').set(change).where('user_id', '=', userId).execute();
}

export async function deleteAuthenticatorApp(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute();
}
