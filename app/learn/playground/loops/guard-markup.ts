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

/** A reference in an attribute's value: where it ends in the value (`at`), and how much longer it is there in the markup. */
type Reference = { at: number; length: number };

/** The text that a value in markup stands for. */
function decode(written: string): string {
  // Not in its own attribute, because the browser would report each handler to the page's policy.
  const body = new DOMParser().parseFromString(`<body title=${written}>`, 'text/html').body;
  return body.getAttribute('title') ?? '';
}

/** An attribute's value, with its character references resolved. */
function readValue(html: string, { from, to }: SyntaxNode): string {
  const text = html.slice(from, to);
  return text.includes('&') ? decode(text) : text.replace(/^(["'])([\s\S]*)\1$/, '$2');
}

/** The character references in an attribute's value. */
function listReferences(written: string): Reference[] {
  let shortened = 0;
  return [...written.matchAll(/&(?:#x?[\da-f]+|\w+);?/gi)].map(({ index, 0: text }) => {
    const { length } = decode(`"${text}"`);
    const at = index - shortened + length;
    shortened += text.length - length;
    return { at, length: text.length - length };
  });
}

/** Where an offset of an attribute's value is in the markup that holds it. */
function createOffsetMap(html: string, { from, to }: SyntaxNode): (offset: number) => number {
  const start = from + (/^["']/.test(html.slice(from, to)) ? 1 : 0);
  const references = listReferences(html.slice(start, to));
  return (offset) =>
    references.reduce((sum, { at, length }) => sum + (at <= offset ? length : 0), start + offset);
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
  /** The script that `toCall` calls, for a document inside whose scripts have been guarded. */
  makeRuntime: () => string;
  /** What each script and handler begins with. */
  makeHead: (script: GuardedText) => string;
};

/** A script, or a handler (`isHandler`); `toFile` maps its offsets to those of the file. */
export type GuardedText = {
  code: string;
  guards: LoopGuards;
  toFile: (offset: number) => number;
  isHandler: boolean;
};

/**
 * Guards script elements, event handlers and the documents of `srcdoc`. Such a document has a window of its own, so it
 * gets the runtime. `toFile` maps offsets of the markup to those of the file.
 */
export function guardMarkup(
  html: string,
  guardOptions: MarkupGuard,
  toFile: (offset: number) => number = (offset) => offset,
): string {
  const { toCall, allow, makeHead } = guardOptions;
  const replacements: { from: number; to: number; text: string }[] = [];
  const replace = ({ from, to }: SyntaxNode, text: string) => replacements.push({ from, to, text });
  const callFrom = (position: number) => {
    const linesBefore = countLine(html, position) - 1;
    return (line: number) => toCall(linesBefore + line);
  };
  const guard = (code: string, from: number, toMarkup: (offset: number) => number, isHandler: boolean) => {
    const guards = findLoopGuards(code, callFrom(from));
    const head = makeHead({ code, guards, toFile: (offset) => toFile(toMarkup(offset)), isHandler });
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
        if (code.trim() !== '')
          replace(
            node,
            guard(code, node.from, (offset) => node.from + offset, false),
          );
      }
      if (name !== 'OpenTag' && name !== 'SelfClosingTag') return;
      for (const [attribute, valueNode] of findAttributes(html, node)) {
        if (attribute !== 'srcdoc' && !attribute.startsWith('on')) continue;
        const value = readValue(html, valueNode);
        const toMarkup = createOffsetMap(html, valueNode);
        const from = toMarkup(0);
        const guarded =
          attribute === 'srcdoc'
            ? guardNested(value, { ...guardOptions, toCall: callFrom(from) }, (offset) =>
                toFile(toMarkup(offset)),
              )
            : guard(value, from, toMarkup, true);
        replace(valueNode, quote(guarded));
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

function guardNested(html: string, options: MarkupGuard, toFile: (offset: number) => number): string {
  const guarded = guardMarkup(html, options, toFile);
  if (guarded === html) return html;
  const headStart = findHeadStart(html);
  return `${guarded.slice(0, headStart)}<script>${options.allow(options.makeRuntime())}</script>${guarded.slice(headStart)}`;
}
