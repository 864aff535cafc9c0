import { findCloser, readTokens, types, withoutComments, type CssToken } from './css-tokens.ts';
import type { AtRule, CssRule, Declaration, Junk, ParsedSheet, Sheet } from './style-sheet.ts';

const deepestRule = 50;

/**
 * Reads CSS with the recovery of the standard (CSS Syntax 3 with nesting), and keeps what a browser would throw away.
 */
class SheetReader {
  readonly out: ParsedSheet = { rules: [], atRules: [], declarations: [], junk: [] };
  private readonly tokens: CssToken[];
  private at = 0;

  private readonly sheet: Sheet;
  private readonly nextPlace: () => number;

  constructor(sheet: Sheet, nextPlace: () => number) {
    this.sheet = sheet;
    this.nextPlace = nextPlace;
    this.tokens = readTokens(sheet.text);
  }

  private get token(): CssToken | undefined {
    return this.tokens[this.at];
  }

  private offset(): number {
    return this.token?.start ?? this.sheet.text.length;
  }

  private slice(from: number, to: number): string {
    return withoutComments(this.sheet.text.slice(from, to)).trim();
  }

  /** An end without the white space before it. */
  private endBefore(end: number, start: number): number {
    return start + this.sheet.text.slice(start, end).trimEnd().length;
  }

  private skipSpace(): void {
    while (this.token?.type === types.WhiteSpace) this.at += 1;
  }

  /** Passes one token, or a whole block or function with it. */
  private component(): void {
    const closer = this.token ? findCloser(this.token.type) : undefined;
    this.at += 1;
    if (closer === undefined) return;
    while (this.token && this.token.type !== closer) this.component();
    this.at += 1;
  }

  /** Passes components up to one of the types, or to the brace that ends the block around. */
  private until(stops: readonly number[], nested: boolean): void {
    while (
      this.token &&
      !stops.includes(this.token.type) &&
      !(nested && this.token.type === types.RightCurlyBracket)
    )
      this.component();
  }

  readSheet(): ParsedSheet {
    const opened = this.sheet.text.lastIndexOf('/*');
    if (opened >= 0 && !this.sheet.text.includes('*/', opened)) {
      this.out.junk.push({
        text: this.sheet.text.slice(opened),
        span: this.sheet.spanOf(opened, opened + 2),
        sheet: this.sheet,
        parent: undefined,
        why: 'unclosed-comment',
      });
    }
    this.unclosedAddress();
    this.unclosedString();
    while (this.token) {
      if (
        this.token.type === types.WhiteSpace ||
        this.token.type === types.CDO ||
        this.token.type === types.CDC
      )
        this.at += 1;
      else if (this.token.type === types.AtKeyword) this.atRule(undefined, false);
      else this.rule(undefined, false);
    }
    return this.out;
  }

  /** An address without quotes or closing bracket goes on to the next bracket, over lines and braces. */
  private unclosedAddress(): void {
    const { text } = this.sheet;
    const token = this.tokens.find(
      ({ type, text: address }) =>
        type === types.BadUrl || (type === types.Url && (!address.endsWith(')') || /[\n{}]/.test(address))),
    );
    if (!token || !/[\n;{}]/.test(token.text)) return;
    const start = /[\w-]+\s*:[^:;{}]*$/.exec(text.slice(0, token.start))?.index ?? token.start;
    this.out.junk.push({
      text: text.slice(start, token.start),
      span: this.sheet.spanOf(token.start, token.end),
      sheet: this.sheet,
      parent: undefined,
      why: 'unclosed-url',
    });
  }

  /** A string without its second quote ends with its line, and takes what is left of the line along. */
  private unclosedString(): void {
    const token = this.tokens.find(({ type }) => type === types.BadString);
    if (!token) return;
    const { text } = this.sheet;
    const start = /[\w-]+\s*:(?:"[^"\n]*"|'[^'\n]*'|[^:;{}"'])*$/.exec(text.slice(0, token.start))?.index;
    if (start === undefined) return;
    this.out.junk.push({
      text: text.slice(start, token.end),
      span: this.sheet.spanOf(start, token.end),
      sheet: this.sheet,
      parent: undefined,
      why: 'unclosed-string',
    });
  }

  readDeclarations(): ParsedSheet {
    this.block(undefined);
    return this.out;
  }

  /** The contents of a block; true when its closing brace came. Deeper than anyone writes, rules are passed over. */
  private block(parent: CssRule | AtRule | undefined): boolean {
    let depth = 0;
    for (let outer = parent; outer; outer = outer.parent) depth += 1;
    if (depth > deepestRule) {
      this.at = this.tokens.length;
      return true;
    }
    while (this.token) {
      const { type } = this.token;
      if (type === types.RightCurlyBracket && parent) {
        this.at += 1;
        return true;
      }
      if (type === types.WhiteSpace || type === types.Semicolon) this.at += 1;
      else if (type === types.AtKeyword) this.atRule(parent, true);
      else if (!this.declaration(parent)) this.rule(parent, true);
    }
    return false;
  }

  private declaration(parent: CssRule | AtRule | undefined): boolean {
    const mark = this.at;
    const name = this.token;
    if (name?.type !== types.Ident) return false;
    this.at += 1;
    this.skipSpace();
    if (this.token?.type !== types.Colon) {
      this.at = mark;
      return false;
    }
    this.at += 1;
    this.skipSpace();
    const valueStart = this.offset();
    const firstToken = this.at;
    this.until([types.Semicolon], true);
    const custom = name.text.startsWith('--');
    const taken = this.tokens.slice(firstToken, this.at).filter(({ type }) => type !== types.WhiteSpace);
    // A block in the value means that a nested rule was read, such as a:hover { … }.
    if (!custom && taken.some(({ type }) => type === types.LeftCurlyBracket)) {
      this.at = mark;
      return false;
    }
    const whole = this.slice(valueStart, this.offset());
    const value = whole.replace(/\s*!\s*important$/i, '');
    const end = this.endBefore(this.offset(), valueStart);
    const declaration: Declaration = {
      property: custom ? name.text : name.text.toLowerCase(),
      written: name.text,
      value,
      important: value !== whole,
      line: this.sheet.lineOf(name.start),
      span: this.sheet.spanOf(name.start, end),
      nameSpan: this.sheet.spanOf(name.start, name.end),
      valueSpan: this.sheet.spanOf(valueStart, end),
      order: this.nextPlace(),
      parent,
      sheet: this.sheet,
    };
    this.out.declarations.push(declaration);
    parent?.declarations.push(declaration);
    return true;
  }

  private rule(parent: CssRule | AtRule | undefined, nested: boolean): void {
    const start = this.offset();
    const line = this.sheet.lineOf(start);
    const junk = (why: Junk['why']): void => {
      this.out.junk.push({
        text: this.slice(start, this.offset()),
        span: this.sheet.spanOf(start, this.endBefore(this.offset(), start)),
        sheet: this.sheet,
        parent,
        why,
      });
    };
    if (!nested && this.token?.type === types.RightCurlyBracket) {
      this.at += 1;
      junk('stray-brace');
      // The brace begins the selector of the next rule, which is lost with it.
      this.until([types.LeftCurlyBracket], false);
      if (this.token) this.component();
      return;
    }
    this.until(nested ? [types.LeftCurlyBracket, types.Semicolon] : [types.LeftCurlyBracket], nested);
    if (this.token?.type !== types.LeftCurlyBracket) {
      junk(nested ? 'declaration' : 'no-block');
      return;
    }
    const prelude = this.slice(start, this.offset());
    const rule: CssRule = {
      type: 'rule',
      prelude,
      start,
      span: this.sheet.spanOf(start, this.endBefore(this.offset(), start)),
      blockSpan: this.sheet.spanOf(start, start),
      line,
      declarations: [],
      parent,
      closed: true,
      sheet: this.sheet,
    };
    this.at += 1;
    this.out.rules.push(rule);
    rule.closed = this.block(rule);
    rule.blockSpan = this.sheet.spanOf(start, this.tokens[this.at - 1]?.end ?? this.sheet.text.length);
  }

  private atRule(parent: CssRule | AtRule | undefined, nested: boolean): void {
    const keyword = this.token;
    if (!keyword) return;
    this.at += 1;
    const preludeStart = this.offset();
    this.until([types.LeftCurlyBracket, types.Semicolon], nested);
    const rule: AtRule = {
      type: 'at',
      name: keyword.text.slice(1).toLowerCase(),
      prelude: this.slice(preludeStart, this.offset()),
      span: this.sheet.spanOf(keyword.start, this.endBefore(this.offset(), keyword.end)),
      preludeSpan: this.sheet.spanOf(keyword.end, this.endBefore(this.offset(), keyword.end)),
      blockSpan: this.sheet.spanOf(keyword.start, this.endBefore(this.offset(), keyword.end)),
      line: this.sheet.lineOf(keyword.start),
      declarations: [],
      parent,
      closed: true,
      hasBlock: this.token?.type === types.LeftCurlyBracket,
      place: this.nextPlace(),
      sheet: this.sheet,
    };
    this.out.atRules.push(rule);
    if (this.token?.type === types.RightCurlyBracket) return;
    this.at += 1;
    if (rule.hasBlock) rule.closed = this.block(rule);
    rule.blockSpan = this.sheet.spanOf(
      keyword.start,
      this.tokens[this.at - 1]?.end ?? this.sheet.text.length,
    );
  }
}

/** Reads a style element's text; `nextPlace` counts the declarations of the whole page. */
export function readSheet(sheet: Sheet, nextPlace: () => number): ParsedSheet {
  return new SheetReader(sheet, nextPlace).readSheet();
}

/** Reads a style attribute's text. */
export function readStyleAttribute(sheet: Sheet, nextPlace: () => number): ParsedSheet {
  return new SheetReader(sheet, nextPlace).readDeclarations();
}
