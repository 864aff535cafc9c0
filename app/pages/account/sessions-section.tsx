import { useRef, useState } from 'react';
import { NotLoaded } from '#app/pages/account/not-loaded.tsx';
import { describeAgo, describeKind } from '#app/session/session-words.ts';
import { Subject } from '#app/ui/subject.tsx';
import type { Loaded } from '#app/pages/account/use-loaded.ts';
import { Told } from '#app/pages/account/told.tsx';
import { call, CallError } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/ended-session.ts';
import { describeError } from '#app/sign-in/describe-error.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { endSessionEndpoint } from '#contract/endpoints/own-account-endpoints.ts';
import { sessionIdleDays } from '#contract/periods.ts';
import type { OwnSession } from '#contract/own-account.ts';

/** The sessions as they were at `at`, in milliseconds since 1970. */
export type SessionsThen = { sessions: readonly OwnSession[]; at: number };

/** Ends one session; one that had ended by itself counts as ended. */
async function end(id: string): Promise<void> {
  try {
    await call(endSessionEndpoint, { params: { id } });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
  }
}

/** Where the person is logged in. That of this device stays; Logout ends it. */
export function SessionsSection({
  loaded,
  onChange,
}: {
  loaded: Loaded<SessionsThen>;
  onChange: () => void;
}) {
  const [ending, setEnding] = useState<string>();
  const [success, setSuccess] = useState<string>();
  const [error, setError] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const leaveIfEnded = useEndedSession();

  async function endAll(some: readonly OwnSession[], mark: string) {
    if (ending !== undefined) return;
    setEnding(mark);
    setSuccess(undefined);
    setError(undefined);
    try {
      for (const { id } of some) await end(id);
      const [one] = some;
      setSuccess(
        one && some.length === 1
          ? `Ended: ${describeKind(one)}, ${one.device}.`
          : 'All other sessions are ended.',
      );
      // The pressed button goes with its session.
      list.current?.focus();
    } catch (failure) {
      if (leaveIfEnded(failure)) return;
      setError(describeError(failure));
    }
    setEnding(undefined);
    onChange();
  }

  const { sessions, at } = loaded.state === 'ready' ? loaded.value : { sessions: [], at: 0 };
  const others = sessions.filter(({ current }) => !current);
  return (
    <Subject
      id="account-sessions"
      title="Sessions"
      lead={`A session ends after ${sessionIdleDays} days without use.`}
    >
      {loaded.state === 'failed' ? (
        <NotLoaded sentence={loaded.sentence} onRetry={onChange} />
      ) : (
        <ol
          ref={list}
          className="commits account-sessions"
          tabIndex={-1}
          aria-labelledby="account-sessions"
          aria-busy={loaded.state === 'loading'}
        >
          {loaded.state === 'loading' && (
            <li className="commit">
              <Node state="current" />
              <div>
                <span className="waiting-line" />
              </div>
            </li>
          )}
          {sessions.map((session) => (
            <li key={session.id} className={`commit ${session.current ? 'walked' : ''}`}>
              <Node state={session.current ? 'current' : 'open'} />
              <div>
                <p className="commit-title">{describeKind(session)}</p>
                <p className="commit-body">
                  {session.device},{' '}
                  <time
                    dateTime={session.lastUsedAt}
                    title={new Date(session.lastUsedAt).toLocaleString('en-IN')}
                  >
                    {session.current ? 'active now' : describeAgo(Date.parse(session.lastUsedAt), at)}
                  </time>
                </p>
              </div>
              {!session.current && (
                <Button
                  size="small"
                  busy={ending === session.id}
                  onClick={() => void endAll([session], session.id)}
                >
                  <span>
                    End
                    <span className="visually-hidden">
                      {' '}
                      the session on {describeKind(session)}, {session.device}
                    </span>
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {others.length > 1 && (
        <Button className="mt-6" busy={ending === 'all'} onClick={() => void endAll(others, 'all')}>
          End all others
        </Button>
      )}
      <Told success={success} error={error} />
    </Subject>
  );
}
