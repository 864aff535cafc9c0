import { joinSetup } from '../../app/learn/parts/setup/join-setup.ts';
import type { SourceFile } from '../../contract/lessons/lesson-code.ts';
import type { SourcePart } from './read-code.ts';

/** The files of a result, without their lines. */
export function sourceFiles(parts: readonly SourcePart[]): SourceFile[] {
  return parts.map(({ language, code }) => ({ language, code }));
}

/** The files of an exercise after an answer: its setup, and the answer's files in place of the start's. */
export function answeredFiles<Part extends SourceFile>(
  { files, setup }: { files: readonly Part[]; setup: readonly Part[] },
  answer: readonly Part[],
): Part[] {
  const unchanged = files.filter(({ language }) => answer.every((file) => file.language !== language));
  return joinSetup([...unchanged, ...answer], setup);
}

/**
 * The files of the result of an example or warm-up: its setup, and then the files that it shows, or `files` instead of
 * them.
 */
export function resultFiles(
  part: { files: readonly SourcePart[]; setup: readonly SourcePart[] },
  files: readonly SourceFile[] = sourceFiles(part.files),
): SourceFile[] {
  return joinSetup(files, sourceFiles(part.setup));
}
