import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { findDay, findMoment } from '../contract/content/fields/dates.ts';
import type { Hackathon } from '../contract/content/hackathons.ts';
import { stripTags } from '../app/pages/hackathons/create-excerpt.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hackathons } from '../content/hackathons.ts';
import { site } from '../content/site.ts';
import { deleteOtherFiles } from './delete-other-files.ts';
import { projectRoot } from './project-root.ts';

const timeZone = 'Asia/Kolkata';

/** India has had the same offset since 1945, so one rule describes its time zone. */
const indianZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** The DTSTAMP is constant, so that the same content always gives the same file. */
const timestamp = Temporal.Instant.from('2026-01-01T00:00:00Z');

/** Takes the UTC fields of a date as the local time in India. */
function toIndianTime(wallClock: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(wallClock.getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
    .toZonedDateTime(timeZone);
}

/**
 * When the event begins and ends: from its first to its last timeline entry, or whole days when there are
 * fewer than two entries.
 */
function findEventTimes(hackathon: Hackathon): { start: Date; end: Date; allDay: boolean } {
  const [firstDay, lastDay] = [findDay(hackathon.startDate), findDay(hackathon.endDate)];
  if (!firstDay || !lastDay)
    throw new Error(`${hackathon.id}: startDate or endDate is not a date; run the content check first`);
  const dayAfter = new Date(lastDay.getTime() + 86_400_000);
  const moments = hackathon.timeline
    .map(({ time }) => findMoment(time))
    .filter((moment) => moment !== undefined && moment >= firstDay && moment < dayAfter);
  const [start, end] = [moments[0], moments.at(-1)];
  return start && end && end > start
    ? { start, end, allDay: false }
    : { start: firstDay, end: dayAfter, allDay: true };
}

/** One hackathon as an iCalendar file (RFC 5545). The same content gives the same text. */
export function writeCalendar(hackathon: Hackathon, organizer: string): string {
  const calendar = ical({
    prodId: { company: organizer, product: 'Hackathons', language: 'EN' },
    name: hackathon.title,
    method: ICalCalendarMethod.PUBLISH,
  });
  // The zone has no name because a calendar's zone would also rewrite DTSTAMP, which must be UTC.
  calendar.timezone({ name: null, generator: () => indianZone });
  const { start, end, allDay } = findEventTimes(hackathon);
  calendar.createEvent({
    id: `hackathon-${hackathon.id}@first-commit`,
    stamp: timestamp,
    start: toIndianTime(start),
    end: toIndianTime(end),
    allDay,
    timezone: timeZone,
    status: ICalEventStatus.CONFIRMED,
    summary: hackathon.title,
    location: hackathon.venue,
    description: `${stripTags(hackathon.description)}\n\nRegister by ${hackathon.registrationDeadline}: ${hackathon.registrationLink}`,
    url: hackathon.registrationLink,
  });
  return calendar.toString();
}

/** Writes one calendar file for each hackathon, `<id>.ics`, into `folder`. */
export async function writeCalendars(folder: string): Promise<void> {
  const fileOf = ({ id }: Hackathon) => `${id}.ics`;
  await mkdir(folder, { recursive: true });
  await Promise.all(
    hackathons.map((hackathon) =>
      writeFile(join(folder, fileOf(hackathon)), writeCalendar(hackathon, site.name)),
    ),
  );
  await deleteOtherFiles(folder, hackathons.map(fileOf));
}

/** Writes the calendar files into `public/generated/calendar`. */
export async function buildCalendars(): Promise<void> {
  await writeCalendars(join(projectRoot, 'public/generated/calendar'));
}
