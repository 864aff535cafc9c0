import type { SourceFile } from '../../app/learn/lesson/lesson-parts-types.ts';
import type { CodePart } from './lesson-parts.ts';

/** The parts that a result is made of, as the app takes them. */
export function sourceFiles(parts: readonly CodePart[]): SourceFile[] {
  return parts.flatMap(({ language, code }) => (language === 'text' ? [] : [{ language, code }]));
}

/** The files of an exercise with an answer's own in place of the start's. */
export function answeredFiles(start: readonly CodePart[], answer: readonly CodePart[]): SourceFile[] {
  const own = sourceFiles(answer);
  const kept = sourceFiles(start).filter(({ language }) => own.every((file) => file.language !== language));
  return [...kept, ...own];
}
