import { accountKey } from '#contract/accounts.ts';
import { type ConfirmEmailRequest, type ConfirmEmailResponse } from '#contract/own-account.ts';
import type { GuessResult } from '../../accounts/codes/code-rules.ts';
import { countGuess, tryCode } from '../../accounts/codes/try-code.ts';
import { voidCodesOf } from '../../accounts/codes/void-codes.ts';
import { release } from '../../limits/limits.ts';
import { formatDevice } from '../../accounts/sessions/device-name.ts';
import type { OwnCaller, SignedIn } from '../../accounts/sessions/sessions.ts';
import { sessionExists } from '../../accounts/sessions/sessions-repository.ts';
import {
  findOwnUser,
  findTakenError,
  updateUser,
  type OwnUser,
} from '../../accounts/users/users-repository.ts';
import { saveLoweredFlags, takeLoweredFlags } from '../../accounts/users/lowered-flags-repository.ts';
import { listLoweredFlags, verifyNewEmail } from '../../accounts/users/verification-rules.ts';
import type { DbTransaction } from '../../database/database.ts';
import { deleteLocks, lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { waitSentence } from '../../limits/limit-rules.ts';
import { queueNotice, sendMailsAfterResponse } from '../../mail/queue-notice.ts';
import { deleteCopies, forgetAddress } from '../forget-address.ts';
import { locksOfEmail } from '../own-account-rules.ts';
import { askerOfChange, isUnderWay } from './email-change-rules.ts';
import { deleteEmailChange, findEmailChange, type EmailChange } from './email-changes-repository.ts';

const parts = ['current', 'fresh'] as const;
type Part = (typeof parts)[number];
type GuessResults = Record<Part, GuessResult>;

/**
 * Changes the email when both codes are right. Resolves to whether each was right. The other sessions
 * continue, because whoever changed the email knew the password and read both mailboxes; the old address gets
 * a notice. Throws an AppError: 409 when no change is under way or somebody has registered the new address
 * meanwhile, 429 past the guesses of the account and then the client's, 401 when the session ended.
 */
export async function confirmEmailChange(
  context: AppContext,
  caller: OwnCaller,
  codes: ConfirmEmailRequest,
): Promise<ConfirmEmailResponse> {
  const change = await findEmailChange(context.database.reader, caller.user.user_id);
  const newKey = requireUnderWay(change, caller, context.clock()).new_email_key;
  // Both counted as wrong before they are checked, and taken back when they are right.
  const countPart = (part: Part) => countGuess(context, guessOf(caller, newKey, part), caller.client);
  const reservations = { current: await countPart('current'), fresh: await countPart('fresh') };
  const results = await checkCodesAndChange(context, caller, newKey, codes);
  for (const part of parts) {
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

/** Which code a part of the confirmation guesses at, and who asked for it. */
function guessOf({ user: { user_id: userId, email } }: OwnCaller, newKey: string, part: Part) {
  const askerHash = askerOfChange(userId);
  return part === 'current'
    ? ({ purpose: 'current-email', emailKey: accountKey(email), userId, askerHash } as const)
    : ({ purpose: 'new-email', emailKey: newKey, userId, askerHash } as const);
}

async function checkCodesAndChange(
  context: AppContext,
  caller: OwnCaller,
  newKey: string,
  { currentCode, newCode }: ConfirmEmailRequest,
): Promise<GuessResults> {
  const userId = caller.user.user_id;
  const currentKey = accountKey(caller.user.email);
  const oldLocks = locksOfEmail(currentKey);
  const locks = [...oldLocks, lockNames.codes(newKey), lockNames.sessions(userId)].toSorted();
  try {
    return await context.database.transact(locks, async (transaction) => {
      const now = context.clock();
      for (const lock of locks) await takeLock(transaction, lock, now);
      const user = await findOwnUser(transaction, userId);
      if (user === undefined || !(await sessionExists(transaction, caller.sessionId)))
        throw new AppError('session-ended');
      const change = requireUnderWay(await findEmailChange(transaction, userId), caller, now);
      // Another call has changed the email, or begun another change, since this one began.
      if (user.email_key !== currentKey || change.new_email_key !== newKey)
        throw new AppError('no-email-change');
      const guess = (part: Part, otp: string) =>
        tryCode(transaction, context, { ...guessOf(caller, newKey, part), otp });
      const current = await guess('current', currentCode);
      const fresh = await guess('fresh', newCode);
      if (current.kind === 'right' && fresh.kind === 'right') {
        await setEmail(transaction, context, { user, change, device: formatDevice(caller.userAgent) });
        // Their names contain the old address.
        await deleteLocks(transaction, oldLocks);
      }
      return { current, fresh };
    });
  } catch (error) {
    const taken = findTakenError(error);
    throw taken === undefined ? error : new AppError(taken);
  }
}

async function setEmail(
  transaction: DbTransaction,
  context: AppContext,
  { user, change, device }: { user: OwnUser; change: EmailChange; device: string },
): Promise<void> {
  const { verifiedDomains } = context.settings;
  await saveLoweredFlags(transaction, user.email_key, listLoweredFlags(user, verifiedDomains));
  const lowered = await takeLoweredFlags(transaction, change.new_email_key);
  if (lowered.includes('blocked')) throw new AppError('account-blocked');
  await updateUser(transaction, user.user_id, {
    email: change.new_email,
    email_key: change.new_email_key,
    ...verifyNewEmail(user, change.new_email, verifiedDomains, lowered),
  });
  await deleteEmailChange(transaction, user.user_id);
  await voidCodesOf(transaction, { ...user, email_key: change.new_email_key }, context.clock());
  // Codes and links for a new password that were sent there are no longer valid.
  await forgetAddress(transaction, user.email_key);
  await queueNotice(transaction, context, user, { notice: 'email changed', device });
}

/** Throws an AppError with status 409 when the session has no change under way. */
function requireUnderWay(change: EmailChange | undefined, { sessionId }: SignedIn, now: number): EmailChange {
  if (change === undefined || !isUnderWay(change, sessionId, now)) throw new AppError('no-email-change');
  return change;
}

/**
 * The error for an address that has no guesses left today. The caller is logged in as its owner, so the
 * answer may say so.
 */
function outOfGuesses(retryAfterSeconds: number): AppError {
  return new AppError('too-many-requests', {
    sentence: waitSentence('Too many wrong OTPs for this email today.', retryAfterSeconds),
    retryAfterSeconds,
  });
}
