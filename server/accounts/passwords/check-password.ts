import type { AppContext } from '../../context.ts';
import type { RunQueued } from '../../kernel/work-queue.ts';
import { recogniseBrowser } from '../known-browsers/known-browsers.ts';
import { release, reserve } from '../../limits/limits.ts';
import { findUserByEmail, type User } from '../users/users-repository.ts';
import { passwordLimits } from './login-limits.ts';

/**
 * The account of the email when the password is right; undefined, after the same work, when it is wrong and
 * when there is no account. Throws an HttpError with status 429 past the limits.
 */
export async function checkPassword(
  context: AppContext,
  {
    emailKey,
    password,
    client,
    browserSecret,
  }: { emailKey: string; password: string; client: string; browserSecret: string | undefined },
  runQueued: RunQueued,
): Promise<User | undefined> {
  const browser = await recogniseBrowser(context, browserSecret, emailKey);
  const limits = passwordLimits(emailKey, client, browser);
  // Counted as wrong before the password is compared, and taken back when it is right. Checks of one account
  // run one after the other: otherwise twenty right ones at once would reach the limit.
  return context.passwordMutex.runExclusive([limits[0].bucket], async () => {
    const reservation = await reserve(context, limits);
    const user = await findUserByEmail(context.database.reader, emailKey);
    const hash = user?.password_hash ?? context.decoyHash;
    if (!(await runQueued(() => context.hashThreads.verify(password, hash))) || user === undefined)
      return undefined;
    await release(context, reservation);
    return user;
  });
}
