import { describe, expect, it } from 'vitest';
import { formatDaySpan, formatMoment, getTimelineStates } from './dates.ts';

describe('the days of an event', () => {
  it('name a month once when both are in it', () =>
    expect(formatDaySpan('16-01-2027', '18-01-2027')).toBe('16 to 18 Jan 2027'));
  it('name both months across a border', () =>
    expect(formatDaySpan('30-11-2026', '02-12-2026')).toBe('30 Nov to 2 Dec 2026'));
  it('name both years across New Year', () =>
    expect(formatDaySpan('31-12-2026', '01-01-2027')).toBe('31 Dec 2026 to 1 Jan 2027'));
  it('are one when the event ends the day it began', () =>
    expect(formatDaySpan('26-09-2026', '26-09-2026')).toBe('26 Sep 2026'));
});

it('a moment shows day, month and the hour of the wall clock', () => {
  expect(formatMoment('26-09-2026 08:05')).toBe('26 Sep, 08:05');
});

describe('a timeline', () => {
  const times = ['20-12-2026 23:59', '16-01-2027 09:00', '18-01-2027 17:00'];
  it('begins with its first entry as the next one', () => {
    expect(getTimelineStates(times, Date.parse('2026-12-20T23:58:00+05:30'))).toEqual([
      'current',
      'open',
      'open',
    ]);
  });
  it('counts an entry as done at its minute, by India’s clock', () => {
    expect(getTimelineStates(times, Date.parse('2027-01-16T09:00:00+05:30'))).toEqual([
      'full',
      'full',
      'current',
    ]);
  });
  it('is all done in the end', () => {
    expect(getTimelineStates(times, Date.parse('2028-01-01T00:00:00+05:30'))).toEqual([
      'full',
      'full',
      'full',
    ]);
  });
});
