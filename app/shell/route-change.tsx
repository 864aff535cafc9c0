import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
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
 * Does on a navigation inside the app what the browser does on a full load: scrolls to the top (also on
 * Back), moves the focus to the new page and announces its title. A changed query or fragment is the same
 * page; a fragment scrolls to its target.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const lastLocation = useRef({ pathname, key });

  useLayoutEffect(() => {
    const previous = lastLocation.current;
    lastLocation.current = { pathname, key };
    if (previous.pathname !== pathname) {
      if (!scrollToFragment(hash)) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
    } else if (previous.key !== key && navigationType !== 'POP') {
      scrollToFragment(hash);
    }
  }, [pathname, hash, key, navigationType]);

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false;
    else announce(document.title);
  }, [pathname]);

  return null;
}
