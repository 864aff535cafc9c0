import { readStorage } from '#app/session/read-storage.ts';

/**
 * Resolves when the page's modules are to be evaluated. With a mouse that is right after the page is loaded. On a phone,
 * where this costs seconds, it is at the first interaction: until then the page is only read, and all that it shows is in
 * its document. A phone wants them after the load event too when something on the page comes from script: the page
 * itself, a part that moves when it is seen, what its URL asks to open, progress to show or send, or a session that is
 * not as it is stored.
 */
export function whenScriptsNeeded(sessionUrl: string, loaded: Promise<unknown>): Promise<void> {
  const interactions = [
    'pointerdown',
    'wheel',
    'scroll',
    'click',
    'keydown',
    'focusin',
    'input',
    // Another tab signed in or out, or this page comes back from the browser's cache.
    'storage',
    'pageshow',
  ];
  return new Promise((resolve) => {
    const watching = new AbortController();
    const resolveNow = () => {
      watching.abort();
      resolve();
    };
    const onInteraction = (event: Event) => {
      if (event.type !== 'pageshow' || (event as PageTransitionEvent).persisted) resolveNow();
    };
    for (const type of interactions)
      addEventListener(type, onInteraction, { capture: true, passive: true, signal: watching.signal });
    const isTutorial = location.pathname.startsWith('/learning/');
    const opensSomething = location.search || location.hash || 'openedFragment' in globalThis;
    const checkSession = async (token: string) => {
      const response = await fetch(sessionUrl, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        cache: 'no-store',
      });
      const account: unknown = response.ok ? await response.json() : null;
      const { veri, roleAdmin } = (account ?? {}) as { veri?: unknown; roleAdmin?: unknown };
      const matchesStorage =
        response.ok &&
        String(veri === 'verified') === readStorage('isVerified') &&
        String(roleAdmin) === readStorage('roleAdmin') &&
        !!readStorage('username');
      if (matchesStorage) Object.assign(globalThis, { sessionIsAsStored: true });
      else resolveNow();
    };
    void loaded.then(() => {
      const hasMouse = matchMedia('(any-hover: hover)').matches;
      const hasProgress = !isTutorial && readStorage('progress') !== null;
      if (hasMouse || bootVariant.needsScript || opensSomething || hasProgress) return resolveNow();
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolveNow();
      });
      for (const part of document.querySelectorAll('[data-moves-when-seen]')) observer.observe(part);
      const token = readStorage('token');
      // If the server can't be reached, the stored session is used.
      if (token && !isTutorial) checkSession(token).catch(() => undefined);
    });
  });
}
