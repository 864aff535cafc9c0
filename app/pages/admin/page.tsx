import { ShieldAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ActDialog, type PendingAct } from '#app/pages/admin/act-dialog.tsx';
import { CsvButton } from '#app/pages/admin/csv-button.tsx';
import { OutcomeNote } from '#app/pages/admin/outcome-note.tsx';
import { Pager } from '#app/pages/admin/pager.tsx';
import { Panels } from '#app/pages/admin/list/panels.tsx';
import { needsConfirmation, type PersonAct } from '#app/pages/admin/person-acts.ts';
import { SearchBox } from '#app/pages/admin/search-box.tsx';
import { useUserChanges, type Outcome } from '#app/pages/admin/list/use-user-changes.ts';
import { UserCount } from '#app/pages/admin/list/user-count.tsx';
import { SortSelect, StatusFilter } from '#app/pages/admin/list/user-filters.tsx';
import { UserTable } from '#app/pages/admin/list/user-table.tsx';
import { useUserList, type UserList } from '#app/pages/admin/list/use-user-list.ts';
import { download } from '#app/session/api.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { findStoredSession } from '#app/session/stored-session.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import type { AdminUser } from '#contract/admin/admin.ts';
import { exportUsersEndpoint } from '#contract/endpoints/admin-endpoints.ts';
import './admin.css';

export const Meta = () => pageMeta({ title: 'Admin Dashboard', path: '/admin', hidden: true });

export default function AdminPage() {
  const list = useUserList();
  const { query, response } = list;
  const { outcome, dialog, act, clearOutcome } = useUserChanges(list);
  const [exportOutcome, setExportOutcome] = useState<Outcome>();
  const [pendingAct, setPendingAct] = useState<PendingAct<AdminUser>>();
  const heading = useFocusAfterRowRemoval(response);
  const selfId = useHydrated() ? findStoredSession()?.userId : undefined;
  const search = (text: string) => {
    clearOutcome();
    setExportOutcome(undefined);
    list.search(text);
  };
  const startAct = (user: AdminUser, chosenAct: PersonAct) => {
    setExportOutcome(undefined);
    if (needsConfirmation(chosenAct)) setPendingAct({ act: chosenAct, person: user });
    else act(user, chosenAct);
  };
  return (
    <Page>
      <PageHead title="Admin Dashboard" />
      {list.needsSecondFactor && <SecondFactorNotice />}
      <Panels />
      <p className="admin-record">
        <Link className="link" to="/admin/acts" viewTransition>
          Record of acts
        </Link>
      </p>
      <section className="users" aria-labelledby="people">
        <h2 id="people" ref={heading} tabIndex={-1} className="knot">
          People
        </h2>
        <ListTools list={list} onSearch={search} onSaved={setExportOutcome} />
        <UserTable
          list={list}
          selfId={selfId}
          onAct={startAct}
          onClear={() => {
            clearOutcome();
            list.choose({ search: '', status: 'all' });
          }}
        />
        <div className="users-foot">
          <OutcomeNote outcome={exportOutcome ?? outcome} />
          <Pager
            label="Pages of users"
            page={query.page}
            totalPages={response?.totalPages ?? 1}
            onPageChange={list.goToPage}
          />
        </div>
      </section>
      <ActDialog
        pendingAct={pendingAct}
        isSelf={pendingAct !== undefined && pendingAct.person.userId === selfId}
        onClose={() => setPendingAct(undefined)}
        onConfirm={({ act: confirmed, person }, reason) => {
          setPendingAct(undefined);
          act(person, confirmed, reason);
        }}
      />
      {dialog}
    </Page>
  );
}

function SecondFactorNotice() {
  return (
    <p className="notice mb-6" role="status">
      <ShieldAlert aria-hidden="true" />
      <span>
        Admins of this site need a second factor.{' '}
        <Link className="link" to="/account/security">
          Turn one on
        </Link>
        , then come back.
      </span>
    </p>
  );
}

type ListToolsProps = {
  list: UserList;
  onSearch: (text: string) => void;
  onSaved: (outcome: Outcome) => void;
};

/** The controls above the list: search, status filter, count, order and CSV export. */
function ListTools({ list, onSearch, onSaved }: ListToolsProps) {
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

/** Focuses the heading when the row that had the focus was removed. */
function useFocusAfterRowRemoval(response: object | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Element && target.closest('.user-table tbody') !== null;
    };
    document.addEventListener('focusin', recordFocus);
    return () => document.removeEventListener('focusin', recordFocus);
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [response]);
  return heading;
}
