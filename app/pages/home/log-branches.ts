/** Distances of the log's drawing, in CSS pixels. */
export const logRow = 50;
export const logLane = 26;
export const logLeft = 10;
const bend = 12;

/** The middle of a lane and of a row, in CSS pixels from the drawing's upper left corner. */
export const getLaneX = (lane: number): number => logLeft + lane * logLane;
export const getRowY = (row: number): number => logRow / 2 + row * logRow;

/**
 * The side branches of a log as SVG path data. `lanes` holds each row's lane, newest first, lane 0 being the
 * trunk. A branch on lane L spans the rows between two commits of lower lanes, leaves the older one level,
 * and returns to the newer one.
 */
export function listBranchPaths(lanes: readonly number[]): string[] {
  const paths: string[] = [];
  const highest = Math.max(0, ...lanes);
  for (let lane = 1; lane <= highest; lane += 1) {
    let newerRow: number | undefined;
    let hasCommitOnLane = false;
    for (const [row, rowLane] of lanes.entries()) {
      if (rowLane >= lane) {
        hasCommitOnLane ||= rowLane === lane;
        continue;
      }
      if (newerRow !== undefined && hasCommitOnLane)
        paths.push(
          createBranchPath(lane, { row: newerRow, lane: lanes[newerRow] ?? 0 }, { row, lane: rowLane }),
        );
      newerRow = row;
      hasCommitOnLane = false;
    }
  }
  return paths;
}

type Place = { row: number; lane: number };

function createBranchPath(lane: number, newer: Place, older: Place): string {
  const x = getLaneX(lane);
  return (
    `M${getLaneX(newer.lane)} ${getRowY(newer.row)}H${x - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}` +
    `V${getRowY(older.row) - bend}a${bend} ${bend} 0 0 1 -${bend} ${bend}H${getLaneX(older.lane)}`
  );
}
