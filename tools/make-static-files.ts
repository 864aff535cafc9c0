import { buildCalendars } from './calendar/build.ts';
import { buildForms } from './forms/build.ts';
import { buildPictures } from './pictures/build.ts';

/** Makes what is drawn or printed from the content: pictures, the fillable forms, the events' calendar files. */
export async function makeStaticFiles(): Promise<void> {
  await buildPictures();
  await buildForms();
  await buildCalendars();
}
