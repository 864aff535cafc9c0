import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { restorePlace, savePlaces } from '#app/session/reading-place.ts';
import { announce } from '#app/ui/announce.ts';

function scrollToFragment(hash: string): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeFragment(hash.slice(1))) : null;
  target?.scrollIntoView({ behavior: 'instant' });
  return !!target;
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // a stray percent sign: the fragment is used as it is
  }
}

/**
 * Does on a navigation inside the app what the browser does on a full load: scrolls to the top, or on Back and Forward
 * to where a lesson was left, moves the focus to the new page and announces its title. A changed query or fragment is
 * the same page; a fragment scrolls to its target.
 */
export function RouteChange() {
  const shown = useLocation();
  const { pathname } = shown;
  const navigationType = useNavigationType();
  const lastShown = useRef(shown);

  useLayoutEffect(() => {
    const previous = lastShown.current;
    lastShown.current = shown;
    if (previous === shown) return;
    const isOtherPage = previous.pathname !== shown.pathname;
    const isBackOrForward = navigationType === 'POP';
    const isRestored = isBackOrForward && restorePlace();
    if (!isRestored && (isOtherPage || !isBackOrForward)) {
      const isAtFragment = scrollToFragment(shown.hash);
      if (isOtherPage && !isAtFragment) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    }
    if (isOtherPage) document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown, navigationType]);

  useEffect(savePlaces, [shown]);

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false;
    else announce(document.title);
  }, [pathname]);

  return null;
}
