const dayPattern = /^(\d{2})-(\d{2})-(\d{4})$/;
const momentPattern = /^(\d{2}-\d{2}-\d{4}) ([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Parses DD-MM-YYYY as midnight UTC. Undefined for any other format and for a day that doesn't exist
 * (31-02-2027).
 */
export function findDay(text: string): Date | undefined {
  const [, day, month, year] = dayPattern.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
  return exists ? date : undefined;
}

/**
 * Parses `DD-MM-YYYY HH:MM`. The local time is stored as if it were UTC, so format it with `timeZone: 'UTC'`.
 */
export function findMoment(text: string): Date | undefined {
  const [, dayText, hours, minutes] = momentPattern.exec(text) ?? [];
  const day = dayText === undefined ? undefined : findDay(dayText);
  return day && new Date(day.getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
}

/**
 * Converts a date in another common format (`2027-1-16`, `16/1/27`) to DD-MM-YYYY. A day after the end of the
 * month becomes its last day.
 */
export function suggestDay(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text) ?? [];
  if (!day || !month || !year || Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return undefined;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const lastDay = new Date(Date.UTC(Number(fullYear), Number(month), 0)).getUTCDate();
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.min(Number(day), lastDay))}-${twoDigits(Number(month))}-${fullYear}`;
}

/** As `suggestDay`, with the hour and minute that follow the date (`16/1/27 9:30`). */
export function suggestMoment(text: string): string | undefined {
  const [, dayText = '', hours = '', minutes = ''] =
    /^(\S{1,20})[ T,]{1,3}(\d{1,2})[:.](\d{2})$/.exec(text) ?? [];
  const suggestion = `${suggestDay(dayText)} ${hours.padStart(2, '0')}:${minutes}`;
  return findMoment(suggestion) ? suggestion : undefined;
}
