import type { TechnologyState } from '#contract/progress/progress.ts';

/**
 * The number of lanes at a breakpoint, the distance between them and the distance of the first from the
 * trunk, in CSS pixels.
 */
export type LatticeShape = { lanes: 1 | 2 | 3 | 4; pitch: number; firstLane: number };

export const latticeShapes: readonly LatticeShape[] = [
  { lanes: 4, pitch: 284, firstLane: 74 },
  { lanes: 3, pitch: 250, firstLane: 74 },
  { lanes: 2, pitch: 160, firstLane: 40 },
  { lanes: 1, pitch: 0, firstLane: 40 },
];

const bend = 16;
const row = 64;
/**
 * The distance from the fork to the middle of the first row, and from the middle of the last row to the
 * merge.
 */
const aboveRows = 43;
const belowRows = 46;

/**
 * Draws one step's branches: they fork from the trunk at x = 0, pass through the nodes row by row, and merge
 * again. Returns the drawing's size and two SVG paths: all lanes, and the completed part of them ('' for
 * nothing).
 */
export function drawLattice(
  technologyStates: readonly TechnologyState[],
  { lanes, pitch, firstLane }: LatticeShape,
): { width: number; height: number; allPaths: string; completedPaths: string } {
  const usedLanes = Math.min(lanes, technologyStates.length);
  const rows = Math.ceil(technologyStates.length / lanes);
  const firstNode = bend + aboveRows;
  const mergeY = firstNode + row * (rows - 1) + belowRows;
  const createForkPath = (lane: number) =>
    `M0 0a${bend} ${bend} 0 0 0 ${bend} ${bend}H${firstLane + lane * pitch - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}`;
  const mergePath = `V${mergeY - bend}a${bend} ${bend} 0 0 1-${bend} ${bend}H${bend}a${bend} ${bend} 0 0 0-${bend} ${bend}`;
  const isDone = technologyStates.every((state) => state === 'done');
  const allPaths: string[] = [];
  const completedPaths: string[] = [];
  for (let lane = 0; lane < usedLanes; lane += 1) {
    const onLane = technologyStates.filter((_, index) => index % lanes === lane);
    const lastStarted = onLane.findLastIndex((state) => state !== 'none');
    allPaths.push(createForkPath(lane) + mergePath);
    if (isDone) completedPaths.push(createForkPath(lane) + mergePath);
    else if (lastStarted >= 0)
      completedPaths.push(`${createForkPath(lane)}V${firstNode + row * lastStarted}`);
  }
  return {
    width: firstLane + (usedLanes - 1) * pitch + 1,
    height: mergeY + bend,
    allPaths: allPaths.join(''),
    completedPaths: completedPaths.join(''),
  };
}
