import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

type SetQuery<Name extends string> = (
  changes: Partial<Record<Name, string>>,
  options?: { replace?: boolean },
) => void;

/**
 * Values kept in the URL's query, '' where the query has none, while prerendering and while hydrating.
 * `set(changes)` adds an entry to the history, with `{ replace: true }` (for typing) it doesn't; '' removes a
 * parameter. The page does not scroll.
 */
export function useQueryState<Name extends string>(
  ...names: readonly Name[]
): [values: Readonly<Partial<Record<Name, string>>>, set: SetQuery<Name>] {
  const [query, setQuery] = useSearchParams();
  // The router renders a change some time later. A second one in the meantime, such as that of two presses
  // repeated after hydration, builds on the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const isHydrated = useHydrated();
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) values[name] = (isHydrated ? query.get(name) : undefined) ?? '';
  const set: SetQuery<Name> = (changes, { replace = false } = {}) => {
    const after = new URLSearchParams(newest.current);
    for (const name of names) {
      const value = changes[name] ?? after.get(name);
      // Taken out and put back, so that the parameters always have the order of `names`.
      after.delete(name);
      if (value) after.append(name, value);
    }
    newest.current = after;
    setQuery(after, { replace, preventScrollReset: true });
  };
  return [values, set];
}
