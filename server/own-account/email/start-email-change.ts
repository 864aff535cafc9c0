import { accountKey } from '#contract/accounts.ts';
import {
  ownAccountMessages,
  type ChangeEmailRequest,
  type EmailResponse,
  type EmailCodesResponse,
} from '#contract/own-account.ts';
import { deleteCodesFor } from '../../accounts/codes/codes-repository.ts';
import { queueTwoCodes } from '../../accounts/codes/queue-code.ts';
import { release } from '../../limits/limits.ts';
import { formatDevice } from '../../accounts/sessions/device-name.ts';
import type { OwnCaller, SignedIn } from '../../accounts/sessions/sessions.ts';
import { isEmailTaken } from '../../accounts/users/users-repository.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { confirmPassword } from '../../accounts/passwords/confirm-password.ts';
import { verifyNewEmail } from '../../accounts/users/verification-rules.ts';
import { askerOfChange, emailChangeMs, isUnderWay, resendAfterSeconds } from './email-change-rules.ts';
import { findEmailChange, saveEmailChange, type EmailChange } from './email-changes-repository.ts';

/** Below the 5 seconds within which every call has to answer. */
const responseTimeoutMs = 4000;

type ReadContext = Pick<AppContext, 'settings' | 'database' | 'clock'>;

/** The person's email, and the change of it that this session has begun. */
export async function readEmail(context: ReadContext, signedIn: SignedIn): Promise<EmailResponse> {
  const { user, sessionId } = signedIn;
  const change = await findEmailChange(context.database.reader, user.user_id);
  const isOwn = change !== undefined && isUnderWay(change, sessionId, context.clock());
  return { email: user.email, change: isOwn ? toEmailChange(context, user, change) : null };
}

function toEmailChange(
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
  user: SignedIn['user'],
  change: EmailChange,
): EmailCodesResponse['change'] {
  // Without what was taken away from the new email: that would tell anybody who asks.
  const { verified } = verifyNewEmail(user, change.new_email, settings.verifiedDomains);
  return {
    newEmail: change.new_email,
    resendAfterSeconds: resendAfterSeconds(change, clock()),
    veri: verified === 1 ? 'verified' : 'unverified',
  };
}

/**
 * Begins a change: sends a code to the current and one to the new address. If the new address has an account,
 * its owner gets a mail without a code instead, and the answer is the same. Throws an AppError: 400 for the
 * email that the account has, 403 for a wrong password, 429 past the limits, 503 while a mail can't be sent.
 */
export async function startEmailChange(
  context: AppContext,
  caller: OwnCaller,
  { newEmail, password }: ChangeEmailRequest,
): Promise<EmailCodesResponse> {
  const newKey = accountKey(newEmail);
  if (newKey === accountKey(caller.user.email)) throw new AppError('same-email');
  await context.hashQueue.enter(caller.client, (runQueued) =>
    confirmPassword(context, caller, password, runQueued),
  );
  const now = context.clock();
  const change = {
    user_id: caller.user.user_id,
    session_id: caller.sessionId,
    new_email: newEmail,
    new_email_key: newKey,
    started_at: now,
    sent_at: now,
    expires_at: now + emailChangeMs,
  };
  return sendCodes(context, caller, change, async (transaction) => {
    // A code that was sent for another change is not valid for this one.
    await deleteCodesFor(transaction, change.user_id);
    await saveEmailChange(transaction, change);
  });
}

/**
 * Sends two new codes for the change that the session has begun. Throws an AppError: 409 when there is none,
 * 429 past the limits, 503 while a mail can't be sent.
 */
export async function resendEmailCodes(context: AppContext, caller: OwnCaller): Promise<EmailCodesResponse> {
  const now = context.clock();
  const change = await findEmailChange(context.database.reader, caller.user.user_id);
  if (change === undefined || !isUnderWay(change, caller.sessionId, now))
    throw new AppError('no-email-change');
  const resent = { ...change, sent_at: now };
  return sendCodes(context, caller, resent, (transaction) => saveEmailChange(transaction, resent));
}

async function sendCodes(
  context: AppContext,
  caller: OwnCaller,
  change: EmailChange,
  store: (transaction: DbTransaction) => Promise<void>,
): Promise<EmailCodesResponse> {
  const { database, mailSender, publicUrl } = context;
  const { email, username, user_id: userId } = caller.user;
  const to = change.new_email;
  const device = formatDevice(caller.userAgent);
  const requester = { username, device, askedAt: change.sent_at };
  const isTaken = await isEmailTaken(database.reader, change.new_email_key);
  const queued = await queueTwoCodes(
    context,
    [
      {
        purpose: 'current-email',
        emailKey: accountKey(email),
        userId,
        askerHash: askerOfChange(userId),
        writeMail: ({ code }) => ({ purpose: 'current-email', to: email, code, newEmail: to, ...requester }),
      },
      {
        purpose: 'new-email',
        emailKey: change.new_email_key,
        userId,
        askerHash: askerOfChange(userId),
        // If the address has an account, its code is sent to nobody.
        writeMail: ({ code }) =>
          isTaken
            ? {
                purpose: 'notice',
                notice: 'email taken',
                to,
                device,
                at: change.sent_at,
                siteUrl: publicUrl(),
              }
            : { purpose: 'new-email', to, code, ...requester },
      },
    ],
    { client: caller.client, priorWork: { locks: [], run: store } },
  );
  const deliveries = await Promise.all(
    queued.map(async ({ mailId, addressReservation }) => {
      const delivery = await mailSender.deliver(mailId, responseTimeoutMs);
      const hasFailed = delivery === 'failing' || delivery === 'given up';
      if (hasFailed) await release(context, addressReservation);
      return hasFailed ? 'failed' : delivery;
    }),
  );
  if (deliveries.includes('failed')) throw new AppError('mail-down');
  const message = deliveries.includes('under way')
    ? ownAccountMessages.emailCodesUnderWay
    : ownAccountMessages.emailCodesSent;
  return { message, email, change: toEmailChange(context, caller.user, change) };
}
