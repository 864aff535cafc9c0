import type { SourcePart } from '../read-code.ts';
import type { LearnerParts } from './learner-parts.ts';

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
