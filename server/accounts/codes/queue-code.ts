import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import type { Mail } from '../../mail/mailer.ts';
import { deleteWaitingMails, insertMail } from '../../mail/mails-repository.ts';
import { limits } from '../../limits/account-limits.ts';
import { locksOfLimits, reserveIn, type Reservation } from '../../limits/limits.ts';
import { codeLifetimeMs, hashCode } from './code-rules.ts';
import { insertCode, type CodeScope } from './codes-repository.ts';

export type QueuedCode = {
  mailId: string;
  /** Takes back what was counted for the address. */
  addressReservation: Reservation;
};

export type CodeRequest = CodeScope & {
  /** Writes the mail with the secrets; undefined when no mail is to be sent. */
  writeMail: ((secrets: { code: string; linkSecret: string }) => Mail) | undefined;
};

type QueueContext = Pick<AppContext, 'settings' | 'database' | 'clock' | 'random' | 'limitLog' | 'meter'>;

/** Work that runs first in the transaction that stores the code, and the locks it takes. */
export type PriorWork = {
  locks: readonly string[];
  run: (transaction: DbTransaction) => Promise<void>;
};

const noPriorWork: PriorWork = { locks: [], run: async () => undefined };

/**
 * Counts the code, makes it, stores its hash and puts its mail into the queue: all of it or nothing. Throws
 * an HttpError with status 429 past the address's, the client's or the site's limit.
 */
export async function queueCode(
  context: QueueContext,
  { client, priorWork = noPriorWork, ...request }: CodeRequest & { client: string; priorWork?: PriorWork },
): Promise<QueuedCode> {
  const sharedLimits = listSharedLimits(context, client);
  const addressLimits = [codeLimit(request)];
  const locks = [...priorWork.locks, ...locksOfLimits([...addressLimits, ...sharedLimits])];
  return context.database.transact(locks, async (transaction) => {
    await priorWork.run(transaction);
    // The lock of the address first: what many calls share is locked last, and for the shortest time.
    const addressReservation = await reserveIn(transaction, context, addressLimits);
    const mailId = await storeCode(transaction, context, request);
    await reserveIn(transaction, context, sharedLimits);
    return { mailId, addressReservation };
  });
}

/** The same for two codes that are of use only together, the buckets of their limits in order. */
export async function queueTwoCodes(
  context: QueueContext,
  [first, second]: readonly [CodeRequest, CodeRequest],
  { client, priorWork }: { client: string; priorWork: PriorWork },
): Promise<[QueuedCode, QueuedCode]> {
  const sharedLimits = listSharedLimits(context, client);
  const locks = [
    ...priorWork.locks,
    ...locksOfLimits([codeLimit(first), codeLimit(second), ...sharedLimits]),
  ];
  return context.database.transact(locks, async (transaction) => {
    await priorWork.run(transaction);
    const firstReservation = await reserveIn(transaction, context, [codeLimit(first)]);
    const secondReservation = await reserveIn(transaction, context, [codeLimit(second)]);
    const queued: [QueuedCode, QueuedCode] = [
      { mailId: await storeCode(transaction, context, first), addressReservation: firstReservation },
      { mailId: await storeCode(transaction, context, second), addressReservation: secondReservation },
    ];
    // Two mails count twice.
    await reserveIn(transaction, context, sharedLimits);
    await reserveIn(transaction, context, sharedLimits);
    return queued;
  });
}

function codeLimit({ purpose, emailKey }: CodeScope) {
  return limits.code(purpose, emailKey);
}

function listSharedLimits({ settings }: Pick<AppContext, 'settings'>, client: string) {
  return [limits.codesToClient(client), limits.mails(settings.mailsPerHour)];
}

/** Resolves to the id of its mail. */
async function storeCode(
  transaction: DbTransaction,
  { random, clock }: Pick<AppContext, 'random' | 'clock'>,
  { writeMail, ...scope }: CodeRequest,
): Promise<string> {
  const { purpose, emailKey, userId } = scope;
  const code = random.code();
  const linkSecret = random.token();
  const mailId = random.id();
  const now = clock();
  const stored = {
    purpose,
    email_key: emailKey,
    user_id: userId ?? null,
    created_at: now,
    expires_at: now + codeLifetimeMs,
  };
  await insertCode(transaction, {
    ...stored,
    code_id: random.id(),
    code_hash: hashCode(code),
    used_at: null,
    voided_at: null,
    link_hash: purpose === 'reset' ? hashSecret(linkSecret) : null,
  });
  await deleteWaitingMails(transaction, scope);
  if (writeMail !== undefined) {
    const content = JSON.stringify(writeMail({ code, linkSecret }));
    await insertMail(transaction, { ...stored, mail_id: mailId, content });
  }
  return mailId;
}
