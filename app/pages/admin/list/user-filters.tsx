import { ChoiceChips } from '#app/pages/admin/choice-chips.tsx';
import { describeOrder } from '#app/pages/admin/describe-count.ts';
import type { UserList } from '#app/pages/admin/list/use-user-list.ts';
import { listOrders, type AccountStatus } from '#contract/admin/admin.ts';

const statusWords: Record<AccountStatus, string> = {
  all: 'All',
  verified: 'Verified',
  unverified: 'Unverified',
  blocked: 'Blocked',
  admins: 'Admins',
};
const statuses = Object.entries(statusWords) as [AccountStatus, string][];

/** The statuses, each with how many of those that the search finds have it. */
export function StatusFilter({ asked, answered, choose }: Pick<UserList, 'asked' | 'answered' | 'choose'>) {
  return (
    <ChoiceChips
      label="Status"
      choices={statuses.map(([value, label]) => ({ value, label, count: answered?.counts?.[value] }))}
      chosen={asked.status}
      onChoose={(status) => choose({ status })}
    />
  );
}

/** The order of the list, where its columns have no headers to press. */
export function SortSelect({ asked, choose }: Pick<UserList, 'asked' | 'choose'>) {
  return (
    <select
      className="input sort-select"
      aria-label="Sort"
      value={asked.sort}
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
