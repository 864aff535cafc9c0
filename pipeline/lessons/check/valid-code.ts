import type { ExamplePart, LessonParts, SamplePart } from '../parts/lesson-parts.ts';
import { listPartCode } from '../parts/part-code.ts';
import type { CodePart } from '../read-code.ts';

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
