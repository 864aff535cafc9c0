import { accountKey, messages, type RegisterRequest } from '#contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import type { RunQueued } from '../../kernel/work-queue.ts';
import { findTakenMessage, insertUser, isEmailTaken, isUsernameTaken } from '../users/users-repository.ts';
import { rejectWeakPassword } from '../passwords/weak-password.ts';
import { hasEmailProof, consumeEmailProof, type ProofHolder } from './email-proofs-repository.ts';
import { newUserRow, isVerifiedDomain } from './registration-rules.ts';

/**
 * Creates the account and returns its id. Throws an HttpError: 400 for a weak password, 403 when the caller
 * has not verified the email, 409 when email or username is taken, 429 when the server is too busy.
 */
export async function register(
  context: AppContext,
  fields: RegisterRequest,
  holder: ProofHolder,
): Promise<string> {
  await rejectWeakPassword(context.settings, fields.password, fields);
  return context.hashQueue.enter(holder.client, (runQueued) =>
    createAccount(context, fields, holder, runQueued),
  );
}

async function createAccount(
  context: AppContext,
  fields: RegisterRequest,
  holder: ProofHolder,
  runQueued: RunQueued,
): Promise<string> {
  const { settings, random, clock } = context;
  const { reader } = context.database;
  const emailKey = accountKey(fields.email);
  if (!(await hasEmailProof(reader, emailKey, holder, clock())))
    throw new HttpError(403, messages.emailNotVerified);
  if (await isUsernameTaken(reader, accountKey(fields.username)))
    throw new HttpError(409, messages.usernameTaken);
  if (await isEmailTaken(reader, emailKey)) throw new HttpError(409, messages.emailTaken);

  const user = newUserRow(fields, {
    userId: random.id(),
    passwordHash: await runQueued(() => context.hashThreads.hash(fields.password)),
    isVerified: isVerifiedDomain(fields.email, settings.verifiedDomains),
    isAdmin: false,
    now: clock(),
  });
  try {
    await context.database.transact([], async (transaction) => {
      const isConsumed = await consumeEmailProof(transaction, emailKey, holder, user.created_at);
      // The proof existed a moment ago, so another registration at the same time has used it.
      if (!isConsumed) throw new HttpError(409, messages.emailTaken);
      await insertUser(transaction, user);
    });
  } catch (error) {
    const taken = findTakenMessage(error);
    if (taken === undefined) throw error;
    throw new HttpError(409, taken);
  }
  return user.user_id;
}
