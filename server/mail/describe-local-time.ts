/** The time zone of the community. */
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Milliseconds since 1970 as mails tell a time. */
export function describeLocalTime(at: number): string {
  return `${time.format(at)}, India time`;
}
