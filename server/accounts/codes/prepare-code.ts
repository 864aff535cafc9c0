import type { CodePurpose } from '../../database/schema.ts';
import type { AppContext } from '../../kernel/context.ts';
import { limits } from '../limits/account-limits.ts';
import { giveBack, reserve, type Reservation } from '../limits/limits.ts';
import { codeLifetimeMs, hashCode } from './code-rules.ts';
import { deleteCode, insertCode } from './codes-repository.ts';

/** A code that is stored and counted, and not sent yet. */
export type PreparedCode = { codeId: string; code: string; reservation: Reservation };

/** Counts the code, makes it and stores its hash. Throws an HttpError with status 429 past the address's, the client's or the site's limit. */
export async function prepareCode(
  context: AppContext,
  { purpose, emailKey, client }: { purpose: CodePurpose; emailKey: string; client: string },
): Promise<PreparedCode> {
  const reservation = await reserve(context, [
    limits.code(purpose, emailKey),
    limits.codesToClient(client),
    limits.mails(context.settings.mailsPerHour),
  ]);
  const code = context.random.code();
  const codeId = context.random.id();
  const now = context.clock();
  await insertCode(context.database.db, {
    code_id: codeId,
    purpose,
    email_key: emailKey,
    code_hash: hashCode(code),
    created_at: now,
    expires_at: now + codeLifetimeMs,
    used_at: null,
    voided_at: null,
  });
  return { codeId, code, reservation };
}

/** Removes a code that could not be sent and uncounts it, so that the next try need not wait. */
export async function discardCode(context: AppContext, { codeId, reservation }: PreparedCode): Promise<void> {
  await deleteCode(context.database.db, codeId);
  await giveBack(context, reservation);
}

/** The name and code of a mail error only: its message may quote the mail. */
export function describeMailError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
