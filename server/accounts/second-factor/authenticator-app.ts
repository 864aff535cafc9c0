import { appSetupMinutes } from '#contract/periods.ts';
import { secondFactorMessages as messages } from '#contract/second-factor.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { limits } from '../../limits/account-limits.ts';
import { release, reserve } from '../../limits/limits.ts';
import { confirmPassword, type OwnCaller } from '../passwords/confirm-password.ts';
import {
  advanceAuthenticatorApp,
  findAuthenticatorApp,
  saveAuthenticatorApp,
} from './authenticator-apps-repository.ts';
import { changeInSession } from './change-in-session.ts';
import { onFirstFactorAdded } from './first-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { hasAnyFactor, readFactors } from './second-factor.ts';
import { makeTotpUri, findTotpStep, totpSecretBytes, encodeTotpSecret } from './totp.ts';
import { minuteMs } from '../../kernel/durations.ts';

/**
 * Begins to set up an app: its key, and the same as a URI for the QR code. An earlier key that was not
 * confirmed is forgotten. Throws an HttpError: 403 for a wrong password, 409 when an app is on already, 429
 * past the login's limits.
 */
export async function startApp(
  context: AppContext,
  caller: OwnCaller,
  password: string,
): Promise<{ key: string; uri: string }> {
  const { settings, random } = context;
  const user = await context.hashQueue.enter(caller.client, (runQueued) =>
    confirmPassword(context, caller, password, runQueued),
  );
  const secret = encodeTotpSecret(random.bytes(totpSecretBytes));
  await changeInSession(context, caller, async (transaction, userId, now) => {
    const { app } = await readFactors(transaction, userId);
    if (app !== undefined) throw new HttpError(409, messages.appOn);
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
 * factor, which ends the account's other sessions, else to null. Throws an HttpError: 400 for a wrong code,
 * 409 when nothing was begun within the last hour or an app is on already, 401 when the session ended
 * meanwhile, 429 past the client's wrong codes: otherwise somebody with a stolen token could guess the code
 * and get the recovery codes.
 */
export async function confirmApp(
  context: AppContext,
  caller: OwnCaller,
  code: string,
): Promise<readonly string[] | null> {
  const { database, clock } = context;
  const pendingApp = await findAuthenticatorApp(database.reader, caller.user.user_id);
  if (pendingApp === undefined) throw new HttpError(409, messages.setupExpired);
  // Counted as wrong before it is checked, and taken back when it is right.
  const reservation = await reserve(context, [limits.wrongCodesFromClient(caller.client)]);
  if (findTotpStep(pendingApp.secret, code, clock()) === undefined)
    throw new HttpError(400, messages.wrongCode);
  await release(context, reservation);
  const recoveryCodes = await context.hashQueue.enter(caller.client, (runQueued) =>
    makeRecoveryCodes(context, runQueued),
  );
  const turnOn = async (transaction: DbTransaction, userId: string, now: number) => {
    const app = await findAuthenticatorApp(transaction, userId);
    if (app === undefined || app.created_at <= now - appSetupMinutes * minuteMs)
      throw new HttpError(409, messages.setupExpired);
    if (app.confirmed_at !== null) throw new HttpError(409, messages.appOn);
    const step = findTotpStep(app.secret, code, now);
    if (step === undefined) throw new HttpError(400, messages.wrongCode);
    const before = await readFactors(transaction, userId);
    await advanceAuthenticatorApp(transaction, userId, { confirmed_at: now, last_step: step });
    if (hasAnyFactor(before)) return null;
    await onFirstFactorAdded(transaction, caller, recoveryCodes, now);
    return recoveryCodes.codes;
  };
  return changeInSession(context, caller, turnOn, 'app added');
}
