import type { SourceText, Span } from './source-text.ts';

export type Declaration = {
  /** The name in lower case, except that of a custom property. */
  property: string;
  writtenName: string;
  /** Without `!important` and comments. */
  value: string;
  isImportant: boolean;
  line: number;
  /** The whole declaration, without the semicolon. */
  span: Span;
  nameSpan: Span;
  /** The value with its `!important`. */
  valueSpan: Span;
  /** Its number in the order of all declarations and at-rules of the page. */
  order: number;
  parent: QualifiedRule | AtRule | undefined;
  sheet: SheetSource;
};

export type QualifiedRule = {
  type: 'rule';
  prelude: string;
  /** The offset of the prelude in the style sheet. */
  start: number;
  /** The prelude, without the block. */
  span: Span;
  /** The whole rule, from the prelude to the closing brace. */
  fullSpan: Span;
  line: number;
  declarations: Declaration[];
  parent: QualifiedRule | AtRule | undefined;
  isClosed: boolean;
  sheet: SheetSource;
};

export type AtRule = {
  type: 'at';
  name: string;
  prelude: string;
  /** The name and the prelude, without the block. */
  span: Span;
  preludeSpan: Span;
  /** The whole rule, from the name to the closing brace or the semicolon. */
  fullSpan: Span;
  line: number;
  declarations: Declaration[];
  parent: QualifiedRule | AtRule | undefined;
  isClosed: boolean;
  hasBlock: boolean;
  order: number;
  sheet: SheetSource;
};

/** Text that the browser drops because it is neither a declaration nor a rule. */
export type DroppedText = {
  text: string;
  span: Span;
  sheet: SheetSource;
  parent: QualifiedRule | AtRule | undefined;
  kind: 'declaration' | 'no-block' | 'stray-brace' | 'unclosed-comment' | 'unclosed-string' | 'unclosed-url';
};

/** The text of a style sheet or of a style attribute, with its place in the page. */
export type SheetSource = {
  text: string;
  source: SourceText;
  /** Converts offsets in the text to a span of the page; for a linked file that of its link. */
  spanOf: (start: number, end: number) => Span;
  lineOf: (offset: number) => number;
  /** Whether the text is in the page, so that edits can change it. */
  isEditable: boolean;
};

export type ParsedSheet = {
  rules: QualifiedRule[];
  atRules: AtRule[];
  declarations: Declaration[];
  droppedTexts: DroppedText[];
};

/** The at-rules that enclose a rule or declaration, from the innermost outwards. */
export function listEnclosingAtRules(inner: { parent: QualifiedRule | AtRule | undefined }): AtRule[] {
  const enclosing: AtRule[] = [];
  for (let outer = inner.parent; outer; outer = outer.parent) if (outer.type === 'at') enclosing.push(outer);
  return enclosing;
}
