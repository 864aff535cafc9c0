/** The parts of a lesson that have a page in `npm run dev`, by the name of the page's file. */
export const partPages = [
  'lesson-ends',
  'try',
  'predict',
  'player',
  'values',
  'compare',
  'measure',
  'steps',
  'notes',
  'setup',
  'new',
  'in-your-browser',
  'term',
  'exercise',
  'recall',
  'review',
  'project',
] as const;

/** The paths of these pages, and of the page that lists them. */
export function listPartPaths(): string[] {
  return ['/lesson-parts', ...partPages.map((name) => `/lesson-parts/${name}`)];
}
