import type { DbTransaction } from '../database/database.ts';
import { limits } from './account-limits.ts';
import { widenLimit, type Limit } from './limit-rules.ts';
import {
  locksOfLimits,
  readHitTimes,
  isReached,
  requireLimitNotReachedIn,
  reserveIn,
  tryCountHit,
  type LimitContext,
} from './limits.ts';

/** The locks of `countMails` and `countUnsentCode`. */
export function locksOfMailBudget({ settings }: Pick<LimitContext, 'settings'>, client: string): string[] {
  return locksOfLimits([limits.codesToClient(client), limits.mails(settings.mailsPerHour)]);
}

/**
 * Who asks for mails. A known browser is one that their account was or is signed in from: others in its network can't
 * use up the network's codes or the site's mails for it. What it asks for has a limit of its own.
 */
export type MailAsker = { client: string; isKnownBrowser?: boolean | undefined };

/** Counts the mails that a client asked for. Throws an AppError with status 429 past the client's or the site's limit. */
export async function countMails(
  transaction: DbTransaction,
  context: LimitContext,
  { mails, ...asker }: MailAsker & { mails: number },
): Promise<void> {
  const ofSite = await mailLimitFor(transaction, context, asker);
  for (let mail = 0; mail < mails; mail += 1)
    await reserveIn(transaction, context, [...(await clientLimits(transaction, context, asker)), ofSite]);
}

async function clientLimits(
  transaction: DbTransaction,
  context: LimitContext,
  { client, isKnownBrowser = false }: MailAsker,
): Promise<Limit[]> {
  const ofClient = limits.codesToClient(client);
  return isKnownBrowser && (await isReached(transaction, context, ofClient)) ? [] : [ofClient];
}

/**
 * Counts a code that is sent to nobody, because no account has the address. It is refused exactly when a mail would
 * be, so that the answer is the same, and uses up no mail. It counts on a budget of such codes. Past that only the
 * metrics tell, because an answer that changed then would tell which addresses have accounts.
 */
export async function countUnsentCode(
  transaction: DbTransaction,
  context: LimitContext,
  client: string,
): Promise<void> {
  const ofSite = await mailLimitFor(transaction, context, { client });
  await reserveIn(transaction, context, [limits.codesToClient(client)]);
  await requireLimitNotReachedIn(transaction, context, ofSite);
  await tryCountHit(transaction, context, limits.unsentCodes(context.settings.mailsPerHour));
}

/** A part of the site's mails is kept for known browsers and for clients that asked for nothing in the last hour. */
async function mailLimitFor(
  transaction: DbTransaction,
  { settings, clock }: LimitContext,
  { client, isKnownBrowser = false }: MailAsker,
): Promise<Limit> {
  const ofSite = limits.mails(settings.mailsPerHour);
  if (isKnownBrowser) return ofSite;
  const now = clock();
  const earlier = await Promise.all(
    widenLimit(limits.codesToClient(client)).map((limit) => readHitTimes(transaction, limit, now)),
  );
  return earlier.every((hits) => hits.length === 0)
    ? ofSite
    : limits.mailsToBusyClients(settings.mailsPerHour);
}
