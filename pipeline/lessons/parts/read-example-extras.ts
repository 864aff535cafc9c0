import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Check } from '../../../contract/lessons/lesson-checks.ts';
import type { CodeEdit } from '../../../contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import { listFences, readChecks, sourcePart, type SourcePart } from '../read-code.ts';
import { sourceFiles } from '../source-files.ts';
import { editedFiles, readEdits } from './code-edits.ts';
import { readNote, type NotePart } from './read-note.ts';
import { readValues, type ValuesPart } from './read-values.ts';

/** An edit of an example, the files after the edit, and the checks of what its sentence says. */
export type TryPart = {
  name: string;
  title: string;
  edits: CodeEdit[];
  edited: SourceFile[];
  checks: Check[];
  sentence: RootContent[];
  line: number;
};

/** The content of an example besides the files that it shows. */
export type ExampleExtras = {
  /** Code that the result needs and that the learner need not read. */
  setup: SourcePart[];
  tries: TryPart[];
  values: ValuesPart[];
  notes: NotePart[];
};

/**
 * Reads the content of an `<Example>` besides its files. Throws a ContentError for anything that does not
 * belong there.
 */
export function readExampleExtras(
  file: string,
  node: MdxJsxFlowElement,
  files: readonly SourcePart[],
): ExampleExtras {
  const extras: ExampleExtras = {
    setup: listFences(node)
      .filter(({ flags }) => flags.setup === true)
      .map((fence) => sourcePart(file, fence)),
    tries: [],
    values: [],
    notes: [],
  };
  const html = extras.setup.find(({ language }) => language === 'html');
  if (html)
    throw errorAt(
      file,
      { position: { start: { line: html.line } } },
      'setup is css or js; show the HTML of a sample',
    );
  for (const child of node.children) {
    if (child.type === 'code') continue;
    if (child.type !== 'mdxJsxFlowElement')
      throw errorAt(
        file,
        child,
        'inside <Example> put fences, <Try>, <Values> and <Note> only; put text outside',
      );
    if (child.name === 'Try') extras.tries.push(readTry(file, child, files));
    else if (child.name === 'Values') extras.values.push(readValues(file, child, files));
    else if (child.name === 'Note') extras.notes.push(readNote(file, child, files));
    else
      throw errorAt(file, child, `<${child.name}> does not belong inside <Example>; Try, Values and Note do`);
  }
  return extras;
}

function readTry(file: string, node: MdxJsxFlowElement, files: readonly SourcePart[]): TryPart {
  const checks = listFences(node).find(({ language, flags }) => language === 'yaml' && flags.checks === true);
  if (!checks)
    throw errorAt(
      file,
      node,
      '<Try> needs a yaml fence marked checks: what its sentence promises, true only after the edit',
    );
  const sentence = node.children.filter(({ type }) => type !== 'code');
  if (sentence.length === 0) throw errorAt(file, node, '<Try> needs a sentence that says what happens');
  const edits = readEdits(file, node, files);
  return {
    name: getAttribute(file, node, 'name'),
    title: getAttribute(file, node, 'title'),
    edits,
    edited: editedFiles(file, node, edits, sourceFiles(files)),
    checks: readChecks(file, checks),
    sentence,
    line: lineOf(node),
  };
}
