import { suggestNearest } from '#contract/content/errors/content-error.ts';
import type { RoadmapCategory, TechnologyDetail } from '#contract/content/roadmaps.ts';

const namesFile = 'content/roadmaps/technology-names.ts';
const detailsFolder = 'content/roadmaps/technologies/';

/**
 * Compares the steps, names and details of the technologies.
 * Returns one line for each technology of a step without a name or details, and for each name or detail that no step uses.
 */
export function listTechnologyErrors(
  categories: readonly RoadmapCategory[],
  names: Readonly<Record<string, string>>,
  details: readonly TechnologyDetail[],
): string[] {
  const used = new Set(
    categories.flatMap(({ paths }) =>
      paths.flatMap(({ steps }) => steps.flatMap(({ technologies }) => technologies)),
    ),
  );
  const named = Object.keys(names);
  const detailed = details.map(({ id }) => id);
  const usedWithout = (ids: readonly string[]) => [...used].filter((id) => !ids.includes(id));
  const unused = (ids: readonly string[]) => ids.filter((id) => !used.has(id));
  return [
    ...usedWithout(named).map(
      (id) => `${namesFile}: "${id}" is in a step but has no name; add it here${suggestNearest(id, named)}`,
    ),
    ...usedWithout(detailed).map(
      (id) =>
        `${detailsFolder}: "${id}" is in a step but has no details; add them to a file here${suggestNearest(id, detailed)}`,
    ),
    ...unused(named).map((id) => `${namesFile}: "${id}" is in no step; remove it or use it in a step`),
    ...unused(detailed).map(
      (id) => `${detailsFolder}: "${id}" is in no step; remove its details or use it in a step`,
    ),
  ];
}
