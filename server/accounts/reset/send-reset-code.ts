import { setTimeout } from 'node:timers/promises';
import { accountKey } from '#contract/accounts.ts';
import { linkPaths, writeLinkFragment } from '#contract/mail-link.ts';
import type { BrowserCaller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { sendMailsAfterResponse } from '../../mail/queue-notice.ts';
import { queueCode, type PriorWork } from '../codes/queue-code.ts';
import { recogniseBrowser } from '../known-browsers/known-browsers.ts';
import { formatDevice } from '../sessions/device-name.ts';
import { findUserByEmail, type User } from '../users/users-repository.ts';

/**
 * Longer than the work for a known email takes, so that the response time doesn't reveal whether an account exists.
 */
const responseMs = 150;

/** The caller, and the hash of the secret by which the browser that asks can guess at the code. */
type Asker = BrowserCaller & { askerHash: string };

/**
 * Sends a code for a new password if the email has an account. The response does not reveal whether it has one: for
 * an unknown email a code is stored too, but sent to nobody; the mail is sent after the response, so its delivery
 * can't change it; and every response takes the same time. Throws an AppError with status 429 past the limits.
 */
export async function sendResetCode(context: AppContext, email: string, caller: Asker): Promise<void> {
  const [queued] = await Promise.allSettled([queueForEmail(context, email, caller), setTimeout(responseMs)]);
  if (queued.status === 'rejected') throw queued.reason;
  sendMailsAfterResponse(context);
}

async function queueForEmail(
  context: AppContext,
  email: string,
  { client, userAgent, askerHash, browserSecrets }: Asker,
): Promise<void> {
  const emailKey = accountKey(email);
  const user = await findUserByEmail(context.database.reader, emailKey);
  const browser = await recogniseBrowser(context, browserSecrets, emailKey);
  await queueResetCode(context, {
    user,
    emailKey,
    client,
    browserId: browser?.browser_id,
    askerHash,
    device: formatDevice(userAgent),
  });
}

/** Stores a code for the address, and queues the mail with it if there is an account. */
export async function queueResetCode(
  context: AppContext,
  {
    user,
    device,
    ...request
  }: {
    user: Pick<User, 'email' | 'username'> | undefined;
    emailKey: string;
    client: string;
    askerHash?: string;
    browserId?: string | undefined;
    /** The browser and operating system of the person who requested the code, for the mail. */
    device: string;
    priorWork?: PriorWork;
  },
): Promise<void> {
  await queueCode(context, {
    ...request,
    purpose: 'reset',
    writeMail:
      user &&
      (({ code, linkSecret }) => ({
        purpose: 'reset',
        to: user.email,
        code,
        link: `${context.publicUrl()}${linkPaths.reset}#${writeLinkFragment({ secret: linkSecret, email: user.email })}`,
        username: user.username,
        device,
        askedAt: context.clock(),
      })),
  });
}
