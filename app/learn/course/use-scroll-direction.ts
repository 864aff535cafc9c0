import { useEffect, useState } from 'react';

/** A change smaller than this, in CSS pixels, is a finger that trembles. */
const toleranceInPixels = 8;
/** Above this the page counts as being at its top, where nothing has to make way. */
const topInPixels = 80;

/** Whether the page was last scrolled down or up; 'up' at first and at the top. */
export function useScrollDirection(): 'up' | 'down' {
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now > topInPixels && Math.abs(now - last) < toleranceInPixels) return;
      setDirection(now > last && now > topInPixels ? 'down' : 'up');
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return direction;
}
