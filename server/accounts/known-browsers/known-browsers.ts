import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { callerOf, type BrowserCaller } from '../../kernel/caller.ts';
import { readSecretsCookie, setCookie } from '../../kernel/cookies.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import type { Settings } from '../../settings/settings.ts';
import {
  deleteKnownBrowsers,
  findKnownBrowser,
  listKnownBrowsers,
  saveKnownBrowser,
  type BrowserRecognition,
  type KnownBrowser,
} from './known-browsers-repository.ts';

/** Beyond it the browser that was not used for the longest time is forgotten. */
const maxKnownBrowsers = 50;
/** The cookie is part of every request, so it holds the secrets of the accounts that were signed in last. */
const maxSecretsOfBrowser = 5;

/** The secrets in the browser's cookie, each of one account, the one used last first. */
function readBrowserSecrets(
  request: FastifyRequest,
  settings: Pick<Settings, 'publicUrl'>,
): readonly string[] {
  return readSecretsCookie(request, settings, 'known-browser').slice(0, maxSecretsOfBrowser);
}

/** The caller of a request, with the secrets of its browser. */
export function browserCallerOf(
  request: FastifyRequest,
  settings: Pick<Settings, 'publicUrl'>,
): BrowserCaller {
  return { ...callerOf(request), browserSecrets: readBrowserSecrets(request, settings) };
}

/**
 * Puts the secret by which an account recognises the browser, once a login is finished, first in its cookie. The
 * secrets of other accounts stay, so that they recognise it too.
 */
export function setBrowserSecretCookie(
  reply: FastifyReply,
  settings: Pick<Settings, 'publicUrl'>,
  secret: string,
): void {
  const secrets = new Set([secret, ...readBrowserSecrets(reply.request, settings)]);
  setCookie(reply, settings, {
    name: 'known-browser',
    value: [...secrets].slice(0, maxSecretsOfBrowser).join('.'),
  });
}

/** The browser with one of the secrets, if the account of the email was signed in from it. */
export async function recogniseBrowser(
  { database }: Pick<AppContext, 'database'>,
  secrets: readonly string[],
  emailKey: string,
): Promise<KnownBrowser | undefined> {
  return findKnownBrowser(database.reader, secrets.map(hashSecret), emailKey);
}

/**
 * The secret for a browser in which the account is about to be signed in: its own where the account knows it,
 * otherwise a new one. Somebody else may have planted any other secret, and could use it from elsewhere.
 */
export async function chooseBrowserSecret(
  context: Pick<AppContext, 'database' | 'random'>,
  secrets: readonly string[],
  emailKey: string,
): Promise<string> {
  const known = await recogniseBrowser(context, secrets, emailKey);
  return secrets.find((secret) => hashSecret(secret) === known?.secret_hash) ?? context.random.token();
}

/**
 * Stores that the account was signed in from the browser. Call it in the transaction that starts the session.
 * Resolves to whether the account knew the browser.
 */
export async function rememberBrowser(
  transaction: DbTransaction,
  { userId, browserId, secret, now }: { userId: string; browserId: string; secret: string; now: number },
): Promise<BrowserRecognition> {
  await saveKnownBrowser(transaction, {
    browser_id: browserId,
    user_id: userId,
    secret_hash: hashSecret(secret),
    created_at: now,
    last_used_at: now,
  });
  const browsers = await listKnownBrowsers(transaction, userId);
  await deleteKnownBrowsers(
    transaction,
    browsers.slice(maxKnownBrowsers).map(({ browser_id }) => browser_id),
  );
  // The row of a browser that was known keeps its id.
  const isNew = browsers.some(({ browser_id }) => browser_id === browserId);
  return isNew ? (browsers.length === 1 ? 'first' : 'new') : 'known';
}
