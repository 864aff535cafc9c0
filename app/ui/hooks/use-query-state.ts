import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

type SetQuery<Name extends string> = (
  changes: Partial<Record<Name, string>>,
  options?: { replace?: boolean },
) => void;

/**
 * State in the URL's query: '' for a missing parameter, while prerendering and while hydrating.
 * `set(changes)` adds an entry to the history, with `{ replace: true }` (for typing) it doesn't; '' removes a
 * parameter. The page does not scroll.
 */
export function useQueryState<Name extends string>(
  ...names: readonly Name[]
): [values: Readonly<Partial<Record<Name, string>>>, set: SetQuery<Name>] {
  const [query, setQuery] = useSearchParams();
  // The router renders a change later. A second change before that, such as the second of two clicks repeated
  // after hydration, must build on the first.
  const latestQuery = useRef(query);
  useEffect(() => {
    latestQuery.current = query;
  }, [query]);
  const isHydrated = useHydrated();
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) values[name] = (isHydrated ? query.get(name) : undefined) ?? '';
  const set: SetQuery<Name> = (changes, { replace = false } = {}) => {
    const nextQuery = new URLSearchParams(latestQuery.current);
    for (const name of names) {
      const value = changes[name] ?? nextQuery.get(name);
      // Deleted and appended, so that the parameters always have the order of `names`.
      nextQuery.delete(name);
      if (value) nextQuery.append(name, value);
    }
    latestQuery.current = nextQuery;
    setQuery(nextQuery, { replace, preventScrollReset: true });
  };
  return [values, set];
}
