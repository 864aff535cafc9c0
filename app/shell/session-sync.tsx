import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { restorePlace } from '#app/session/reading-place.ts';
import { pages } from '#app/routes.ts';
import { getVisitorKind } from '#app/session/access.ts';
import { guardPath } from '#app/session/requested-path.ts';
import {
  findStoredSession,
  getLoginPath,
  toVisitor,
  watchStoredSession,
} from '#app/session/stored-session.ts';
import { showTheme, watchTheme } from '#app/session/theme.ts';

/**
 * Where the current page's access rule redirects this visitor, by the stored session; null to stay. A call
 * that found the session ended may be on its way to the login too: both lead to the same path.
 */
function findRedirect(): string | null {
  const target = guardPath(location.pathname, pages, toVisitor(findStoredSession()));
  return target === '/login' ? getLoginPath() : target;
}

/** Sets the document's visitor kind by the stored session, as the boot script does. */
function applyVisitorKind(): void {
  document.documentElement.dataset.visitor = getVisitorKind(toVisitor(findStoredSession()));
}

/**
 * Keeps the marks that the boot script sets on the document. In a layout effect: when React had to render the document
 * again, they are gone.
 */
export function DocumentMarks() {
  useLayoutEffect(() => {
    document.documentElement.dataset.script = '';
    applyVisitorKind();
    showTheme();
    const stopTheme = watchTheme();
    const stopSession = watchStoredSession(applyVisitorKind);
    return () => {
      stopTheme();
      stopSession();
    };
  }, []);
  return null;
}

/**
 * The module with the calls is loaded only for people with a token, so that a visitor's page does not load
 * zod.
 */
async function refreshFromServer(navigate: NavigateFunction): Promise<void> {
  const { fetchMissingUsername, refreshSession } = await import('#app/session/refresh-session.ts');
  void fetchMissingUsername();
  await refreshSession();
  const target = findRedirect();
  if (target) await navigate(target, { replace: true });
}

/**
 * Keeps the document in sync with the session. Asks the server on every full load (not in the tutorials,
 * which make no calls), and applies the page's access rule again when the flags change, in another tab too,
 * and when the browser shows a page from its back/forward cache.
 */
export function SessionSync() {
  const navigate = useNavigate();

  const hasChecked = useRef(false);
  useEffect(() => {
    if (hasChecked.current) return;
    hasChecked.current = true;
    // Another tab may have logged out before this page was hydrated, or a call may have found the session ended.
    const target = findRedirect();
    if (target) return void navigate(target, { replace: true });
    if (!findStoredSession() || location.pathname.startsWith('/learning/')) return;
    // On a phone the session was already checked (app/boot/when-scripts-needed.ts).
    if ('sessionIsAsStored' in globalThis) return;
    refreshFromServer(navigate).catch((error: unknown) =>
      console.info('The session could not be checked:', error),
    );
  }, [navigate]);

  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      const target = findRedirect();
      if (target) void navigate(target, { replace: true });
      // Somebody else logged in in another tab: this page may show what belongs to the person before.
      else if (key === 'userId' && oldValue && newValue) location.reload();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      applyVisitorKind();
      showTheme();
      const target = findRedirect();
      if (target) {
        document.documentElement.hidden = true;
        location.replace(target);
      } else if (!restorePlace()) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
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
