import type { RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { valueToEstree } from 'estree-util-value-to-estree';

/** An element of the compiled lesson, with plain values as attributes; undefined ones are left out. */
export function element(
  name: string,
  values: object,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  const attributes = Object.entries(values)
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

/** Puts an element in the place of a node. */
export function replace(node: RootContent, by: MdxJsxFlowElement): void {
  Object.assign(node, { value: undefined, ...by });
}
