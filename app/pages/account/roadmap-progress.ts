import type { RoadmapCategory } from '#contract/content/roadmaps.ts';
import type { Progress } from '#contract/progress/progress.ts';

export type RoadmapProgress = { id: string; title: string; done: boolean[] };

/** More would be repetitive, because the paths share many technologies. */
const maxPaths = 3;

/**
 * The roadmaps with the largest fraction of technologies done. Roadmaps that are not started are left out.
 */
export function listRoadmapProgress(
  categories: readonly RoadmapCategory[],
  { technologies }: Pick<Progress, 'technologies'>,
): RoadmapProgress[] {
  const doneTechnologies = new Set(
    Object.entries(technologies)
      .filter(([, { state }]) => state === 'done')
      .map(([id]) => id),
  );
  const getFraction = ({ done }: RoadmapProgress) => done.filter(Boolean).length / done.length;
  return categories
    .flatMap(({ paths }) => paths)
    .map(({ id, name, steps }) => ({
      id,
      title: `${name} roadmap`,
      done: steps.flatMap((step) => step.technologies).map((technology) => doneTechnologies.has(technology)),
    }))
    .filter(({ done }) => done.includes(true))
    .toSorted((one, other) => getFraction(other) - getFraction(one))
    .slice(0, maxPaths);
}
