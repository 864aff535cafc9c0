/** Milliseconds since 1970 as the API writes them. */
export function describeTime(time: number): string {
  return new Date(time).toISOString();
}
