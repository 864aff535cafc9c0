/** In the time zone of the community. */
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Milliseconds since 1970 as a time for the text of a mail, such as `23 Nov 2026, 22:15, India time`. */
export function formatLocalTime(at: number): string {
  return `${time.format(at)}, India time`;
}
