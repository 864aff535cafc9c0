import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { CodeLanguage } from '../../../contract/lessons/lesson-code.ts';
import { attribute, errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import type { SourcePart } from '../read-code.ts';

/** A sentence about a piece of an example's code, or, without `place`, about something the code leaves out. */
export type NotePart = {
  name: string;
  mark: string | undefined;
  /** Line and columns in the file, counted from 0. */
  place: { language: CodeLanguage; line: number; from: number; to: number } | undefined;
  sentence: RootContent[];
  line: number;
};

/**
 * Reads `<Note name="endAngle" mark="Math.PI" after="0, ">…</Note>`: `after` and `mark` together are in the
 * code exactly once.
 */
export function readNote(file: string, node: MdxJsxFlowElement, files: readonly SourcePart[]): NotePart {
  const mark = attribute(node, 'mark');
  const note = { name: getAttribute(file, node, 'name'), mark, sentence: node.children, line: lineOf(node) };
  if (node.children.length === 0) throw errorAt(file, node, '<Note> needs a sentence');
  if (mark === undefined) return { ...note, place: undefined };
  const after = attribute(node, 'after') ?? '';
  const named = attribute(node, 'in');
  const places = files
    .filter(({ language }) => named === undefined || language === named)
    .flatMap(({ language, code }) =>
      findAll(code, after + mark).map((at) => ({ language, code, at: at + after.length })),
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
  const before = place.code.slice(0, place.at);
  const from = before.length - (before.lastIndexOf('\n') + 1);
  return {
    ...note,
    place: { language: place.language, line: before.split('\n').length - 1, from, to: from + mark.length },
  };
}

function findAll(code: string, text: string): number[] {
  const found: number[] = [];
  for (let at = code.indexOf(text); text !== '' && at >= 0; at = code.indexOf(text, at + 1)) found.push(at);
  return found;
}
