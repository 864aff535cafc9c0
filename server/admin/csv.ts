/** Characters that a spreadsheet may take for the beginning of a formula, or skip before one. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A line of a CSV file (RFC 4180). Every cell is in quotes, and one that begins like a formula gets an
 * apostrophe before it, by which spreadsheets know it for text.
 */
export function writeCsvLine(cells: readonly string[]): string {
  const quoted = cells.map(
    (cell) => `"${(formulaStart.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`,
  );
  return `${quoted.join(',')}\r\n`;
}
