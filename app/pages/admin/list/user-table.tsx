import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { UserRow, type RowActs } from '#app/pages/admin/list/user-row.tsx';
import type { UserList } from '#app/pages/admin/list/use-user-list.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { sortedColumns, type ListOrder, type SortedColumn } from '#contract/admin/admin.ts';
import '#app/pages/admin/record-table.css';
import './user-table.css';

const columnTitles: Record<SortedColumn, string> = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  college: 'College',
  status: 'Status',
};

type UserTableProps = {
  list: Pick<UserList, 'query' | 'response' | 'isLoading' | 'choose'>;
  onClear: () => void;
} & RowActs;

/**
 * The users of a page. It always has the height of a full page, and shows the last response while the next
 * one is loading.
 */
export function UserTable({ list, onClear, ...acts }: UserTableProps) {
  const { query, response, isLoading, choose } = list;
  return (
    <div className="record-frame user-table-frame" aria-busy={isLoading}>
      <table className="record-table user-table" aria-label="Users">
        <thead>
          <tr>
            {sortedColumns.map((column) => (
              <SortHeader
                key={column}
                column={column}
                sort={query.sort}
                onSort={(sort) => choose({ sort })}
              />
            ))}
            <td>
              <span className="visually-hidden">Acts</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {response?.users.map((user) => (
            <UserRow key={user.userId} user={user} search={response.search} {...acts} />
          ))}
        </tbody>
      </table>
      {!response && isLoading && <p className="record-note">Loading users...</p>}
      {response?.users.length === 0 && (
        <div className="record-note">
          <p>
            {response.search === ''
              ? 'Nobody has this status.'
              : `No name, username, email or college ${response.status === 'all' ? '' : 'with this status '}contains “${response.search}”.`}
          </p>
          <Button onClick={onClear}>Show everybody</Button>
        </div>
      )}
    </div>
  );
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** Each press changes the order: ascending, descending, and back to the newest first. */
function SortHeader({
  column,
  sort,
  onSort,
}: {
  column: SortedColumn;
  sort: ListOrder;
  onSort: (sort: ListOrder) => void;
}) {
  const order = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';
  const next = { none: column, ascending: `-${column}`, descending: 'newest' } as const;
  const Icon = icons[order];
  return (
    <th scope="col" aria-sort={order === 'none' ? undefined : order}>
      <button type="button" className="sort-button" onClick={() => onSort(next[order])}>
        {columnTitles[column]}
        <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
      </button>
    </th>
  );
}
