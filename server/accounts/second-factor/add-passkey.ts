import { challengeMinutes } from '#contract/periods.ts';
import { maxPasskeys, type AddPasskeyRequest } from '#contract/second-factor.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { OwnCaller } from '../sessions/sessions.ts';
import { changeInSession } from './change-in-session.ts';
import { onFirstFactorAdded, makeRecoveryCodes } from './recovery-codes.ts';
import {
  deleteOlderPasskeyChallenges,
  deletePasskeyChallenge,
  insertPasskeyChallenge,
  listPasskeyChallenges,
} from './passkey-challenges-repository.ts';
import { findRelyingParty, type RelyingParty } from './relying-party.ts';
import { insertPasskey, isPasskeyTaken, listPasskeys } from './passkeys-repository.ts';
import { hasAnyFactor, readFactors, requireFreshFactorIfOn } from './second-factor.ts';
import { createPasskeyOptions, verifyNewPasskey } from './webauthn.ts';
import { minuteMs } from '../../kernel/durations.ts';

/** How many passkeys one session may have begun to add: one dialog in each of a few tabs. */
const maxWaitingPasskeys = 10;

/**
 * Begins to add a passkey: what the browser needs to make one. Throws an AppError: 403 for a wrong password, and without
 * a fresh factor where there is one already, 409 where passkeys can't be used or there are enough, 429 past the login's limits,
 * 401 when the session ended meanwhile.
 */
export async function startPasskey(
  context: AppContext,
  caller: OwnCaller,
  password: string,
): Promise<Record<string, unknown>> {
  const { database, settings } = context;
  const relyingParty = requireRelyingParty(context);
  await requireFreshFactorIfOn(context, caller);
  const user = await context.hashQueue.enter(caller.client, (runQueued) =>
    confirmPassword(context, caller, password, runQueued),
  );
  const passkeys = await listPasskeys(database.reader, user.user_id);
  if (passkeys.length >= maxPasskeys) throw new AppError('too-many-passkeys');
  const { siteName } = settings;
  const { options, challenge } = await createPasskeyOptions(relyingParty, { siteName, user, passkeys });
  await changeInSession(context, caller, async (transaction, userId, now) => {
    await deleteOlderPasskeyChallenges(transaction, caller.sessionId, maxWaitingPasskeys - 1);
    await insertPasskeyChallenge(transaction, {
      challenge,
      user_id: userId,
      session_id: caller.sessionId,
      expires_at: now + challengeMinutes * minuteMs,
    });
  });
  return options;
}

/**
 * Adds the passkey that the browser made. Resolves to the recovery codes when it is the account's first
 * factor, which ends the account's other sessions, else to null. Throws an AppError: 400 for a passkey that
 * is not valid, 409 for one that is added already, when there are enough, or when it took too long, 401 when
 * the session ended meanwhile.
 */
export async function addPasskey(
  context: AppContext,
  caller: OwnCaller,
  { name, credential }: AddPasskeyRequest,
): Promise<readonly string[] | null> {
  const { database, random, clock } = context;
  const relyingParty = requireRelyingParty(context);
  const challenges = await listPasskeyChallenges(database.db, caller.sessionId, clock());
  if (challenges.length === 0) throw new AppError('setup-expired');
  const verified = await verifyNewPasskey(context, relyingParty, credential, challenges);
  if (verified === undefined) throw new AppError('passkey-failed');
  const recoveryCodes = await context.hashQueue.enter(caller.client, (runQueued) =>
    makeRecoveryCodes(context, runQueued),
  );
  const passkeyId = random.id();
  try {
    const add = async (transaction: DbTransaction, userId: string, now: number) => {
      if (!(await deletePasskeyChallenge(transaction, verified.challenge)))
        throw new AppError('setup-expired');
      const before = await readFactors(transaction, userId);
      if (before.passkeys.length >= maxPasskeys) throw new AppError('too-many-passkeys');
      await insertPasskey(transaction, {
        ...verified.columns,
        passkey_id: passkeyId,
        user_id: userId,
        name,
        created_at: now,
        last_used_at: null,
      });
      if (hasAnyFactor(before)) return null;
      await onFirstFactorAdded(transaction, caller, recoveryCodes, now);
      return recoveryCodes.codes;
    };
    return await changeInSession(context, caller, add, 'passkey added');
  } catch (error) {
    if (isPasskeyTaken(error)) throw new AppError('passkey-taken');
    throw error;
  }
}

function requireRelyingParty({ publicUrl }: Pick<AppContext, 'publicUrl'>): RelyingParty {
  const relyingParty = findRelyingParty(publicUrl());
  if (relyingParty === undefined) throw new AppError('passkeys-elsewhere');
  return relyingParty;
}
