import { Link } from 'react-router';
import { describeAct, describeDetail } from '#app/pages/admin/acts/act-words.ts';
import type { ActsList } from '#app/pages/admin/acts/use-acts.ts';
import { describeShortDay, describeTime } from '#app/ui/describe-moment.ts';
import { personPath } from '#app/pages/admin/person-menu.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { ActPerson, AdminAct } from '#contract/admin/admin-acts.ts';
import '#app/pages/admin/record-table.css';
import './acts.css';

const columns = ['When', 'Act', 'By', 'On', 'Reason or detail'];

/** The acts of a page, newest first; an empty page keeps its headers and says what to do. */
export function ActsTable({ list, onClear }: { list: ActsList; onClear: () => void }) {
  const { response, waiting } = list;
  const acts = response?.acts ?? [];
  return (
    <div className="record-frame acts-frame" aria-busy={waiting}>
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
            <ActRow key={act.id} act={act} before={acts[index - 1]} now={response?.at ?? 0} />
          ))}
        </tbody>
      </table>
      {!response && waiting && <p className="record-note">Loading acts...</p>}
      {response?.total === 0 && (
        <div className="record-note">
          <p>Nothing in the record matches your search.</p>
          <Button onClick={onClear}>Show all acts</Button>
        </div>
      )}
    </div>
  );
}

function ActRow({ act, before, now }: { act: AdminAct; before: AdminAct | undefined; now: number }) {
  const { title, state } = describeAct(act.act);
  const day = describeShortDay(act.at, now);
  const isSameDay = before !== undefined && describeShortDay(before.at, now) === day;
  return (
    <tr>
      <td className="act-when">
        <Node state={state} />
        <time dateTime={act.at}>
          <span className={isSameDay ? 'act-day is-repeated' : 'act-day'}>{day} </span>
          <span className="act-time">{describeTime(act.at)}</span>
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
      <td className="act-reason">{[act.reason, describeDetail(act)].filter(Boolean).join(', ')}</td>
    </tr>
  );
}

/** Of a deleted person there is a short id, and no page to go to. */
function PersonName({ person: { userId, name }, linked = false }: { person: ActPerson; linked?: boolean }) {
  if (userId === null) return <span className="act-nobody">{name}</span>;
  if (!linked) return name;
  return (
    <Link className="link" to={personPath(userId)} viewTransition>
      {name}
    </Link>
  );
}
