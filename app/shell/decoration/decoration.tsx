import { useEffect } from 'react';

/** The decoration appears only with a precise pointer and without `prefers-reduced-motion`. */
const decorationQuery = '(prefers-reduced-motion: no-preference) and (pointer: fine)';

async function startAll(): Promise<() => void> {
  const [{ startFallingCharacters }, { startCursorTrail }] = await Promise.all([
    import('#app/shell/decoration/falling-characters.ts'),
    import('#app/shell/decoration/cursor-trail.ts'),
  ]);
  const stops = [startFallingCharacters(), startCursorTrail()];
  return () => stops.forEach((stop) => stop());
}

/** Calls `work` once the page is painted and idle; returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 600);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/**
 * The falling characters and the cursor trail. They are loaded when the browser is idle, and shown only while
 * `decorationQuery` matches.
 */
export function Decoration() {
  useEffect(() => {
    const query = matchMedia(decorationQuery);
    let stop = () => undefined as void;
    function apply() {
      stop();
      if (!query.matches) return void (stop = () => undefined);
      let isStopped = false;
      let stopAll: (() => void) | undefined;
      const cancelStart = whenIdle(() => {
        void startAll().then(
          (stopStarted) => {
            if (isStopped) stopStarted();
            else stopAll = stopStarted;
          },
          () => undefined, // the decoration could not be fetched: the page is whole without it
        );
      });
      stop = () => {
        isStopped = true;
        cancelStart();
        stopAll?.();
      };
    }
    apply();
    query.addEventListener('change', apply);
    return () => {
      query.removeEventListener('change', apply);
      stop();
    };
  }, []);
  return null;
}
