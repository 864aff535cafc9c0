import { type ReauthenticationOptions, type ReauthenticationRequest } from '#contract/second-factor.ts';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { AppError } from '../../kernel/app-error.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { OwnCaller } from '../sessions/sessions.ts';
import { answerChallenge } from '../second-factor/answer-challenge.ts';
import { openSessionChallenge } from '../second-factor/login-challenge.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { findLoginChallenge } from '../sessions/login-challenges-repository.ts';
import { markSessionProved } from '../sessions/sessions-repository.ts';

/** What the session's person is asked for: a second factor, or null for the password of an account without one. */
export async function startReauthentication(
  context: AppContext,
  caller: OwnCaller,
): Promise<ReauthenticationOptions> {
  return { secondFactor: (await openSessionChallenge(context, caller)) ?? null };
}

/**
 * Stores in the session that its person has just proved who they are. Throws an AppError: 400 for a wrong code or
 * passkey, 403 for a wrong password, 409 for a challenge that has expired or is not the session's, and for a
 * password where there is a second factor, 429 past the login's limits, 401 when the session ended meanwhile.
 */
export async function reauthenticate(
  context: AppContext,
  caller: OwnCaller,
  request: ReauthenticationRequest,
): Promise<void> {
  const { password } = request;
  if (password === undefined) await proveFactor(context, caller, request);
  else await provePassword(context, caller, password);
  const { database, clock } = context;
  if (!(await markSessionProved(database.db, caller.sessionId, clock()))) throw new AppError('session-ended');
}

async function provePassword(context: AppContext, caller: OwnCaller, password: string): Promise<void> {
  await context.hashQueue.enter(caller.client, (runQueued) =>
    confirmPassword(context, caller, password, runQueued),
  );
  if (await hasSecondFactor(context.database.reader, caller.user.user_id))
    throw new AppError('second-factor-expected');
}

async function proveFactor(
  context: AppContext,
  caller: OwnCaller,
  { challenge: secret = '', ...answer }: ReauthenticationRequest,
): Promise<void> {
  const { database, clock } = context;
  const challenge = await findLoginChallenge(database.db, hashSecret(secret), clock());
  const isOwn = challenge?.session_id === caller.sessionId;
  if (challenge === undefined || !isOwn) throw new AppError('reauthentication-expired');
  if (!(await answerChallenge(context, { challenge, user: caller.user }, answer, caller)))
    throw new AppError('reauthentication-expired');
}
