import type { Insertable, Selectable } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import type { Db } from '../../database/database.ts';
import type { KnownBrowsersTable } from '../../database/schema.ts';

/**
 * Whether the account was signed in from a browser before; `first` when it is the account's first browser.
 */
export type BrowserRecognition = 'known' | 'new' | 'first';

export type KnownBrowser = Pick<Selectable<KnownBrowsersTable>, 'browser_id' | 'secret_hash'>;

/** The browser with one of the secrets, if the account of the email was signed in from it. */
export async function findKnownBrowser(
  db: Db,
  secretHashes: readonly string[],
  emailKey: string,
): Promise<KnownBrowser | undefined> {
  if (secretHashes.length === 0) return undefined;
  return db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.user_id', 'known_browsers.user_id')
    .select(['browser_id', 'secret_hash'])
    .where('email_key', '=', emailKey)
    .where('secret_hash', 'in', secretHashes)
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores that the account was signed in from the browser, now. */
export async function saveKnownBrowser(db: Db, browser: Insertable<KnownBrowsersTable>): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values(browser)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'secret_hash']).doUpdateSet({ last_used_at: browser.last_used_at }),
    )
    .execute();
}

/** Every browser that the account was signed in from, the one used last first. */
export async function listKnownBrowsers(
  db: Db,
  userId: string,
): Promise<Omit<Selectable<KnownBrowsersTable>, 'secret_hash' | 'user_id'>[]> {
  return selectKnownBrowsers(db, { userId });
}

const selectKnownBrowsers = compileOnce((db, { userId }: { userId: string }) =>
  db
    .selectFrom('known_browsers')
    .select(['browser_id', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('browser_id'),
);

export async function deleteKnownBrowsers(db: Db, browserIds: readonly string[]): Promise<void> {
  if (browserIds.length > 0)
    await db.deleteFrom('known_browsers').where('browser_id', 'in', browserIds).execute();
}

/** Forgets the account's browsers, but for the one with one of the secrets. */
export async function deleteOtherKnownBrowsers(
  db: Db,
  userId: string,
  keptSecretHashes: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .$if(keptSecretHashes.length > 0, (query) => query.where('secret_hash', 'not in', keptSecretHashes))
    .execute();
}
