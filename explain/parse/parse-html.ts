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

export type ParsedHtml = {
  document: DefaultTreeAdapterTypes.Document;
  events: ParseEvent[];
  lastTokenEnd: number;
};

type TagLocation = Pick<ParseEvent, 'line' | 'span'>;

function getTagLocation(location: Token.Location | null | undefined): TagLocation {
  return {
    line: location?.startLine ?? 0,
    span: { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 },
  };
}

function getStartTagLocation(node: Element): TagLocation {
  return getTagLocation(node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation);
}

/** Observes what the parser adds to the tree, by its tree adapter. */
class TreeObserver {
  /** The elements created for the current tag, without those that only reopen formatting elements. */
  createdElements: Element[] = [];
  readonly movedEvents: ParseEvent[] = [];
  private movedText: string | undefined;

  /**
   * parse5 inserts before a node only what it moves out of a table: foster parenting (HTML standard, Creating
   * and inserting nodes).
   */
  readonly adapter: Adapter = {
    ...defaultTreeAdapter,
    setNodeSourceCodeLocation: (node, location) => {
      defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
      if ('tagName' in node) this.createdElements.push(node);
      else this.recordMovedText(location ?? undefined);
    },
    updateNodeSourceCodeLocation: (node, location) => {
      defaultTreeAdapter.updateNodeSourceCodeLocation(node, location);
      if (!('tagName' in node)) this.recordMovedText(node.sourceCodeLocation ?? undefined);
    },
    insertBefore: (parent, node, reference) => {
      defaultTreeAdapter.insertBefore(parent, node, reference);
      if ('tagName' in node && node === this.createdElements.at(-1) && node.sourceCodeLocation) {
        // A form directly in a table stays there as an empty element.
        if (node.tagName !== 'form')
          this.movedEvents.push({
            type: 'moved-before-table',
            name: node.tagName,
            ...getStartTagLocation(node),
          });
      }
    },
    insertTextBefore: (parent, text, reference) => {
      defaultTreeAdapter.insertTextBefore(parent, text, reference);
      if (text.trim() !== '') this.movedText = text;
    },
  };

  private recordMovedText(location: Token.Location | undefined): void {
    const text = this.movedText;
    this.movedText = undefined;
    if (text === undefined || !location) return;
    const blank = text.search(/\S/);
    const start = Math.max(location.startOffset, location.endOffset - text.length);
    this.movedEvents.push({
      type: 'moved-before-table',
      name: '#text',
      line: location.endLine - (text.slice(blank).split('\n').length - 1),
      span: { start: start + blank, end: start + text.trimEnd().length },
    });
  }
}

/**
 * A parser that records each repair: it compares the stack of open elements (HTML standard, The stack of open
 * elements) before and after each tag.
 */
class ObservingParser extends Parser<DefaultTreeAdapterMap> {
  readonly events: ParseEvent[] = [];
  lastTokenEnd = 0;
  private readonly observer: TreeObserver;
  private isInEndTag = false;

  constructor(observer: TreeObserver, onParseError: (error: ParserError) => void) {
    super({
      sourceCodeLocationInfo: true,
      scriptingEnabled: false,
      onParseError,
      treeAdapter: observer.adapter,
    });
    this.observer = observer;
  }

  private listOpenElements(): Element[] {
    return this.openElements.items
      .slice(0, this.openElements.stackTop + 1)
      .filter((node): node is Element => 'tagName' in node);
  }

  override onStartTag(token: Token.TagToken): void {
    const location = getTagLocation(token.location);
    const openBefore = this.listOpenElements();
    this.observer.createdElements = [];
    super.onStartTag(token);
    this.events.push(...this.observer.movedEvents.splice(0));
    this.lastTokenEnd = token.location?.endOffset ?? this.lastTokenEnd;
    const attributes = token.attrs.map(({ name, value }) => ({
      name,
      value,
      ...getTagLocation(token.location?.attrs?.[name] ?? token.location),
    }));
    this.events.push({ type: 'tag', name: token.tagName, ...location, attributes });
    const openAfter = new Set(this.listOpenElements());
    for (const node of openBefore.filter((openElement) => !openAfter.has(openElement)).toReversed()) {
      this.events.push({
        type: 'closed-by-start',
        closed: node.tagName,
        startTag: getStartTagLocation(node),
        closedBy: token.tagName,
        ...location,
      });
    }
    if (this.observer.createdElements.length === 0 && !['html', 'head', 'body'].includes(token.tagName)) {
      const parent = openBefore.at(-1)?.tagName ?? 'html';
      this.events.push({ type: 'ignored-start', name: token.tagName, ...location, parent });
    }
  }

  override onEndTag(token: Token.TagToken): void {
    // In a table the parser processes some end tags a second time.
    if (this.isInEndTag) {
      super.onEndTag(token);
      return;
    }
    this.isInEndTag = true;
    this.recordEndTag(token);
    this.isInEndTag = false;
  }

  private recordEndTag(token: Token.TagToken): void {
    const location = getTagLocation(token.location);
    const openBefore = this.listOpenElements();
    this.observer.createdElements = [];
    super.onEndTag(token);
    this.events.push(...this.observer.movedEvents.splice(0));
    this.lastTokenEnd = token.location?.endOffset ?? this.lastTokenEnd;
    const { tagName } = token;
    if (
      tagName === 'html' ||
      tagName === 'body' ||
      (tagName === 'head' && openBefore.at(-1)?.tagName === 'head')
    )
      return;
    const openAfter = new Set(this.listOpenElements());
    const closed = openBefore.filter((node) => !openAfter.has(node));
    const isElementCreated = this.observer.createdElements.some((node) => node.tagName === tagName);
    const closedElement = closed.find((node) => node.tagName === tagName);
    const heading = closed.find((node) => /^h[1-6]$/.test(node.tagName));
    if (closedElement && !isElementCreated) {
      this.events.push({
        type: 'ended',
        name: tagName,
        startTag: getStartTagLocation(closedElement),
        ...location,
      });
      const inside = openBefore.slice(openBefore.lastIndexOf(closedElement) + 1);
      // The block stays open: the adoption agency algorithm splits the formatting element in two (HTML
      // standard, The "in body" insertion mode).
      const [block] = inside.filter((node) => openAfter.has(node));
      if (block)
        this.events.push({
          type: 'split-by-end',
          name: tagName,
          startTag: getStartTagLocation(closedElement),
          block: block.tagName,
          blockStartTag: getStartTagLocation(block),
          ...location,
        });
      for (const node of inside.filter((openElement) => !openAfter.has(openElement)))
        this.events.push({
          type: 'closed-by-end',
          closed: node.tagName,
          startTag: getStartTagLocation(node),
          closedBy: tagName,
          ...location,
        });
    } else if (heading && /^h[1-6]$/.test(tagName)) {
      this.events.push({ type: 'other-heading', opened: heading.tagName, closed: tagName, ...location });
    } else {
      this.events.push({ type: 'stray-end', name: tagName, ...location, isElementCreated });
    }
  }

  override onEof(token: Token.EOFToken): void {
    this.events.push(...this.observer.movedEvents.splice(0));
    for (const node of this.listOpenElements().toReversed()) {
      const hasSwallowedRest =
        ['title', 'textarea', 'style', 'script'].includes(node.tagName) &&
        node.namespaceURI === names.NS.HTML;
      this.events.push({
        type: 'left-open',
        name: node.tagName,
        ...getStartTagLocation(node),
        hasSwallowedRest,
      });
    }
    super.onEof(token);
  }
}

/** Parses a page or a fragment as a browser does, and records the repairs. */
export function parseHtml(html: string): ParsedHtml {
  const errors: ParseEvent[] = [];
  const parser = new ObservingParser(new TreeObserver(), ({ code, startLine, startOffset, endOffset }) => {
    errors.push({ type: 'error', code, line: startLine, span: { start: startOffset, end: endOffset } });
  });
  parser.tokenizer.write(html, true);
  return {
    document: parser.document,
    events: [...parser.events, ...errors],
    lastTokenEnd: parser.lastTokenEnd,
  };
}
