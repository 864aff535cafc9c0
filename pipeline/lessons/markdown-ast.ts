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
 * A component alone on its line is read as a paragraph that holds it; the compiler takes it out, and so does
 * every reader of a tree.
 */
function unravel(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const words = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (
      index === undefined ||
      !parent ||
      words.length === 0 ||
      words.some(({ type }) => type !== 'mdxJsxTextElement')
    )
      return undefined;
    const elements = words.map((child) => ({ ...child, type: 'mdxJsxFlowElement' }) as MdxJsxFlowElement);
    parent.children.splice(index, 1, ...elements);
    return index;
  });
}

type MdxSyntaxError = Error & { reason: string; line?: number };

function isSyntaxError(error: unknown): error is MdxSyntaxError {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** MDX reads every `{` as JavaScript and every `<` as a tag; most mistakes are one of the two in plain text. */
function describeSyntaxError(file: string, { line = 1, reason }: MdxSyntaxError): string {
  const character = /expression|acorn/.test(reason) ? '{' : '<';
  return `${file}:${line}: MDX reads ${character} as code. If you mean the character, put it in back ticks: \`${character}\`. (${reason})`;
}

/** A lesson's text as a Markdown tree. Throws a ContentError with file and line where it can't be read. */
export function parseTree({ file, body }: Pick<LessonFile, 'file' | 'body'>): Root {
  try {
    const tree = processor.parse(body);
    unravel(tree);
    return tree;
  } catch (error) {
    if (isSyntaxError(error)) throw new ContentError(describeSyntaxError(file, error));
    throw error;
  }
}

type Positioned = { position?: { start: { line: number } } | undefined };

/** The line a node begins on, counted from 1. */
export function lineOf({ position }: Positioned): number {
  return position?.start.line ?? 1;
}

/** An error that names a node's place: `file:line: what to do`. */
export function errorAt(file: string, node: Positioned, message: string): ContentError {
  return new ContentError(`${file}:${lineOf(node)}: ${message}`);
}

/** A fence of code: its language, its code, and the words after the language (`start`, `solution="auto margin"`). */
export type Fence = {
  language: string;
  code: string;
  words: Record<string, string | true>;
  line: number;
  node: Code;
};

/** Takes a code node apart. A lone word in its meta is `true`. */
export function readFence(node: Code): Fence {
  const words: Fence['words'] = {};
  for (const [, name, value] of (node.meta ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g))
    if (name) words[name] = value ?? true;
  return {
    language: node.lang ?? 'text',
    code: node.value,
    words,
    line: lineOf(node),
    node,
  };
}

/** The language of a fence that is shown or run. */
export function codeLanguage(file: string, fence: Fence): CodeLanguage | 'text' {
  const { language } = fence;
  if (language === 'html' || language === 'css' || language === 'js' || language === 'text') return language;
  throw errorAt(file, fence.node, `"${language}" is not a language of samples; use html, css, js or text`);
}

/** A component's attribute as text; numbers in braces too. Undefined when it is not there. */
export function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  if (!found || found.value === null || found.value === undefined) return undefined;
  return typeof found.value === 'string' ? found.value : found.value.value;
}

/** A component's attribute that must be there. */
export function getAttribute(file: string, node: MdxJsxFlowElement, name: string): string {
  const value = attribute(node, name);
  if (value === undefined || value.trim() === '')
    throw errorAt(file, node, `<${node.name}> needs ${name}="…"`);
  return value;
}

/** The id each heading gets, by its node; two headings of one name get different ids. */
export function headingIds(headings: readonly Heading[]): Map<Heading, string> {
  const slugger = new GithubSlugger();
  return new Map(headings.map((heading) => [heading, slugger.slug(toString(heading))]));
}
