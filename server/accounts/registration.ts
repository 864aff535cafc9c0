import {
  accountKey,
  emailProofMinutes,
  messages,
  type RegisterRequest,
  type VerifyOtpRequest,
} from '../../contract/accounts.ts';
import { findTakenColumn } from '../database/unique-violation.ts';
import { HttpError } from '../kernel/http-error.ts';
import { tryCode, useCode } from './codes-store.ts';
import type { AccountContext } from './context.ts';
import { waitSentence } from './limit-rules.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { isEmailTaken, isUsernameTaken } from './users-store.ts';
import { isVerifiedDomain } from './verified-domain.ts';

/** Spends a mailed code; a right one proves the address for one registration soon after. Throws an HttpError with status 429 past the day's guesses. */
export async function verifyEmail(
  context: AccountContext,
  { email, otp }: VerifyOtpRequest,
): Promise<boolean> {
  const emailKey = accountKey(email);
  const judgement = await context.database.db.transaction().execute(async (transaction) => {
    const judged = await tryCode(transaction, context, { purpose: 'register', emailKey, otp });
    if (judged.kind !== 'right') return judged;
    const now = context.clock();
    const proof = { verified_at: now, expires_at: now + emailProofMinutes * 60 * 1000 };
    await useCode(transaction, judged.codeId, now);
    await transaction
      .insertInto('email_proofs')
      .values({ email_key: emailKey, ...proof })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet(proof))
      .execute();
    return judged;
  });
  if (judgement.kind === 'spent') throw outOfGuesses(judgement.retryAfterSeconds);
  return judgement.kind === 'right';
}

export function outOfGuesses(retryAfterSeconds: number): HttpError {
  return new HttpError(429, waitSentence('Too many wrong OTPs for this email today.', retryAfterSeconds), {
    retryAfterSeconds,
  });
}

/** Makes the account and returns its id. Throws an HttpError: 400 weak password, 403 address not proved, 409 taken. */
export async function register(context: AccountContext, wanted: RegisterRequest): Promise<string> {
  const { db } = context.database;
  const emailKey = accountKey(wanted.email);
  const usernameKey = accountKey(wanted.username);
  await refuseWeakPassword(context.settings, wanted.password, wanted);
  await refuseUnproved(context, emailKey);
  if (await isUsernameTaken(db, usernameKey)) throw new HttpError(409, messages.usernameTaken);
  if (await isEmailTaken(db, emailKey)) throw new HttpError(409, messages.emailTaken);

  const passwordHash = await context.hashing.run(() => hashPassword(wanted.password));
  const now = context.clock();
  const userId = context.chance.id();
  try {
    await db.transaction().execute(async (transaction) => {
      const spent = await transaction
        .deleteFrom('email_proofs')
        .where('email_key', '=', emailKey)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      // It was there a moment ago, so a registration running beside this one took it.
      if (spent.numDeletedRows === 0n) throw new HttpError(409, messages.emailTaken);
      await transaction
        .insertInto('users')
        .values({
          user_id: userId,
          name: wanted.name,
          username: wanted.username,
          username_key: usernameKey,
          email: wanted.email,
          email_key: emailKey,
          password_hash: passwordHash,
          college: wanted.collegeName,
          location: wanted.location,
          verified: isVerifiedDomain(wanted.email, context.settings.verifiedDomains) ? 1 : 0,
          admin: 0,
          created_at: now,
        })
        .execute();
    });
  } catch (error) {
    const column = findTakenColumn(error, ['email_key', 'username_key']);
    if (column === undefined) throw error;
    throw new HttpError(409, column === 'email_key' ? messages.emailTaken : messages.usernameTaken);
  }
  return userId;
}

async function refuseUnproved({ database, clock }: AccountContext, emailKey: string): Promise<void> {
  const proof = await database.db
    .selectFrom('email_proofs')
    .select('expires_at')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (proof === undefined) throw new HttpError(403, messages.emailNotVerified);
}
