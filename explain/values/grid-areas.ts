/**
 * Whether the rows of a template are of one length and each name covers a rectangle, as grid-template-areas demands.
 */
export function areRectangles(value: string): boolean {
  const rows = [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, one, other]) =>
    (one ?? other ?? '').trim().split(/\s+/),
  );
  const [first] = rows;
  if (!first) return true;
  if (rows.some((row) => row.length !== first.length)) return false;
  const names = new Set(rows.flat().filter((name) => !/^\.+$/.test(name)));
  return [...names].every((name) => {
    const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === name ? [{ x, y }] : [])));
    const wide = Math.max(...cells.map(({ x }) => x)) - Math.min(...cells.map(({ x }) => x)) + 1;
    const high = Math.max(...cells.map(({ y }) => y)) - Math.min(...cells.map(({ y }) => y)) + 1;
    return wide * high === cells.length;
  });
}
