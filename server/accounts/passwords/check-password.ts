import { normalizePassword } from '#contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { RunQueued } from '../../kernel/concurrency/work-queue.ts';
import { recogniseBrowser } from '../known-browsers/known-browsers.ts';
import { release, reserve } from '../../limits/limits.ts';
import { isPasswordHash } from '../users/stored-hash.ts';
import { findUserByEmail, type User } from '../users/users-repository.ts';
import type { KnownBrowser } from '../known-browsers/known-browsers-repository.ts';
import { limits } from '../../limits/account-limits.ts';
import type { Limit } from '../../limits/limit-rules.ts';

/**
 * The limits on which a wrong password counts. A browser that the account was signed in from before has a separate
 * limit, which nobody else can use up. The first limit is always that of the account or the browser.
 */
function passwordLimits(
  emailKey: string,
  client: string,
  browser: Pick<KnownBrowser, 'browser_id'> | undefined,
): [Limit, ...Limit[]] {
  return browser === undefined
    ? [limits.loginToAccount(emailKey), limits.loginFromClient(client)]
    : [limits.loginFromBrowser(browser.browser_id)];
}

/** The account, and whether its hash is of the normalized password; older ones are of the password as typed. */
export type CheckedPassword = { user: User; isNormalized: boolean };

/**
 * The account of the email when the password is right; undefined, after the same work, when it is wrong and
 * when there is no account. Throws an AppError with status 429 past the limits.
 */
export async function checkPassword(
  context: AppContext,
  {
    emailKey,
    password,
    client,
    browserSecrets,
  }: { emailKey: string; password: string; client: string; browserSecrets: readonly string[] },
  runQueued: RunQueued,
): Promise<CheckedPassword | undefined> {
  const browser = await recogniseBrowser(context, browserSecrets, emailKey);
  const limits = passwordLimits(emailKey, client, browser);
  // Counted as wrong before the password is compared, and taken back when it is right. Checks of one account
  // run one after the other: otherwise twenty right ones at once would reach the limit.
  return context.passwordMutex.runExclusive([limits[0].bucket], async () => {
    const reservation = await reserve(context, limits);
    const user = await findUserByEmail(context.database.reader, emailKey);
    // No password is right for a damaged hash (npm run doctor finds those): a reset stores a new one.
    const hash = isPasswordHash(user?.password_hash) ? user.password_hash : context.decoyHash;
    for (const form of listForms(password)) {
      const isRight = await runQueued(() => context.hashThreads.verify(form, hash));
      if (!isRight || user === undefined) continue;
      await release(context, reservation);
      return { user, isNormalized: form === normalizePassword(password) };
    }
    return undefined;
  });
}

/** The forms in which the password may have been hashed. They depend on what was typed alone, as does the work. */
function listForms(password: string): Set<string> {
  return new Set([normalizePassword(password), password]);
}
