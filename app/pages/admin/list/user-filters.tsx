import { describeOrder, formatCount } from '#app/pages/admin/describe-count.ts';
import type { UserList } from '#app/pages/admin/list/use-user-list.ts';
import { ChoiceChips } from '#app/ui/controls/choice-chips.tsx';
import { listOrders, type AccountStatus } from '#contract/admin/admin.ts';

const statusLabels: Record<AccountStatus, string> = {
  all: 'All',
  verified: 'Verified',
  unverified: 'Unverified',
  blocked: 'Blocked',
  admins: 'Admins',
};
const statuses = Object.entries(statusLabels) as [AccountStatus, string][];

/** The statuses, each with the number of matches that have it. */
export function StatusFilter({ query, response, choose }: Pick<UserList, 'query' | 'response' | 'choose'>) {
  const counts = response?.counts;
  return (
    <ChoiceChips
      label="Status"
      choices={statuses.map(([value, label]) => ({
        value,
        label,
        count: counts && formatCount(counts[value]),
      }))}
      chosen={query.status}
      onChoose={(status) => choose({ status })}
    />
  );
}

/** The order of the list, for the phone layout, which has no column headers. */
export function SortSelect({ query, choose }: Pick<UserList, 'query' | 'choose'>) {
  return (
    <select
      className="input sort-select"
      aria-label="Sort"
      value={query.sort}
      onChange={({ target }) =>
        choose({ sort: listOrders.find((order) => order === target.value) ?? 'newest' })
      }
    >
      {listOrders.map((order) => (
        <option key={order} value={order}>
          {order === 'newest' ? 'Newest first' : `By ${describeOrder(order)}`}
        </option>
      ))}
    </select>
  );
}
