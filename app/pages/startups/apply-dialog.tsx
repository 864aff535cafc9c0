import { getFirstName, listContactMethods } from '#app/pages/startups/contact-methods.ts';
import { ContactIcon, LeaderContact } from '#app/pages/startups/leader-contact.tsx';
import { OpenPositions } from '#app/pages/startups/open-positions.tsx';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Startup } from '#contract/content/startups.ts';

const buttonLabels = { whatsapp: 'Write on WhatsApp', email: 'Write an e-mail' };

function ApplyActions({ startup, onClose }: { startup: Startup; onClose: () => void }) {
  return (
    <>
      {listContactMethods(startup).map(({ kind, url, isPreferred }) => (
        <ButtonLink
          key={kind}
          variant={isPreferred ? 'main' : 'outline'}
          tip={isPreferred}
          icon={isPreferred ? undefined : <ContactIcon kind={kind} />}
          href={url}
          newTab={kind === 'whatsapp'}
        >
          {buttonLabels[kind]}
        </ButtonLink>
      ))}
      <Button variant="plain" onClick={onClose}>
        Close
      </Button>
    </>
  );
}

/**
 * How to apply: the open positions, what to write, and the leader's contact methods, the preferred one first.
 */
export function ApplyDialog({ startup, onClose }: { startup: Startup | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={startup !== undefined}
      onClose={onClose}
      width={720}
      title={startup && `Apply to ${startup.name}`}
      subtitle="No form, no deadline: a message to a person."
      hasCloseInFooter
      footer={startup && <ApplyActions startup={startup} onClose={onClose} />}
    >
      {startup && (
        <div className="startup-details">
          <div className="grid content-start gap-7">
            <OpenPositions positions={startup.openPositions} />
            <section aria-labelledby="what-to-write">
              <h3 id="what-to-write" className="dialog-heading">
                What {getFirstName(startup.contactInfo.leader)} would like to read
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
