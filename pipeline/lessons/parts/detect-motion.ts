import type { CodeLanguage } from '../../../contract/lessons/lesson-code.ts';
import type { ExamplePart, ExercisePart } from './lesson-parts.ts';
import type { ComparePart } from './read-compare.ts';

const movingStyle = /@keyframes\b|\banimation(?:-name)?\s*:|\btransition(?:-property|-duration)?\s*:/;
const movingScript = /\.animate\(/;
const moving = {
  css: [movingStyle],
  js: [movingScript],
  html: [movingStyle, movingScript],
} satisfies Record<CodeLanguage, RegExp[]>;
/** Scrolling moves these: there is nothing to play. */
const scrolled = /\banimation-timeline\s*:/;

/** Whether a result of these files may move: the page then has a player for it. */
export function moves(files: readonly { language: CodeLanguage; code: string }[]): boolean {
  return files.some(
    ({ language, code }) => moving[language].some((pattern) => pattern.test(code)) && !scrolled.test(code),
  );
}

/** Whether an example's result moves, with the lesson's code or after one of its edits. */
export function exampleMoves({
  files,
  setup,
  tries,
}: Pick<ExamplePart, 'files' | 'setup' | 'tries'>): boolean {
  return moves([...files, ...setup]) || tries.some(({ edited }) => moves(edited));
}

/** Whether an exercise is about something that moves. */
export function exerciseMoves({ files, solutions }: Pick<ExercisePart, 'files' | 'solutions'>): boolean {
  return moves(files) || solutions.some((solution) => moves(solution.files));
}

/** Whether a version of a comparison moves. */
export function compareMoves({ versions }: Pick<ComparePart, 'versions'>): boolean {
  return versions.some(({ files }) => moves(files));
}
