import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { CommitList } from '#app/ui/graph/commit-list.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Requirement } from '#contract/content/requirement.ts';
import { site } from '#content/site.ts';

type ProposalDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  intro: string;
  requirements: readonly Requirement[];
  /** What the last, dashed node promises. */
  outcome: string;
  /** File name of the form under /forms/. */
  form: string;
};

/** What a new club or startup needs, its form, and where it is handed in. */
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
      closesInFoot
      foot={
        <>
          <ButtonLink look="main" tip href={`/forms/${form}`} download={form}>
            Download Form
          </ButtonLink>
          <Button look="plain" onClick={onClose}>
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
          <CommitList
            commits={[
              ...requirements.map(({ title: need, note }) => ({
                key: need,
                state: 'open' as const,
                title: need,
                body: note,
              })),
              { key: 'yours', state: 'yours', title: outcome },
            ]}
          />
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
