import { accountKey, messages } from '#contract/accounts.ts';
import { linkPaths, writeLinkFragment } from '#contract/mail-link.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { queueCode } from '../codes/queue-code.ts';
import { limits } from '../../limits/account-limits.ts';
import { release, requireLimitNotReached, reserve } from '../../limits/limits.ts';
import { isEmailTaken } from '../users/users-repository.ts';

/** Below the 5 seconds within which every call has to answer. */
const responseTimeoutMs = 4000;

/**
 * Sends a code that verifies the email. Resolves to the message for the visitor: sent, or still on its way
 * when the mail server is slow. Throws an AppError: 409 when the email has an account, 429 past the limits,
 * 503 while the mail can't be sent. The mail then stays in the queue, and the next try need not wait.
 */
export async function sendRegistrationCode(
  context: AppContext,
  email: string,
  { client, askerHash }: { client: string; askerHash: string },
): Promise<string> {
  const emailKey = accountKey(email);
  const limit = limits.existingAccountResponses(client);
  await requireLimitNotReached(context, limit);
  if (await isEmailTaken(context.database.reader, emailKey)) {
    await reserve(context, [limit]);
    throw new AppError('email-has-account');
  }
  const queued = await queueCode(context, {
    purpose: 'register',
    emailKey,
    client,
    askerHash,
    writeMail: ({ code, linkSecret }) => ({
      purpose: 'register',
      to: email,
      code,
      link: `${context.publicUrl()}${linkPaths.register}#${writeLinkFragment({ secret: linkSecret, email })}`,
    }),
  });
  switch (await context.mailSender.deliver(queued.mailId, responseTimeoutMs)) {
    case 'taken over':
      return messages.otpSent;
    case 'under way':
      return messages.otpUnderWay;
    case 'failing':
    case 'given up':
      await release(context, queued.addressReservation);
      throw new AppError('mail-down');
  }
}
