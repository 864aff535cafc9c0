import { Plus } from 'lucide-react';
import { ApplyDialog } from '#app/pages/startups/apply-dialog.tsx';
import { BranchDrawing } from '#app/pages/startups/branch-drawing.tsx';
import { StartupCard } from '#app/pages/startups/startup-card.tsx';
import { StartupDialog } from '#app/pages/startups/startup-dialog.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { NotFoundNote } from '#app/ui/not-found-note.tsx';
import { useOpenedDialog } from '#app/ui/overlays/use-opened-dialog.ts';
import { Page } from '#app/ui/page.tsx';
import { ProposalDialog } from '#app/ui/overlays/proposal-dialog.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { countInWords } from '#app/ui/count-in-words.ts';
import { RequirementList } from '#app/ui/graph/commit-list.tsx';
import { startupProposalForm, startupRequirements, startups } from '#content/startups.ts';
import { site } from '#content/site.ts';
import type { Requirement } from '#contract/content/requirement.ts';
import './startups.css';

export const Meta = () => pageMeta({ title: 'Startups', path: '/startups', hidden: true });

export default function StartupsPage() {
  const { opened, open, close } = useOpenedDialog(['startup', 'apply', 'register']);
  const selected = startups.find(({ id }) => id === opened?.id);
  const shownStartup = opened?.name === 'startup' ? selected : undefined;
  return (
    <Page>
      <header className="page-head startups-head">
        <div>
          <h1 className="knot">Some branches become companies</h1>
          <p className="lead">
            A few projects outlive their semester. They get a desk near the incubation centre and a mentor,
            and then they need you.
          </p>
        </div>
        <BranchDrawing />
      </header>
      {opened && opened.name !== 'register' && !selected && (
        <div className="pb-6">
          <NotFoundNote what="startup" id={opened.id} onClose={close} />
        </div>
      )}
      <ul className="grid gap-6">
        {startups.map((startup) => (
          <StartupCard
            key={startup.id}
            startup={startup}
            onDetails={() => open('startup', startup.id)}
            onApply={() => open('apply', startup.id)}
          />
        ))}
      </ul>
      <RegisterSection requirements={startupRequirements} onRegister={() => open('register', 'startup')} />
      <StartupDialog
        startup={shownStartup}
        onApply={() => shownStartup && open('apply', shownStartup.id)}
        onClose={close}
      />
      <ApplyDialog startup={opened?.name === 'apply' ? selected : undefined} onClose={close} />
      <ProposalDialog
        open={opened?.name === 'register'}
        onClose={close}
        title="Register your Startup"
        form={startupProposalForm}
        intro="An idea is enough to begin with, a company is not needed. We read every proposal within two weeks and answer in person."
        requirements={startupRequirements}
        outcome="Your startup"
      />
    </Page>
  );
}

/** *Register your Startup*: the requirements for a proposal as commits; the last one is the visitor's startup. */
function RegisterSection({
  requirements,
  onRegister,
}: {
  requirements: readonly Requirement[];
  onRegister: () => void;
}) {
  return (
    <section className="section register-startup" aria-labelledby="register-startup">
      <div>
        <h2 id="register-startup" className="knot">
          Register your Startup
        </h2>
        <p className="max-w-[21rem] text-foreground-soft">
          Bring {countInWords(requirements.length, 'thing', 'things')} on paper. We read every proposal within
          two weeks and answer in person.
        </p>
        <Button
          className="mt-6 max-[899px]:w-full"
          aria-haspopup="dialog"
          icon={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}
          onClick={onRegister}
        >
          Register your Startup
        </Button>
        <p className="mt-4 max-w-[18rem] text-small text-foreground-faint">
          Forms are handed in at {site.handInRoom}.
        </p>
      </div>
      <RequirementList requirements={requirements} outcome="Your startup" />
    </section>
  );
}
