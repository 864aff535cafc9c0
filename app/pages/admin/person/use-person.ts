import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { describeCompletedAct, performAct, type PersonAct } from '#app/pages/admin/person-acts.ts';
import type { Outcome } from '#app/pages/admin/list/use-user-changes.ts';
import { call } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { findStoredSession, storeSession } from '#app/session/stored-session.ts';
import { describeError } from '#app/sign-in/describe-error.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import type { AdminPerson } from '#contract/admin/admin-person.ts';
import { adminMessages } from '#contract/admin/admin.ts';
import { endPersonSessionEndpoint, readPersonEndpoint } from '#contract/endpoints/admin-endpoints.ts';

/** The person as they were at `at`, in milliseconds since 1970. */
type PersonSnapshot = { person: AdminPerson; at: number };

export type PersonView = {
  shown: PersonSnapshot | undefined;
  /** Why the person could not be read. */
  failure: string | undefined;
  outcome: Outcome | undefined;
  /** What is being done: an act, or the id of a session that is being ended. */
  busy: string | undefined;
  act(act: PersonAct, reason?: string): void;
  endSession(id: string, name: string): void;
  reload(): void;
};

/** Reads the person when the page opens and on `reload`. `userId` is undefined before hydration, '' without one. */
function useSnapshot(userId: string | undefined) {
  const leaveIfEnded = useEndedSession();
  const [shown, setShown] = useState<PersonSnapshot>();
  const [failure, setFailure] = useState<{ id: string; sentence: string }>();
  const [round, setRound] = useState(0);
  const fail = useEffectEvent((id: string, error: unknown) => {
    if (!leaveIfEnded(error)) setFailure({ id, sentence: describeError(error) });
  });
  useEffect(() => {
    if (!userId) return;
    const leaving = new AbortController();
    call(readPersonEndpoint, { params: { userId }, signal: leaving.signal }).then(
      (person) => {
        if (!leaving.signal.aborted) setShown({ person, at: Date.now() });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) fail(userId, error);
      },
    );
    return () => leaving.abort();
  }, [userId, round]);
  return {
    shown,
    setShown,
    failure:
      userId === '' ? adminMessages.noSuchUser : failure?.id === userId ? failure?.sentence : undefined,
    reload: () => {
      setFailure(undefined);
      setRound((count) => count + 1);
    },
  };
}

/** The person that the URL names, and what can be done to them, one act at a time. */
export function usePerson(): PersonView {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const leaveIfEnded = useEndedSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState<string>();
  const isWorking = useRef(false);
  const userId = hydrated ? (new URLSearchParams(search).get('id') ?? '') : undefined;

  const { shown, setShown, failure, reload } = useSnapshot(userId);

  /** One after the other; the person is read again after each. */
  const work = async (name: string, doIt: (person: AdminPerson) => Promise<string | undefined>) => {
    if (isWorking.current || shown === undefined) return;
    isWorking.current = true;
    setBusy(name);
    setOutcome(undefined);
    try {
      const sentence = await doIt(shown.person);
      if (sentence === undefined) return;
      const person = await call(readPersonEndpoint, { params: { userId: shown.person.userId } });
      setShown({ person, at: Date.now() });
      setOutcome({ good: true, sentence });
    } catch (error) {
      if (leaveIfEnded(error)) return;
      setOutcome({ good: false, sentence: describeError(error) });
    } finally {
      isWorking.current = false;
      setBusy(undefined);
    }
  };

  const isShown = shown !== undefined && shown.person.userId === userId;
  return {
    shown: isShown ? shown : undefined,
    failure,
    outcome,
    busy,
    reload,
    act: (act, reason) =>
      void work(act, async (person) => {
        await performAct(act, person, reason);
        if (act === 'delete') {
          await navigate('/admin', { replace: true });
          return undefined;
        }
        if (act === 'remove admin role' && person.userId === findStoredSession()?.userId) {
          storeSession({ roleAdmin: false });
          await navigate('/', { replace: true });
          return undefined;
        }
        return describeCompletedAct(act, person.name);
      }),
    endSession: (sessionId, name) =>
      void work(sessionId, async (person) => {
        await call(endPersonSessionEndpoint, { params: { userId: person.userId, sessionId }, body: {} });
        return `Ended: ${name}.`;
      }),
  };
}
