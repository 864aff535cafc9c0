import { appSetupMinutes } from '#contract/periods.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { limits } from '../../limits/account-limits.ts';
import { release, reserve } from '../../limits/limits.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { OwnCaller } from '../sessions/sessions.ts';
import {
  advanceAuthenticatorApp,
  findAuthenticatorApp,
  saveAuthenticatorApp,
} from './authenticator-apps-repository.ts';
import { changeInSession } from './change-in-session.ts';
import { onFirstFactorAdded, makeRecoveryCodes } from './recovery-codes.ts';
import { hasAnyFactor, readFactors, requireFreshFactorIfOn } from './second-factor.ts';
import { makeTotpUri, findTotpStep, totpSecretBytes, encodeTotpSecret } from './totp.ts';
import { minuteMs } from '../../kernel/durations.ts';

/**
 * Begins to set up an app: its key, and the same as a URI for the QR code. An earlier key that was not
 * confirmed is forgotten. Throws an AppError: 403 for a wrong password, and without
 * a fresh factor where there is one already, 409 when an app is on already, 429
 * past the login's limits.
 */
export async function startApp(
  context: AppContext,
  caller: OwnCaller,
  password: string,
): Promise<{ key: string; uri: string }> {
  const { settings, random } = context;
  await requireFreshFactorIfOn(context, caller);
  const user = await context.hashQueue.enter(caller.client, (runQueued) =>
    confirmPassword(context, caller, password, runQueued),
  );
  const secret = encodeTotpSecret(random.bytes(totpSecretBytes));
  await changeInSession(context, caller, async (transaction, userId, now) => {
    const { app } = await readFactors(transaction, userId);
    if (app !== undefined) throw new AppError('authenticator-app-exists');
    await saveAuthenticatorApp(transaction, {
      user_id: userId,
      secret,
      created_at: now,
      confirmed_at: null,
      last_step: 0,
    });
  });
  return { key: secret, uri: makeTotpUri(secret, { site: settings.siteName, email: user.email }) };
}

/**
 * Turns the app on with a code that it shows. Resolves to the recovery codes when it is the account's first
 * factor, which ends the account's other sessions, else to null. Throws an AppError: 400 for a wrong code,
 * 409 when nothing was begun within the last hour or an app is on already, 401 when the session ended
 * meanwhile, 429 past the wrong codes of the account's sessions: otherwise somebody with a stolen token could guess the code
 * and get the recovery codes.
 */
export async function confirmApp(
  context: AppContext,
  caller: OwnCaller,
  code: string,
): Promise<readonly string[] | null> {
  const { database, clock } = context;
  const pendingApp = await findAuthenticatorApp(database.reader, caller.user.user_id);
  if (pendingApp === undefined) throw new AppError('setup-expired');
  // Before the code is looked at: somebody with a stolen token could guess the code of the app in use here.
  if (pendingApp.confirmed_at !== null) throw new AppError('authenticator-app-exists');
  // Counted as wrong before it is checked, and taken back when it is right.
  const reservation = await reserve(context, [limits.secondFactorInSessions(caller.user.user_id)]);
  if (findTotpStep(pendingApp.secret, code, clock()) === undefined) throw new AppError('invalid-factor-code');
  await release(context, reservation);
  const recoveryCodes = await context.hashQueue.enter(caller.client, (runQueued) =>
    makeRecoveryCodes(context, runQueued),
  );
  const turnOn = async (transaction: DbTransaction, userId: string, now: number) => {
    const app = await findAuthenticatorApp(transaction, userId);
    if (app === undefined || app.created_at <= now - appSetupMinutes * minuteMs)
      throw new AppError('setup-expired');
    if (app.confirmed_at !== null) throw new AppError('authenticator-app-exists');
    const step = findTotpStep(app.secret, code, now);
    if (step === undefined) throw new AppError('invalid-factor-code');
    const before = await readFactors(transaction, userId);
    await advanceAuthenticatorApp(transaction, userId, { confirmed_at: now, last_step: step });
    if (hasAnyFactor(before)) return null;
    await onFirstFactorAdded(transaction, caller, recoveryCodes, now);
    return recoveryCodes.codes;
  };
  return changeInSession(context, caller, turnOn, 'app added');
}
