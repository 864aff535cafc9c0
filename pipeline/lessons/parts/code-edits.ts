import { applyEdits } from '../../../app/learn/parts/try/apply-edits.ts';
import type { CodeEdit } from '../../../contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { attribute, errorAt } from '../markdown-ast.ts';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { fencesOf, sourcePart, type SourcePart } from '../read-code.ts';

/**
 * The edits an element describes: `find="…" replace="…"` (`in="html"` when more than one file has the text),
 * or a fence for each file it replaces whole. Throws a ContentError for text that is not in the code exactly once.
 */
export function readEdits(file: string, node: MdxJsxFlowElement, files: readonly SourcePart[]): CodeEdit[] {
  const whole = fencesOf(node).filter(({ language }) => language !== 'yaml');
  const find = attribute(node, 'find');
  if (find === undefined) {
    if (whole.length === 0)
      throw errorAt(
        file,
        node,
        `<${node.name}> needs find="…" and replace="…", or a fence with the whole new code`,
      );
    return whole.map((fence) => {
      const { language, code } = sourcePart(file, fence);
      if (files.every((each) => each.language !== language))
        throw errorAt(file, fence.node, `the example has no ${language} file to replace`);
      return { language, code };
    });
  }
  if (whole.length > 0)
    throw errorAt(
      file,
      node,
      `<${node.name}> has find="…" and a fence with the whole new code: keep one of them`,
    );
  const replace = attribute(node, 'replace');
  if (replace === undefined)
    throw errorAt(file, node, `<${node.name}> has find and needs replace="…"; replace="" takes the text out`);
  const named = attribute(node, 'in');
  const sought = files.filter(({ language }) => named === undefined || language === named);
  const counts = sought.map(({ code }) => code.split(find).length - 1);
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count !== 1)
    throw errorAt(
      file,
      node,
      count === 0
        ? `the code has no “${find}”; copy the text to find out of it`
        : `the code has “${find}” ${count} times; find more of the line, or name the file with in="css"`,
    );
  const language = sought[counts.indexOf(1)]?.language ?? 'css';
  return [{ language, find, replace }];
}

/** The files after the edits. Throws when an edit changes nothing. */
export function editedFiles(
  file: string,
  node: MdxJsxFlowElement,
  edits: readonly CodeEdit[],
  files: readonly SourceFile[],
): SourceFile[] {
  const edited = applyEdits(edits, files, files);
  if (!edited) throw errorAt(file, node, `the edit of <${node.name}> leaves the code as it is`);
  return edited;
}
