import { useEffect, useState } from 'react';
import { CsvButton } from '#app/pages/admin/csv-button.tsx';
import { formatListCount, formatOrder, formatCount } from '#app/pages/admin/list-words.ts';
import type { Outcome } from '#app/pages/admin/list/use-user-changes.ts';
import type { UserList } from '#app/pages/admin/list/use-user-list.ts';
import { SearchBox } from '#app/pages/admin/search-box.tsx';
import { download } from '#app/session/api.ts';
import { ChoiceChips } from '#app/ui/controls/choice-chips.tsx';
import { listOrders, type AccountStatus } from '#contract/admin/admin.ts';
import { exportUsersEndpoint } from '#contract/endpoints/admin-endpoints.ts';

const loadingDelayMs = 250;
const statusLabels: Record<AccountStatus, string> = {
  all: 'All',
  verified: 'Verified',
  unverified: 'Unverified',
  blocked: 'Blocked',
  admins: 'Admins',
};
const statuses = Object.entries(statusLabels) as [AccountStatus, string][];

type ListToolsProps = {
  list: UserList;
  onSearch: (text: string) => void;
  onSaved: (outcome: Outcome) => void;
};

/** The controls above the list: search, status filter, count, order and CSV export. */
export function ListTools({ list, onSearch, onSaved }: ListToolsProps) {
  const { query, response, choose } = list;
  return (
    <>
      <div className="admin-tools">
        <SearchBox
          id="user-search"
          label="Search users by name, username, email or college"
          placeholder="Search users..."
          value={query.search}
          onSearch={onSearch}
        />
        <StatusFilter query={query} response={response} choose={choose} />
      </div>
      <div className="admin-summary">
        <UserCount response={response} totalUsers={list.totalUsers} isLoading={list.isLoading} />
        <SortSelect query={query} choose={choose} />
        <CsvButton
          content="people"
          fetchCsv={() => {
            const { search, status, sort } = query;
            return download(exportUsersEndpoint, { query: { search, status, sort } });
          }}
          onDone={onSaved}
        />
      </div>
    </>
  );
}

/** The statuses, each with the number of matches that have it. */
function StatusFilter({ query, response, choose }: Pick<UserList, 'query' | 'response' | 'choose'>) {
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
function SortSelect({ query, choose }: Pick<UserList, 'query' | 'choose'>) {
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
          {order === 'newest' ? 'Newest first' : `By ${formatOrder(order)}`}
        </option>
      ))}
    </select>
  );
}

/**
 * Announces the number of matches or, when a response is slow, that users are loading. The element is always
 * present.
 */
function UserCount({
  response,
  totalUsers,
  isLoading,
}: Pick<UserList, 'response' | 'totalUsers' | 'isLoading'>) {
  const isSlow = useIsSlow(isLoading);
  const total = response?.total;
  return (
    <p className="user-count" role="status">
      {response && isSlow && 'Loading users...'}
      {response && !isSlow && total !== undefined && formatListCount({ ...response, total, totalUsers })}
    </p>
  );
}

/** Whether something has been loading for longer than `loadingDelayMs`. */
function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), loadingDelayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  // The first render after the response comes before the effect resets the state.
  return isSlow && isLoading;
}
