import type { CodeEdit } from '#contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/**
 * Replaces `find` with `replace`. A line that becomes empty is removed. Undefined when the code does not
 * contain `find` exactly once.
 */
export function replaceOnce(code: string, find: string, replace: string): string | undefined {
  const position = code.indexOf(find);
  if (find === '' || position < 0 || code.includes(find, position + 1)) return undefined;
  const edited = code.slice(0, position) + replace + code.slice(position + find.length);
  const lineStart = edited.lastIndexOf('\n', position - 1) + 1;
  const nextBreak = edited.indexOf('\n', position + replace.length);
  const lineEnd = nextBreak < 0 ? edited.length : nextBreak;
  if (replace !== '' || edited.slice(lineStart, lineEnd).trim() !== '') return edited;
  return nextBreak < 0
    ? edited.slice(0, Math.max(0, lineStart - 1))
    : edited.slice(0, lineStart) + edited.slice(lineEnd + 1);
}

/**
 * The files after the edits. The text is searched in the current code; if the learner has changed it, the
 * edit is made to the lesson's code. Undefined when nothing changes.
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
