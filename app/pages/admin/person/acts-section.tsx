import { Link } from 'react-router';
import { toActTitle, formatDetail } from '#app/pages/admin/acts/act-words.ts';
import { formatShortDay, formatTime } from '#app/ui/format-moment.ts';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import { maxActsOfPerson, type AdminPerson } from '#contract/admin/admin-person.ts';

/** The acts on the account. The last entry is its creation, unless there are more acts than are shown. */
export function ActsSection({ person, fetchedAt }: { person: AdminPerson; fetchedAt: number }) {
  const isComplete = person.acts.length < maxActsOfPerson;
  const wasMadeByAdmin = person.acts.some(({ act }) => act === 'create');
  return (
    <SettingsSection
      id="acts"
      title="Acts"
      lead="What was done to this account, newest first. Nobody can edit it."
    >
      <ol className="commits person-record">
        {person.acts.map((act) => {
          const { title, state } = toActTitle(act.act);
          const detail = formatDetail(act);
          return (
            <Entry
              key={act.id}
              state={state}
              title={detail === undefined ? title : `${title}: ${detail}`}
              by={act.actor.name}
              reason={act.reason}
              moment={act.at}
              now={fetchedAt}
            />
          );
        })}
        {isComplete && !wasMadeByAdmin && (
          <Entry
            state="open"
            title="Account made"
            by={person.name}
            reason={null}
            moment={person.createdAt}
            now={fetchedAt}
          />
        )}
      </ol>
      {!isComplete && (
        <p className="mt-4">
          <Link
            className="link"
            to={`/admin/acts?${new URLSearchParams({ q: person.email })}`}
            viewTransition
          >
            All acts
          </Link>
        </p>
      )}
    </SettingsSection>
  );
}

type EntryProps = {
  state: NodeState;
  title: string;
  by: string;
  reason: string | null;
  moment: string;
  now: number;
};

function Entry({ state, title, by, reason, moment, now }: EntryProps) {
  return (
    <li className="commit">
      <Node state={state} />
      <div>
        <p className="commit-title">{title}</p>
        <p className="commit-body">by {by}</p>
        {reason !== null && <p className="person-reason">“{reason}”</p>}
      </div>
      <time className="commit-when" dateTime={moment}>
        {formatShortDay(moment, now)}, {formatTime(moment)}
      </time>
    </li>
  );
}
