import { describeMoment } from '#app/ui/describe-moment.ts';
import { getInitials } from '#app/session/get-initials.ts';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import type { AdminPerson } from '#contract/admin/admin-person.ts';

/** The facts of a person's account. */
export function FactsSection({ person, fetchedAt }: { person: AdminPerson; fetchedAt: number }) {
  const facts = [
    ['Name', person.name],
    ['Email', person.email],
    ['College', person.college || 'Not given'],
    ['Location', person.location || 'Not given'],
    ['Role', person.roleAdmin ? 'Admin' : 'Member'],
    ['Second factor', person.secondFactor ? 'On' : 'Off'],
    [
      'Last seen',
      person.lastSeenAt === null ? 'Not for a long time' : describeMoment(person.lastSeenAt, fetchedAt),
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
