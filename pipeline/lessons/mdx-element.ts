import type { RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { valueToEstree } from 'estree-util-value-to-estree';

/** Creates a JSX element for a lesson's AST. Its attributes are plain values; undefined ones are left out. */
export function createMdxElement(
  name: string,
  props: object,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value:
        typeof value === 'string' && !value.includes('"') && !value.includes('&')
          ? value
          : {
              type: 'mdxJsxAttributeValueExpression',
              value: JSON.stringify(value),
              data: {
                estree: {
                  type: 'Program',
                  sourceType: 'module',
                  comments: [],
                  body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
                },
              },
            },
    }));
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as MdxJsxFlowElement['children'] };
}

/** Replaces a node of the AST with an element, in place. */
export function replaceNode(node: RootContent, element: MdxJsxFlowElement): void {
  Object.assign(node, { value: undefined, ...element });
}
