import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Pager } from '#app/pages/admin/pager.tsx';
import { Panels } from '#app/pages/admin/panels.tsx';
import { RoleDialog } from '#app/pages/admin/role-dialog.tsx';
import { useUserChanges, type Outcome } from '#app/pages/admin/use-user-changes.ts';
import { UserCount } from '#app/pages/admin/user-count.tsx';
import { UserSearch } from '#app/pages/admin/user-search.tsx';
import { UserTable } from '#app/pages/admin/user-table.tsx';
import { useUserList } from '#app/pages/admin/use-user-list.ts';
import { pageMeta } from '#app/session/page-meta.ts';
import { findStoredSession } from '#app/session/stored-session.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import type { AdminUser } from '#contract/admin.ts';
import './admin.css';

export const meta = () => pageMeta({ title: 'Admin Dashboard', path: '/admin', hidden: true });

export default function AdminPage() {
  const list = useUserList();
  const { outcome, act, forget } = useUserChanges(list.show);
  const [asking, setAsking] = useState<AdminUser>();
  const search = (text: string) => {
    forget();
    list.search(text);
  };
  return (
    <Page>
      <PageHead title="Admin Dashboard" />
      <Panels />
      <section className="users" aria-label="Users">
        <div className="users-head">
          <UserSearch value={list.asked.search} onSearch={search} />
          <UserCount answered={list.answered} everyone={list.everyone} waiting={list.waiting} />
        </div>
        <UserTable
          list={list}
          onClear={() => search('')}
          onRole={setAsking}
          onVerify={(user) => act(user, { veri: user.veri === 'verified' ? 'unverified' : 'verified' })}
        />
        <div className="users-foot">
          <div className="users-outcome" role="status">
            {outcome && <OutcomeNote {...outcome} />}
          </div>
          <Pager page={list.asked.page} totalPages={list.answered?.totalPages ?? 1} onTurn={list.turnTo} />
        </div>
      </section>
      <RoleDialog
        user={asking}
        isSelf={asking !== undefined && asking.userId === findStoredSession()?.userId}
        onClose={() => setAsking(undefined)}
        onConfirm={(user) => {
          setAsking(undefined);
          act(user, { roleAdmin: !user.roleAdmin });
        }}
      />
    </Page>
  );
}

function OutcomeNote({ good, sentence }: Outcome) {
  return (
    <p className={`note ${good ? 'good' : 'wrong'}`}>
      {good ? (
        <Check aria-hidden="true" strokeWidth={1.75} />
      ) : (
        <CircleAlert aria-hidden="true" strokeWidth={1.75} />
      )}
      <span>{sentence}</span>
    </p>
  );
}
