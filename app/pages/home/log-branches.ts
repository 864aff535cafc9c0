/** Distances of the log's drawing, in CSS pixels. */
export const logRow = 50;
export const logLane = 26;
export const logLeft = 10;
const bend = 12;

/** The middle of a lane and of a row, in CSS pixels from the drawing's upper left corner. */
export const laneX = (lane: number): number => logLeft + lane * logLane;
export const rowY = (row: number): number => logRow / 2 + row * logRow;

/**
 * The side branches of a log as SVG path data. `lanes` holds each row's lane, newest first, lane 0 being the trunk.
 * A branch on lane L spans the rows between two commits of lower lanes, leaves the older one level, and
 * returns to the newer one.
 */
export function listBranchPaths(lanes: readonly number[]): string[] {
  const paths: string[] = [];
  const highest = Math.max(0, ...lanes);
  for (let lane = 1; lane <= highest; lane += 1) {
    let newer: number | undefined;
    let onLane = false;
    for (const [row, own] of lanes.entries()) {
      if (own >= lane) {
        onLane ||= own === lane;
        continue;
      }
      if (newer !== undefined && onLane)
        paths.push(branchPath(lane, { row: newer, lane: lanes[newer] ?? 0 }, { row, lane: own }));
      newer = row;
      onLane = false;
    }
  }
  return paths;
}

type Place = { row: number; lane: number };

function branchPath(lane: number, newer: Place, older: Place): string {
  const x = laneX(lane);
  return (
    `M${laneX(newer.lane)} ${rowY(newer.row)}H${x - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}` +
    `V${rowY(older.row) - bend}a${bend} ${bend} 0 0 1 -${bend} ${bend}H${laneX(older.lane)}`
  );
}
