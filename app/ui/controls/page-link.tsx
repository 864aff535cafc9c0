import { createContext, use, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Fetches the code of the page at a path, so that it opens at once. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

/** How long somebody points at a link before they probably mean to follow it. */
const intentMs = 100;

type PageLinkProps = Omit<LinkProps, 'to' | 'prefetch' | 'discover'> & {
  to: string;
  /** When the page is fetched: when somebody seems to follow the link, or when the link is seen. */
  prefetch?: 'intent' | 'viewport';
};

/** Calls `onIntent` when somebody points at the link, focuses or holds it; not for a touch that scrolls. */
function watchIntent(link: HTMLElement, onIntent: () => void): () => void {
  let timer: number | undefined;
  const cancel = () => clearTimeout(timer);
  const begin = () => {
    cancel();
    timer = window.setTimeout(onIntent, intentMs);
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  for (const type of ['mouseenter', 'focus', 'touchstart']) link.addEventListener(type, begin, options);
  for (const type of ['mouseleave', 'blur', 'pointercancel']) link.addEventListener(type, cancel, options);
  return () => {
    cancel();
    listening.abort();
  };
}

function watchView(link: HTMLElement, onSeen: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) onSeen();
  });
  observer.observe(link);
  return () => observer.disconnect();
}

/** A link to a page of the site that fetches the page's code before it is pressed. */
export function PageLink({ to, prefetch = 'intent', ...rest }: PageLinkProps) {
  const prefetchPage = use(PrefetchContext);
  const link = useRef<HTMLAnchorElement>(null);
  // The browser's own listeners, so that those of callers are not replaced.
  useEffect(() => {
    const watch = prefetch === 'viewport' ? watchView : watchIntent;
    return link.current ? watch(link.current, () => prefetchPage(to)) : undefined;
  }, [prefetch, prefetchPage, to]);
  return <Link {...rest} ref={link} to={to} discover="none" />;
}
