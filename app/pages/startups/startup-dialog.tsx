import { getFirstName } from '#app/pages/startups/contact-methods.ts';
import { LeaderContact } from '#app/pages/startups/leader-contact.tsx';
import { OpenPositions } from '#app/pages/startups/open-positions.tsx';
import { Technology } from '#app/pages/startups/technology.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { countInWords } from '#app/ui/count-in-words.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Status } from '#app/ui/status.tsx';
import type { Startup } from '#contract/content/startups.ts';

function Team({ members }: { members: Startup['teamMembers'] }) {
  return (
    <section aria-labelledby="team">
      <h3 id="team" className="dialog-heading">
        Team, {countInWords(members.length, 'person', 'people')}
      </h3>
      <ul className="startup-team">
        {members.map(({ name, role, focus, avatar }) => (
          <li key={name}>
            <Avatar id={avatar} size={40} />
            <div className="min-w-0">
              <p className="text-[0.9375rem]">{name}</p>
              <p className="text-small text-foreground-soft">
                {role} · {focus}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ startup }: { startup: Startup }) {
  return (
    <div className="grid gap-7">
      <div className="startup-details">
        <div className="grid content-start gap-7">
          <p className="text-foreground-soft">{startup.description}</p>
          <section aria-labelledby="tech-stack">
            <h3 id="tech-stack" className="dialog-heading">
              Tech stack
            </h3>
            <ul className="flex flex-wrap gap-2">
              {startup.techStack.map((technology) => (
                <li key={technology} className="technology">
                  <Technology name={technology} />
                </li>
              ))}
            </ul>
          </section>
          <OpenPositions positions={startup.openPositions} />
        </div>
        <LeaderContact startup={startup} />
      </div>
      <Team members={startup.teamMembers} />
    </div>
  );
}

/** Everything about one startup; *Apply Now* opens the application dialog instead. */
export function StartupDialog({
  startup,
  onApply,
  onClose,
}: {
  startup: Startup | undefined;
  onApply: () => void;
  onClose: () => void;
}) {
  const leader = startup?.contactInfo.leader;
  const open = startup?.openPositions.length ?? 0;
  return (
    <Dialog
      open={startup !== undefined}
      onClose={onClose}
      title={startup?.name}
      subtitle={startup?.project}
      aboveTitle={
        startup && (
          <p className="mb-1 flex flex-wrap gap-x-3">
            <Status state={open > 0 ? 'full' : 'open'}>
              {`${open} ${open === 1 ? 'open position' : 'open positions'}`}
            </Status>
            <span className="mono text-foreground-faint">
              {`${startup.teamSize} ${startup.teamSize === 1 ? 'member' : 'members'}`}
            </span>
          </p>
        )
      }
      hasCloseInFooter
      footer={
        leader && (
          <>
            <Button variant="main" tip onClick={onApply}>
              Apply Now
            </Button>
            <Button variant="plain" onClick={onClose}>
              Close
            </Button>
            <span className="ml-auto text-small text-foreground-faint">
              {getFirstName(leader)} prefers {leader.preferredContact === 'whatsapp' ? 'WhatsApp' : 'e-mail'}
            </span>
          </>
        )
      }
    >
      {startup && <Details startup={startup} />}
    </Dialog>
  );
}
