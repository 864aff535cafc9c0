import * as z from 'zod/mini';
import { userResponse } from '#contract/accounts.ts';
import { readSessionEndpoint, readUserEndpoint } from '#contract/endpoints/session-endpoints.ts';
import { call, CallError } from '#app/session/api.ts';
import { clearEndedSession, findStoredSession, storeSession } from '#app/session/stored-session.ts';

/**
 * Replaces the stored flags with the server's. If the server does not know the token, the session is cleared;
 * if the server can't be reached, the stored flags stay.
 */
export async function refreshSession(): Promise<void> {
  const token = findStoredSession()?.token;
  if (!token) return;
  try {
    const { veri, roleAdmin } = await call(readSessionEndpoint, { token });
    if (isCurrentToken(token)) storeSession({ isVerified: veri === 'verified', roleAdmin });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 401 && isCurrentToken(token)) clearEndedSession();
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
    if (isCurrentToken(session.token)) storeSession({ username });
  } catch (error) {
    console.info('The username could not be fetched:', error instanceof Error ? error.message : error);
  }
}

/** While a call was under way the person may have logged out, or in as somebody else. */
function isCurrentToken(token: string): boolean {
  return findStoredSession()?.token === token;
}
