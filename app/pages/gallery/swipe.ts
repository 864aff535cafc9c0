/** One picture on (1) or back (-1). */
export type Direction = 1 | -1;
type Point = { x: number; y: number };

const shortestSwipePx = 40;

/**
 * Where a swipe from one point to another leads: a stroke to the left brings the next. None when it is short
 * or mostly up or down.
 */
export function findSwipe(from: Point, to: Point): Direction | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < shortestSwipePx || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx < 0 ? 1 : -1;
}

/**
 * The entry that comes after (or before) the one with this id; past the end it begins again. Undefined for an
 * unknown id.
 */
export function findNeighbour<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  direction: Direction,
): Entry | undefined {
  const index = entries.findIndex((entry) => entry.id === id);
  return index < 0 ? undefined : entries[(index + direction + entries.length) % entries.length];
}
