import { useEffect, useState } from 'react';
import { describeCount } from '#app/pages/admin/describe-count.ts';
import type { UserList } from '#app/pages/admin/list/use-user-list.ts';

const patienceMs = 250;

/** How many were found, announced; when an answer takes its time, that users are loading. Its line is always there. */
export function UserCount({
  response,
  totalUsers,
  waiting,
}: Pick<UserList, 'response' | 'totalUsers' | 'waiting'>) {
  const slow = useSlow(waiting);
  return (
    <p className="user-count" role="status">
      {response && (slow ? 'Loading users...' : describeCount({ ...response, totalUsers }))}
    </p>
  );
}

/** Whether something has been awaited long enough to say so. */
function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
