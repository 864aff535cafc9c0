import type { SourceText, Span } from './source-text.ts';

export type Declaration = {
  /** As the cascade knows it: in lower case, except custom properties. */
  property: string;
  written: string;
  /** Without `!important` and comments. */
  value: string;
  important: boolean;
  line: number;
  /** All of it in the page, without the semicolon. */
  span: Span;
  nameSpan: Span;
  /** The value with its `!important`. */
  valueSpan: Span;
  /** Place in the order of all declarations of the page. */
  order: number;
  parent: CssRule | AtRule | undefined;
  sheet: Sheet;
};

export type CssRule = {
  type: 'rule';
  prelude: string;
  /** Offset of the selectors in the style sheet. */
  start: number;
  /** The selectors in the page. */
  span: Span;
  /** From the selectors to the closing brace. */
  blockSpan: Span;
  line: number;
  declarations: Declaration[];
  parent: CssRule | AtRule | undefined;
  closed: boolean;
  sheet: Sheet;
};

export type AtRule = {
  type: 'at';
  name: string;
  prelude: string;
  /** The name and what follows it, up to the block. */
  span: Span;
  preludeSpan: Span;
  /** From the name to the closing brace, or to the semicolon. */
  blockSpan: Span;
  line: number;
  declarations: Declaration[];
  parent: CssRule | AtRule | undefined;
  closed: boolean;
  hasBlock: boolean;
  place: number;
  sheet: Sheet;
};

/** A piece that is neither a declaration nor a rule. */
export type Junk = {
  text: string;
  span: Span;
  sheet: Sheet;
  parent: CssRule | AtRule | undefined;
  why: 'declaration' | 'no-block' | 'stray-brace' | 'unclosed-comment' | 'unclosed-string' | 'unclosed-url';
};

/** One source of declarations. */
export type Sheet = {
  text: string;
  source: SourceText;
  /** Where a stretch of the text is in the page: for a linked file, the place of its link. */
  spanOf: (start: number, end: number) => Span;
  lineOf: (offset: number) => number;
  /** Whether the text is in the page as it is here, so that it can be edited there. */
  isEditable: boolean;
};

export type ParsedSheet = { rules: CssRule[]; atRules: AtRule[]; declarations: Declaration[]; junk: Junk[] };

/** The at-rules around a rule or declaration, from the nearest outwards. */
export function atRulesAround(inner: { parent: CssRule | AtRule | undefined }): AtRule[] {
  const around: AtRule[] = [];
  for (let outer = inner.parent; outer; outer = outer.parent) if (outer.type === 'at') around.push(outer);
  return around;
}
