const maxLength = 60;

/** The first line of a value, shortened: a value that swallowed the lines after it would fill the message. */
export function shortenValue(value: string): string {
  const line = value.split('\n')[0] ?? '';
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
