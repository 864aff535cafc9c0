import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#app/ui/is-typing.ts';

/** Calls `callback` when `/` is pressed, the shortcut of a page's search, unless the user is typing. */
export function useSlashKey(callback: () => void): void {
  const onSlash = useEffectEvent(callback);
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
