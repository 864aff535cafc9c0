import type { SessionsThen } from '#app/pages/account/sessions-section.tsx';
import { call } from '#app/session/api.ts';
import { accountExport, sessionsResponse, type AccountExport } from '#contract/own-account.ts';

/** Every row held about the person. */
export function loadExport(): Promise<AccountExport> {
  return call('GET', '/api/account/export', { answer: accountExport });
}

/** Who the person is; the export is the one call that tells their college. */
export async function loadAccount(signal: AbortSignal): Promise<AccountExport['account']> {
  const { account } = await call('GET', '/api/account/export', {
    answer: accountExport.pick({ account: true }),
    signal,
  });
  return account;
}

export async function loadSessions(signal: AbortSignal): Promise<SessionsThen> {
  const { sessions } = await call('GET', '/api/account/sessions', { answer: sessionsResponse, signal });
  return { sessions, at: Date.now() };
}
