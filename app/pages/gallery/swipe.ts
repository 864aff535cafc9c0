/** The next picture (1) or the previous one (-1). */
export type Direction = 1 | -1;
type Point = { x: number; y: number };

const minSwipePx = 40;

/**
 * The direction of a swipe between two points: a swipe to the left goes to the next picture. Undefined when
 * it is short or mostly vertical.
 */
export function findSwipeDirection(from: Point, to: Point): Direction | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < minSwipePx || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx < 0 ? 1 : -1;
}

/**
 * The entry that comes after (or before) the one with this id; past the end it begins again. Undefined for an
 * unknown id.
 */
export function findAdjacent<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  direction: Direction,
): Entry | undefined {
  const index = entries.findIndex((entry) => entry.id === id);
  return index < 0 ? undefined : entries[(index + direction + entries.length) % entries.length];
}
