import type { RoadmapCategory, TechnologyDetail } from '#contract/roadmap-content.ts';

/**
 * Holds paths, names and details of the technologies to one another.
 * Returns one line for each technology that lacks a name or details, and for each name or detail that no path asks for.
 */
export function listTechnologyFaults(
  categories: readonly RoadmapCategory[],
  names: Readonly<Record<string, string>>,
  details: readonly TechnologyDetail[],
): string[] {
  const asked = new Set(
    categories.flatMap(({ paths }) =>
      paths.flatMap(({ steps }) => steps.flatMap(({ technologies }) => technologies)),
    ),
  );
  const detailed = new Set(details.map(({ id }) => id));
  return [
    ...[...asked]
      .filter((id) => !Object.hasOwn(names, id))
      .map((id) => `content/roadmaps/technology-names.ts: "${id}" stands on a path but has no name here`),
    ...[...asked]
      .filter((id) => !detailed.has(id))
      .map(
        (id) =>
          `content/roadmaps/technologies.ts: "${id}" stands on a path but has no details; write them in content/roadmaps/technologies/`,
      ),
    ...Object.keys(names)
      .filter((id) => !asked.has(id))
      .map(
        (id) =>
          `content/roadmaps/technology-names.ts: "${id}" stands on no path; remove it or name it in a step`,
      ),
    ...[...detailed]
      .filter((id) => !asked.has(id))
      .map(
        (id) =>
          `content/roadmaps/technologies.ts: "${id}" stands on no path; remove its details or name it in a step`,
      ),
  ];
}
