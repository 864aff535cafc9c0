import { generateTotpCode } from '../server/accounts/second-factor/totp.ts';
import type { Answer, Api, Person } from './api.ts';
import { Authenticator } from './authenticator.ts';

/** The origin of the tests that have to do with passkeys: `PUBLIC_URL` of their server. */
export const passkeyOrigin = 'https://club.example.org';

type SignedIn = Person & { token: string };

/** The codes of somebody's authenticator app; each is of a later step than the one before. */
export type App = { next(): string; key: string };

/** Turns an authenticator app on. The clock moves by a step with every code, as no code is accepted twice. */
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
  if (answer.status !== 200) throw new Error(`confirm answered ${answer.status} ${answer.text}`);
  return { app, recoveryCodes: answer.body.recoveryCodes as string[] | null };
}

/** Adds a passkey that a new authenticator makes. */
export async function addPasskey(
  api: Api,
  { token, password }: SignedIn,
  name = 'Laptop',
): Promise<{ authenticator: Authenticator; recoveryCodes: string[] | null }> {
  const authenticator = new Authenticator(passkeyOrigin);
  const started = await api.post('/api/account/passkeys/options', { password }, { token });
  const credential = authenticator.create(started.body.options as Record<string, unknown>);
  const answer = await api.post('/api/account/passkeys', { name, credential }, { token });
  if (answer.status !== 200) throw new Error(`adding a passkey answered ${answer.status} ${answer.text}`);
  return { authenticator, recoveryCodes: answer.body.recoveryCodes as string[] | null };
}

export type Challenge = {
  challenge: string;
  app: boolean;
  recoveryCodes: boolean;
  passkey: Record<string, unknown> | null;
};

type From = { from?: string; headers?: Record<string, string> };

/** Gives the right password of an account with a second factor, and returns the challenge. */
export async function startLogin(
  api: Api,
  { email, password }: Pick<Person, 'email' | 'password'>,
  from: From = {},
): Promise<Challenge & { cookie: string }> {
  const answer = await api.post('/login', { email, password }, from);
  if (answer.status !== 403) throw new Error(`login answered ${answer.status} ${answer.text}`);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { ...(answer.body.secondFactor as Challenge), cookie };
}

/** Answers a challenge. */
export function finishLogin(
  api: Api,
  { challenge }: Pick<Challenge, 'challenge'>,
  guess: { code?: string; recoveryCode?: string; passkey?: object },
  from: From = {},
): Promise<Answer> {
  return api.post('/login/second-factor', { challenge, ...guess }, from);
}
