import type { CodeEdit } from '#contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/**
 * Puts `replace` in the place of `find`. A line that the edit leaves empty goes with it. Undefined when the
 * code has `find` not exactly once.
 */
export function replaceOnce(code: string, find: string, replace: string): string | undefined {
  const at = code.indexOf(find);
  if (find === '' || at < 0 || code.includes(find, at + 1)) return undefined;
  const edited = code.slice(0, at) + replace + code.slice(at + find.length);
  const lineStart = edited.lastIndexOf('\n', at - 1) + 1;
  const nextBreak = edited.indexOf('\n', at + replace.length);
  const lineEnd = nextBreak < 0 ? edited.length : nextBreak;
  if (replace !== '' || edited.slice(lineStart, lineEnd).trim() !== '') return edited;
  return nextBreak < 0
    ? edited.slice(0, Math.max(0, lineStart - 1))
    : edited.slice(0, lineStart) + edited.slice(lineEnd + 1);
}

/**
 * The files after the edits. Text is sought in the code at hand; where the learner has changed it away, the
 * edit is made to the lesson's own code. Undefined when it is not there either.
 */
export function applyEdits(
  edits: readonly CodeEdit[],
  files: readonly SourceFile[],
  originals: readonly SourceFile[],
): SourceFile[] | undefined {
  let edited: SourceFile[] | undefined = [...files];
  for (const edit of edits) {
    edited = edited?.map((file) => {
      if (file.language !== edit.language) return file;
      if ('code' in edit) return { ...file, code: edit.code };
      const original = originals.find(({ language }) => language === edit.language)?.code ?? '';
      const code =
        replaceOnce(file.code, edit.find, edit.replace) ?? replaceOnce(original, edit.find, edit.replace);
      return code === undefined ? file : { ...file, code };
    });
  }
  return JSON.stringify(edited) === JSON.stringify(files) ? undefined : edited;
}
