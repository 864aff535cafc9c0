import type { RoadmapCategory, RoadmapPath } from '#contract/content/roadmaps.ts';

/** The roadmap in the URL's query; '' for a missing parameter. */
export type RequestedRoadmap = { category: string; path: string; technology: string };

/** The roadmap to show, and the first parameter of the URL that is unknown. */
export type RoadmapSelection = {
  category: RoadmapCategory;
  path: RoadmapPath;
  /** Position of the technology's step on the path, counted from 0; undefined when none is to be opened. */
  stepIndex: number | undefined;
  unknown: { what: 'category' | 'path' | 'technology'; id: string } | undefined;
};

const findStep = (path: RoadmapPath, technology: string) =>
  path.steps.findIndex(({ technologies }) => technologies.includes(technology));

/**
 * Selects the roadmap for the URL: a path implies its category, a category alone selects its first path, and
 * a technology alone the first path that has it. An unknown value falls back to the first one, and is
 * returned as `unknown`.
 */
export function selectRoadmap(
  categories: readonly RoadmapCategory[],
  requested: RequestedRoadmap,
): RoadmapSelection {
  const [firstCategory] = categories;
  const paths = categories.flatMap((category) => category.paths.map((path) => ({ category, path })));
  const namedCategory = categories.find(({ id }) => id === requested.category);
  const ofCategory = paths.find(({ category }) => category === (namedCategory ?? firstCategory));
  const named = paths.find(({ path }) => path.id === requested.path);
  const ofTechnology =
    requested.path || requested.category || !requested.technology
      ? undefined
      : paths.find(({ path }) => findStep(path, requested.technology) >= 0);
  const shown = named ?? ofTechnology ?? ofCategory;
  if (!shown) throw new Error('The content has no roadmaps');
  const stepIndex = requested.technology ? findStep(shown.path, requested.technology) : -1;
  const [unknown] = [
    ...(requested.path && !named ? [{ what: 'path' as const, id: requested.path }] : []),
    ...(requested.category && !namedCategory && !named
      ? [{ what: 'category' as const, id: requested.category }]
      : []),
    ...(requested.technology && stepIndex < 0
      ? [{ what: 'technology' as const, id: requested.technology }]
      : []),
  ];
  return { ...shown, stepIndex: stepIndex < 0 ? undefined : stepIndex, unknown };
}
