import {
  defaultTreeAdapter,
  html as names,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type ParserError,
  type Token,
} from 'parse5';
import type { ParseEvent } from './parse-events.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Adapter = typeof defaultTreeAdapter;

export type ParsedPage = {
  document: DefaultTreeAdapterTypes.Document;
  events: ParseEvent[];
  lastTokenEnd: number;
};

type Place = Pick<ParseEvent, 'line' | 'span'>;

function placeOf(location: Token.Location | null | undefined): Place {
  return {
    line: location?.startLine ?? 0,
    span: { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 },
  };
}

/** Where an element's start tag is. */
function openingOf(node: Element): Place {
  return placeOf(node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation);
}

/** What the parser put into the tree since it was last asked. */
class TreeLog {
  /** Elements made for a tag, without those that only carry formatting on. */
  attached: Element[] = [];
  readonly moved: ParseEvent[] = [];
  private movedText: string | undefined;

  /** parse5's tree, whose parser inserts before a node only what it moves out of a table. */
  readonly adapter: Adapter = {
    ...defaultTreeAdapter,
    setNodeSourceCodeLocation: (node, location) => {
      defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
      if ('tagName' in node) this.attached.push(node);
      else this.logMovedText(location ?? undefined);
    },
    updateNodeSourceCodeLocation: (node, location) => {
      defaultTreeAdapter.updateNodeSourceCodeLocation(node, location);
      if (!('tagName' in node)) this.logMovedText(node.sourceCodeLocation ?? undefined);
    },
    insertBefore: (parent, node, reference) => {
      defaultTreeAdapter.insertBefore(parent, node, reference);
      if ('tagName' in node && node === this.attached.at(-1) && node.sourceCodeLocation) {
        // A form straight in a table is allowed to be there as an empty element.
        if (node.tagName !== 'form')
          this.moved.push({ type: 'moved-before-table', name: node.tagName, ...openingOf(node) });
      }
    },
    insertTextBefore: (parent, text, reference) => {
      defaultTreeAdapter.insertTextBefore(parent, text, reference);
      if (text.trim() !== '') this.movedText = text;
    },
  };

  private logMovedText(location: Token.Location | undefined): void {
    const text = this.movedText;
    this.movedText = undefined;
    if (text === undefined || !location) return;
    const blank = text.search(/\S/);
    const start = Math.max(location.startOffset, location.endOffset - text.length);
    this.moved.push({
      type: 'moved-before-table',
      name: '#text',
      line: location.endLine - (text.slice(blank).split('\n').length - 1),
      span: { start: start + blank, end: start + text.trimEnd().length },
    });
  }
}

/**
 * parse5's parser, which also writes down each repair: it compares the stack of open elements before and
 * after each tag.
 */
class LoggingParser extends Parser<DefaultTreeAdapterMap> {
  readonly events: ParseEvent[] = [];
  lastTokenEnd = 0;
  private readonly log: TreeLog;
  private isEnding = false;

  constructor(log: TreeLog, onParseError: (error: ParserError) => void) {
    super({ sourceCodeLocationInfo: true, scriptingEnabled: false, onParseError, treeAdapter: log.adapter });
    this.log = log;
  }

  private open(): Element[] {
    return this.openElements.items
      .slice(0, this.openElements.stackTop + 1)
      .filter((node): node is Element => 'tagName' in node);
  }

  override onStartTag(token: Token.TagToken): void {
    const place = placeOf(token.location);
    const before = this.open();
    this.log.attached = [];
    super.onStartTag(token);
    this.events.push(...this.log.moved.splice(0));
    this.lastTokenEnd = token.location?.endOffset ?? this.lastTokenEnd;
    const attributes = token.attrs.map(({ name, value }) => ({
      name,
      value,
      ...placeOf(token.location?.attrs?.[name] ?? token.location),
    }));
    this.events.push({ type: 'tag', name: token.tagName, ...place, attributes });
    const after = new Set(this.open());
    for (const node of before.filter((one) => !after.has(one)).toReversed()) {
      this.events.push({
        type: 'closed-by-start',
        closed: node.tagName,
        opened: openingOf(node),
        by: token.tagName,
        ...place,
      });
    }
    if (this.log.attached.length === 0 && !['html', 'head', 'body'].includes(token.tagName)) {
      const parent = before.at(-1)?.tagName ?? 'html';
      this.events.push({ type: 'ignored-start', name: token.tagName, ...place, parent });
    }
  }

  override onEndTag(token: Token.TagToken): void {
    // In a table the parser hands some end tags to itself again.
    if (this.isEnding) {
      super.onEndTag(token);
      return;
    }
    this.isEnding = true;
    this.logEndTag(token);
    this.isEnding = false;
  }

  private logEndTag(token: Token.TagToken): void {
    const place = placeOf(token.location);
    const before = this.open();
    this.log.attached = [];
    super.onEndTag(token);
    this.events.push(...this.log.moved.splice(0));
    this.lastTokenEnd = token.location?.endOffset ?? this.lastTokenEnd;
    const { tagName } = token;
    if (tagName === 'html' || tagName === 'body' || (tagName === 'head' && before.at(-1)?.tagName === 'head'))
      return;
    const after = new Set(this.open());
    const gone = before.filter((node) => !after.has(node));
    const made = this.log.attached.some((node) => node.tagName === tagName);
    const own = gone.find((node) => node.tagName === tagName);
    const heading = gone.find((node) => /^h[1-6]$/.test(node.tagName));
    if (own && !made) {
      this.events.push({ type: 'ended', name: tagName, opened: openingOf(own), ...place });
      const inside = before.slice(before.lastIndexOf(own) + 1);
      // A block that stays open: its part of the formatting element became an element of its own.
      const [block] = inside.filter((node) => after.has(node));
      if (block)
        this.events.push({
          type: 'split-by-end',
          name: tagName,
          opened: openingOf(own),
          block: block.tagName,
          inside: openingOf(block),
          ...place,
        });
      for (const node of inside.filter((one) => !after.has(one)))
        this.events.push({
          type: 'closed-by-end',
          closed: node.tagName,
          opened: openingOf(node),
          by: tagName,
          ...place,
        });
    } else if (heading && /^h[1-6]$/.test(tagName)) {
      this.events.push({ type: 'other-heading', opened: heading.tagName, closed: tagName, ...place });
    } else {
      this.events.push({ type: 'stray-end', name: tagName, ...place, made });
    }
  }

  override onEof(token: Token.EOFToken): void {
    this.events.push(...this.log.moved.splice(0));
    for (const node of this.open().toReversed()) {
      const swallowed =
        ['title', 'textarea', 'style', 'script'].includes(node.tagName) &&
        node.namespaceURI === names.NS.HTML;
      this.events.push({ type: 'left-open', name: node.tagName, ...openingOf(node), swallowed });
    }
    super.onEof(token);
  }
}

/** Parses a whole page or a fragment as a browser does, and logs what had to be repaired on the way. */
export function parsePage(html: string): ParsedPage {
  const errors: ParseEvent[] = [];
  const parser = new LoggingParser(new TreeLog(), ({ code, startLine, startOffset, endOffset }) => {
    errors.push({ type: 'error', code, line: startLine, span: { start: startOffset, end: endOffset } });
  });
  parser.tokenizer.write(html, true);
  return {
    document: parser.document,
    events: [...parser.events, ...errors],
    lastTokenEnd: parser.lastTokenEnd,
  };
}
