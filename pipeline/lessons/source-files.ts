import type { SourceFile } from '../../contract/lesson-parts.ts';
import type { SourcePart } from './lesson-parts.ts';

/** The files that a result is made of, without their lines. */
export function sourceFiles(parts: readonly SourcePart[]): SourceFile[] {
  return parts.map(({ language, code }) => ({ language, code }));
}

/** The files of an exercise with an answer's files in place of the start's. */
export function answeredFiles(start: readonly SourcePart[], answer: readonly SourcePart[]): SourceFile[] {
  const own = sourceFiles(answer);
  const unchanged = sourceFiles(start).filter(({ language }) =>
    own.every((file) => file.language !== language),
  );
  return [...unchanged, ...own];
}
