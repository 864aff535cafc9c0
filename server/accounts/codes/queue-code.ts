import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import type { Mail } from '../../mail/mailer.ts';
import { deleteWaitingMails, insertMail } from '../../mail/mails-repository.ts';
import { limits } from '../../limits/account-limits.ts';
import { locksOfLimits, reserveIn, type Reservation } from '../../limits/limits.ts';
import { countMails, countUnsentCode, locksOfMailBudget } from '../../limits/mail-budget.ts';
import { codeLifetimeMs, hashCode } from './code-rules.ts';
import { insertCode, type CodeScope } from './codes-repository.ts';

export type QueuedCode = {
  mailId: string;
  /** Takes back what was counted for the address. */
  addressReservation: Reservation;
};

export type CodeRequest = CodeScope & {
  /** The hash of the secret of the browser that asks. */
  askerHash?: string | undefined;
  /** The known browser that asks for a reset: its codes count for it, and not for the address. */
  browserId?: string | undefined;
  /** Writes the mail with the secrets; undefined when no account has the address, and no mail is sent. */
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
 * an AppError with status 429 past the address's, the client's or the site's limit.
 */
export async function queueCode(
  context: QueueContext,
  { client, priorWork = noPriorWork, ...request }: CodeRequest & { client: string; priorWork?: PriorWork },
): Promise<QueuedCode> {
  const addressLimits = [codeLimit(request)];
  const locks = [...priorWork.locks, ...locksOfLimits(addressLimits), ...locksOfMailBudget(context, client)];
  return context.database.transact(locks, async (transaction) => {
    await priorWork.run(transaction);
    // The lock of the address first: what many calls share is locked last, and for the shortest time.
    const addressReservation = await reserveIn(transaction, context, addressLimits);
    const mailId = await storeCode(transaction, context, request);
    if (request.writeMail === undefined) await countUnsentCode(transaction, context, client);
    else
      await countMails(transaction, context, {
        client,
        isKnownBrowser: request.browserId !== undefined,
        mails: 1,
      });
    return { mailId, addressReservation };
  });
}

/** The same for two codes that are of use only together, for a session, the buckets of their limits in order. */
export async function queueTwoCodes(
  context: QueueContext,
  [first, second]: readonly [CodeRequest, CodeRequest],
  { client, priorWork }: { client: string; priorWork: PriorWork },
): Promise<[QueuedCode, QueuedCode]> {
  const locks = [
    ...priorWork.locks,
    ...locksOfLimits([codeLimit(first), codeLimit(second)]),
    ...locksOfMailBudget(context, client),
  ];
  return context.database.transact(locks, async (transaction) => {
    await priorWork.run(transaction);
    const firstReservation = await reserveIn(transaction, context, [codeLimit(first)]);
    const secondReservation = await reserveIn(transaction, context, [codeLimit(second)]);
    const queued: [QueuedCode, QueuedCode] = [
      { mailId: await storeCode(transaction, context, first), addressReservation: firstReservation },
      { mailId: await storeCode(transaction, context, second), addressReservation: secondReservation },
    ];
    await countMails(transaction, context, { client, isKnownBrowser: true, mails: 2 });
    return queued;
  });
}

function codeLimit({ purpose, emailKey, browserId }: CodeRequest) {
  return browserId === undefined ? limits.code(purpose, emailKey) : limits.resetCodeToBrowser(browserId);
}

/** Resolves to the id of its mail. */
async function storeCode(
  transaction: DbTransaction,
  { random, clock }: Pick<AppContext, 'random' | 'clock'>,
  { writeMail, askerHash, ...scope }: CodeRequest,
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
    link_hash: purpose === 'reset' || purpose === 'register' ? hashSecret(linkSecret) : null,
    asker_hash: askerHash ?? null,
  });
  await deleteWaitingMails(transaction, scope);
  if (writeMail !== undefined) {
    const content = JSON.stringify(writeMail({ code, linkSecret }));
    await insertMail(transaction, { ...stored, mail_id: mailId, content });
  }
  return mailId;
}
