import { Ban, Trash2 } from 'lucide-react';
import type { PersonAct } from '#app/pages/admin/person-acts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import type { AdminPerson } from '#contract/admin/admin-person.ts';

type EndSectionProps = {
  person: AdminPerson;
  isSelf: boolean;
  pendingTask: string | undefined;
  onAct: (act: PersonAct) => void;
};

/** Blocking and deleting. Admins can't do either to themselves, so that at least one admin always remains. */
export function EndSection({ person, isSelf, pendingTask, onAct }: EndSectionProps) {
  if (isSelf)
    return (
      <SettingsSection id="end" title="Block or delete" lead="Only another admin can do this.">
        <p>
          This is you. Nobody can block or delete themselves here, so that an admin always stays. Another
          admin can do it.
        </p>
      </SettingsSection>
    );
  return (
    <SettingsSection id="end" title="Block or delete" lead="Both ask for a reason first.">
      <div className="person-ends">
        <section>
          <h3>{person.blocked ? 'Unblock' : 'Block'}</h3>
          <p>
            {person.blocked
              ? 'The person can log in again. Sessions that were ended stay ended.'
              : 'Ends all sessions and refuses new ones. Nothing is deleted, and you can undo it.'}
          </p>
          <Button
            isBusy={pendingTask === 'block' || pendingTask === 'unblock'}
            icon={<Ban aria-hidden="true" size={18} strokeWidth={1.75} />}
            onClick={() => onAct(person.blocked ? 'unblock' : 'block')}
          >
            {person.blocked ? 'Unblock…' : 'Block…'}
          </Button>
        </section>
        <section>
          <h3>Delete</h3>
          <p>Removes the account and all of its data at once. Nobody can bring it back.</p>
          <Button
            variant="danger"
            isBusy={pendingTask === 'delete'}
            icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />}
            onClick={() => onAct('delete')}
          >
            Delete…
          </Button>
        </section>
      </div>
    </SettingsSection>
  );
}
