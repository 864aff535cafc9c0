import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { sourceFiles } from '../source-files.ts';
import type { LearnerParts } from './learner-parts.ts';

/** The name of the result of a part's variant. */
export function variantName(part: string, index: number): string {
  return `${part}-${index + 1}`;
}

/** Every result that the parts show, with the name in its URL. */
export function listNamedResults({
  predicts,
  compares,
  steps,
}: LearnerParts): { name: string; files: SourceFile[] }[] {
  const variants = [
    ...predicts.map(({ name, outcomes }) => ({ name, all: outcomes })),
    ...compares.map(({ name, versions }) => ({ name, all: versions })),
    ...steps.map(({ name, steps: all }) => ({ name, all })),
  ];
  return variants.flatMap(({ name, all }) =>
    all.flatMap(({ files }, index) =>
      files.length > 0 ? [{ name: variantName(name, index), files: sourceFiles(files) }] : [],
    ),
  );
}
