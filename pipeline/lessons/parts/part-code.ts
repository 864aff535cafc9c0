import type { SourcePart, CodePart } from '../read-code.ts';
import type { LearnerParts } from './learner-parts.ts';
import type { ExamplePart, LessonParts, SamplePart } from './lesson-parts.ts';

/** All code of the parts, each fence once. */
export function listPartCode({ predicts, compares, steps }: LearnerParts): SourcePart[] {
  const all = [
    ...predicts.flatMap(({ files, outcomes }) => [...files, ...outcomes.flatMap((outcome) => outcome.files)]),
    ...compares.flatMap(({ versions }) => versions.flatMap(({ files }) => files)),
    ...steps.flatMap((part) => part.steps.flatMap(({ files }) => files)),
  ];
  return [...new Set(all.map(({ line }) => line))].flatMap(
    (line) => all.find((part) => part.line === line) ?? [],
  );
}

/** The results of the parts that a learner reads or operates, each with its description for a message. */
export function listPartResults({
  compares,
  steps,
}: LearnerParts): { description: string; parts: SourcePart[]; line: number }[] {
  return [
    ...compares.flatMap(({ name, versions }) =>
      versions.map((version) => ({
        description: `the version ${version.name} of "${name}"`,
        parts: version.files,
        line: version.line,
      })),
    ),
    ...steps.flatMap(({ name, steps: all }) =>
      all
        .filter(({ files }) => files.length > 0)
        .map(({ title, files, line }) => ({
          description: `the state “${title}” of "${name}"`,
          parts: files,
          line,
        })),
    ),
  ];
}

/** The code of a sample, or of an example with its setup. */
export function listCode(part: SamplePart | ExamplePart): CodePart[] {
  return 'files' in part ? [...part.setup, ...part.files] : [part];
}

/**
 * The code of a lesson that must be valid: all samples, examples and parts that are not marked `wrong`, and
 * the solutions and fixed pages of exercises. The start of an exercise and its wrong answers may be invalid.
 */
export function listValidCode({ samples, examples, exercises, learner }: LessonParts): CodePart[] {
  return [
    ...[...samples, ...examples].filter(({ wrongIn }) => wrongIn !== 'code').flatMap(listCode),
    ...listPartCode(learner),
    ...exercises.flatMap(({ files, solutions }) => [
      ...files.filter(({ fixed }) => fixed),
      ...solutions.flatMap((solution) => solution.files),
    ]),
  ];
}
