import { generateTotpCode } from '../server/accounts/second-factor/totp.ts';
import type { Database } from '../server/database/database.ts';
import { signUpAs, type SignedInPerson } from './admin-api.ts';
import type { Answer, Api, Person } from './api.ts';
import { Authenticator } from './authenticator.ts';

/** The origin for tests with passkeys: the `PUBLIC_URL` of their server. */
export const passkeyOrigin = 'https://club.example.org';

type SignedIn = Person & { token: string };

/** An authenticator app. Each code is of a later time step than the previous one. */
export type App = { next(): string; key: string };

/**
 * Sets up an authenticator app. The clock advances by a time step with every code, because a code is valid
 * only once.
 */
export async function turnAppOn(
  api: Api,
  { token, password }: SignedIn,
): Promise<{ app: App; recoveryCodes: string[] | null }> {
  const { body } = await api.post('/api/account/authenticator-app', { password }, { token });
  const key = String(body.key);
  const app: App = {
    key,
    next() {
      api.pass({ seconds: 30 });
      return generateTotpCode(key, api.now());
    },
  };
  const answer = await api.post(
    '/api/account/authenticator-app/confirm',
    { code: generateTotpCode(key, api.now()) },
    { token },
  );
  if (answer.status !== 200) throw new Error(`confirm responded with ${answer.status} ${answer.text}`);
  return { app, recoveryCodes: answer.body.recoveryCodes as string[] | null };
}

/** Registers a person with an authenticator app and its recovery codes. */
export async function joinWithApp(
  api: Api,
  database: Database,
): Promise<{ person: SignedInPerson; app: App; recoveryCodes: string[] }> {
  const person = await signUpAs(api, database);
  const { app, recoveryCodes } = await turnAppOn(api, person);
  return { person, app, recoveryCodes: recoveryCodes ?? [] };
}

/** Adds a passkey of a new authenticator. */
export async function addPasskey(
  api: Api,
  { token, password }: SignedIn,
  name = 'Laptop',
): Promise<{ authenticator: Authenticator; recoveryCodes: string[] | null }> {
  const authenticator = new Authenticator(passkeyOrigin);
  const started = await api.post('/api/account/passkeys/options', { password }, { token });
  const credential = authenticator.create(started.body.options as Record<string, unknown>);
  const answer = await api.post('/api/account/passkeys', { name, credential }, { token });
  if (answer.status !== 200)
    throw new Error(`adding a passkey responded with ${answer.status} ${answer.text}`);
  return { authenticator, recoveryCodes: answer.body.recoveryCodes as string[] | null };
}

export type Challenge = {
  challenge: string;
  app: boolean;
  recoveryCodes: boolean;
  passkey: Record<string, unknown> | null;
};

type From = { from?: string; headers?: Record<string, string> };

/** Logs in with the right password of an account with a second factor, and returns the challenge. */
export async function startLogin(
  api: Api,
  { email, password }: Pick<Person, 'email' | 'password'>,
  from: From = {},
): Promise<Challenge & { cookie: string }> {
  const answer = await api.post('/login', { email, password }, from);
  if (answer.status !== 403) throw new Error(`login responded with ${answer.status} ${answer.text}`);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { ...(answer.body.secondFactor as Challenge), cookie };
}

/** Responds to the challenge of a login. */
export function finishLogin(
  api: Api,
  { challenge }: Pick<Challenge, 'challenge'>,
  guess: { code?: string; recoveryCode?: string; passkey?: object },
  from: From = {},
): Promise<Answer> {
  return api.post('/login/second-factor', { challenge, ...guess }, from);
}
