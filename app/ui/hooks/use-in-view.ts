import { useEffect, useState, type RefObject } from 'react';

/**
 * 'unknown' until the observer has reported, so that nothing is hidden without script; 'visible' from the
 * first time on.
 */
export type InView = 'unknown' | 'waiting' | 'visible';

/**
 * Whether the element has been in view yet, with at least the fraction `threshold` (0 to 1) of its area.
 * `margin` extends the viewport, as `rootMargin` does.
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
        const isVisible = entries.some(({ isIntersecting }) => isIntersecting);
        setInView(isVisible ? 'visible' : 'waiting');
        if (isVisible) observer.disconnect();
      },
      { threshold, rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold, margin]);
  return inView;
}
