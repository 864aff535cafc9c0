/** Milliseconds since 1970 as ISO 8601, which is how the API writes times. */
export function formatTime(time: number): string {
  return new Date(time).toISOString();
}
