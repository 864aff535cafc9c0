import { findDay, findMoment } from '#contract/content/fields/dates.ts';

const indiaOffsetMs = 330 * 60_000;
const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);

/** Month names have three letters here, because `en-GB` abbreviates September to *Sept*. */
const formatMonth = (date: Date) => format(date, { month: 'long' }).slice(0, 3);

/** Two days written DD-MM-YYYY as a range: `16 to 18 Jan 2027`, `30 Nov to 2 Dec 2026`. */
export function formatDaySpan(startText: string, endText: string): string {
  const [start, end] = [findDay(startText), findDay(endText)];
  if (!start || !end) return `${startText} to ${endText}`;
  const endDay = `${end.getUTCDate()} ${formatMonth(end)} ${end.getUTCFullYear()}`;
  if (startText === endText) return endDay;
  const isSameYear = start.getUTCFullYear() === end.getUTCFullYear();
  const isSameMonth = isSameYear && start.getUTCMonth() === end.getUTCMonth();
  return `${start.getUTCDate()}${isSameMonth ? '' : ` ${formatMonth(start)}`}${isSameYear ? '' : ` ${start.getUTCFullYear()}`} to ${endDay}`;
}

/** A moment written `DD-MM-YYYY HH:MM` as `20 Dec, 23:59`. */
export function formatMoment(text: string): string {
  const moment = findMoment(text);
  return moment
    ? `${moment.getUTCDate()} ${formatMonth(moment)}, ${format(moment, { hour: '2-digit', minute: '2-digit' })}`
    : text;
}

/**
 * The states of a timeline's entries at `now` (milliseconds since 1970): past entries are done, the next one
 * is current. Times are in India's time zone.
 */
export function getTimelineStates(times: readonly string[], now: number): ('full' | 'current' | 'open')[] {
  const next = times.findIndex((time) => (findMoment(time)?.getTime() ?? 0) - indiaOffsetMs > now);
  const passedCount = next < 0 ? times.length : next;
  return times.map((_, index) => (index < passedCount ? 'full' : index === passedCount ? 'current' : 'open'));
}
