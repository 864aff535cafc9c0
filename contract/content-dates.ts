const dayPattern = /^(\d{2})-(\d{2})-(\d{4})$/;
const momentPattern = /^(\d{2}-\d{2}-\d{4}) ([01]\d|2[0-3]):([0-5]\d)$/;

/** Reads a day written DD-MM-YYYY as midnight UTC; undefined when it is written otherwise or does not exist (31-02-2027). */
export function findDay(text: string): Date | undefined {
  const [, day, month, year] = dayPattern.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
  return exists ? date : undefined;
}

/** Reads a moment written `DD-MM-YYYY HH:MM`. The wall clock's hours are kept as UTC hours, so format it with `timeZone: 'UTC'`. */
export function findMoment(text: string): Date | undefined {
  const [, dayText, hours, minutes] = momentPattern.exec(text) ?? [];
  const day = dayText === undefined ? undefined : findDay(dayText);
  return day && new Date(day.getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
}
