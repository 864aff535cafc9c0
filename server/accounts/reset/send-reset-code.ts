import { setTimeout } from 'node:timers/promises';
import { accountKey } from '#contract/accounts.ts';
import type { AppContext } from '../../kernel/context.ts';
import { describeMailError, discardCode, prepareCode } from '../codes/prepare-code.ts';
import { findUserByEmail } from '../users/users-repository.ts';

/** Longer than sending one code keeps the process busy, so that the next answer doesn't show that it did. */
const answerMs = 150;

/**
 * Sends a code for a new password if the email has an account. Nobody outside can tell whether it has: for an unknown
 * email a code is stored too, and nobody knows it; the mail is sent after the answer; and every answer takes the same
 * time. Throws an HttpError with status 429 past the limits.
 */
export async function sendResetCode(context: AppContext, email: string, client: string): Promise<void> {
  await Promise.all([prepareResetCode(context, email, client), setTimeout(answerMs)]);
}

async function prepareResetCode(context: AppContext, email: string, client: string): Promise<void> {
  const emailKey = accountKey(email);
  const user = await findUserByEmail(context.database.db, emailKey);
  const prepared = await prepareCode(context, { purpose: 'reset', emailKey, client });
  if (user === undefined) return;
  context.background.run(
    async () => {
      try {
        await context.mailer.sendCode({ to: user.email, purpose: 'reset', code: prepared.code });
      } catch (error) {
        await discardCode(context, prepared);
        throw error;
      }
    },
    (error) => context.log.error({ reason: describeMailError(error) }, 'a reset code could not be mailed'),
  );
}
