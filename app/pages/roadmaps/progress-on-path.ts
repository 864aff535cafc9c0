import type { Progress, TechnologyState } from '#contract/progress.ts';
import type { RoadmapStep } from '#contract/content/roadmaps.ts';

/** How far the learner is with one technology. */
export type Mark = TechnologyState;
/** By the technology's id; one that is missing is not begun. */
export type Marks = Readonly<Record<string, Mark>>;

export function readMarks({ technologies }: Pick<Progress, 'technologies'>): Marks {
  return Object.fromEntries(
    Object.entries(technologies).map(([technology, { state }]) => [technology, state]),
  );
}

export type StepState = 'done' | 'current' | 'future';

/** `none` for a technology that the learner has not marked. */
export function findMark(marks: Marks, technology: string): Mark {
  return Object.hasOwn(marks, technology) ? (marks[technology] ?? 'none') : 'none';
}

export function countDone(technologies: readonly string[], marks: Marks): number {
  return technologies.filter((technology) => findMark(marks, technology) === 'done').length;
}

/** The first step that is not done wholly is the current one: the trunk is green up to its fork. */
export function listStepStates(
  steps: readonly Pick<RoadmapStep, 'technologies'>[],
  marks: Marks,
): StepState[] {
  const current = steps.findIndex(({ technologies }) => countDone(technologies, marks) < technologies.length);
  return steps.map((_, index) =>
    current === -1 || index < current ? 'done' : index === current ? 'current' : 'future',
  );
}
