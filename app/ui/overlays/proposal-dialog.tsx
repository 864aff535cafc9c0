import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { RequirementList } from '#app/ui/graph/commit-list.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Requirement } from '#contract/content/requirement.ts';
import { site } from '#content/site.ts';

type ProposalDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  intro: string;
  requirements: readonly Requirement[];
  /** The title of the last, dashed node. */
  outcome: string;
  /** File name of the form under /forms/. */
  form: string;
};

/** The requirements for a new club or startup, the form, and where to hand it in. */
export function ProposalDialog({
  open,
  onClose,
  title,
  intro,
  requirements,
  outcome,
  form,
}: ProposalDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={620}
      title={title}
      hasCloseInFooter
      footer={
        <>
          <ButtonLink variant="main" tip href={`/forms/${form}`} download={form}>
            Download Form
          </ButtonLink>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <p className="text-foreground-soft">{intro}</p>
        <section aria-labelledby="proposal-needs">
          <h3 id="proposal-needs" className="dialog-heading">
            What it needs
          </h3>
          <RequirementList requirements={requirements} outcome={outcome} />
        </section>
        <section aria-labelledby="proposal-hand-in">
          <h3 id="proposal-hand-in" className="dialog-heading">
            Where to hand it in
          </h3>
          <p className="text-foreground-soft">{site.handInRoom}. In person, on paper.</p>
        </section>
      </div>
    </Dialog>
  );
}
