import { BadgeX, KeyRound, Send } from 'lucide-react';
import type { PersonAct } from '#app/pages/admin/person-acts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import type { AdminPerson } from '#contract/admin/admin-person.ts';

type StatusSectionProps = {
  person: AdminPerson;
  pendingTask: string | undefined;
  onAct: (act: PersonAct) => void;
};

/**
 * The person's verification and role. *Verify* is the page's only filled button and disappears once it is
 * done.
 */
export function StatusSection({ person, pendingTask, onAct }: StatusSectionProps) {
  const isVerified = person.veri === 'verified';
  return (
    <SettingsSection id="status" title="Status" lead="Only verified members open the lessons.">
      <p>
        {isVerified ? 'Verified: ' : 'Not verified: '}
        {isVerified
          ? 'courses, roadmaps, gallery and lessons are open.'
          : 'the lessons stay closed until an admin verifies this person.'}
        {person.roleAdmin && ' This person is an admin.'}
        {person.blocked && ' The account is blocked, so the person can’t log in.'}
      </p>
      <div className="person-acts">
        {!isVerified && (
          <Button variant="main" tip isBusy={pendingTask === 'verify'} onClick={() => onAct('verify')}>
            Verify
          </Button>
        )}
        <Button
          isBusy={pendingTask === 'reset mail'}
          icon={<Send aria-hidden="true" size={18} strokeWidth={1.75} />}
          onClick={() => onAct('reset mail')}
        >
          Send a reset mail
        </Button>
        {isVerified && (
          <Button
            isBusy={pendingTask === 'unverify'}
            icon={<BadgeX aria-hidden="true" size={18} strokeWidth={1.75} />}
            onClick={() => onAct('unverify')}
          >
            Unverify
          </Button>
        )}
        <Button
          icon={<KeyRound aria-hidden="true" size={18} strokeWidth={1.75} />}
          isBusy={pendingTask === 'make admin' || pendingTask === 'remove admin role'}
          onClick={() => onAct(person.roleAdmin ? 'remove admin role' : 'make admin')}
        >
          {person.roleAdmin ? 'Remove admin role…' : 'Make admin…'}
        </Button>
      </div>
    </SettingsSection>
  );
}
