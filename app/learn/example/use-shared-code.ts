import { useEffect, useEffectEvent } from 'react';
import type { ChangedCode } from '#app/learn/code/stored-code.ts';
import { findSharedCode, findSharedName } from '#app/learn/code/share-code.ts';

/** Whether this is the example that answers for a URL: the named one, else the lesson's first. */
function answersFor(id: string, shared: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-example]')].map(
    ({ dataset }) => dataset.example ?? '',
  );
  const named = all.find((other) => other.slice(other.indexOf('#') + 1) === shared);
  return (named ?? all[0]) === id;
}

/**
 * Opens the code in a shared URL after hydration, and again when such a URL is entered;
 * `undefined` for one that can't be read.
 */
export function useSharedCode(
  id: string,
  name: string,
  onShared: (code: ChangedCode | undefined) => void,
): void {
  const open = useEffectEvent(async () => {
    const shared = findSharedName(location.hash);
    if (shared === undefined || !answersFor(id, shared)) return;
    onShared(shared === name ? await findSharedCode(location.hash) : undefined);
  });
  useEffect(() => {
    const listen = () => {
      void open();
    };
    listen();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);
}
