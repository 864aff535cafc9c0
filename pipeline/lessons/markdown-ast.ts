import { createProcessor } from '@mdx-js/mdx';
import type { Code, Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import GithubSlugger from 'github-slugger';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { ContentError } from '../../contract/content/errors/content-error.ts';
import type { CodeLanguage } from '../../contract/lessons/lesson-code.ts';
import type { LessonFile } from './read-lesson.ts';

export const markdownPlugins = [remarkGfm];
const processor = createProcessor({ remarkPlugins: markdownPlugins });

/**
 * Replaces each paragraph that holds only components with these components. The parser puts a component that
 * is alone on its line into a paragraph, and the MDX compiler removes that paragraph in the same way.
 */
function unwrapComponents(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const content = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (
      index === undefined ||
      !parent ||
      content.length === 0 ||
      content.some(({ type }) => type !== 'mdxJsxTextElement')
    )
      return undefined;
    const elements = content.map((child) => ({ ...child, type: 'mdxJsxFlowElement' }) as MdxJsxFlowElement);
    parent.children.splice(index, 1, ...elements);
    return index;
  });
}

type MdxSyntaxError = Error & { reason: string; line?: number };

function isSyntaxError(error: unknown): error is MdxSyntaxError {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/**
 * MDX reads every `{` as JavaScript and every `<` as a tag, so most mistakes are one of these in plain text.
 */
function formatSyntaxError(file: string, { line = 1, reason }: MdxSyntaxError): string {
  const character = /expression|acorn/.test(reason) ? '{' : '<';
  return `${file}:${line}: MDX reads ${character} as code. If you mean the character, put it in back ticks: \`${character}\`. (${reason})`;
}

/**
 * Parses a lesson's text into a Markdown AST. Throws a ContentError with file and line where it has a syntax
 * error.
 */
export function parseMarkdown({ file, body }: Pick<LessonFile, 'file' | 'body'>): Root {
  try {
    const tree = processor.parse(body);
    unwrapComponents(tree);
    return tree;
  } catch (error) {
    if (isSyntaxError(error)) throw new ContentError(formatSyntaxError(file, error));
    throw error;
  }
}

type NodeWithPosition = { position?: { start: { line: number } } | undefined };

/** The line that a node begins on, counted from 1. */
export function lineOf({ position }: NodeWithPosition): number {
  return position?.start.line ?? 1;
}

/** An error with the position of a node: `file:line: what to do`. */
export function errorAt(file: string, node: NodeWithPosition, message: string): ContentError {
  return new ContentError(`${file}:${lineOf(node)}: ${message}`);
}

/**
 * A fenced code block: its language, its code, and the flags after the language (`start`, `solution="auto
 * margin"`).
 */
export type Fence = {
  language: string;
  code: string;
  flags: Record<string, string | true>;
  line: number;
  node: Code;
};

/** Reads a code node. A flag without a value is `true`. */
export function readFence(node: Code): Fence {
  const flags: Fence['flags'] = {};
  for (const [, name, value] of (node.meta ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g))
    if (name) flags[name] = value ?? true;
  return {
    language: node.lang ?? 'text',
    code: node.value,
    flags,
    line: lineOf(node),
    node,
  };
}

/** The language of a fenced code block that is shown or run. Throws for any other language. */
export function getCodeLanguage(file: string, fence: Fence): CodeLanguage | 'text' {
  const { language } = fence;
  if (language === 'html' || language === 'css' || language === 'js' || language === 'text') return language;
  throw errorAt(file, fence.node, `"${language}" is not a language of samples; use html, css, js or text`);
}

/** A component's attribute as text, also of a number in braces. Undefined when there is no such attribute. */
export function findAttribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const match = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  if (!match || match.value === null || match.value === undefined) return undefined;
  return typeof match.value === 'string' ? match.value : match.value.value;
}

/** As `findAttribute`. Throws when the attribute is missing or empty. */
export function getAttribute(file: string, node: MdxJsxFlowElement, name: string): string {
  const value = findAttribute(node, name);
  if (value === undefined || value.trim() === '')
    throw errorAt(file, node, `<${node.name}> needs ${name}="…"`);
  return value;
}

/** The id of each heading. Two headings with the same text get different ids. */
export function createHeadingIds(headings: readonly Heading[]): Map<Heading, string> {
  const slugger = new GithubSlugger();
  return new Map(headings.map((heading) => [heading, slugger.slug(toString(heading))]));
}
