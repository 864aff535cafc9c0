import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

function scrollToFragment(hash: string): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeFragment(hash.slice(1))) : null;
  target?.scrollIntoView({ behavior: 'instant' });
  return !!target;
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // a stray percent sign: the fragment is taken as it is
  }
}

/**
 * What the browser does on a full load, done for a navigation inside the app: start at the top (Back
 * included), move the focus to the new page and announce its title. A changed query or fragment is the same
 * page; a fragment scrolls to its target.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, key });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname !== pathname) {
      if (!scrollToFragment(hash)) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
    } else if (before.key !== key && how !== 'POP') {
      scrollToFragment(hash);
    }
  }, [pathname, hash, key, how]);

  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else setTitle(document.title);
  }, [pathname]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {title}
    </div>
  );
}
