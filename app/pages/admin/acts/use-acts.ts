import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  describeFilter,
  readAskedActs,
  writeAskedActs,
  type AskedActs,
} from '#app/pages/admin/acts/acts-query.ts';
import { call } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/ended-session.ts';
import { describeError } from '#app/sign-in/describe-error.ts';
import { useHydrated } from '#app/ui/hooks/hydrated.ts';
import { actsPageLength, type AdminActsResponse } from '#contract/admin/admin-acts.ts';
import { listActsEndpoint } from '#contract/endpoints/admin-endpoints.ts';

export type ActsList = {
  asked: AskedActs;
  /** The newest answer, with when it came in milliseconds since 1970. */
  answered: (AdminActsResponse & { at: number }) | undefined;
  waiting: boolean;
  /** Why the last call failed. */
  failure: string | undefined;
  /** Asks for the first page of something else; `replace` for typing, which makes no step in the history. */
  choose(choice: Partial<Omit<AskedActs, 'page'>>, how?: { replace: boolean }): void;
  turnTo(page: number): void;
  reload(): void;
};

/** The record as the URL asks for it. While the next answer is awaited, and after a failure, the last one stays. */
export function useActs(): ActsList {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const leaveIfEnded = useEndedSession();
  const [answered, setAnswered] = useState<ActsList['answered']>();
  const [settled, setSettled] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  const asked = readAskedActs(hydrated ? query : '');
  const wanted = `${round} ${writeAskedActs(asked)}`;

  const { page } = asked;
  const fail = useEffectEvent((error: unknown) => {
    if (!leaveIfEnded(error)) setFailure(describeError(error));
  });
  const readQuery = useEffectEvent(() => ({
    ...describeFilter(asked),
    page: String(page),
    limit: String(actsPageLength),
  }));
  useEffect(() => {
    if (!hydrated) return;
    const leaving = new AbortController();
    call(listActsEndpoint, { query: readQuery(), signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        setAnswered({ ...answer, at: Date.now() });
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

  const go = (next: AskedActs, replace: boolean) =>
    void navigate({ search: writeAskedActs(next) }, { replace, preventScrollReset: true });
  return {
    asked,
    answered,
    waiting: settled !== wanted,
    failure,
    choose: (choice, { replace } = { replace: false }) => go({ ...asked, ...choice, page: 1 }, replace),
    turnTo: (page) => go({ ...asked, page }, false),
    reload: () => setRound((count) => count + 1),
  };
}
