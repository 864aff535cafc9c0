import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { pages } from '#app/routes.ts';
import { accessOf, redirectFor, visitorKind } from '#app/session/access.ts';
import { findStoredSession, visitorOf, watchStoredSession } from '#app/session/stored-session.ts';
import { showTheme, watchTheme } from '#app/session/theme.ts';

/** Where the person must go from the page shown, by its access rule and the session as stored now; null to stay. */
function findDetour(): string | null {
  return redirectFor(accessOf(location.pathname, pages), visitorOf(findStoredSession()));
}

/** Marks the document again as the early script did, for the session as stored now. */
function showVisitor(): void {
  document.documentElement.dataset.visitor = visitorKind(visitorOf(findStoredSession()));
}

/** The calls are fetched only for people with a token: a visitor's page loads no validator. */
async function askServer(navigate: NavigateFunction): Promise<void> {
  const { fetchMissingUsername, refreshSession } = await import('#app/session/refresh-session.ts');
  void fetchMissingUsername();
  await refreshSession();
  const detour = findDetour();
  // Gone since the page was loaded, whichever call heard of it first: the session has ended.
  if (detour) await navigate(findStoredSession() ? detour : '/login?ended=1', { replace: true });
}

/**
 * Keeps the document true to the session: asks the server on every full load (the tutorials apart: they make no calls),
 * and applies the page's rule again when the flags change, in another tab too, and when the browser brings back a page it kept.
 */
export function SessionKeeper() {
  const navigate = useNavigate();

  // Before the paint: where React had to draw the document anew, what the early script marked is gone.
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
    if (!findStoredSession() || location.pathname.startsWith('/learning/')) return;
    askServer(navigate).catch((error: unknown) => console.info('The session could not be checked:', error));
  }, [navigate]);

  useEffect(() => {
    const onStorage = () => {
      const detour = findDetour();
      if (detour) void navigate(detour, { replace: true });
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      showVisitor();
      showTheme();
      const detour = findDetour();
      if (!detour) return window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      document.documentElement.hidden = true;
      location.replace(detour);
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
