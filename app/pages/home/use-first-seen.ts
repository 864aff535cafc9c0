import { useEffect, useState, type RefObject } from 'react';

/** False until any part of the element first stands in the window, true from then on. */
export function useFirstSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
