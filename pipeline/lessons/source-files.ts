import { joinSetup } from '../../app/learn/parts/setup/join-setup.ts';
import type { SourceFile } from '../../contract/lessons/lesson-code.ts';
import type { SourcePart } from './read-code.ts';

/** The files that a result is made of, without their lines. */
export function sourceFiles(parts: readonly SourcePart[]): SourceFile[] {
  return parts.map(({ language, code }) => ({ language, code }));
}

/** The files of an exercise with an answer's files in place of the start's, and its setup in front of them. */
export function answeredFiles<Part extends SourceFile>(
  { files, setup }: { files: readonly Part[]; setup: readonly Part[] },
  answer: readonly Part[],
): Part[] {
  const unchanged = files.filter(({ language }) => answer.every((file) => file.language !== language));
  return joinSetup([...unchanged, ...answer], setup);
}

/**
 * The files that an example's result is made of: those it shows with its setup in front of them, or `files`
 * in their place.
 */
export function resultFiles(
  example: { files: readonly SourcePart[]; setup: readonly SourcePart[] },
  files: readonly SourceFile[] = sourceFiles(example.files),
): SourceFile[] {
  return joinSetup(files, sourceFiles(example.setup));
}
