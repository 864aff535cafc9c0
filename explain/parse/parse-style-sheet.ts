import { findClosingType, tokenizeCss, tokenTypes, removeComments, type CssToken } from './css-tokens.ts';
import type {
  AtRule,
  QualifiedRule,
  Declaration,
  DroppedText,
  ParsedSheet,
  SheetSource,
} from './style-sheet.ts';

const maxRuleDepth = 50;

/**
 * Parses CSS with the error recovery of CSS Syntax 3 and with nested rules (CSS Nesting 1), and keeps the
 * text that a browser drops.
 */
class StyleSheetParser {
  readonly parsed: ParsedSheet = { rules: [], atRules: [], declarations: [], droppedTexts: [] };
  private readonly tokens: CssToken[];
  private position = 0;

  private readonly sheet: SheetSource;
  private readonly nextOrder: () => number;

  constructor(sheet: SheetSource, nextOrder: () => number) {
    this.sheet = sheet;
    this.nextOrder = nextOrder;
    this.tokens = tokenizeCss(sheet.text);
  }

  private get token(): CssToken | undefined {
    return this.tokens[this.position];
  }

  private getOffset(): number {
    return this.token?.start ?? this.sheet.text.length;
  }

  private getText(from: number, to: number): string {
    return removeComments(this.sheet.text.slice(from, to)).trim();
  }

  /** The end of a text without the white space at its end. */
  private trimEnd(end: number, start: number): number {
    return start + this.sheet.text.slice(start, end).trimEnd().length;
  }

  private skipWhiteSpace(): void {
    while (this.token?.type === tokenTypes.WhiteSpace) this.position += 1;
  }

  /** Skips a component value (CSS Syntax 3): a token, or a block or function with its content. */
  private skipComponentValue(): void {
    const closingType = this.token ? findClosingType(this.token.type) : undefined;
    this.position += 1;
    if (closingType === undefined) return;
    while (this.token && this.token.type !== closingType) this.skipComponentValue();
    this.position += 1;
  }

  /**
   * Skips component values up to a token of one of the types, or to the brace that closes the enclosing
   * block.
   */
  private skipUntil(stopTypes: readonly number[], isNested: boolean): void {
    while (
      this.token &&
      !stopTypes.includes(this.token.type) &&
      !(isNested && this.token.type === tokenTypes.RightCurlyBracket)
    )
      this.skipComponentValue();
  }

  parseStyleSheet(): ParsedSheet {
    this.findUnclosedComment();
    this.findUnclosedUrl();
    this.findUnclosedString();
    while (this.token) {
      if (
        this.token.type === tokenTypes.WhiteSpace ||
        this.token.type === tokenTypes.CDO ||
        this.token.type === tokenTypes.CDC
      )
        this.position += 1;
      else if (this.token.type === tokenTypes.AtKeyword) this.parseAtRule(undefined, false);
      else this.parseQualifiedRule(undefined, false);
    }
    return this.parsed;
  }

  private addDroppedText(
    kind: DroppedText['kind'],
    text: string,
    start: number,
    end: number,
    parent?: QualifiedRule | AtRule,
  ): void {
    const { sheet } = this;
    this.parsed.droppedTexts.push({ kind, text, span: sheet.spanOf(start, end), sheet, parent });
  }

  private findUnclosedComment(): void {
    const { text } = this.sheet;
    const start = text.lastIndexOf('/*');
    if (start >= 0 && !text.includes('*/', start))
      this.addDroppedText('unclosed-comment', text.slice(start), start, start + 2);
  }

  /** A URL without quotes or a closing parenthesis goes on to the next parenthesis, over lines and braces. */
  private findUnclosedUrl(): void {
    const { text } = this.sheet;
    const token = this.tokens.find(
      ({ type, text: urlText }) =>
        type === tokenTypes.BadUrl ||
        (type === tokenTypes.Url && (!urlText.endsWith(')') || /[\n{}]/.test(urlText))),
    );
    if (!token || !/[\n;{}]/.test(token.text)) return;
    const start = /[\w-]+\s*:[^:;{}]*$/.exec(text.slice(0, token.start))?.index ?? token.start;
    this.addDroppedText('unclosed-url', text.slice(start, token.start), token.start, token.end);
  }

  /** A string without its second quote ends with its line (CSS Syntax 3, Consume a string token). */
  private findUnclosedString(): void {
    const token = this.tokens.find(({ type }) => type === tokenTypes.BadString);
    if (!token) return;
    const { text } = this.sheet;
    const start = /[\w-]+\s*:(?:"[^"\n]*"|'[^'\n]*'|[^:;{}"'])*$/.exec(text.slice(0, token.start))?.index;
    if (start === undefined) return;
    this.addDroppedText('unclosed-string', text.slice(start, token.end), start, token.end);
  }

  parseStyleAttribute(): ParsedSheet {
    this.parseBlock(undefined);
    return this.parsed;
  }

  /**
   * Parses the content of a block; true if its closing brace follows. Rules below the maximum depth are
   * skipped.
   */
  private parseBlock(parent: QualifiedRule | AtRule | undefined): boolean {
    let depth = 0;
    for (let outer = parent; outer; outer = outer.parent) depth += 1;
    if (depth > maxRuleDepth) {
      this.position = this.tokens.length;
      return true;
    }
    while (this.token) {
      const { type } = this.token;
      if (type === tokenTypes.RightCurlyBracket && parent) {
        this.position += 1;
        return true;
      }
      if (type === tokenTypes.WhiteSpace || type === tokenTypes.Semicolon) this.position += 1;
      else if (type === tokenTypes.AtKeyword) this.parseAtRule(parent, true);
      else if (!this.parseDeclaration(parent)) this.parseQualifiedRule(parent, true);
    }
    return false;
  }

  private parseDeclaration(parent: QualifiedRule | AtRule | undefined): boolean {
    const start = this.position;
    const name = this.token;
    if (name?.type !== tokenTypes.Ident) return false;
    this.position += 1;
    this.skipWhiteSpace();
    if (this.token?.type !== tokenTypes.Colon) {
      this.position = start;
      return false;
    }
    this.position += 1;
    this.skipWhiteSpace();
    const valueStart = this.getOffset();
    const firstValueToken = this.position;
    this.skipUntil([tokenTypes.Semicolon], true);
    const isCustom = name.text.startsWith('--');
    const valueTokens = this.tokens
      .slice(firstValueToken, this.position)
      .filter(({ type }) => type !== tokenTypes.WhiteSpace);
    // A block in the value means that this is a nested rule, such as a:hover { … }.
    if (!isCustom && valueTokens.some(({ type }) => type === tokenTypes.LeftCurlyBracket)) {
      this.position = start;
      return false;
    }
    const valueWithImportant = this.getText(valueStart, this.getOffset());
    const value = valueWithImportant.replace(/\s*!\s*important$/i, '');
    const end = this.trimEnd(this.getOffset(), valueStart);
    const declaration: Declaration = {
      property: isCustom ? name.text : name.text.toLowerCase(),
      writtenName: name.text,
      value,
      isImportant: value !== valueWithImportant,
      line: this.sheet.lineOf(name.start),
      span: this.sheet.spanOf(name.start, end),
      nameSpan: this.sheet.spanOf(name.start, name.end),
      valueSpan: this.sheet.spanOf(valueStart, end),
      order: this.nextOrder(),
      parent,
      sheet: this.sheet,
    };
    this.parsed.declarations.push(declaration);
    parent?.declarations.push(declaration);
    return true;
  }

  private parseQualifiedRule(parent: QualifiedRule | AtRule | undefined, isNested: boolean): void {
    const start = this.getOffset();
    const line = this.sheet.lineOf(start);
    const drop = (kind: DroppedText['kind']): void => {
      const end = this.getOffset();
      this.addDroppedText(kind, this.getText(start, end), start, this.trimEnd(end, start), parent);
    };
    if (!isNested && this.token?.type === tokenTypes.RightCurlyBracket) {
      this.position += 1;
      drop('stray-brace');
      // The brace is a part of the selector of the next rule, which is dropped too.
      this.skipUntil([tokenTypes.LeftCurlyBracket], false);
      if (this.token) this.skipComponentValue();
      return;
    }
    this.skipUntil(
      isNested ? [tokenTypes.LeftCurlyBracket, tokenTypes.Semicolon] : [tokenTypes.LeftCurlyBracket],
      isNested,
    );
    if (this.token?.type !== tokenTypes.LeftCurlyBracket) {
      drop(isNested ? 'declaration' : 'no-block');
      return;
    }
    const prelude = this.getText(start, this.getOffset());
    const rule: QualifiedRule = {
      type: 'rule',
      prelude,
      start,
      span: this.sheet.spanOf(start, this.trimEnd(this.getOffset(), start)),
      fullSpan: this.sheet.spanOf(start, start),
      line,
      declarations: [],
      parent,
      isClosed: true,
      sheet: this.sheet,
    };
    this.position += 1;
    this.parsed.rules.push(rule);
    rule.isClosed = this.parseBlock(rule);
    rule.fullSpan = this.sheet.spanOf(start, this.tokens[this.position - 1]?.end ?? this.sheet.text.length);
  }

  private parseAtRule(parent: QualifiedRule | AtRule | undefined, isNested: boolean): void {
    const keyword = this.token;
    if (!keyword) return;
    this.position += 1;
    const preludeStart = this.getOffset();
    this.skipUntil([tokenTypes.LeftCurlyBracket, tokenTypes.Semicolon], isNested);
    const rule: AtRule = {
      type: 'at',
      name: keyword.text.slice(1).toLowerCase(),
      prelude: this.getText(preludeStart, this.getOffset()),
      span: this.sheet.spanOf(keyword.start, this.trimEnd(this.getOffset(), keyword.end)),
      preludeSpan: this.sheet.spanOf(keyword.end, this.trimEnd(this.getOffset(), keyword.end)),
      fullSpan: this.sheet.spanOf(keyword.start, this.trimEnd(this.getOffset(), keyword.end)),
      line: this.sheet.lineOf(keyword.start),
      declarations: [],
      parent,
      isClosed: true,
      hasBlock: this.token?.type === tokenTypes.LeftCurlyBracket,
      order: this.nextOrder(),
      sheet: this.sheet,
    };
    this.parsed.atRules.push(rule);
    if (this.token?.type === tokenTypes.RightCurlyBracket) return;
    this.position += 1;
    if (rule.hasBlock) rule.isClosed = this.parseBlock(rule);
    rule.fullSpan = this.sheet.spanOf(
      keyword.start,
      this.tokens[this.position - 1]?.end ?? this.sheet.text.length,
    );
  }
}

/**
 * Parses the text of a style element; `nextOrder` numbers the declarations and at-rules of the whole page.
 */
export function parseStyleSheet(sheet: SheetSource, nextOrder: () => number): ParsedSheet {
  return new StyleSheetParser(sheet, nextOrder).parseStyleSheet();
}

/** Parses the text of a style attribute. */
export function parseStyleAttribute(sheet: SheetSource, nextOrder: () => number): ParsedSheet {
  return new StyleSheetParser(sheet, nextOrder).parseStyleAttribute();
}
