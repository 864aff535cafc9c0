import { useEffect, useState } from 'react';

/** Whether the window is wide enough for the navigation bar's links and the username; false until hydration. */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const mediaQuery = matchMedia('(min-width: 65em)');
    const update = () => setIsWide(mediaQuery.matches);
    update();
    mediaQuery.addEventListener('change', update);
    return () => mediaQuery.removeEventListener('change', update);
  }, []);
  return isWide;
}
