import type { RoadmapCategory, RoadmapPath } from '#contract/content/roadmaps.ts';

/** What the URL asks for; '' where it says nothing. */
export type RequestedRoadmap = { category: string; path: string; technology: string };

/** What is shown for it, and what of it there isn't. */
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
 * Reads the URL: a path means its category, a category alone for its first path, a technology alone
 * for the first path that it is on. What is unknown falls back to the first there is, and is named.
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
