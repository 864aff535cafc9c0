import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { checksSchema, type Check } from '../../contract/lessons/lesson-checks.ts';
import type { CodeLanguage } from '../../contract/lessons/lesson-code.ts';
import { getCodeLanguage, errorAt, readFence, type Fence } from './markdown-ast.ts';
import { readYaml } from './read-yaml.ts';

/** A fenced code block with its line in the lesson's file. `text` is only shown. */
export type CodePart = { language: CodeLanguage | 'text'; code: string; line: number };
/** A fenced code block that runs, in an example or an exercise. */
export type SourcePart = CodePart & { language: CodeLanguage };

/** Reads a fenced code block in any language. */
export function codePart(file: string, fence: Fence): CodePart {
  return { language: getCodeLanguage(file, fence), code: fence.code, line: fence.line };
}

/** Reads a fenced code block that runs. Throws for plain text. */
export function sourcePart(file: string, fence: Fence): SourcePart {
  const { language, ...part } = codePart(file, fence);
  if (language === 'text')
    throw errorAt(file, fence.node, 'text can’t run: examples and exercises take html, css and js');
  return { language, ...part };
}

/** The fenced code blocks directly inside a component. */
export function listFences(node: MdxJsxFlowElement): Fence[] {
  return node.children.filter((child) => child.type === 'code').map(readFence);
}

/** Reads a fenced code block of checks. Throws a ContentError with a line for each invalid check. */
export function readChecks(file: string, fence: Fence): Check[] {
  return readYaml({ file, line: fence.line + 1, text: fence.code }, checksSchema).value;
}
