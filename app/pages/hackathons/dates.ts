import { findDay, findMoment } from '#contract/content/fields/dates.ts';

const indiaOffsetMs = 330 * 60_000;
const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);

/** Months in three letters: the platform's British September has four. */
const monthOf = (date: Date) => format(date, { month: 'long' }).slice(0, 3);

/**
 * Two days written DD-MM-YYYY as one span: `16 to 18 Jan 2027`, `30 Nov to 2 Dec 2026`. Content is checked,
 * so both days exist.
 */
export function formatDaySpan(startText: string, endText: string): string {
  const [start, end] = [findDay(startText), findDay(endText)];
  if (!start || !end) return `${startText} to ${endText}`;
  const last = `${end.getUTCDate()} ${monthOf(end)} ${end.getUTCFullYear()}`;
  if (startText === endText) return last;
  const sameYear = start.getUTCFullYear() === end.getUTCFullYear();
  const sameMonth = sameYear && start.getUTCMonth() === end.getUTCMonth();
  return `${start.getUTCDate()}${sameMonth ? '' : ` ${monthOf(start)}`}${sameYear ? '' : ` ${start.getUTCFullYear()}`} to ${last}`;
}

/** A moment written `DD-MM-YYYY HH:MM` as `20 Dec, 23:59`. */
export function formatMoment(text: string): string {
  const moment = findMoment(text);
  return moment
    ? `${moment.getUTCDate()} ${monthOf(moment)}, ${format(moment, { hour: '2-digit', minute: '2-digit' })}`
    : text;
}

/**
 * How far a timeline has come at `now` (milliseconds since 1970): past entries are done, the next one is
 * current. Times are India's.
 */
export function timelineStates(times: readonly string[], now: number): ('full' | 'current' | 'open')[] {
  const next = times.findIndex((time) => (findMoment(time)?.getTime() ?? 0) - indiaOffsetMs > now);
  const passed = next < 0 ? times.length : next;
  return times.map((_, index) => (index < passed ? 'full' : index === passed ? 'current' : 'open'));
}
