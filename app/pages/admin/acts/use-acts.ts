import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  toCallQuery,
  parseActsQuery,
  formatActsQuery,
  type ActsQuery,
} from '#app/pages/admin/acts/acts-query.ts';
import { call } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { actsPageLength, type AdminActsResponse } from '#contract/admin/admin-acts.ts';
import { listActsEndpoint } from '#contract/endpoints/admin-endpoints.ts';

export type ActsList = {
  query: ActsQuery;
  /** The newest response, with the time it was fetched, in milliseconds since 1970. */
  response: (AdminActsResponse & { fetchedAt: number }) | undefined;
  isLoading: boolean;
  /** Why the last call failed. */
  failure: string | undefined;
  /** Fetches the first page of another query; `replace` for typing, which adds no entry to the history. */
  choose(choice: Partial<Omit<ActsQuery, 'page'>>, how?: { replace: boolean }): void;
  goToPage(page: number): void;
  reload(): void;
};

/**
 * The acts for the URL's query. While the next response is loading, and after a failure, the last one stays.
 */
export function useActs(): ActsList {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const leaveIfEnded = useEndedSession();
  const [response, setResponse] = useState<ActsList['response']>();
  const [settledKey, setSettledKey] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [reloadCount, setReloadCount] = useState(0);
  const query = parseActsQuery(isHydrated ? search : '');
  const requestKey = `${reloadCount} ${formatActsQuery(query)}`;

  const { page } = query;
  const handleError = useEffectEvent((error: unknown) => {
    if (!leaveIfEnded(error)) setFailure(formatError(error));
  });
  const readQuery = useEffectEvent(() => ({
    ...toCallQuery(query),
    page: String(page),
    limit: String(actsPageLength),
  }));
  useEffect(() => {
    if (!isHydrated) return;
    const controller = new AbortController();
    call(listActsEndpoint, { query: readQuery(), signal: controller.signal }).then(
      (data) => {
        if (controller.signal.aborted) return;
        setResponse({ ...data, fetchedAt: Date.now() });
        setFailure(undefined);
        setSettledKey(requestKey);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        handleError(error);
        setSettledKey(requestKey);
      },
    );
    return () => controller.abort();
  }, [requestKey, isHydrated]);

  const navigateTo = (next: ActsQuery, replace: boolean) =>
    void navigate({ search: formatActsQuery(next) }, { replace, preventScrollReset: true });
  return {
    query,
    response,
    isLoading: settledKey !== requestKey,
    failure,
    choose: (choice, { replace } = { replace: false }) =>
      navigateTo({ ...query, ...choice, page: 1 }, replace),
    goToPage: (page) => navigateTo({ ...query, page }, false),
    reload: () => setReloadCount((count) => count + 1),
  };
}
