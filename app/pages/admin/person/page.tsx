import { useEffect, useRef, useState } from 'react';
import { ActDialog, type PendingAct } from '#app/pages/admin/act-dialog.tsx';
import { formatDay, formatMoment } from '#app/ui/format-moment.ts';
import { OutcomeNote } from '#app/pages/admin/outcome-note.tsx';
import { needsConfirmation, type PersonAct } from '#app/pages/admin/person-acts.ts';
import { ActsSection } from '#app/pages/admin/person/acts-section.tsx';
import { EndSection } from '#app/pages/admin/person/end-section.tsx';
import { SessionsSection } from '#app/pages/admin/person/sessions-section.tsx';
import { StatusSection } from '#app/pages/admin/person/status-section.tsx';
import { usePerson } from '#app/pages/admin/person/use-person.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { findStoredSession } from '#app/session/stored-session.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { RetryButton } from '#app/ui/controls/retry-button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Status } from '#app/ui/status.tsx';
import { adminFields } from '#contract/account-fields.ts';
import type { AdminPerson } from '#contract/admin/admin-person.ts';
import { getInitials } from '#app/session/get-initials.ts';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import '#app/pages/admin/admin.css';
import './person.css';

/** The facts of a person's account. */
function FactsSection({ person, fetchedAt }: { person: AdminPerson; fetchedAt: number }) {
  const facts = [
    ['Name', person.name],
    ['Email', person.email],
    ...adminFields.map(({ key, name }) => [name, person[key] || 'Not given'] as const),
    ['Role', person.roleAdmin ? 'Admin' : 'Member'],
    ['Second factor', person.secondFactor ? 'On' : 'Off'],
    [
      'Last seen',
      person.lastSeenAt === null ? 'Not for a long time' : formatMoment(person.lastSeenAt, fetchedAt),
    ],
  ] as const;
  return (
    <SettingsSection id="facts" title="Facts" lead="What we know about this person.">
      <div className="person-facts">
        <span className="user-tile" aria-hidden="true">
          {getInitials(person.username)}
        </span>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SettingsSection>
  );
}

export const Meta = () => pageMeta({ title: 'Person', path: '/admin/person', hidden: true });

export default function PersonPage() {
  const view = usePerson();
  const { snapshot, failure, outcome, pendingTask } = view;
  const [pendingAct, setPendingAct] = useState<PendingAct<AdminPerson>>();
  const isSelf = snapshot !== undefined && snapshot.person.userId === findStoredSession()?.userId;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button was removed by its own act.
    if (outcome?.isSuccess && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [outcome]);
  const startAct = (act: PersonAct) => {
    if (snapshot && needsConfirmation(act)) setPendingAct({ act, person: snapshot.person });
    else view.act(act);
  };
  return (
    <Page>
      <header className="page-head">
        <Breadcrumbs to="/admin" parent="Admin" here="People" />
        <h1 ref={heading} tabIndex={-1} className="knot person-name">
          {snapshot?.person.name ?? 'Person'}
        </h1>
        <div className="person-line">
          {snapshot ? (
            <PersonLine person={snapshot.person} />
          ) : (
            failure === undefined && <p role="status">Loading...</p>
          )}
        </div>
        <OutcomeNote outcome={outcome} />
      </header>
      <div className="person-body">
        {!snapshot && failure !== undefined && (
          <div className="person-failure">
            <Notice>{failure}</Notice>
            <div className="person-acts">
              <RetryButton onRetry={view.reload} />
              <ButtonLink to="/admin" variant="plain">
                All people
              </ButtonLink>
            </div>
          </div>
        )}
        {snapshot && (
          <>
            <FactsSection person={snapshot.person} fetchedAt={snapshot.fetchedAt} />
            <StatusSection person={snapshot.person} pendingTask={pendingTask} onAct={startAct} />
            <SessionsSection
              person={snapshot.person}
              fetchedAt={snapshot.fetchedAt}
              pendingTask={pendingTask}
              onEnd={view.endSession}
              onEndAll={() => startAct('end sessions')}
            />
            <ActsSection person={snapshot.person} fetchedAt={snapshot.fetchedAt} />
            <EndSection person={snapshot.person} isSelf={isSelf} pendingTask={pendingTask} onAct={startAct} />
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
      {view.dialog}
    </Page>
  );
}

function PersonLine({ person }: { person: AdminPerson }) {
  const isVerified = person.veri === 'verified';
  return (
    <>
      <Status state={isVerified ? 'full' : 'open'}>{isVerified ? 'Verified' : 'Unverified'}</Status>
      {person.blocked && <Status state="closed">Blocked</Status>}
      <span className="mono">{person.username}</span>
      <span>member since {formatDay(person.createdAt)}</span>
    </>
  );
}
