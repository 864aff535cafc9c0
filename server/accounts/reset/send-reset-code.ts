import { setTimeout } from 'node:timers/promises';
import { accountKey } from '#contract/accounts.ts';
import { resetPath, writeResetFragment } from '#contract/reset-link.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { sendMailsAfterResponse } from '../../mail/queue-notice.ts';
import { queueCode, type PriorWork } from '../codes/queue-code.ts';
import { describeDevice } from '../sessions/device-name.ts';
import { findUserByEmail, type User } from '../users/users-repository.ts';

/**
 * Longer than the work for a known email takes, so that the response time doesn't reveal whether an account exists.
 */
const responseMs = 150;

/**
 * Sends a code for a new password if the email has an account. The response does not reveal whether it has one: for
 * an unknown email a code is stored too, but sent to nobody; the mail is sent after the response, so its delivery
 * can't change it; and every response takes the same time. Throws an HttpError with status 429 past the limits.
 */
export async function sendResetCode(context: AppContext, email: string, caller: Caller): Promise<void> {
  await Promise.all([queueForEmail(context, email, caller), setTimeout(responseMs)]);
  sendMailsAfterResponse(context);
}

async function queueForEmail(
  context: AppContext,
  email: string,
  { client, userAgent }: Caller,
): Promise<void> {
  const emailKey = accountKey(email);
  const user = await findUserByEmail(context.database.reader, emailKey);
  await queueResetCode(context, { user, emailKey, client, device: describeDevice(userAgent) });
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
        link: `${context.publicUrl()}${resetPath}#${writeResetFragment({ secret: linkSecret, email: user.email })}`,
        username: user.username,
        device,
        askedAt: context.clock(),
      })),
  });
}
