import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { CodeLanguage } from '../../../contract/lessons/lesson-code.ts';
import { findAttribute, errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import type { SourcePart } from '../read-code.ts';

/**
 * A sentence about a range of an example's code or, without `place`, about something that is not in the code.
 */
export type NotePart = {
  name: string;
  mark: string | undefined;
  /** Line and columns in the file, counted from 0. */
  place: { language: CodeLanguage; line: number; from: number; to: number } | undefined;
  sentence: RootContent[];
  line: number;
};

/**
 * Reads `<Note name="endAngle" mark="Math.PI" after="0, ">…</Note>`. The text of `after` followed by `mark`
 * must be in the code exactly once.
 */
export function readNote(file: string, node: MdxJsxFlowElement, files: readonly SourcePart[]): NotePart {
  const mark = findAttribute(node, 'mark');
  const note = { name: getAttribute(file, node, 'name'), mark, sentence: node.children, line: lineOf(node) };
  if (node.children.length === 0) throw errorAt(file, node, '<Note> needs a sentence');
  if (mark === undefined) return { ...note, place: undefined };
  const after = findAttribute(node, 'after') ?? '';
  const onlyLanguage = findAttribute(node, 'in');
  const places = files
    .filter(({ language }) => onlyLanguage === undefined || language === onlyLanguage)
    .flatMap(({ language, code }) =>
      findOffsets(code, after + mark).map((offset) => ({ language, code, offset: offset + after.length })),
    );
  const [place] = places;
  if (!place || places.length > 1)
    throw errorAt(
      file,
      node,
      places.length === 0
        ? `the code has no “${after}${mark}” to mark`
        : `the code has “${after}${mark}” ${places.length} times; say what comes before it with after="…"`,
    );
  if (mark.includes('\n')) throw errorAt(file, node, 'a mark stays on one line');
  const before = place.code.slice(0, place.offset);
  const from = before.length - (before.lastIndexOf('\n') + 1);
  return {
    ...note,
    place: { language: place.language, line: before.split('\n').length - 1, from, to: from + mark.length },
  };
}

function findOffsets(code: string, text: string): number[] {
  const offsets: number[] = [];
  for (let offset = code.indexOf(text); text !== '' && offset >= 0; offset = code.indexOf(text, offset + 1))
    offsets.push(offset);
  return offsets;
}
