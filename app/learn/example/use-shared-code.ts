import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ChangedCode } from '#app/learn/code/source-files.ts';
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
 * that can't be read. It is used once and leaves the URL, so that it does not come back on a reload or with Back.
 */
export function useSharedCode(
  id: string,
  name: string,
  onShared: (code: ChangedCode | undefined) => void,
): void {
  const navigate = useNavigate();
  const openSharedCode = useEffectEvent(async () => {
    const sharedName = parseSharedName(location.hash);
    if (sharedName === undefined || !isTargetExample(id, sharedName)) return;
    const code = sharedName === name ? await decodeSharedCode(location.hash) : undefined;
    await navigate({ search: location.search, hash: '' }, { replace: true, preventScrollReset: true });
    onShared(code);
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
