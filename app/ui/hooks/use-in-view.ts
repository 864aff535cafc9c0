import { useEffect, useState, type RefObject } from 'react';

/**
 * 'unknown' until the browser has looked, so that nothing is hidden without script; 'visible' from the first time on.
 */
export type InView = 'unknown' | 'waiting' | 'visible';

/**
 * Whether the element has been scrolled into view yet, with at least the share `threshold` (0 to 1) of its
 * area; `margin` (as in `rootMargin`) counts what is as near to the window as that.
 */
export function useInView(
  element: RefObject<Element | null>,
  { threshold = 0, margin = '0px' }: { threshold?: number; margin?: string } = {},
): InView {
  const [inView, setInView] = useState<InView>('unknown');
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
        setInView(isSeen ? 'visible' : 'waiting');
        if (isSeen) observer.disconnect();
      },
      { threshold, rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold, margin]);
  return inView;
}
