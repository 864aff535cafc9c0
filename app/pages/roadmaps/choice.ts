import type { RoadmapCategory, RoadmapPath } from '#contract/content/roadmaps.ts';

/** What the URL asks for; '' where it says nothing. */
export type Asked = { category: string; path: string; technology: string };

/** What is shown for it, and what of it there isn't. */
export type Choice = {
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
export function choose(categories: readonly RoadmapCategory[], asked: Asked): Choice {
  const [firstCategory] = categories;
  const paths = categories.flatMap((category) => category.paths.map((path) => ({ category, path })));
  const namedCategory = categories.find(({ id }) => id === asked.category);
  const ofCategory = paths.find(({ category }) => category === (namedCategory ?? firstCategory));
  const named = paths.find(({ path }) => path.id === asked.path);
  const ofTechnology =
    asked.path || asked.category || !asked.technology
      ? undefined
      : paths.find(({ path }) => findStep(path, asked.technology) >= 0);
  const shown = named ?? ofTechnology ?? ofCategory;
  if (!shown) throw new Error('The content has no roadmaps');
  const stepIndex = asked.technology ? findStep(shown.path, asked.technology) : -1;
  const [unknown] = [
    ...(asked.path && !named ? [{ what: 'path' as const, id: asked.path }] : []),
    ...(asked.category && !namedCategory && !named
      ? [{ what: 'category' as const, id: asked.category }]
      : []),
    ...(asked.technology && stepIndex < 0 ? [{ what: 'technology' as const, id: asked.technology }] : []),
  ];
  return { ...shown, stepIndex: stepIndex < 0 ? undefined : stepIndex, unknown };
}
