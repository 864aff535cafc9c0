import { checkContent } from '../content/check.ts';
import { buildCalendars } from './calendar/build.ts';
import { buildForms } from './forms/build.ts';
import { buildPictures } from './pictures/build.ts';
import { buildPlayground } from './playground/build.ts';

/**
 * Makes the files that follow from the content (pictures, forms, calendar files) and the playground.
 * Throws a ContentError, before it makes anything, when the content has errors.
 */
export async function makeStaticFiles(): Promise<void> {
  checkContent();
  await buildPictures();
  await buildPlayground();
  await buildForms();
  await buildCalendars();
}
