import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { findAttribute, errorAt } from '../markdown-ast.ts';
import { listFences, sourcePart, type SourcePart } from '../read-code.ts';

/** The child components with this name. */
export function childElements(node: MdxJsxFlowElement, name: string): MdxJsxFlowElement[] {
  return node.children.filter(
    (child): child is MdxJsxFlowElement => child.type === 'mdxJsxFlowElement' && child.name === name,
  );
}

/**
 * The children of a component, without its fenced code blocks and the components with these names. Throws for
 * a component with any other name.
 */
export function listProse(
  file: string,
  node: MdxJsxFlowElement,
  names: readonly string[] = [],
): RootContent[] {
  return node.children.filter((child) => {
    if (child.type === 'code') return false;
    if (child.type !== 'mdxJsxFlowElement') return true;
    if (names.includes(child.name ?? '')) return false;
    if (/^[A-Z]/.test(child.name ?? '') && names.length > 0)
      throw errorAt(
        file,
        child,
        `<${child.name}> does not belong inside <${node.name}>; ${names.join(', ')} do`,
      );
    return true;
  });
}

/** The files in a component's fenced code blocks. Throws when two have the same language. */
export function readFiles(file: string, node: MdxJsxFlowElement): SourcePart[] {
  const files = listFences(node).map((fence) => sourcePart(file, fence));
  const duplicate = files.find(
    ({ language }, index) => files.findIndex((each) => each.language === language) < index,
  );
  if (duplicate)
    throw errorAt(
      file,
      { position: { start: { line: duplicate.line } } },
      `<${node.name}> has two ${duplicate.language} fences; put them into one`,
    );
  return files;
}

/** The shared files, with a variant's own file in place of the shared one of the same language. */
export function mergeFiles(shared: readonly SourcePart[], own: readonly SourcePart[]): SourcePart[] {
  const rest = own.filter(({ language }) => shared.every((file) => file.language !== language));
  return [...shared.map((file) => own.find(({ language }) => language === file.language) ?? file), ...rest];
}

/** Whether a component has an attribute, with or without a value. */
export function hasAttribute(node: MdxJsxFlowElement, name: string): boolean {
  return (
    findAttribute(node, name) !== undefined ||
    node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name)
  );
}
