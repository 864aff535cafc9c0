import { useRef } from 'react';
import { NotLoaded } from '#app/pages/account/not-loaded.tsx';
import { useEndingSessions } from '#app/pages/account/use-ending-sessions.ts';
import { describeAgo, describeKind } from '#app/session/session-words.ts';
import { Subject } from '#app/ui/subject.tsx';
import type { Loaded } from '#app/pages/account/use-loaded.ts';
import { Told } from '#app/pages/account/told.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { sessionIdleDays } from '#contract/periods.ts';
import type { OwnSession } from '#contract/own-account.ts';

/** The sessions as they were at `at`, in milliseconds since 1970. */
export type SessionsThen = { sessions: readonly OwnSession[]; at: number };

/** Where the person is logged in. That of this device stays; Logout ends it. */
export function SessionsSection({
  loaded,
  onChange,
}: {
  loaded: Loaded<SessionsThen>;
  onChange: () => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const { ending, success, error, endOne, endAll } = useEndingSessions(list, onChange);
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
            <SessionRow
              key={session.id}
              session={session}
              at={at}
              isEnding={ending === session.id}
              onEnd={() => endOne(session)}
            />
          ))}
        </ol>
      )}
      {others.length > 1 && (
        <Button className="mt-6" busy={ending === 'all'} onClick={() => endAll(others)}>
          End all others
        </Button>
      )}
      <Told success={success} error={error} />
    </Subject>
  );
}

type SessionRowProps = { session: OwnSession; at: number; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, at, isEnding, onEnd }: SessionRowProps) {
  const { current, device, lastUsedAt } = session;
  return (
    <li className={`commit ${current ? 'walked' : ''}`}>
      <Node state={current ? 'current' : 'open'} />
      <div>
        <p className="commit-title">{describeKind(session)}</p>
        <p className="commit-body">
          {device},{' '}
          <time dateTime={lastUsedAt} title={new Date(lastUsedAt).toLocaleString('en-IN')}>
            {current ? 'active now' : describeAgo(Date.parse(lastUsedAt), at)}
          </time>
        </p>
      </div>
      {!current && (
        <Button size="small" busy={isEnding} onClick={onEnd}>
          <span>
            End
            <span className="visually-hidden">
              {' '}
              the session on {describeKind(session)}, {device}
            </span>
          </span>
        </Button>
      )}
    </li>
  );
}
