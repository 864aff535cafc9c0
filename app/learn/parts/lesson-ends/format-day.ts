const dayMs = 86_400_000;
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });

/** *today*, *yesterday*, or the day and month. */
export function formatDay(time: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (time >= midnight) return 'today';
  return time >= midnight - dayMs ? 'yesterday' : day.format(time);
}
