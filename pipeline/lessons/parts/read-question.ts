import type { ListItem, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { errorAt, getAttribute, lineOf } from '../markdown-ast.ts';

export type QuestionPart = {
  name: string;
  ask: RootContent[];
  options: { right: boolean; item: ListItem }[];
  line: number;
  node: MdxJsxFlowElement;
};

/** A question, its options the items of the task list in it. */
export function readQuestion(file: string, node: MdxJsxFlowElement): QuestionPart {
  const list = node.children.find((child) => child.type === 'list');
  const items = list?.children ?? [];
  if (items.length < 2 || items.some(({ checked }) => typeof checked !== 'boolean')) {
    throw errorAt(file, node, '<Question> needs a list of options that begin with - [ ] or - [x]');
  }
  return {
    name: getAttribute(file, node, 'name'),
    line: lineOf(node),
    node,
    ask: node.children.filter((child) => child !== list),
    options: items.map((item) => ({ right: item.checked === true, item })),
  };
}
