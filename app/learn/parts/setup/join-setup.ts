import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/**
 * An example's files with its setup in front of each: what the result is made of. A language without a file
 * of its own gets one.
 */
export function joinSetup<File extends SourceFile>(files: readonly File[], setup: readonly File[]): File[] {
  if (setup.length === 0) return [...files];
  const joined = files.map((file) => {
    const setupFiles = setup.filter(({ language }) => language === file.language);
    if (setupFiles.length === 0) return file;
    const setupCode = setupFiles.map(({ code }) => `${code}\n`).join('');
    return { ...file, code: setupCode + file.code, setupLines: setupCode.split('\n').length - 1 };
  });
  return [...joined, ...setup.filter(({ language }) => files.every((file) => file.language !== language))];
}
