import { useEffect, useState } from 'react';
import { describeCount } from '#app/pages/admin/describe-count.ts';
import type { UserList } from '#app/pages/admin/list/use-user-list.ts';

const loadingDelayMs = 250;

/**
 * Announces the number of matches or, when a response is slow, that users are loading. The element is always
 * present.
 */
export function UserCount({
  response,
  totalUsers,
  isLoading,
}: Pick<UserList, 'response' | 'totalUsers' | 'isLoading'>) {
  const isSlow = useIsSlow(isLoading);
  const total = response?.total;
  return (
    <p className="user-count" role="status">
      {response && isSlow && 'Loading users...'}
      {response && !isSlow && total !== undefined && describeCount({ ...response, total, totalUsers })}
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
