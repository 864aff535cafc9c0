import { drawLattice, latticeShapes } from '#app/pages/roadmaps/lattice.ts';
import type { TechnologyState } from '#contract/progress.ts';

/**
 * A step's branches, drawn once for each breakpoint. The style sheet shows the one that fits, so that nothing
 * shifts on load.
 */
export function LatticeDrawing({ technologyStates }: { technologyStates: readonly TechnologyState[] }) {
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
