import { applyEdits } from '../../../app/learn/parts/try/apply-edits.ts';
import type { CodeEdit } from '../../../contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { errorAt, findAttribute, type Fence } from '../markdown-ast.ts';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { listFences, sourcePart, type SourcePart } from '../read-code.ts';

/**
 * The edits that a component describes: `find="…" replace="…"` (with `in="html"` when several files have the
 * text), or a fenced code block for each file to replace completely. Throws a ContentError for text that is
 * not in the code exactly once.
 */
export function readEdits(file: string, node: MdxJsxFlowElement, files: readonly SourcePart[]): CodeEdit[] {
  const newFiles = listFences(node).filter(({ language }) => language !== 'yaml');
  const find = findAttribute(node, 'find');
  if (find === undefined) return readFileReplacements(file, node, newFiles, files);
  if (newFiles.length > 0)
    throw errorAt(
      file,
      node,
      `<${node.name}> has find="…" and a fence with the whole new code: keep one of them`,
    );
  return [readTextReplacement(file, node, find, files)];
}

function readFileReplacements(
  file: string,
  node: MdxJsxFlowElement,
  newFiles: readonly Fence[],
  files: readonly SourcePart[],
): CodeEdit[] {
  if (newFiles.length === 0)
    throw errorAt(
      file,
      node,
      `<${node.name}> needs find="…" and replace="…", or a fence with the whole new code`,
    );
  return newFiles.map((fence) => {
    const { language, code } = sourcePart(file, fence);
    if (files.every((each) => each.language !== language))
      throw errorAt(file, fence.node, `the example has no ${language} file to replace`);
    return { language, code };
  });
}

function readTextReplacement(
  file: string,
  node: MdxJsxFlowElement,
  find: string,
  files: readonly SourcePart[],
): CodeEdit {
  const replace = findAttribute(node, 'replace');
  if (replace === undefined)
    throw errorAt(file, node, `<${node.name}> has find and needs replace="…"; replace="" takes the text out`);
  const onlyLanguage = findAttribute(node, 'in');
  const searchedFiles = files.filter(
    ({ language }) => onlyLanguage === undefined || language === onlyLanguage,
  );
  const counts = searchedFiles.map(({ code }) => code.split(find).length - 1);
  const count = counts.reduce((total, each) => total + each, 0);
  if (count !== 1)
    throw errorAt(
      file,
      node,
      count === 0
        ? `the code has no “${find}”; copy the text to find out of it`
        : `the code has “${find}” ${count} times; find more of the line, or name the file with in="css"`,
    );
  return { language: searchedFiles[counts.indexOf(1)]?.language ?? 'css', find, replace };
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
