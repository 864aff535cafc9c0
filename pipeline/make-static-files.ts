import { buildCalendars } from './calendar/build.ts';
import { buildForms } from './forms/build.ts';
import { buildPictures } from './pictures/build.ts';
import { buildPlayground } from './playground/build.ts';

/** Makes what is drawn or printed from the content: pictures, the fillable forms, the events' calendar files; and the playground. */
export async function makeStaticFiles(): Promise<void> {
  await buildPictures();
  await buildPlayground();
  await buildForms();
  await buildCalendars();
}
