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
import { describeError } from '#app/sign-in/describe-error.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { actsPageLength, type AdminActsResponse } from '#contract/admin/admin-acts.ts';
import { listActsEndpoint } from '#contract/endpoints/admin-endpoints.ts';

export type ActsList = {
  query: ActsQuery;
  /** The newest response, with when it came in milliseconds since 1970. */
  response: (AdminActsResponse & { at: number }) | undefined;
  waiting: boolean;
  /** Why the last call failed. */
  failure: string | undefined;
  /** Fetches the first page of another query; `replace` for typing, which adds no entry to the history. */
  choose(choice: Partial<Omit<ActsQuery, 'page'>>, how?: { replace: boolean }): void;
  goToPage(page: number): void;
  reload(): void;
};

/** The acts that the URL asks for. While the next response is awaited, and after a failure, the last one stays. */
export function useActs(): ActsList {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const leaveIfEnded = useEndedSession();
  const [response, setResponse] = useState<ActsList['response']>();
  const [settled, setSettled] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  const query = parseActsQuery(hydrated ? search : '');
  const wanted = `${round} ${formatActsQuery(query)}`;

  const { page } = query;
  const fail = useEffectEvent((error: unknown) => {
    if (!leaveIfEnded(error)) setFailure(describeError(error));
  });
  const readQuery = useEffectEvent(() => ({
    ...toCallQuery(query),
    page: String(page),
    limit: String(actsPageLength),
  }));
  useEffect(() => {
    if (!hydrated) return;
    const leaving = new AbortController();
    call(listActsEndpoint, { query: readQuery(), signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        setResponse({ ...answer, at: Date.now() });
        setFailure(undefined);
        setSettled(wanted);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        fail(error);
        setSettled(wanted);
      },
    );
    return () => leaving.abort();
  }, [wanted, hydrated]);

  const go = (next: ActsQuery, replace: boolean) =>
    void navigate({ search: formatActsQuery(next) }, { replace, preventScrollReset: true });
  return {
    query,
    response,
    waiting: settled !== wanted,
    failure,
    choose: (choice, { replace } = { replace: false }) => go({ ...query, ...choice, page: 1 }, replace),
    goToPage: (page) => go({ ...query, page }, false),
    reload: () => setRound((count) => count + 1),
  };
}
