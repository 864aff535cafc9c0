import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/hydrated.ts';

/**
 * One value kept in the address' query. Reads '' while prerendering. `set(value)` adds a step to the history,
 * `set(value, { replace: true })` doesn't (for typing); '' removes the parameter. The page does not scroll.
 */
export function useQueryState(name: string): [string, (value: string, how?: { replace?: boolean }) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const value = hydrated ? (query.get(name) ?? '') : '';
  const set = (next: string, how: { replace?: boolean } = {}) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(name, next);
        else after.delete(name);
        return after;
      },
      { replace: how.replace ?? false, preventScrollReset: true },
    );
  return [value, set];
}
