import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attribute, errorAt } from '../markdown-ast.ts';
import { fencesOf, sourcePart, type SourcePart } from '../read-code.ts';

/** The components of one name directly inside another. */
export function childElements(node: MdxJsxFlowElement, name: string): MdxJsxFlowElement[] {
  return node.children.filter(
    (child): child is MdxJsxFlowElement => child.type === 'mdxJsxFlowElement' && child.name === name,
  );
}

/**
 * What is inside a component beside its fences and the components of these names. Throws for a component it
 * does not take.
 */
export function proseOf(file: string, node: MdxJsxFlowElement, names: readonly string[] = []): RootContent[] {
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

/** The files in a component's fences, by language: no two of one. */
export function filesOf(file: string, node: MdxJsxFlowElement): SourcePart[] {
  const files = fencesOf(node).map((fence) => sourcePart(file, fence));
  const twice = files.find(
    ({ language }, index) => files.findIndex((each) => each.language === language) < index,
  );
  if (twice)
    throw errorAt(
      file,
      { position: { start: { line: twice.line } } },
      `<${node.name}> has two ${twice.language} fences; put them into one`,
    );
  return files;
}

/** The shared files with a variant's own in their place. */
export function filesWith(shared: readonly SourcePart[], own: readonly SourcePart[]): SourcePart[] {
  const rest = own.filter(({ language }) => shared.every((file) => file.language !== language));
  return [...shared.map((file) => own.find(({ language }) => language === file.language) ?? file), ...rest];
}

/** Whether an attribute is there, with or without a value. */
export function hasAttribute(node: MdxJsxFlowElement, name: string): boolean {
  return (
    attribute(node, name) !== undefined ||
    node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name)
  );
}
