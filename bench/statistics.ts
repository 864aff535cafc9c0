/** Measures how long work takes, in milliseconds. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Formats milliseconds with about three significant digits. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0);
}

/** Prints a table. The first column is aligned left, the others right. */
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

/** Prints whether a value is within its limit. */
export function printTarget(description: string, value: number, limit: number, unit = 'ms'): void {
  console.log(
    `${value <= limit ? 'met   ' : 'MISSED'}  ${description}: ${formatMilliseconds(value)} ${unit}, at most ${limit} ${unit}`,
  );
}

/** The columns of a table: each has a heading and a function that formats the cell of a row. */
export type Columns<Row> = readonly (readonly [heading: string, format: (row: Row) => string])[];

/** Prints rows as a table with these columns. */
export function printRows<Row>(columns: Columns<Row>, rows: readonly Row[]): void {
  printTable(
    columns.map(([heading]) => heading),
    rows.map((row) => columns.map(([, format]) => format(row))),
  );
}
