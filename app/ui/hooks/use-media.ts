import { useSyncExternalStore } from 'react';

/** Whether the media query holds; undefined while prerendering and hydrating. */
export function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => undefined,
  );
}
