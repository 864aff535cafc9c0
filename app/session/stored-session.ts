import type { Visitor } from '#app/session/access.ts';
import { createChangeNotifier } from '#app/session/change-notifier.ts';
import { readStorage } from '#app/session/read-storage.ts';

/** The session as it is stored in the browser: one storage key for each field, flags as 'true' or 'false'. */
export type StoredSession = {
  token: string;
  userId: string;
  username: string;
  isVerified: boolean;
  roleAdmin: boolean;
};

const keys = ['token', 'userId', 'username', 'isVerified', 'roleAdmin'] as const;
// Pure, so that the script in every page's head, which only reads, is built without it.
const changes = /* @__PURE__ */ createChangeNotifier();
/** Whether the server did not know the session that was stored last. */
let hasEnded = false;

/**
 * The stored session, or undefined when there is no token: without storage a visitor counts as signed out. Never call it
 * while prerendering.
 */
export function findStoredSession(): StoredSession | undefined {
  const token = readStorage('token');
  if (!token) return undefined;
  return {
    token,
    userId: readStorage('userId') ?? '',
    username: readStorage('username') ?? '',
    isVerified: readStorage('isVerified') === 'true',
    roleAdmin: readStorage('roleAdmin') === 'true',
  };
}

/** Stores the given fields and notifies every listener in this tab. */
export function storeSession(session: Partial<StoredSession>): void {
  for (const key of keys) {
    const value = session[key];
    if (value !== undefined) localStorage.setItem(key, String(value));
  }
  hasEnded = false;
  changes.notify();
}

/** Removes every trace of the session from the browser's storage. */
export function clearStoredSession(): void {
  for (const key of keys) localStorage.removeItem(key);
  changes.notify();
}

/** Removes a session that the server does not know. */
export function clearEndedSession(): void {
  hasEnded = true;
  clearStoredSession();
}

/** Where somebody without a session logs in. The page says so when the server has ended their session. */
export function getLoginPath(): string {
  return hasEnded ? '/login?ended=1' : '/login';
}

/**
 * Calls `listener` when the stored session changes, in this tab or another; returns a function that stops.
 */
export function watchStoredSession(listener: () => void): () => void {
  const stop = changes.watch(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** The stored session in the form that the access rules take. */
export function toVisitor(session: StoredSession | undefined): Visitor {
  return {
    isSignedIn: !!session,
    isVerified: session?.isVerified ?? false,
    isAdmin: session?.roleAdmin ?? false,
  };
}
