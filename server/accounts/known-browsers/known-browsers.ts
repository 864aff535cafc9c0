import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBrowserDays } from '#contract/periods.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { readCookie, setCookie } from '../../kernel/cookies.ts';
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

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** The secret in the browser's cookie; undefined without one, or when it has not the form of ours. */
export function readBrowserSecret(
  request: FastifyRequest,
  settings: Pick<Settings, 'publicUrl'>,
): string | undefined {
  const cookie = readCookie(request, settings, 'known-browser');
  return cookie !== undefined && secretPattern.test(cookie) ? cookie : undefined;
}

/** Sets the cookie with the secret by which accounts recognise the browser once a login is finished. */
export function setBrowserSecretCookie(
  reply: FastifyReply,
  settings: Pick<Settings, 'publicUrl'>,
  secret: string,
): void {
  const maxAgeSeconds = knownBrowserDays * 24 * 60 * 60;
  setCookie(reply, settings, { name: 'known-browser', value: secret, maxAgeSeconds });
}

/** The browser with the secret, if the account of the email was signed in from it. */
export async function recogniseBrowser(
  { database }: Pick<AppContext, 'database'>,
  secret: string | undefined,
  emailKey: string,
): Promise<KnownBrowser | undefined> {
  if (secret === undefined) return undefined;
  return findKnownBrowser(database.reader, hashSecret(secret), emailKey);
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
