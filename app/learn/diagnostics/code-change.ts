import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';
import type { Fix } from '#explain/diagnostic.ts';
import type { ExplainedDocument } from '#app/learn/playground/document/explained-document.ts';

/**
 * A change to one file: each edit puts `text` in the place from `start` up to `end`, as offsets in its
 * code.
 */
export type CodeChange = {
  language: CodeLanguage;
  edits: readonly { start: number; end: number; text: string }[];
};

/**
 * The change that a fix makes to the files; undefined for one without edits, or with edits outside one
 * file.
 */
export function toCodeChange(fix: Fix, { fileOffsetAt }: ExplainedDocument): CodeChange | undefined {
  const edits = fix.edits.map(({ range, newText }) => {
    const [start, end] = [fileOffsetAt(range.start), fileOffsetAt(range.end)];
    return start && end && start.language === end.language && start.offset <= end.offset
      ? { language: start.language, start: start.offset, end: end.offset, text: newText }
      : undefined;
  });
  const [first] = edits;
  if (!first) return undefined;
  const editsOfFile = edits
    .filter((edit) => edit?.language === first.language)
    .filter((edit) => edit !== undefined);
  return editsOfFile.length === edits.length ? { language: first.language, edits: editsOfFile } : undefined;
}

/** The code after a change. */
export function applyChange(code: string, { edits }: CodeChange): string {
  return edits
    .toSorted((first, second) => second.start - first.start)
    .reduce((text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end), code);
}

/** The lines that a change removes and adds, the first of them with its number (from 1). */
export type LineDiff = { line: number; removed: string[]; added: string[] };

/**
 * The lines between the common beginning and the common end of both; of several changes it is all from the
 * first to the last.
 */
export function diffLines(before: string, after: string): LineDiff {
  const [old, changed] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < Math.min(old.length, changed.length) && old[first] === changed[first]) first += 1;
  let last = 0;
  while (
    last < Math.min(old.length, changed.length) - first &&
    old[old.length - 1 - last] === changed[changed.length - 1 - last]
  )
    last += 1;
  return {
    line: first + 1,
    removed: old.slice(first, old.length - last),
    added: changed.slice(first, changed.length - last),
  };
}
