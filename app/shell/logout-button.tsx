import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { clearStoredSession } from '#app/session/stored-session.ts';

/**
 * The module with the call is loaded on demand. If it can't load, the session is still cleared in the
 * browser.
 */
async function logOutAndReload(): Promise<void> {
  try {
    const { logOut } = await import('#app/session/log-out.ts');
    await logOut();
  } catch {
    clearStoredSession();
    location.assign('/');
  }
}

/** Ends the session and loads the home page. */
export function LogoutButton({ className }: { className: string }) {
  const [busy, setBusy] = useState(false);
  return (
    <button
      type="button"
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (busy) return;
        setBusy(true);
        void logOutAndReload();
      }}
    >
      <LogOut aria-hidden="true" size={18} strokeWidth={1.75} />
      Logout
    </button>
  );
}
