import type { RoadmapCategory } from '#contract/content/roadmaps.ts';
import type { Progress } from '#contract/progress.ts';

export type RoadmapProgress = { id: string; title: string; done: boolean[] };

/** More would only repeat: the paths share many of their technologies. */
const shownPaths = 3;

/**
 * The roadmaps that the learner is furthest along, by the share of their technologies that is done; those not
 * begun are left out.
 */
export function listRoadmapProgress(
  categories: readonly RoadmapCategory[],
  { technologies }: Pick<Progress, 'technologies'>,
): RoadmapProgress[] {
  const isDone = new Set(
    Object.entries(technologies)
      .filter(([, { state }]) => state === 'done')
      .map(([id]) => id),
  );
  const share = ({ done }: RoadmapProgress) => done.filter(Boolean).length / done.length;
  return categories
    .flatMap(({ paths }) => paths)
    .map(({ id, name, steps }) => ({
      id,
      title: `${name} roadmap`,
      done: steps.flatMap((step) => step.technologies).map((technology) => isDone.has(technology)),
    }))
    .filter(({ done }) => done.includes(true))
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, shownPaths);
}
