import { Plus } from 'lucide-react';
import { Button } from '#app/ui/controls/button.tsx';
import { countInWords } from '#app/ui/count-in-words.ts';
import { RequirementList } from '#app/ui/graph/commit-list.tsx';
import type { Requirement } from '#contract/content/requirement.ts';
import { site } from '#content/site.ts';

/**
 * Register your Startup*: the requirements for a proposal as commits; the last one is the visitor's startup.
 */
export function RegisterSection({
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
