import { useRef } from 'react';
import { LoadError } from '#app/pages/account/load-error.tsx';
import { useEndingSessions } from '#app/pages/account/use-ending-sessions.ts';
import { formatTimeAgo, formatDeviceKind } from '#app/session/format-session.ts';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import type { AsyncData } from '#app/pages/account/use-async-data.ts';
import { ActionResult } from '#app/pages/account/action-result.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { sessionIdleDays } from '#contract/periods.ts';
import type { OwnSession } from '#contract/own-account.ts';

/** The sessions as they were at `at`, in milliseconds since 1970. */
export type SessionsSnapshot = { sessions: readonly OwnSession[]; fetchedAt: number };

/** The user's sessions. This device's session has no button here; *Logout* ends it. */
export function SessionsSection({
  data,
  onChange,
}: {
  data: AsyncData<SessionsSnapshot>;
  onChange: () => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const { endingId, success, error, endOne, endAll } = useEndingSessions(list, onChange);
  const { sessions, fetchedAt } = data.state === 'ready' ? data.value : { sessions: [], fetchedAt: 0 };
  const others = sessions.filter(({ current }) => !current);
  return (
    <SettingsSection
      id="account-sessions"
      title="Sessions"
      lead={`A session ends after ${sessionIdleDays} days without use.`}
    >
      {data.state === 'failed' ? (
        <LoadError error={data} onRetry={onChange} />
      ) : (
        <ol
          ref={list}
          className="commits account-sessions"
          tabIndex={-1}
          aria-labelledby="account-sessions"
          aria-busy={data.state === 'loading'}
        >
          {data.state === 'loading' && (
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
              fetchedAt={fetchedAt}
              isEnding={endingId === session.id}
              onEnd={() => endOne(session)}
            />
          ))}
        </ol>
      )}
      {others.length > 1 && (
        <Button className="mt-6" isBusy={endingId === 'all'} onClick={() => endAll(others)}>
          End all others
        </Button>
      )}
      <ActionResult success={success} error={error} />
    </SettingsSection>
  );
}

type SessionRowProps = { session: OwnSession; fetchedAt: number; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, fetchedAt, isEnding, onEnd }: SessionRowProps) {
  const { current, device, lastUsedAt } = session;
  return (
    <li className={`commit ${current ? 'walked' : ''}`}>
      <Node state={current ? 'current' : 'open'} />
      <div>
        <p className="commit-title">{formatDeviceKind(session)}</p>
        <p className="commit-body">
          {device},{' '}
          <time dateTime={lastUsedAt} title={new Date(lastUsedAt).toLocaleString('en-IN')}>
            {current ? 'active now' : formatTimeAgo(Date.parse(lastUsedAt), fetchedAt)}
          </time>
        </p>
      </div>
      {!current && (
        <Button size="small" isBusy={isEnding} onClick={onEnd}>
          <span>
            End
            <span className="visually-hidden">
              {' '}
              the session on {formatDeviceKind(session)}, {device}
            </span>
          </span>
        </Button>
      )}
    </li>
  );
}
