import type { SessionsSnapshot } from '#app/pages/account/sessions-section.tsx';
import { call } from '#app/session/api.ts';
import {
  exportAccountEndpoint,
  listSessionsEndpoint,
  showAccountEndpoint,
} from '#contract/endpoints/own-account-endpoints.ts';
import type { AccountExport, OwnAccount } from '#contract/own-account.ts';

/** All data stored about the user. */
export function loadExport(): Promise<AccountExport> {
  return call(exportAccountEndpoint);
}

/** The user's account. */
export function loadAccount(signal: AbortSignal): Promise<OwnAccount> {
  return call(showAccountEndpoint, { signal });
}

/** The live sessions, and when they were fetched. Throws as `call` does. */
export async function loadSessions(signal: AbortSignal): Promise<SessionsSnapshot> {
  const { sessions } = await call(listSessionsEndpoint, { signal });
  return { sessions, fetchedAt: Date.now() };
}
