import { accountKey, messages } from '#contract/accounts.ts';
import type { AppContext } from '../../kernel/context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { describeMailError, discardCode, prepareCode } from '../codes/prepare-code.ts';
import { limits } from '../limits/account-limits.ts';
import { requireBelow, reserve } from '../limits/limits.ts';
import { isEmailTaken } from '../users/users-repository.ts';

/**
 * Sends a code that verifies the email. Throws an HttpError: 409 when it has an account, 429 past the limits,
 * 503 when the mail could not be sent.
 */
export async function sendRegistrationCode(
  context: AppContext,
  email: string,
  client: string,
): Promise<void> {
  const emailKey = accountKey(email);
  const told = limits.toldOfAccount(client);
  await requireBelow(context, told);
  if (await isEmailTaken(context.database.db, emailKey)) {
    await reserve(context, [told]);
    throw new HttpError(409, messages.emailHasAccount);
  }
  const prepared = await prepareCode(context, { purpose: 'register', emailKey, client });
  try {
    await context.mailer.sendCode({ to: email, purpose: 'register', code: prepared.code });
  } catch (error) {
    await discardCode(context, prepared);
    context.log.error({ reason: describeMailError(error) }, 'a registration code could not be mailed');
    throw new HttpError(503, messages.mailDown);
  }
}
