import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoment } from '#app/ui/format-moment.ts';
import { formatDeviceKind } from '#app/session/format-session.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import type { AdminPerson } from '#contract/admin/admin-person.ts';

type SessionsSectionProps = {
  person: AdminPerson;
  fetchedAt: number;
  pendingTask: string | undefined;
  onEnd: (id: string, name: string) => void;
  onEndAll: () => void;
};

/** The person's sessions. After one was ended, the next one or the list gets the focus. */
export function SessionsSection({ person, fetchedAt, pendingTask, onEnd, onEndAll }: SessionsSectionProps) {
  const list = useRef<HTMLOListElement>(null);
  const endedIndex = useRef<number>(undefined);
  const { sessions } = person;
  useEffect(() => {
    if (endedIndex.current === undefined || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(endedIndex.current, buttons.length - 1)] ?? list.current)?.focus();
    endedIndex.current = undefined;
  }, [sessions]);
  return (
    <SettingsSection id="sessions" title="Sessions" lead="Ending one signs that device out at once.">
      <ol ref={list} className="commits person-sessions" tabIndex={-1} aria-labelledby="sessions">
        {sessions.map((session, index) => {
          const kind = formatDeviceKind({ device: session.device, current: false });
          return (
            <li key={session.id} className="commit">
              <Node state="open" />
              <div>
                <p className="commit-title">{kind}</p>
                <p className="commit-body">
                  {session.device},{' '}
                  <time dateTime={session.lastUsedAt}>{formatMoment(session.lastUsedAt, fetchedAt)}</time>
                </p>
              </div>
              <Button
                size="small"
                isBusy={pendingTask === session.id}
                onClick={() => {
                  endedIndex.current = index;
                  onEnd(session.id, `${kind}, ${session.device}`);
                }}
              >
                <span>
                  End
                  <span className="visually-hidden">
                    {' '}
                    the session on {kind}, {session.device}
                  </span>
                </span>
              </Button>
            </li>
          );
        })}
        {sessions.length === 0 && <li className="text-foreground-soft">Not logged in anywhere.</li>}
      </ol>
      {sessions.length > 0 && (
        <div className="person-acts">
          <Button
            isBusy={pendingTask === 'end sessions'}
            icon={<LogOut aria-hidden="true" size={18} strokeWidth={1.75} />}
            onClick={() => {
              endedIndex.current = 0;
              onEndAll();
            }}
          >
            End all sessions
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
