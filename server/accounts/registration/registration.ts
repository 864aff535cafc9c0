import {
  accountKey,
  messages,
  type AvailabilityRequest,
  type AvailabilityResponse,
  type VerifyOtpRequest,
  type RegisterRequest,
} from '#contract/accounts.ts';
import { limits } from '../../limits/account-limits.ts';
import type { AppContext } from '../../context.ts';
import { isEmailTaken, isUsernameTaken, findTakenError, insertUser } from '../users/users-repository.ts';
import { linkPaths, writeLinkFragment } from '#contract/mail-link.ts';
import { AppError } from '../../kernel/app-error.ts';
import { queueCode } from '../codes/queue-code.ts';
import { release, requireLimitNotReached, reserve } from '../../limits/limits.ts';
import { lockNames } from '../../database/locks-repository.ts';
import { markCodeUsed } from '../codes/codes-repository.ts';
import { countWrongCode, tryCodeOrLink } from '../codes/try-code.ts';
import { saveEmailProof, hasEmailProof, consumeEmailProof } from './email-proofs-repository.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { emailProofRow, newUserRow } from './registration-rules.ts';
import type { RunQueued } from '../../kernel/concurrency/work-queue.ts';
import { takeLoweredFlags } from '../users/lowered-flags-repository.ts';
import { verifyByRule } from '../users/verification-rules.ts';
import { rejectWeakPassword } from '../passwords/weak-password.ts';

/**
 * For each of `email` and `username` in the request: null when it is free, otherwise a sentence. Throws an AppError
 * with status 429 past the client's limit.
 */
export async function checkAvailability(
  context: AppContext,
  request: AvailabilityRequest,
  client: string,
): Promise<AvailabilityResponse> {
  await context.limitLeases.take(limits.availability(client));
  const { reader } = context.database;
  const response: AvailabilityResponse = {};
  if (request.email !== undefined)
    response.email = (await isEmailTaken(reader, accountKey(request.email))) ? messages.emailTaken : null;
  if (request.username !== undefined)
    response.username = (await isUsernameTaken(reader, accountKey(request.username)))
      ? messages.usernameTaken
      : null;
  return response;
}

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

/**
 * Checks a mailed code or link. A right one is used up and verifies the email for one registration within 15 minutes,
 * by whoever has the returned secret. A wrong one, and any past the day's guesses, returns undefined. Throws an
 * AppError with status 429 past the client's guesses, which never concern a link that was sent or a browser that
 * asked for the code.
 */
export async function verifyEmail(
  context: AppContext,
  { email, otp }: VerifyOtpRequest,
  { client, askerHash }: { client: string; askerHash: string | undefined },
): Promise<string | undefined> {
  const secret = context.random.token();
  const emailKey = accountKey(email);
  const guess = { purpose: 'register', emailKey, otp, askerHash } as const;
  const reservation = await countWrongCode(context, guess, client);
  if (reservation === 'unknown link') return undefined;
  const isRight = await context.database.transact([lockNames.codes(emailKey)], async (transaction) => {
    const result = await tryCodeOrLink(transaction, context, guess);
    if (result.kind !== 'right') return false;
    const now = context.clock();
    await markCodeUsed(transaction, result.codeId, now);
    await saveEmailProof(transaction, emailProofRow(emailKey, hashSecret(secret), now));
    return true;
  });
  if (!isRight) return undefined;
  await release(context, reservation);
  return secret;
}

/** Who registers: the client, and the hash of the secret that the browser got when it verified the email. */
type Registrant = { client: string; secretHash: string };

/**
 * Creates the account and returns its id. What an admin took away from an earlier account with the email stays
 * away. Throws an AppError: 400 for a weak password, 403 when the caller has not verified the email, 409 when email or
 * username is taken, 429 past the refused registrations of the client and when the server is too busy.
 */
export async function register(
  context: AppContext,
  fields: RegisterRequest,
  registrant: Registrant,
): Promise<string> {
  await rejectWeakPassword(context.settings, fields.password, fields);
  const emailKey = accountKey(fields.email);
  const { secretHash, client } = registrant;
  const hasProof = await hasEmailProof(context.database.reader, emailKey, secretHash, context.clock());
  // Counted as refused before it is tried. Who verified the email has a limit of their own, which others in the same
  // network can't use up.
  const reservation = await reserve(context, [
    limits.refusedRegistrations(hasProof ? { verifiedEmailKey: emailKey } : { client }),
  ]);
  if (!hasProof) throw new AppError('email-not-verified');
  const userId = await context.hashQueue.enter(client, (runQueued) =>
    createAccount(context, fields, secretHash, runQueued),
  );
  await release(context, reservation);
  return userId;
}

async function createAccount(
  context: AppContext,
  fields: RegisterRequest,
  secretHash: string,
  runQueued: RunQueued,
): Promise<string> {
  const { settings, random, clock } = context;
  const { reader } = context.database;
  const emailKey = accountKey(fields.email);
  if (await isUsernameTaken(reader, accountKey(fields.username))) throw new AppError('username-taken');
  if (await isEmailTaken(reader, emailKey)) throw new AppError('email-taken');

  const userId = random.id();
  const passwordHash = await runQueued(() => context.hashThreads.hash(fields.password));
  const now = clock();
  try {
    await context.database.transact([], async (transaction) => {
      const isConsumed = await consumeEmailProof(transaction, emailKey, secretHash, now);
      // The proof existed a moment ago, so another registration at the same time has used it.
      if (!isConsumed) throw new AppError('email-taken');
      const lowered = await takeLoweredFlags(transaction, emailKey);
      const { verified, verified_by } = verifyByRule(fields.email, settings.verifiedDomains, lowered);
      const user = newUserRow(fields, {
        userId,
        passwordHash,
        isVerified: verified === 1,
        verifiedBy: verified_by,
        isAdmin: false,
        isBlocked: lowered.includes('blocked'),
        now,
      });
      await insertUser(transaction, user);
    });
  } catch (error) {
    const taken = findTakenError(error);
    if (taken === undefined) throw error;
    throw new AppError(taken);
  }
  return userId;
}
