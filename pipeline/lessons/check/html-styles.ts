import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The text of a style element or a style attribute. `line` is its first line in the HTML, counted from 1. */
export type HtmlStyle = { css: string; line: number };

/** All styles in HTML. The declarations of each style attribute are wrapped in a rule. */
export function listHtmlStyles(html: string): HtmlStyle[] {
  return collectStyles(parse(html, { sourceCodeLocationInfo: true }));
}

function collectStyles(node: Tree.Node): HtmlStyle[] {
  const styles: HtmlStyle[] = [];
  if ('attrs' in node) {
    const style = node.attrs.find(({ name }) => name === 'style');
    if (style)
      styles.push({ css: `x {${style.value}}`, line: node.sourceCodeLocation?.attrs?.style?.startLine ?? 1 });
    if (node.tagName === 'style') {
      const [text] = node.childNodes;
      if (text && 'value' in text)
        styles.push({ css: text.value, line: text.sourceCodeLocation?.startLine ?? 1 });
    }
  }
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return [...styles, ...children.flatMap(collectStyles)];
}
