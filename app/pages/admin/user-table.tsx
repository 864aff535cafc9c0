import { UserRow, type RowActs } from '#app/pages/admin/user-row.tsx';
import type { UserList } from '#app/pages/admin/use-user-list.ts';
import { Button } from '#app/ui/controls/button.tsx';
import './user-table.css';

const columns = ['Name', 'Username', 'Email', 'College', 'Status'];

/** The users of a page. It keeps the height of a full page whatever it shows, and shows the last answer while it waits for the next. */
export function UserTable({
  list,
  onClear,
  ...acts
}: { list: Pick<UserList, 'answered' | 'waiting'>; onClear: () => void } & RowActs) {
  const { answered, waiting } = list;
  return (
    <div className="user-table-frame" aria-busy={waiting}>
      <table className="user-table" aria-label="Users">
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
          {answered?.users.map((user) => (
            <UserRow key={user.userId} user={user} search={answered.search} {...acts} />
          ))}
        </tbody>
      </table>
      {!answered && waiting && <p className="user-table-note">Loading users...</p>}
      {answered?.total === 0 && (
        <div className="user-table-note">
          <p>No name, username, email or college contains “{answered.search}”.</p>
          <Button onClick={onClear}>Show everybody</Button>
        </div>
      )}
    </div>
  );
}
