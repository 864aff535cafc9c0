import { Check } from 'lucide-react';
import { Fragment } from 'react';
import {
  countDone,
  findTechnologyState,
  type TechnologyStates,
  type StepState,
} from '#app/pages/roadmaps/progress-on-path.ts';
import { TechnologyNode } from '#app/pages/roadmaps/technology-node.tsx';
import type { RoadmapStep } from '#contract/content/roadmaps.ts';
import { technologyNames } from '#content/roadmaps/technology-names.ts';
import { drawLattice, latticeShapes } from '#app/pages/roadmaps/lattice.ts';
import type { TechnologyState } from '#contract/progress/progress.ts';
import './step.css';

/**
 * A step's branches, drawn once for each breakpoint. The style sheet shows the one that fits, so that nothing
 * shifts on load.
 */
function LatticeDrawing({ technologyStates }: { technologyStates: readonly TechnologyState[] }) {
  return latticeShapes.map((shape) => {
    const { width, height, allPaths, completedPaths } = drawLattice(technologyStates, shape);
    return (
      <svg
        key={shape.lanes}
        className={`lattice lattice-${shape.lanes}`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <path d={allPaths} />
        {completedPaths && <path className="walked" d={completedPaths} />}
      </svg>
    );
  });
}

/** A camel-case name, such as CompletableFuture, that may break between its words in a narrow lane. */
function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

type StepProps = {
  step: RoadmapStep;
  number: number;
  state: StepState;
  technologyStates: TechnologyStates;
  onOpen: (technology: string) => void;
};

/** One step of the path: its heading on the trunk, its technologies on branches, in any order. */
export function Step({
  step: { title, note, technologies },
  number,
  state,
  technologyStates,
  onOpen,
}: StepProps) {
  return (
    <li className={`roadmap-step is-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
      <header className="roadmap-step-head">
        <span className="roadmap-step-node" aria-hidden="true">
          {state === 'done' ? <Check size={16} strokeWidth={3} /> : number}
        </span>
        <h3>{title}</h3>
        <p className="roadmap-step-note">{note}</p>
        <p className="roadmap-step-count mono">
          {countDone(technologies, technologyStates)} of {technologies.length}
          <span className="visually-hidden"> done</span>
        </p>
      </header>
      <div className="roadmap-branches">
        <LatticeDrawing
          technologyStates={technologies.map((technology) =>
            findTechnologyState(technologyStates, technology),
          )}
        />
        <ul className="roadmap-technologies">
          {technologies.map((technology) => {
            const technologyState = findTechnologyState(technologyStates, technology);
            const name = technologyNames[technology] ?? technology;
            return (
              <li key={technology}>
                <button
                  type="button"
                  className={`roadmap-technology is-${technologyState}`}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(technology)}
                >
                  <TechnologyNode technology={technology} name={name} state={technologyState} />
                  <span className="min-w-0">
                    <span className="roadmap-technology-name">
                      <BreakableName name={name} />
                    </span>
                    {technologyState !== 'none' && (
                      <span
                        className={
                          technologyState === 'done' ? 'visually-hidden' : 'roadmap-technology-state'
                        }
                      >
                        {' '}
                        {technologyState}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}
