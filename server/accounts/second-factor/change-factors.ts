import { type SecondFactor } from '#contract/second-factor.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { formatTime } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { FactorChange } from '../../mail/mailer.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { type OwnCaller, requireFreshFactor } from '../sessions/sessions.ts';
import { deleteAuthenticatorApp } from './authenticator-apps-repository.ts';
import { changeInSession } from './change-in-session.ts';
import { findRelyingParty } from './relying-party.ts';
import { deletePasskey } from './passkeys-repository.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { listRecoveryCodes } from './recovery-codes-repository.ts';
import { hasSecondFactor, readFactors, cleanUpAfterRemoval } from './second-factor.ts';

/** The second factors that the person has turned on, and whether the site requires one of admins. */
export async function getSecondFactor(
  { database: { reader }, settings, publicUrl }: Pick<AppContext, 'database' | 'settings' | 'publicUrl'>,
  userId: string,
): Promise<SecondFactor> {
  const { passkeys, app } = await readFactors(reader, userId);
  const codes = await listRecoveryCodes(reader, userId);
  const [first] = codes;
  return {
    passkeys: passkeys.map((passkey) => ({
      id: passkey.passkey_id,
      name: passkey.name,
      createdAt: formatTime(passkey.created_at),
      lastUsedAt: passkey.last_used_at === null ? null : formatTime(passkey.last_used_at),
    })),
    app: app === undefined ? null : { createdAt: formatTime(app.confirmed_at ?? app.created_at) },
    recoveryCodes:
      first === undefined
        ? null
        : {
            left: codes.filter(({ used_at }) => used_at === null).length,
            createdAt: formatTime(first.created_at),
          },
    passkeysAt: findRelyingParty(publicUrl())?.origin ?? null,
    required: settings.adminSecondFactor === 'required',
  };
}

/**
 * Removes a passkey. Throws an AppError: 403 for a wrong password and without a fresh factor, 404 for no passkey of the person, 429
 * past the login's limits.
 */
export async function removePasskey(
  context: AppContext,
  caller: OwnCaller,
  passkeyId: string,
  password: string,
): Promise<void> {
  await remove(context, caller, { password, notifyOf: 'passkey removed' }, async (transaction, userId) => {
    if (!(await deletePasskey(transaction, userId, passkeyId))) throw new AppError('no-such-passkey');
  });
}

/**
 * Removes the app. Throws an AppError: 403 for a wrong password and without a fresh factor, 404 when none is on, 429 past the login's
 * limits.
 */
export async function removeApp(context: AppContext, caller: OwnCaller, password: string): Promise<void> {
  await remove(context, caller, { password, notifyOf: 'app removed' }, async (transaction, userId) => {
    const { app } = await readFactors(transaction, userId);
    if (app === undefined) throw new AppError('no-authenticator-app');
    await deleteAuthenticatorApp(transaction, userId);
  });
}

async function remove(
  context: AppContext,
  caller: OwnCaller,
  { password, notifyOf }: { password: string; notifyOf: FactorChange },
  work: (transaction: DbTransaction, userId: string) => Promise<void>,
): Promise<void> {
  requireFreshFactor(context, caller);
  await context.hashQueue.enter(caller.client, (runQueued) =>
    confirmPassword(context, caller, password, runQueued),
  );
  await changeInSession(
    context,
    caller,
    async (transaction, userId) => {
      await work(transaction, userId);
      await cleanUpAfterRemoval(transaction, userId);
    },
    notifyOf,
  );
}

/**
 * Makes ten recovery codes in place of those before. Throws an AppError: 403 for a wrong password and without a
 * fresh factor, 409 while
 * no second factor is on, 429 past the login's limits.
 */
export async function renewRecoveryCodes(
  context: AppContext,
  caller: OwnCaller,
  password: string,
): Promise<readonly string[]> {
  requireFreshFactor(context, caller);
  const codes = await context.hashQueue.enter(caller.client, async (runQueued) => {
    await confirmPassword(context, caller, password, runQueued);
    return makeRecoveryCodes(context, runQueued);
  });
  await changeInSession(
    context,
    caller,
    async (transaction, userId, now) => {
      if (!(await hasSecondFactor(transaction, userId))) throw new AppError('second-factor-off');
      await replaceRecoveryCodes(transaction, userId, codes, now);
    },
    'recovery codes renewed',
  );
  return codes.codes;
}
