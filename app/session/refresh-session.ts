import * as z from 'zod/mini';
import { userResponse } from '#contract/accounts.ts';
import { readSessionEndpoint, readUserEndpoint } from '#contract/endpoints/session-endpoints.ts';
import { call, CallError } from '#app/session/api.ts';
import { clearStoredSession, findStoredSession, storeSession } from '#app/session/stored-session.ts';

/**
 * Replaces the stored flags by the server's own. Where the server no longer knows the token, the session is cleared;
 * where it can't be asked, the stored flags stay.
 */
export async function refreshSession(): Promise<void> {
  const token = findStoredSession()?.token;
  if (!token) return;
  try {
    const { veri, roleAdmin } = await call(readSessionEndpoint, { token });
    if (isStill(token)) storeSession({ isVerified: veri === 'verified', roleAdmin });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 401 && isStill(token)) clearStoredSession();
  }
}

/** Asks for the username only when there is a token and none is stored; a failure is only logged. */
export async function fetchMissingUsername(): Promise<void> {
  const session = findStoredSession();
  if (!session || session.username) return;
  try {
    const { username } = await call(
      { ...readUserEndpoint, response: z.pick(userResponse, { username: true }) },
      { token: session.token },
    );
    if (isStill(session.token)) storeSession({ username });
  } catch (error) {
    console.info('The username could not be fetched:', error instanceof Error ? error.message : error);
  }
}

/** While a call was under way the person may have logged out, or in as somebody else. */
function isStill(token: string): boolean {
  return findStoredSession()?.token === token;
}
