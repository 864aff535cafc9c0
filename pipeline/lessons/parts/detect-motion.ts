import type { CodeLanguage } from '../../../contract/lessons/lesson-code.ts';
import type { ExamplePart, ExercisePart } from './lesson-parts.ts';
import type { ComparePart } from './read-compare.ts';

const animatedCss = /@keyframes\b|\banimation(?:-name)?\s*:|\btransition(?:-property|-duration)?\s*:/;
const animatedScript = /\.animate\(/;
const motionPatterns = {
  css: [animatedCss],
  js: [animatedScript],
  html: [animatedCss, animatedScript],
} satisfies Record<CodeLanguage, RegExp[]>;
/** These animations follow the scroll position, so there is nothing to play. */
const scrollDriven = /\banimation-timeline\s*:/;

/** Whether the result of these files may have motion. If so, the page has a player for it. */
export function hasMotion(files: readonly { language: CodeLanguage; code: string }[]): boolean {
  return files.some(
    ({ language, code }) =>
      motionPatterns[language].some((pattern) => pattern.test(code)) && !scrollDriven.test(code),
  );
}

/** Whether an example's result has motion, with the lesson's code or after an edit. */
export function exampleHasMotion({
  files,
  setup,
  tries,
}: Pick<ExamplePart, 'files' | 'setup' | 'tries'>): boolean {
  return hasMotion([...files, ...setup]) || tries.some(({ edited }) => hasMotion(edited));
}

/** Whether an exercise has motion at its start or in a solution. */
export function exerciseHasMotion({ files, solutions }: Pick<ExercisePart, 'files' | 'solutions'>): boolean {
  return hasMotion(files) || solutions.some((solution) => hasMotion(solution.files));
}

/** Whether a version of a comparison has motion. */
export function compareHasMotion({ versions }: Pick<ComparePart, 'versions'>): boolean {
  return versions.some(({ files }) => hasMotion(files));
}
