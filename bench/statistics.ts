/** How long work takes, in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A number of milliseconds in three digits or so. */
export function showMilliseconds(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0);
}

/** Prints columns under their headings: the first aligned to the left, the others to the right. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [headings, ...rows]) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
}

/** Prints whether a figure is within its limit. */
export function judge(what: string, value: number, limit: number, unit = 'ms'): void {
  console.log(
    `${value <= limit ? 'kept  ' : 'MISSED'}  ${what}: ${showMilliseconds(value)} ${unit}, at most ${limit} ${unit}`,
  );
}

/** A table's columns: each its heading and what it shows of a row. */
export type Columns<Row> = readonly (readonly [heading: string, show: (row: Row) => string])[];

/** Prints rows as a table with these columns. */
export function printRows<Row>(columns: Columns<Row>, rows: readonly Row[]): void {
  printTable(
    columns.map(([heading]) => heading),
    rows.map((row) => columns.map(([, show]) => show(row))),
  );
}
