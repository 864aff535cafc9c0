import type { Progress, TechnologyState } from '#contract/progress/progress.ts';
import type { RoadmapStep } from '#contract/content/roadmaps.ts';

/** The learner's state for each technology, by its id; a missing one is not started. */
export type TechnologyStates = Readonly<Record<string, TechnologyState>>;

export function readTechnologyStates({ technologies }: Pick<Progress, 'technologies'>): TechnologyStates {
  return Object.fromEntries(
    Object.entries(technologies).map(([technology, { state }]) => [technology, state]),
  );
}

export type StepState = 'done' | 'current' | 'future';

/** `none` for a technology that the learner has not marked. */
export function findTechnologyState(technologyStates: TechnologyStates, technology: string): TechnologyState {
  return Object.hasOwn(technologyStates, technology) ? (technologyStates[technology] ?? 'none') : 'none';
}

export function countDone(technologies: readonly string[], technologyStates: TechnologyStates): number {
  return technologies.filter((technology) => findTechnologyState(technologyStates, technology) === 'done')
    .length;
}

/** The state of each step. The first step that is not completely done is the current one. */
export function getStepStates(
  steps: readonly Pick<RoadmapStep, 'technologies'>[],
  technologyStates: TechnologyStates,
): StepState[] {
  const current = steps.findIndex(
    ({ technologies }) => countDone(technologies, technologyStates) < technologies.length,
  );
  return steps.map((_, index) =>
    current === -1 || index < current ? 'done' : index === current ? 'current' : 'future',
  );
}
