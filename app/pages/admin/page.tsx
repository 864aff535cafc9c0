import { ShieldAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ActDialog, type PendingAct } from '#app/pages/admin/act-dialog.tsx';
import { OutcomeNote } from '#app/pages/admin/outcome-note.tsx';
import { Pager } from '#app/pages/admin/pager.tsx';
import { needsConfirmation, type PersonAct } from '#app/pages/admin/person-acts.ts';
import { useUserChanges, type Outcome } from '#app/pages/admin/list/use-user-changes.ts';
import { ListTools } from '#app/pages/admin/list-tools.tsx';
import { UserTable } from '#app/pages/admin/list/user-table.tsx';
import { useUserList } from '#app/pages/admin/list/use-user-list.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { findStoredSession } from '#app/session/stored-session.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import { ButtonTip } from '#app/ui/controls/button.tsx';
import type { AdminUser } from '#contract/admin/admin.ts';
import './panels.css';
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

const disabledPanels = [
  { title: 'Startup Panel', description: 'Manage startup listings and applications' },
  { title: 'Content Panel', description: 'Manage courses, roadmaps and learning materials' },
];

/** The three cards of the dashboard. Only the first one is a link. */
function Panels() {
  return (
    <ul className="cells admin-panels">
      <li className="admin-panel is-open">
        <Link to="/hackathon-add" viewTransition>
          <h2>
            Hackathon Panel
            <ButtonTip />
          </h2>
          <p>Manage hackathons, events and competitions</p>
        </Link>
      </li>
      {disabledPanels.map(({ title, description }) => (
        <li key={title} className="admin-panel">
          <h2>{title}</h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
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
