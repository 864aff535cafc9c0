import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hackathons } from '../../content/hackathons.ts';
import { site } from '../../content/site.ts';
import { writeCalendar } from './write-calendar.ts';

const folder = join(import.meta.dirname, '../../public/generated/calendar');

/** Writes one calendar file for each hackathon, `public/generated/calendar/<id>.ics`. */
export async function buildCalendars(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    hackathons.map((hackathon) =>
      writeFile(join(folder, `${hackathon.id}.ics`), writeCalendar(hackathon, site.name)),
    ),
  );
}
