import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { checksSchema, type Check } from '../../contract/lessons/lesson-checks.ts';
import type { CodeLanguage } from '../../contract/lessons/lesson-code.ts';
import { codeLanguage, errorAt, readFence, type Fence } from './markdown-ast.ts';
import { readYaml } from './read-yaml.ts';

/** A fence of code, and its line in the lesson's file; `text` is only shown. */
export type CodePart = { language: CodeLanguage | 'text'; code: string; line: number };
/** A fence that runs: part of an example or an exercise. */
export type SourcePart = CodePart & { language: CodeLanguage };
/** A fence as a part of its lesson. */
export function codePart(file: string, fence: Fence): CodePart {
  return { language: codeLanguage(file, fence), code: fence.code, line: fence.line };
}

/** A fence that runs; throws for one of plain text. */
export function sourcePart(file: string, fence: Fence): SourcePart {
  const { language, ...part } = codePart(file, fence);
  if (language === 'text')
    throw errorAt(file, fence.node, 'text can’t run: examples and exercises take html, css and js');
  return { language, ...part };
}

/** The fences directly inside a component. */
export function fencesOf(node: MdxJsxFlowElement): Fence[] {
  return node.children.filter((child) => child.type === 'code').map(readFence);
}

/** A fence of checks. Throws a ContentError for each that is not one. */
export function readChecks(file: string, fence: Fence): Check[] {
  return readYaml({ file, line: fence.line + 1, text: fence.code }, checksSchema).value;
}
