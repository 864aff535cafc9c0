import { clearStoredSession, storeSession, type StoredSession } from '#app/session/stored-session.ts';

/** Stores a new session, or nothing of it: returns whether the browser's storage took it. */
export function storeNewSession(session: StoredSession): boolean {
  try {
    storeSession(session);
    return true;
  } catch {
    // storage full or forbidden by the browser
  }
  try {
    clearStoredSession();
  } catch {
    // forbidden: nothing was stored
  }
  return false;
}
