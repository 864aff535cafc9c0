import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A style element's text, or a style attribute's; `line` is where it begins in the HTML, counted from 1. */
export type HtmlStyle = { css: string; line: number };

/** All styles written in a piece of HTML; those of attributes each inside its own rule. */
export function listHtmlStyles(html: string): HtmlStyle[] {
  return stylesIn(parse(html, { sourceCodeLocationInfo: true }));
}

function stylesIn(node: Tree.Node): HtmlStyle[] {
  const found: HtmlStyle[] = [];
  if ('attrs' in node) {
    const style = node.attrs.find(({ name }) => name === 'style');
    if (style)
      found.push({ css: `x {${style.value}}`, line: node.sourceCodeLocation?.attrs?.style?.startLine ?? 1 });
    if (node.tagName === 'style') {
      const [text] = node.childNodes;
      if (text && 'value' in text)
        found.push({ css: text.value, line: text.sourceCodeLocation?.startLine ?? 1 });
    }
  }
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return [...found, ...children.flatMap(stylesIn)];
}
