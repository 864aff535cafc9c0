import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import type { Club } from '#contract/content/clubs.ts';

function Contact({ role, contact }: { role: string; contact: Club['leadership']['leader'] }) {
  return (
    <li className="flex items-center gap-3">
      <Avatar id={contact.avatar} size={52} />
      <div className="min-w-0">
        <p>{contact.name}</p>
        <p className="text-small text-foreground-soft">
          {role} ·{' '}
          <a className="mono hover:text-accent" href={`tel:${contact.phone.replaceAll(' ', '')}`}>
            {contact.phone}
          </a>
        </p>
      </div>
    </li>
  );
}

function Details({ club }: { club: Club }) {
  return (
    <div className="grid gap-6">
      <p className="text-foreground-soft">{club.fullDescription}</p>
      <div className="two-columns">
        <section aria-labelledby="activities">
          <h3 id="activities" className="dialog-heading">
            Activities
          </h3>
          <ul className="dotted text-[0.9375rem]">
            {club.activities.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="rules">
          <h3 id="rules" className="dialog-heading">
            Rules
          </h3>
          <ol className="numbered text-[0.9375rem]">
            {club.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      </div>
      <ul className="two-columns border-t border-border pt-6" aria-label="Leadership">
        <Contact role="Leader" contact={club.leadership.leader} />
        <Contact role="Manager" contact={club.leadership.manager} />
      </ul>
    </div>
  );
}

/** Everything about one club; *Join Club* opens the join dialog instead. */
export function ClubDialog({
  club,
  onJoin,
  onClose,
}: {
  club: Club | undefined;
  onJoin: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={club !== undefined}
      onClose={onClose}
      width={720}
      title={club?.name}
      subtitle={club?.domain}
      icon={
        <span className="club-sign" aria-hidden="true">
          {club?.icon}
        </span>
      }
      hasCloseInFooter
      footer={
        <>
          <Button variant="main" tip onClick={onJoin}>
            Join Club
          </Button>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {club && <Details club={club} />}
    </Dialog>
  );
}
