import type { TechnologyState } from '#contract/progress.ts';

/**
 * How many lanes a window has room for, how far apart they are and how far the first is from the trunk (CSS pixels).
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
/** From the fork to the middle of the first row, and from the middle of the last to where the lanes meet again. */
const aboveRows = 43;
const belowRows = 46;

/**
 * Draws one step's branches: they leave the trunk at x = 0, run through the nodes row by row, and come back to it.
 * Returns the drawing's size and two path descriptions: all lanes, and what the learner has walked of them
 * ('' for nothing).
 */
export function drawLattice(
  technologyStates: readonly TechnologyState[],
  { lanes, pitch, firstLane }: LatticeShape,
): { width: number; height: number; all: string; walked: string } {
  const used = Math.min(lanes, technologyStates.length);
  const rows = Math.ceil(technologyStates.length / lanes);
  const firstNode = bend + aboveRows;
  const meeting = firstNode + row * (rows - 1) + belowRows;
  const out = (lane: number) =>
    `M0 0a${bend} ${bend} 0 0 0 ${bend} ${bend}H${firstLane + lane * pitch - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}`;
  const home = `V${meeting - bend}a${bend} ${bend} 0 0 1-${bend} ${bend}H${bend}a${bend} ${bend} 0 0 0-${bend} ${bend}`;
  const isDone = technologyStates.every((state) => state === 'done');
  const all: string[] = [];
  const walked: string[] = [];
  for (let lane = 0; lane < used; lane += 1) {
    const onLane = technologyStates.filter((_, index) => index % lanes === lane);
    const reached = onLane.findLastIndex((state) => state !== 'none');
    all.push(out(lane) + home);
    if (isDone) walked.push(out(lane) + home);
    else if (reached >= 0) walked.push(`${out(lane)}V${firstNode + row * reached}`);
  }
  return {
    width: firstLane + (used - 1) * pitch + 1,
    height: meeting + bend,
    all: all.join(''),
    walked: walked.join(''),
  };
}
