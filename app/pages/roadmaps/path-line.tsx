import { countDone, getStepStates, type TechnologyStates } from '#app/pages/roadmaps/progress-on-path.ts';
import { Step } from '#app/pages/roadmaps/step.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { RoadmapPath } from '#contract/content/roadmaps.ts';

/** A path: its description, how much of it is done, and its steps as an ordered list of commits. */
export function PathLine({
  path,
  technologyStates,
  onOpen,
}: {
  path: RoadmapPath;
  technologyStates: TechnologyStates;
  onOpen: (technology: string) => void;
}) {
  const technologies = path.steps.flatMap((step) => step.technologies);
  const states = getStepStates(path.steps, technologyStates);
  const isDone = states.every((state) => state === 'done');
  return (
    <section className={`roadmap ${isDone ? 'is-done' : ''}`} aria-labelledby="path-name">
      <header className="roadmap-head">
        <h2 id="path-name" className="visually-hidden">
          {path.name}
        </h2>
        <p className="lead roadmap-lead">
          {path.description} Inside a step, take the branches in any order; they meet again before the next
          one.
        </p>
        <p className="roadmap-count" aria-live="polite">
          <b>{countDone(technologies, technologyStates)}</b> of {technologies.length} technologies done
        </p>
      </header>
      <ol className="roadmap-steps">
        {path.steps.map((step, index) => (
          <Step
            key={step.title}
            step={step}
            number={index + 1}
            state={states[index] ?? 'future'}
            technologyStates={technologyStates}
            onOpen={onOpen}
          />
        ))}
      </ol>
      <p className="roadmap-end">
        <Node state={isDone ? 'full' : 'yours'} size={20} />
        Here you deploy. Tell us, and we put the link on the noticeboard.
      </p>
    </section>
  );
}
