import { describe, expect, it } from 'vitest';
import { hackathonFixture } from '../contract/content/fixtures.ts';
import { writeCalendar } from './calendar.ts';

const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('ends every line with CRLF and folds at 75 bytes', () => {
    const text = writeCalendar(hackathonFixture, 'First Commit');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
  it('is the same each time it is made', () => {
    expect(writeCalendar(hackathonFixture, 'First Commit')).toBe(
      writeCalendar(hackathonFixture, 'First Commit'),
    );
  });
  it("has the hours of India's time zone and defines that zone", () => {
    const lines = unfold(writeCalendar(hackathonFixture, 'First Commit'));
    expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20300116T090000');
    expect(lines).toContain('DTEND;TZID=Asia/Kolkata:20300118T170000');
    expect(lines).toContain('TZOFFSETTO:+0530');
    expect(lines).toContain('DTSTAMP:20260101T000000Z');
  });
  it("has a UID made from the hackathon's id", () => {
    expect(unfold(writeCalendar(hackathonFixture, 'First Commit'))).toContain(
      'UID:hackathon-build-week-2030@first-commit',
    );
  });
  it('is an all-day event when the timeline has no entries on its days', () => {
    const lines = unfold(
      writeCalendar(
        { ...hackathonFixture, timeline: [{ time: '20-12-2029 23:59', event: 'Registration closes' }] },
        'First Commit',
      ),
    );
    expect(lines).toContain('DTSTART;VALUE=DATE:20300116');
    expect(lines).toContain('DTEND;VALUE=DATE:20300119');
  });
});
