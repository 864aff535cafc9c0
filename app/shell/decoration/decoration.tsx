import { useEffect } from 'react';

/** The decoration appears only with a precise pointer and without `prefers-reduced-motion`. */
const wanted = '(prefers-reduced-motion: no-preference) and (pointer: fine)';

async function startAll(): Promise<() => void> {
  const [{ startFallingCharacters }, { startCursorTrail }] = await Promise.all([
    import('#app/shell/decoration/falling-characters.ts'),
    import('#app/shell/decoration/cursor-trail.ts'),
  ]);
  const stops = [startFallingCharacters(), startCursorTrail()];
  return () => stops.forEach((stop) => stop());
}

/** Calls `work` once the page is painted and idle; returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 600);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** The falling characters and the cursor's trail: fetched when idle, there only while `wanted` holds. */
export function Decoration() {
  useEffect(() => {
    const query = matchMedia(wanted);
    let stop = () => undefined as void;
    function apply() {
      stop();
      if (!query.matches) return void (stop = () => undefined);
      let ended = false;
      let stopAll: (() => void) | undefined;
      const callOff = whenIdle(() => {
        void startAll().then(
          (stopper) => {
            if (ended) stopper();
            else stopAll = stopper;
          },
          () => undefined, // the decoration could not be fetched: the page is whole without it
        );
      });
      stop = () => {
        ended = true;
        callOff();
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
