import { parser } from '@lezer/html';
import type { SyntaxNode } from '@lezer/common';
import { findHeadStart } from '#app/learn/playground/document/document-pieces.ts';
import { closeWebRtc, closeWebRtcInHandler } from '#app/learn/playground/loops/close-web-rtc.ts';
import {
  countLine,
  findLoopGuards,
  insertTexts,
  type LoopGuards,
} from '#app/learn/playground/loops/guard-script.ts';

/** The types of script elements that hold JavaScript; others hold data. */
const scriptType = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** An attribute's value, with its character references resolved. */
function readValue(html: string, { from, to }: SyntaxNode): string {
  const text = html.slice(from, to);
  if (!text.includes('&')) return text.replace(/^(["'])([\s\S]*)\1$/, '$2');
  // Not in its own attribute, because the browser would report each handler to the page's policy.
  const body = new DOMParser().parseFromString(`<body title=${text}>`, 'text/html').body;
  return body.getAttribute('title') ?? '';
}

function findAttributes(html: string, tag: SyntaxNode): Map<string, SyntaxNode> {
  const attributes = new Map<string, SyntaxNode>();
  for (const attribute of tag.getChildren('Attribute')) {
    const name = attribute.getChild('AttributeName');
    const value = attribute.getChild('AttributeValue') ?? attribute.getChild('UnquotedAttributeValue');
    if (name && value) attributes.set(html.slice(name.from, name.to).toLowerCase(), value);
  }
  return attributes;
}

const quote = (value: string) => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

export type MarkupGuard = {
  /** The code of a call for the loop in a line (from 1). */
  toCall: (line: number) => string;
  /** Gets every script and handler as it stands in the result, and returns it. */
  allow: (script: string) => string;
  /** The script that `toCall` calls. */
  runtime: string;
  /** What each script and handler begins with; left out in documents inside, whose errors nobody reports. */
  makeHead?: (script: GuardedText) => string;
};

/** A script, or a handler (`isHandler`), which begins at `from` in the markup. */
export type GuardedText = { code: string; guards: LoopGuards; from: number; isHandler: boolean };

/**
 * Guards script elements, event handlers and the documents of `srcdoc`. Such a document has a window of its own, so it
 * gets `runtime`.
 */
export function guardMarkup(html: string, { toCall, allow, runtime, makeHead }: MarkupGuard): string {
  const replacements: { from: number; to: number; text: string }[] = [];
  const replace = ({ from, to }: SyntaxNode, text: string) => replacements.push({ from, to, text });
  const callFrom = (position: number) => {
    const linesBefore = countLine(html, position) - 1;
    return (line: number) => toCall(linesBefore + line);
  };
  const guard = (code: string, from: number, isHandler: boolean) => {
    const guards = findLoopGuards(code, callFrom(from));
    const head = makeHead?.({ code, guards, from, isHandler });
    const guarded = insertTexts(code, guards.insertions);
    return allow(isHandler ? closeWebRtcInHandler(guarded, head) : closeWebRtc(guarded, head));
  };
  parser.parse(html).iterate({
    enter({ name, node }) {
      if (name === 'ScriptText') {
        const type = node.parent?.firstChild && findAttributes(html, node.parent.firstChild).get('type');
        if (type && !scriptType.test(readValue(html, type).trim())) return;
        const code = html.slice(node.from, node.to);
        // The element may name a file of the code, which takes its place.
        if (code.trim() !== '') replace(node, guard(code, node.from, false));
      }
      if (name !== 'OpenTag' && name !== 'SelfClosingTag') return;
      for (const [attribute, valueNode] of findAttributes(html, node)) {
        const value = readValue(html, valueNode);
        const from = valueNode.from + (/^["']/.test(html.slice(valueNode.from, valueNode.to)) ? 1 : 0);
        if (attribute === 'srcdoc')
          replace(valueNode, quote(guardNested(value, { toCall: callFrom(from), allow, runtime })));
        else if (attribute.startsWith('on')) replace(valueNode, quote(guard(value, from, true)));
      }
    },
  });
  let result = '';
  let position = 0;
  for (const { from, to, text } of replacements) {
    result += html.slice(position, from) + text;
    position = to;
  }
  return result + html.slice(position);
}

function guardNested(html: string, guard: MarkupGuard): string {
  const guarded = guardMarkup(html, guard);
  if (guarded === html) return html;
  const headStart = findHeadStart(html);
  return `${guarded.slice(0, headStart)}<script>${guard.allow(guard.runtime)}</script>${guarded.slice(headStart)}`;
}
