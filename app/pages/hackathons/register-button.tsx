import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import type { Hackathon } from '#contract/content/hackathons.ts';
import { registrationLabels } from '#contract/content/hackathon-terms.ts';

/** A link to the external form while registration is open, else a disabled button that says why. */
export function RegisterButton({
  hackathon,
  tip = false,
  describedBy,
}: {
  hackathon: Hackathon;
  tip?: boolean;
  describedBy?: string;
}) {
  if (hackathon.status !== 'open')
    return (
      <Button disabled aria-describedby={describedBy}>
        {registrationLabels[hackathon.status]}
      </Button>
    );
  return (
    <ButtonLink
      variant="main"
      tip={tip}
      href={hackathon.registrationLink}
      newTab
      aria-describedby={describedBy}
    >
      Register with Us Now
    </ButtonLink>
  );
}
