/**
 * Whether all rows of a template have the same length and each name covers a rectangle (CSS Grid 1,
 * grid-template-areas).
 */
export function hasRectangularAreas(value: string): boolean {
  const rows = [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, text, other]) =>
    (text ?? other ?? '').trim().split(/\s+/),
  );
  const [first] = rows;
  if (!first) return true;
  if (rows.some((row) => row.length !== first.length)) return false;
  const names = new Set(rows.flat().filter((name) => !/^\.+$/.test(name)));
  return [...names].every((name) => {
    const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === name ? [{ x, y }] : [])));
    const width = Math.max(...cells.map(({ x }) => x)) - Math.min(...cells.map(({ x }) => x)) + 1;
    const height = Math.max(...cells.map(({ y }) => y)) - Math.min(...cells.map(({ y }) => y)) + 1;
    return width * height === cells.length;
  });
}
