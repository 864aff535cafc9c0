import { firstName, listContactWays } from '#app/pages/startups/contact-ways.ts';
import { ContactMark, LeaderContact } from '#app/pages/startups/leader-contact.tsx';
import { OpenPositions } from '#app/pages/startups/open-positions.tsx';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Startup } from '#contract/content/startups.ts';

const buttons = { whatsapp: 'Write on WhatsApp', email: 'Write an e-mail' };

function Foot({ startup, onClose }: { startup: Startup; onClose: () => void }) {
  return (
    <>
      {listContactWays(startup).map(({ kind, address, preferred }) => (
        <ButtonLink
          key={kind}
          look={preferred ? 'main' : 'outline'}
          tip={preferred}
          icon={preferred ? undefined : <ContactMark kind={kind} />}
          href={address}
          newTab={kind === 'whatsapp'}
        >
          {buttons[kind]}
        </ButtonLink>
      ))}
      <Button look="plain" onClick={onClose}>
        Close
      </Button>
    </>
  );
}

/** How to apply: what is free, what to write, and to whom, by the way that the leader prefers first. */
export function ApplyDialog({ startup, onClose }: { startup: Startup | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={startup !== undefined}
      onClose={onClose}
      width={720}
      title={startup && `Apply to ${startup.name}`}
      below="No form, no deadline: a message to a person."
      closesInFoot
      foot={startup && <Foot startup={startup} onClose={onClose} />}
    >
      {startup && (
        <div className="startup-details">
          <div className="grid content-start gap-7">
            <OpenPositions positions={startup.openPositions} />
            <section aria-labelledby="what-to-write">
              <h3 id="what-to-write" className="dialog-heading">
                What {firstName(startup.contactInfo.leader)} would like to read
              </h3>
              <ol className="numbered">
                <li>Which position, and how many hours a week you have</li>
                <li>One thing you made, with a link or a picture</li>
                <li>What you would like to learn here</li>
              </ol>
            </section>
          </div>
          <LeaderContact startup={startup} />
        </div>
      )}
    </Dialog>
  );
}
