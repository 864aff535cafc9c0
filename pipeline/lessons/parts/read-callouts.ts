import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { findAttribute, errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import { childElements, listProse } from './child-elements.ts';

/** A callout about a feature that not all browsers support yet. */
export type NewPart = {
  feature: string;
  title: string | undefined;
  text: RootContent[];
  without: RootContent[];
  line: number;
  node: MdxJsxFlowElement;
};
export const browserNames = ['Chromium', 'Firefox', 'Safari'] as const;
/** A callout with the steps in each browser's developer tools. */
export type BrowserPart = {
  steps: { browser: (typeof browserNames)[number]; text: RootContent[] }[];
  line: number;
  node: MdxJsxFlowElement;
};

/** Reads `<New feature="id">…<Without>…</Without></New>`. */
export function readNew(file: string, node: MdxJsxFlowElement): NewPart {
  const [without] = childElements(node, 'Without');
  const text = node.children.filter((child) => child !== without);
  if (!without || without.children.length === 0)
    throw errorAt(
      file,
      node,
      '<New> needs <Without>…</Without>: what happens in a browser that does not have it',
    );
  if (text.length === 0) throw errorAt(file, node, '<New> needs a sentence: what the feature does');
  return {
    feature: getAttribute(file, node, 'feature'),
    title: findAttribute(node, 'title'),
    text,
    without: without.children,
    line: lineOf(node),
    node,
  };
}

/** Reads `<InYourBrowser>` with one element for each browser. */
export function readBrowsers(file: string, node: MdxJsxFlowElement): BrowserPart {
  const stray = listProse(file, node, browserNames)[0];
  if (stray) throw errorAt(file, stray, 'inside <InYourBrowser> put <Chromium>, <Firefox> and <Safari> only');
  return {
    steps: browserNames.map((browser) => {
      const [section] = childElements(node, browser);
      if (!section || section.children.length === 0)
        throw errorAt(
          file,
          node,
          `<InYourBrowser> needs <${browser}>…</${browser}>: the steps in that browser`,
        );
      return { browser, text: section.children };
    }),
    line: lineOf(node),
    node,
  };
}
