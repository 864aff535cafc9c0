import { useEffect, useEffectEvent } from 'react';
import type { ChangedCode } from '#app/learn/code/stored-code.ts';
import { decodeSharedCode, parseSharedName } from '#app/learn/code/share-code.ts';

/**
 * Whether a shared URL is for this example: the named example, or the lesson's first when the name is
 * unknown.
 */
function isTargetExample(id: string, sharedName: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-example]')].map(
    ({ dataset }) => dataset.example ?? '',
  );
  const namedExample = all.find((other) => other.slice(other.indexOf('#') + 1) === sharedName);
  return (namedExample ?? all[0]) === id;
}

/**
 * Opens the code in a shared URL after hydration, and again when such a URL is entered; `undefined` for one
 * that can't be read.
 */
export function useSharedCode(
  id: string,
  name: string,
  onShared: (code: ChangedCode | undefined) => void,
): void {
  const openSharedCode = useEffectEvent(async () => {
    const sharedName = parseSharedName(location.hash);
    if (sharedName === undefined || !isTargetExample(id, sharedName)) return;
    onShared(sharedName === name ? await decodeSharedCode(location.hash) : undefined);
  });
  useEffect(() => {
    const handleHashChange = () => {
      void openSharedCode();
    };
    handleHashChange();
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);
}
