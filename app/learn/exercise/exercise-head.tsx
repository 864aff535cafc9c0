import { useState, type ReactNode } from 'react';
import { formatMoment } from '#app/ui/format-moment.ts';
import { CommitHash } from '#app/learn/exercise/commit-hash.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { ExerciseController } from '#app/learn/exercise/use-exercise.ts';
import type { CompiledTask } from '#contract/lessons/lesson-parts.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';

type ExerciseHeadProps = Pick<CompiledTask, 'title' | 'commit'> & {
  headingLevel: 2 | 3;
  /** Which exercise it is. */
  label: string;
  exercise: ExerciseController;
  /** The project that the exercise adds a piece to. */
  project?: ProjectCourse | undefined;
  /** Shown below the task. */
  note?: ReactNode;
  /** The task. */
  children: ReactNode;
};

/** An exercise's title with its node, which fills when the exercise is passed, and the commit that follows then. */
export function ExerciseHead({
  title,
  headingLevel,
  label,
  commit = title,
  exercise,
  project,
  note,
  children,
}: ExerciseHeadProps) {
  const { run, view, isPassed, passedAt, passesNow } = exercise;
  const [now] = useState(() => Date.now());
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className="exercise-head">
        <div className="exercise-title">
          <Node state={isPassed ? 'full' : 'yours'} size={20} />
          <Heading>{title}</Heading>
          <span className="mono">
            {label}
            {isPassed && <span className="visually-hidden">, passed</span>}
          </span>
        </div>
        {/* Typing moves nothing: the task comes back only when the checks have failed again. */}
        {(!view.isTaskDone || (run.results && !passesNow)) && children}
        {note}
      </div>
      {isPassed && (
        <p className="exercise-commit">
          <Node state="full" />
          <CommitHash id={exercise.id} at={passedAt ?? 0} subject={commit} project={project} />
          <span>{commit}</span>
          {passedAt !== undefined && (
            <span className="mono exercise-when">{formatMoment(new Date(passedAt).toISOString(), now)}</span>
          )}
        </p>
      )}
    </>
  );
}
