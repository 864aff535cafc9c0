import {
  html as names,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type ParserError,
  type Token,
} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** What the parser did with one tag, one piece of text or the end of the file, beyond what was written. */
export type ParseEvent =
  | { type: 'closed-by-start'; closed: string; closedLine: number; by: string; line: number }
  | { type: 'closed-by-end'; closed: string; closedLine: number; by: string; line: number }
  | { type: 'stray-end'; name: string; line: number; made: boolean }
  | { type: 'other-heading'; opened: string; closed: string; line: number }
  | { type: 'ignored-start'; name: string; line: number; parent: string }
  | { type: 'moved-before-table'; name: string; line: number }
  | { type: 'left-open'; name: string; line: number; swallowed: boolean }
  | { type: 'tag'; name: string; line: number; attributes: { name: string; value: string; line: number }[] }
  | { type: 'error'; code: string; line: number; offset: number };

export type ParsedPage = {
  document: DefaultTreeAdapterTypes.Document;
  events: ParseEvent[];
  lastTokenEnd: number;
};

function lineOf(node: Element): number {
  return node.sourceCodeLocation?.startLine ?? 0;
}

/** parse5's parser, which also writes down each repair: it stands between the tokens and the stack of open elements. */
class LoggingParser extends Parser<DefaultTreeAdapterMap> {
  readonly events: ParseEvent[] = [];
  lastTokenEnd = 0;
  private attached: Element[] = [];

  private open(): Element[] {
    return this.openElements.items
      .slice(0, this.openElements.stackTop + 1)
      .filter((node): node is Element => 'tagName' in node);
  }

  override _attachElementToTree(
    ...words: Parameters<Parser<DefaultTreeAdapterMap>['_attachElementToTree']>
  ): void {
    const [element, location] = words;
    this.attached.push(element);
    if (location && this._shouldFosterParentOnInsertion() && element.tagName !== 'form') {
      this.events.push({ type: 'moved-before-table', name: element.tagName, line: location.startLine });
    }
    super._attachElementToTree(...words);
  }

  override _insertCharacters(token: Token.CharacterToken): void {
    if (this._shouldFosterParentOnInsertion() && token.chars.trim() !== '') {
      const blankLines = token.chars.slice(0, token.chars.search(/\S/)).split('\n').length - 1;
      this.events.push({
        type: 'moved-before-table',
        name: '#text',
        line: (token.location?.startLine ?? 1) + blankLines,
      });
    }
    super._insertCharacters(token);
  }

  override onStartTag(token: Token.TagToken): void {
    const line = token.location?.startLine ?? 0;
    const before = this.open();
    this.attached = [];
    super.onStartTag(token);
    this.lastTokenEnd = token.location?.endOffset ?? this.lastTokenEnd;
    const attributes = token.attrs.map(({ name, value }) => ({
      name,
      value,
      line: token.location?.attrs?.[name]?.startLine ?? line,
    }));
    this.events.push({ type: 'tag', name: token.tagName, line, attributes });
    const after = new Set(this.open());
    for (const node of before.filter((one) => !after.has(one)).toReversed()) {
      this.events.push({
        type: 'closed-by-start',
        closed: node.tagName,
        closedLine: lineOf(node),
        by: token.tagName,
        line,
      });
    }
    if (this.attached.length === 0 && !['html', 'head', 'body'].includes(token.tagName)) {
      this.events.push({
        type: 'ignored-start',
        name: token.tagName,
        line,
        parent: before.at(-1)?.tagName ?? 'html',
      });
    }
  }

  override onEndTag(token: Token.TagToken): void {
    const line = token.location?.startLine ?? 0;
    const before = this.open();
    this.attached = [];
    super.onEndTag(token);
    this.lastTokenEnd = token.location?.endOffset ?? this.lastTokenEnd;
    const { tagName } = token;
    if (tagName === 'html' || tagName === 'body' || (tagName === 'head' && before.at(-1)?.tagName === 'head'))
      return;
    const after = new Set(this.open());
    const gone = before.filter((node) => !after.has(node));
    const made = this.attached.some((node) => node.tagName === tagName);
    const own = gone.find((node) => node.tagName === tagName);
    const heading = gone.find((node) => /^h[1-6]$/.test(node.tagName));
    if (own && !made) {
      const above = before.slice(before.lastIndexOf(own) + 1);
      for (const node of above)
        this.events.push({
          type: 'closed-by-end',
          closed: node.tagName,
          closedLine: lineOf(node),
          by: tagName,
          line,
        });
    } else if (heading && /^h[1-6]$/.test(tagName)) {
      this.events.push({ type: 'other-heading', opened: heading.tagName, closed: tagName, line });
    } else {
      this.events.push({ type: 'stray-end', name: tagName, line, made });
    }
  }

  override onEof(token: Token.EOFToken): void {
    for (const node of this.open().toReversed()) {
      const swallowed =
        ['title', 'textarea', 'style', 'script'].includes(node.tagName) &&
        node.namespaceURI === names.NS.HTML;
      this.events.push({ type: 'left-open', name: node.tagName, line: lineOf(node), swallowed });
    }
    super.onEof(token);
  }
}

/** Parses a whole page or a fragment as a browser does, and logs what had to be repaired on the way. */
export function parsePage(html: string): ParsedPage {
  const errors: ParseEvent[] = [];
  const onParseError = ({ code, startLine, startOffset }: ParserError): void => {
    errors.push({ type: 'error', code, line: startLine, offset: startOffset });
  };
  const parser = new LoggingParser({ sourceCodeLocationInfo: true, scriptingEnabled: false, onParseError });
  parser.tokenizer.write(html, true);
  return {
    document: parser.document,
    events: [...parser.events, ...errors],
    lastTokenEnd: parser.lastTokenEnd,
  };
}
