import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { pages } from '#app/routes.ts';
import { accessOf, redirectFor, visitorKind } from '#app/session/access.ts';
import { findStoredSession, visitorOf, watchStoredSession } from '#app/session/stored-session.ts';
import { showTheme, watchTheme } from '#app/session/theme.ts';

/** Where the access rule of the page shown sends this person, by the session as stored now; null to stay. */
function findRedirect(): string | null {
  return redirectFor(accessOf(location.pathname, pages), visitorOf(findStoredSession()));
}

/** Marks the document again as the boot script did, for the session as stored now. */
function showVisitor(): void {
  document.documentElement.dataset.visitor = visitorKind(visitorOf(findStoredSession()));
}

/** The calls are fetched only for people with a token: a visitor's page loads no validator. */
async function askServer(navigate: NavigateFunction): Promise<void> {
  const { fetchMissingUsername, refreshSession } = await import('#app/session/refresh-session.ts');
  void fetchMissingUsername();
  await refreshSession();
  const target = findRedirect();
  // The session was there when the page was loaded, so it has ended since; any call may have found out first.
  if (target) await navigate(findStoredSession() ? target : '/login?ended=1', { replace: true });
}

/**
 * Keeps the document in sync with the session. Asks the server on every full load (not in the tutorials, which make no
 * calls), and applies the page's access rule again when the flags change, in another tab too, and when the
 * browser shows a page from its back/forward cache.
 */
export function SessionSync() {
  const navigate = useNavigate();

  // Before the paint: where React had to render the document again, the boot script's marks are gone.
  useLayoutEffect(() => {
    showVisitor();
    showTheme();
    const stopTheme = watchTheme();
    const stopSession = watchStoredSession(showVisitor);
    return () => {
      stopTheme();
      stopSession();
    };
  }, []);

  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // Another tab may have logged out while this page waited for its script.
    const target = findRedirect();
    if (target) return void navigate(target, { replace: true });
    if (!findStoredSession() || location.pathname.startsWith('/learning/')) return;
    // A phone has asked already (app/when-scripts-needed.ts).
    if ('sessionIsAsStored' in globalThis) return;
    askServer(navigate).catch((error: unknown) => console.info('The session could not be checked:', error));
  }, [navigate]);

  useEffect(() => {
    const onStorage = () => {
      const target = findRedirect();
      if (target) void navigate(target, { replace: true });
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      showVisitor();
      showTheme();
      const target = findRedirect();
      if (!target) return window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      document.documentElement.hidden = true;
      location.replace(target);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [navigate]);

  return null;
}
