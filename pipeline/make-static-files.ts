import { checkContent } from '../content/check.ts';
import { buildCalendars } from './calendar.ts';
import { buildForms } from './forms/build.ts';
import { buildPictures } from './pictures/build.ts';
import { buildPlayground } from './playground/build.ts';

/** A part of the build. Its title is printed when it begins. */
export type BuildStep = { title: string; run: () => Promise<void> | void };

/**
 * The files that follow from the content (pictures, forms, calendar files) and the playground. Before they are made,
 * mistakes of the content throw a ContentError.
 */
export const staticFileSteps: readonly BuildStep[] = [
  { title: 'check of the content', run: checkContent },
  { title: 'pictures', run: buildPictures },
  { title: 'playground', run: buildPlayground },
  { title: 'forms', run: buildForms },
  { title: 'calendars', run: buildCalendars },
];

/** Makes all static files, one after the other. */
export async function makeStaticFiles(): Promise<void> {
  for (const { run } of staticFileSteps) await run();
}
