import { useEffect, useState, type RefObject } from 'react';

/** `unknown` until the browser can tell, so that nothing hides without script; `visible` from the first time the element is seen. */
export type Arrival = 'unknown' | 'waiting' | 'visible';

/** Whether a good part of the element has been scrolled into view yet. */
export function useArrival(element: RefObject<Element | null>): Arrival {
  const [arrival, setArrival] = useState<Arrival>('unknown');
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
        setArrival(isSeen ? 'visible' : 'waiting');
        if (isSeen) observer.disconnect();
      },
      { threshold: 0.15 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return arrival;
}
