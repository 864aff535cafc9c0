import { Link } from 'react-router';
import { toActTitle, formatDetail } from '#app/pages/admin/acts/act-words.ts';
import type { ActsList } from '#app/pages/admin/acts/use-acts.ts';
import { formatShortDay, formatTime } from '#app/ui/format-moment.ts';
import { getPersonPath } from '#app/pages/admin/person-menu.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { ActPerson, AdminAct } from '#contract/admin/admin-acts.ts';
import '#app/pages/admin/record-table.css';
import './acts.css';

const columns = ['When', 'Act', 'By', 'On', 'Reason or detail'];

/**
 * The acts of a page, newest first. An empty page keeps its headers and has a button that clears the filters.
 */
export function ActsTable({ list, onClear }: { list: ActsList; onClear: () => void }) {
  const { response, isLoading } = list;
  const acts = response?.acts ?? [];
  return (
    <div className="record-frame acts-frame" aria-busy={isLoading}>
      <table className="record-table acts-table" aria-label="Acts">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {acts.map((act, index) => (
            <ActRow key={act.id} act={act} previous={acts[index - 1]} now={response?.fetchedAt ?? 0} />
          ))}
        </tbody>
      </table>
      {!response && isLoading && <p className="record-note">Loading acts...</p>}
      {response?.total === 0 && (
        <div className="record-note">
          <p>Nothing in the record matches your search.</p>
          <Button onClick={onClear}>Show all acts</Button>
        </div>
      )}
    </div>
  );
}

function ActRow({ act, previous, now }: { act: AdminAct; previous: AdminAct | undefined; now: number }) {
  const { title, state } = toActTitle(act.act);
  const day = formatShortDay(act.at, now);
  const isSameDay = previous !== undefined && formatShortDay(previous.at, now) === day;
  return (
    <tr>
      <td className="act-when">
        <Node state={state} />
        <time dateTime={act.at}>
          <span className={isSameDay ? 'act-day is-repeated' : 'act-day'}>{day} </span>
          <span className="act-time">{formatTime(act.at)}</span>
        </time>
      </td>
      <th scope="row" className="record-title act-title">
        {title}
      </th>
      <td className="act-by">
        <span className="act-label">by </span>
        <PersonName person={act.actor} />
      </td>
      <td className="act-on">{act.subject && <PersonName person={act.subject} linked />}</td>
      <td className="act-reason">{[act.reason, formatDetail(act)].filter(Boolean).join(', ')}</td>
    </tr>
  );
}

/** A deleted person has only a short id and no page. */
function PersonName({ person: { userId, name }, linked = false }: { person: ActPerson; linked?: boolean }) {
  if (userId === null) return <span className="act-nobody">{name}</span>;
  if (!linked) return name;
  return (
    <Link className="link" to={getPersonPath(userId)} viewTransition>
      {name}
    </Link>
  );
}
