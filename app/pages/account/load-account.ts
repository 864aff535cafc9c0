import * as z from 'zod/mini';
import type { SessionsSnapshot } from '#app/pages/account/sessions-section.tsx';
import { call } from '#app/session/api.ts';
import { exportAccountEndpoint, listSessionsEndpoint } from '#contract/endpoints/own-account-endpoints.ts';
import { accountExport, type AccountExport } from '#contract/own-account.ts';

/** All data stored about the user. */
export function loadExport(): Promise<AccountExport> {
  return call(exportAccountEndpoint);
}

/** The user's account. It is read from the export, the only call that has the college. */
export async function loadAccount(signal: AbortSignal): Promise<AccountExport['account']> {
  const { account } = await call(
    { ...exportAccountEndpoint, response: z.pick(accountExport, { account: true }) },
    { signal },
  );
  return account;
}

/** The live sessions, and when they were fetched. Throws as `call` does. */
export async function loadSessions(signal: AbortSignal): Promise<SessionsSnapshot> {
  const { sessions } = await call(listSessionsEndpoint, { signal });
  return { sessions, fetchedAt: Date.now() };
}
