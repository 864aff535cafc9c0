import { suggestNearest } from '../../../contract/content/errors/content-error.ts';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineOf } from '../markdown-ast.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

/** The components that authors of lessons may write. */
const components = [
  'Chromium',
  'Compare',
  'Example',
  'Exercise',
  'ExternalImage',
  'Figure',
  'Firefox',
  'Hint',
  'InYourBrowser',
  'New',
  'Note',
  'Outcome',
  'Predict',
  'Question',
  'Safari',
  'Step',
  'Steps',
  'Support',
  'Term',
  'Try',
  'Values',
  'Version',
  'Video',
  'Why',
  'Without',
  'WarmUp',
];

/**
 * The text has no JavaScript in braces and no unknown components. HTML elements are only inside a figure or
 * around a component, because others are usually a tag that the author forgot to quote. Every column of a
 * table has a name.
 */
export function checkMarkup(lesson: ParsedLesson, report: Report): void {
  visit(lesson.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    if (!('value' in node) || isComment(node.value)) return;
    const text = `{${node.value}}`.replaceAll(/\s+/g, ' ').slice(0, 60);
    report(
      lineOf(node),
      `MDX runs ${text} as JavaScript; if you mean the text, put it in back ticks: \`${text}\``,
    );
  });
  visit(lesson.tree, (node, _, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const name = node.name ?? '';
    if (
      /^[A-Z]/.test(name) ? !components.includes(name) : !containsComponent(node) && !isDrawing(node, parent)
    )
      report(lineOf(node), formatElement(name));
    return name === 'Figure' || name === 'svg' ? 'skip' : undefined;
  });
  visit(lesson.tree, 'table', (table) => {
    if (table.children[0]?.children.some((cell) => toString(cell).trim() === ''))
      report(lineOf(table), 'a column of the table has no name; a screen reader reads it with each cell');
  });
}

function isComment(expression: string): boolean {
  return /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);
}

function formatElement(name: string): string {
  return /^[A-Z]/.test(name)
    ? `<${name}> is not a part of lessons${suggestNearest(name, components)}; the parts are ${components.join(', ')}`
    : `MDX reads <${name}> as a tag of the page; if you mean the text, put it in back ticks: \`<${name}>\``;
}

/** Whether the node is the `<svg>` drawing of a step. */
function isDrawing(node: Nodes, parent: Nodes | undefined): boolean {
  return (
    'name' in node &&
    node.name === 'svg' &&
    parent !== undefined &&
    'name' in parent &&
    parent.name === 'Step'
  );
}

function containsComponent(node: Nodes): boolean {
  let contains = false;
  visit(node, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (child) => {
    if ('name' in child && /^[A-Z]/.test(child.name ?? '')) contains = true;
  });
  return contains;
}
