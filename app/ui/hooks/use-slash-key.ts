import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#app/ui/is-typing.ts';

/** Calls `act` for the key `/`, which goes to a page's search, unless somebody is typing. */
export function useSlashKey(act: () => void): void {
  const onSlash = useEffectEvent(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
