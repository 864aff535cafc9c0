import { useEffect, useRef, useState } from 'react';
import { ActDialog, type PendingAct } from '#app/pages/admin/act-dialog.tsx';
import { describeDay } from '#app/ui/describe-moment.ts';
import { OutcomeNote } from '#app/pages/admin/outcome-note.tsx';
import { needsConfirmation, type PersonAct } from '#app/pages/admin/person-acts.ts';
import { ActsSection } from '#app/pages/admin/person/acts-section.tsx';
import { EndSection } from '#app/pages/admin/person/end-section.tsx';
import { FactsSection } from '#app/pages/admin/person/facts-section.tsx';
import { SessionsSection } from '#app/pages/admin/person/sessions-section.tsx';
import { StatusSection } from '#app/pages/admin/person/status-section.tsx';
import { usePerson } from '#app/pages/admin/person/use-person.ts';
import { pageMeta } from '#app/session/page-meta.ts';
import { findStoredSession } from '#app/session/stored-session.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Status } from '#app/ui/status.tsx';
import type { AdminPerson } from '#contract/admin/admin-person.ts';
import '#app/pages/admin/admin.css';
import './person.css';

export const meta = () => pageMeta({ title: 'Person', path: '/admin/person', hidden: true });

export default function PersonPage() {
  const view = usePerson();
  const { shown, failure, outcome, busy } = view;
  const [pendingAct, setPendingAct] = useState<PendingAct<AdminPerson>>();
  const isSelf = shown !== undefined && shown.person.userId === findStoredSession()?.userId;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button went with what it did.
    if (outcome?.good && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [outcome]);
  const start = (act: PersonAct) => {
    if (shown && needsConfirmation(act)) setPendingAct({ act, person: shown.person });
    else view.act(act);
  };
  return (
    <Page>
      <header className="page-head">
        <Breadcrumbs to="/admin" parent="Admin" here="People" />
        <h1 ref={heading} tabIndex={-1} className="knot person-name">
          {shown?.person.name ?? 'Person'}
        </h1>
        <div className="person-line">
          {shown ? (
            <PersonLine person={shown.person} />
          ) : (
            failure === undefined && <p role="status">Loading...</p>
          )}
        </div>
        <OutcomeNote outcome={outcome} />
      </header>
      <div className="person-body">
        {!shown && failure !== undefined && (
          <div className="person-failure">
            <Notice>{failure}</Notice>
            <div className="person-acts">
              <Button onClick={view.reload}>Try again</Button>
              <ButtonLink to="/admin" look="plain">
                All people
              </ButtonLink>
            </div>
          </div>
        )}
        {shown && (
          <>
            <FactsSection person={shown.person} at={shown.at} />
            <StatusSection person={shown.person} busy={busy} onAct={start} />
            <SessionsSection
              person={shown.person}
              at={shown.at}
              busy={busy}
              onEnd={view.endSession}
              onEndAll={() => start('end sessions')}
            />
            <ActsSection person={shown.person} at={shown.at} />
            <EndSection person={shown.person} isSelf={isSelf} busy={busy} onAct={start} />
          </>
        )}
      </div>
      <ActDialog
        pendingAct={pendingAct}
        isSelf={isSelf}
        onClose={() => setPendingAct(undefined)}
        onConfirm={({ act }, reason) => {
          setPendingAct(undefined);
          view.act(act, reason);
        }}
      />
    </Page>
  );
}

function PersonLine({ person }: { person: AdminPerson }) {
  const verified = person.veri === 'verified';
  return (
    <>
      <Status state={verified ? 'full' : 'open'}>{verified ? 'Verified' : 'Unverified'}</Status>
      {person.blocked && <Status state="closed">Blocked</Status>}
      <span className="mono">{person.username}</span>
      <span>member since {describeDay(person.createdAt)}</span>
    </>
  );
}
