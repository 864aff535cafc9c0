import { setTimeout } from 'node:timers/promises';
import { accountKey, messages } from '../../contract/accounts.ts';
import type { CodePurpose } from '../database/schema.ts';
import { HttpError } from '../kernel/http-error.ts';
import { limits } from './account-limits.ts';
import { createCode, deleteCode } from './codes-store.ts';
import type { AccountContext } from './context.ts';
import { giveBack, refuseWhenUsedUp, reserve, type Reservation } from './limits.ts';
import { findUserByEmail, isEmailTaken } from './users-store.ts';

type CodeUnderWay = { purpose: CodePurpose; codeId: string; code: string; reservation: Reservation };

/** Mails a code that proves the address. Throws an HttpError with status 409 when it has an account, 429 past the limits, 503 when mail is down. */
export async function sendRegistrationCode(
  context: AccountContext,
  email: string,
  client: string,
): Promise<void> {
  const emailKey = accountKey(email);
  const told = limits.toldOfAccount(client);
  await refuseWhenUsedUp(context, told);
  if (await isEmailTaken(context.database.db, emailKey)) {
    await reserve(context, [told]);
    throw new HttpError(409, messages.emailHasAccount);
  }
  const underWay = await prepareCode(context, 'register', emailKey);
  try {
    await context.mailer.sendCode({ to: email, purpose: 'register', code: underWay.code });
  } catch (error) {
    await takeBack(context, underWay);
    context.log.error({ reason: describeFailure(error) }, 'a registration code could not be mailed');
    throw new HttpError(503, messages.mailDown);
  }
}

/** Longer than mailing one code keeps the process busy, so that the next answer doesn't show that it did. */
const resetAnswerMs = 150;

/**
 * Mails a code for a new password, if the address has an account. Which is so can't be told from outside: for an
 * unknown address a code is kept as well, known to nobody; the mail leaves after the answer, and every answer takes
 * the same set time. Throws an HttpError with status 429 past the limits.
 */
export async function sendResetCode(context: AccountContext, email: string): Promise<void> {
  await Promise.all([prepareResetCode(context, email), setTimeout(resetAnswerMs)]);
}

async function prepareResetCode(context: AccountContext, email: string): Promise<void> {
  const emailKey = accountKey(email);
  const user = await findUserByEmail(context.database.db, emailKey);
  const underWay = await prepareCode(context, 'reset', emailKey);
  if (user === undefined) return;
  context.background.run(
    async () => {
      try {
        await context.mailer.sendCode({ to: user.email, purpose: 'reset', code: underWay.code });
      } catch (error) {
        await takeBack(context, underWay);
        throw error;
      }
    },
    (error) => context.log.error({ reason: describeFailure(error) }, 'a reset code could not be mailed'),
  );
}

async function prepareCode(
  context: AccountContext,
  purpose: CodePurpose,
  emailKey: string,
): Promise<CodeUnderWay> {
  const reservation = await reserve(context, [limits.code(purpose, emailKey)]);
  const { codeId, code } = await createCode(context, purpose, emailKey);
  return { purpose, codeId, code, reservation };
}

/** As if it had never been asked for, so that the next try need not wait. */
async function takeBack(context: AccountContext, { codeId, reservation }: CodeUnderWay): Promise<void> {
  await deleteCode(context, codeId);
  await giveBack(context, reservation);
}

/** Name and code of an error alone: its message may quote the mail. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
