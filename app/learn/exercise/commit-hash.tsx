import { useEffect, useRef, useState } from 'react';
import { useDraft } from '#app/learn/progress/drafts/use-draft.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';

const hashMargin = '400px 0px';

type CommitHashProps = {
  /** The exercise: `<lesson>#<name>`. */
  id: string;
  /** When it was passed, in milliseconds since 1970. */
  at: number;
  /** The words of the commit. */
  subject: string;
  /** The project that the exercise adds a piece to. */
  project: ProjectCourse | undefined;
};

/** The hash of a passed exercise’s commit. What computes it is loaded once it comes near the viewport. */
export function CommitHash({ id, at, subject, project }: CommitHashProps) {
  const { pieces } = useProgress().progress;
  const code = useDraft(id).versions.find(({ passed }) => passed)?.code;
  const element = useRef<HTMLSpanElement>(null);
  const isNear = useInView(element, { margin: hashMargin }) === 'visible';
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    if (!isNear) return undefined;
    let isCancelled = false;
    import('#app/learn/project/git/hash-exercise.ts')
      .then(async ({ hashExercise, shortenHash }) =>
        shortenHash(await hashExercise({ id, at, subject, code }, project, pieces)),
      )
      .then(
        (found) => {
          if (!isCancelled) setHash(found);
        },
        (error: unknown) => console.info('The commit’s hash is not known:', error),
      );
    return () => {
      isCancelled = true;
    };
  }, [isNear, id, at, subject, code, project, pieces]);
  return (
    <span ref={element} className="mono exercise-hash">
      {hash}
    </span>
  );
}
