import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hackathons } from '../../content/hackathons.ts';
import { site } from '../../content/site.ts';
import type { Hackathon } from '../../contract/content/hackathons.ts';
import { deleteOtherFiles } from '../delete-other-files.ts';
import { projectRoot } from '../project-root.ts';
import { writeCalendar } from './write-calendar.ts';

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
