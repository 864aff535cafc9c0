import { useEffect, useState } from 'react';

/** Smaller changes, in CSS pixels, are ignored: a resting finger is never quite still. */
const toleranceInPixels = 8;
/** Up to this scroll position, in CSS pixels, the page counts as being at its top. */
const topInPixels = 80;

/** Whether the page was last scrolled down or up; 'up' at first and at the top. */
export function useScrollDirection(): 'up' | 'down' {
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  useEffect(() => {
    let lastScrollY = window.scrollY;
    const onScroll = () => {
      const scrollY = window.scrollY;
      if (scrollY > topInPixels && Math.abs(scrollY - lastScrollY) < toleranceInPixels) return;
      setDirection(scrollY > lastScrollY && scrollY > topInPixels ? 'down' : 'up');
      lastScrollY = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return direction;
}
