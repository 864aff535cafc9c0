import { describe, expect, it } from 'vitest';
import { hackathons } from '../../content/hackathons.ts';
import { writeCalendar } from './write-calendar.ts';

const prayog =
  hackathons.find(({ id }) => id === 'prayog-2027') ??
  expect.fail('the national hackathon is gone from the content');
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('ends every line with CRLF and folds at 75 bytes', () => {
    const text = writeCalendar(prayog, 'First Commit');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
  it('is the same each time it is made', () => {
    expect(writeCalendar(prayog, 'First Commit')).toBe(writeCalendar(prayog, 'First Commit'));
  });
  it('gives the hours in India and says what that zone is', () => {
    const lines = unfold(writeCalendar(prayog, 'First Commit'));
    expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20270116T090000');
    expect(lines).toContain('DTEND;TZID=Asia/Kolkata:20270118T170000');
    expect(lines).toContain('TZOFFSETTO:+0530');
    expect(lines).toContain('DTSTAMP:20260101T000000Z');
  });
  it('has an identity of its own for each hackathon', () => {
    const ids = hackathons.map((hackathon) =>
      unfold(writeCalendar(hackathon, 'First Commit')).find((line) => line.startsWith('UID:')),
    );
    expect(new Set(ids).size).toBe(hackathons.length);
    expect(ids).toContain('UID:hackathon-prayog-2027@first-commit');
  });
  it('takes whole days when the timeline says nothing of them', () => {
    const lines = unfold(
      writeCalendar(
        { ...prayog, timeline: [{ time: '20-12-2026 23:59', event: 'Registration closes' }] },
        'First Commit',
      ),
    );
    expect(lines).toContain('DTSTART;VALUE=DATE:20270116');
    expect(lines).toContain('DTEND;VALUE=DATE:20270119');
  });
});
