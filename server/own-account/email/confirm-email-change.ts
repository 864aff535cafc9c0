import { accountKey, messages } from '#contract/accounts.ts';
import {
  ownAccountMessages,
  type ConfirmEmailRequest,
  type ConfirmEmailResponse,
} from '#contract/own-account.ts';
import type { GuessResult } from '../../accounts/codes/code-rules.ts';
import { deleteCodesFor } from '../../accounts/codes/codes-repository.ts';
import { tryCode } from '../../accounts/codes/try-code.ts';
import { limits } from '../../limits/account-limits.ts';
import { release, reserve } from '../../limits/limits.ts';
import { describeDevice } from '../../accounts/sessions/device-name.ts';
import type { SignedIn } from '../../accounts/sessions/sessions.ts';
import { sessionExists } from '../../accounts/sessions/sessions-repository.ts';
import {
  findOwnUser,
  findTakenMessage,
  updateUser,
  type OwnUser,
} from '../../accounts/users/users-repository.ts';
import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { waitSentence } from '../../limits/limit-rules.ts';
import { queueNotice, sendMailsAfterResponse } from '../../mail/queue-notice.ts';
import type { OwnCaller } from '../../accounts/passwords/confirm-password.ts';
import { deleteCopies, forgetAddress } from '../forget-address.ts';
import { isUnderWay, verifiedAfterChange } from './email-change-rules.ts';
import { deleteEmailChange, findEmailChange, type EmailChange } from './email-changes-repository.ts';

type GuessResults = { current: GuessResult; fresh: GuessResult };

/**
 * Changes the email when both codes are right. Resolves to whether each was right. The other sessions
 * continue, because whoever changed the email knew the password and read both mailboxes; the old address gets
 * a notice. Throws an HttpError: 409 when no change is under way or somebody has registered the new address
 * meanwhile, 429 past the day's guesses or the client's, 401 when the session ended.
 */
export async function confirmEmailChange(
  context: AppContext,
  caller: OwnCaller,
  codes: ConfirmEmailRequest,
): Promise<ConfirmEmailResponse> {
  const change = await findEmailChange(context.database.reader, caller.user.user_id);
  const newKey = requireUnderWay(change, caller, context.clock()).new_email_key;
  // Both counted as wrong before they are checked, and taken back when they are right.
  const reserveGuess = () => reserve(context, [limits.wrongCodesFromClient(caller.client)]);
  const reservations = { current: await reserveGuess(), fresh: await reserveGuess() };
  const results = await checkCodesAndChange(context, caller, newKey, codes);
  for (const part of ['current', 'fresh'] as const) {
    const result = results[part];
    if (result.kind === 'right') await release(context, reservations[part]);
    if (result.kind === 'limit-reached') throw outOfGuesses(result.retryAfterSeconds);
  }
  const answer = {
    currentCode: results.current.kind === 'right',
    newCode: results.fresh.kind === 'right',
  };
  if (answer.currentCode && answer.newCode) {
    await deleteCopies(context, accountKey(caller.user.email));
    sendMailsAfterResponse(context);
  }
  return answer;
}

async function checkCodesAndChange(
  context: AppContext,
  caller: OwnCaller,
  newKey: string,
  { currentCode, newCode }: ConfirmEmailRequest,
): Promise<GuessResults> {
  const userId = caller.user.user_id;
  const currentKey = accountKey(caller.user.email);
  const locks = [lockNames.codes(currentKey), lockNames.codes(newKey), lockNames.sessions(userId)].toSorted();
  try {
    return await context.database.transact(locks, async (transaction) => {
      const now = context.clock();
      for (const lock of locks) await takeLock(transaction, lock, now);
      const user = await findOwnUser(transaction, userId);
      if (user === undefined || !(await sessionExists(transaction, caller.sessionId)))
        throw new HttpError(401, messages.sessionEnded);
      const change = requireUnderWay(await findEmailChange(transaction, userId), caller, now);
      // Another call has changed the email, or begun another change, since this one began.
      if (user.email_key !== currentKey || change.new_email_key !== newKey)
        throw new HttpError(409, ownAccountMessages.noEmailChange);
      const guess = (purpose: 'current-email' | 'new-email', emailKey: string, otp: string) =>
        tryCode(transaction, context, { purpose, emailKey, otp, userId });
      const current = await guess('current-email', currentKey, currentCode);
      const fresh = await guess('new-email', newKey, newCode);
      if (current.kind === 'right' && fresh.kind === 'right')
        await setEmail(transaction, context, { user, change, device: describeDevice(caller.userAgent) });
      return { current, fresh };
    });
  } catch (error) {
    const taken = findTakenMessage(error);
    throw taken === undefined ? error : new HttpError(409, taken);
  }
}

async function setEmail(
  transaction: DbTransaction,
  context: AppContext,
  { user, change, device }: { user: OwnUser; change: EmailChange; device: string },
): Promise<void> {
  await updateUser(transaction, user.user_id, {
    email: change.new_email,
    email_key: change.new_email_key,
    verified: verifiedAfterChange(user, change.new_email, context.settings.verifiedDomains),
  });
  await deleteEmailChange(transaction, user.user_id);
  await deleteCodesFor(transaction, user.user_id);
  // Codes and links for a new password that were sent there are no longer valid.
  await forgetAddress(transaction, user.email_key);
  await queueNotice(transaction, context, user, { notice: 'email changed', device });
}

/** Throws an HttpError with status 409 when the session has no change under way. */
function requireUnderWay(change: EmailChange | undefined, { sessionId }: SignedIn, now: number): EmailChange {
  if (change === undefined || !isUnderWay(change, sessionId, now))
    throw new HttpError(409, ownAccountMessages.noEmailChange);
  return change;
}

/**
 * The error for an address that has no guesses left today. The caller is logged in as its owner, so the
 * answer may say so.
 */
function outOfGuesses(retryAfterSeconds: number): HttpError {
  return new HttpError(429, waitSentence('Too many wrong OTPs for this email today.', retryAfterSeconds), {
    retryAfterSeconds,
  });
}
