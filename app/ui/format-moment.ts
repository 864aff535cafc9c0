const shortDayFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const dayFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A day with its year, where the visitor is: '19 Nov 2026'. */
export function formatDay(moment: string): string {
  return dayFormat.format(new Date(moment));
}

/** The year is shown only when it is not the current one: '19 Nov'. */
export function formatShortDay(moment: string, now: number): string {
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? shortDayFormat : dayFormat).format(new Date(moment));
}

/** The time of day: '09:12'. */
export function formatTime(moment: string): string {
  return timeFormat.format(new Date(moment));
}

/** When something was, in words: 'yesterday at 21:47', '20 Nov at 08:15'. */
export function formatMoment(moment: string, now: number): string {
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const date = new Date(moment).toDateString();
  const dayText =
    date === new Date(now).toDateString()
      ? 'today'
      : date === yesterday.toDateString()
        ? 'yesterday'
        : formatShortDay(moment, now);
  return `${dayText} at ${formatTime(moment)}`;
}
