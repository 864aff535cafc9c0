/** The inputs of the decision: whether the page is useless without script, and the URL of `GET /session`. */
export type ScriptNeeds = { needsScript: boolean; sessionUrl: string };

/**
 * Resolves when the page's modules are needed, and may use nothing but its parameter and the browser. With a
 * mouse that is right after the page is loaded. On a phone, where script costs seconds and data, it is at the
 * first interaction: until then the page is only read, and all that it shows is in its document. A phone
 * wants them after the load event too when something on the page comes from script: the page itself, a part
 * that moves when it is seen, what its URL asks to open, progress to show or send, or a session that is not
 * as it is stored.
 */
export function whenScriptsNeeded(
  { needsScript, sessionUrl }: ScriptNeeds,
  loaded: Promise<unknown>,
): Promise<void> {
  const interactions = [
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'click',
    'keydown',
    'focusin',
    'input',
  ];
  // Another tab signed in or out, or this page comes back from the browser's cache.
  interactions.push('storage', 'pageshow');
  return new Promise((resolve) => {
    const readStorage = (key: string) => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null; // storage forbidden
      }
    };
    const stopWatching: (() => void)[] = [];
    const resolveNow = () => {
      for (const stop of stopWatching.splice(0)) stop();
      resolve();
    };
    const onInteraction = (event: Event) => {
      if (event.type !== 'pageshow' || (event as PageTransitionEvent).persisted) resolveNow();
    };
    for (const type of interactions) {
      addEventListener(type, onInteraction, { capture: true, passive: true });
      stopWatching.push(() => removeEventListener(type, onInteraction, true));
    }
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
      if (hasMouse || needsScript || opensSomething || hasProgress) return resolveNow();
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolveNow();
      });
      for (const part of document.querySelectorAll('[data-moves-when-seen]')) observer.observe(part);
      stopWatching.push(() => observer.disconnect());
      const token = readStorage('token');
      // If the server can't be reached, the stored session is used.
      if (token && !isTutorial) checkSession(token).catch(() => undefined);
    });
  });
}
