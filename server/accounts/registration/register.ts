import { accountKey, type RegisterRequest } from '#contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { limits } from '../../limits/account-limits.ts';
import { release, reserve } from '../../limits/limits.ts';
import type { RunQueued } from '../../kernel/concurrency/work-queue.ts';
import { findTakenError, insertUser, isEmailTaken, isUsernameTaken } from '../users/users-repository.ts';
import { takeLoweredFlags } from '../users/lowered-flags-repository.ts';
import { verifyByRule } from '../users/verification-rules.ts';
import { rejectWeakPassword } from '../passwords/weak-password.ts';
import { hasEmailProof, consumeEmailProof } from './email-proofs-repository.ts';
import { newUserRow } from './registration-rules.ts';

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
