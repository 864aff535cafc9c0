import type { PageElement } from './parse/elements.ts';
import type { SourceText, Span } from './parse/source-text.ts';
import type { AtRule, QualifiedRule, Declaration } from './parse/style-sheet.ts';
import type { SpanEdit } from './report.ts';

/** Gives a declaration a new value and keeps its `!important`. */
export function replaceValue({ sheet, valueSpan, isImportant }: Declaration, value: string): SpanEdit[] {
  return sheet.isEditable
    ? [{ span: valueSpan, newText: `${value}${isImportant ? ' !important' : ''}` }]
    : [];
}

/** Gives the value to another property. */
export function replaceProperty({ sheet, nameSpan }: Declaration, property: string): SpanEdit[] {
  return sheet.isEditable ? [{ span: nameSpan, newText: property }] : [];
}

/** Replaces a declaration by others; the last of them keeps its `!important`. */
export function replaceDeclaration(
  { sheet, span, isImportant }: Declaration,
  declarations: readonly string[],
): SpanEdit[] {
  if (!sheet.isEditable) return [];
  const { isFirst, indent } = readLineStart(sheet.source, span.start);
  const newText = declarations.join(isFirst ? `;\n${indent}` : '; ');
  return [{ span, newText: `${newText}${isImportant ? ' !important' : ''}` }];
}

/** The indentation of the line at an offset, and whether only white space comes before the offset. */
function readLineStart(source: SourceText, offset: number): { indent: string; isFirst: boolean } {
  const before = source.text.slice(source.text.lastIndexOf('\n', offset - 1) + 1, offset);
  return { indent: /^\s*/.exec(before)?.[0] ?? '', isFirst: before.trim() === '' };
}

/** Inserts text before an offset, on a line of its own where the offset is at the beginning of a line. */
function insertBefore(source: SourceText, offset: number, text: string): SpanEdit {
  const { indent, isFirst } = readLineStart(source, offset);
  return {
    span: { start: offset, end: offset },
    newText: isFirst ? `${text}\n${indent}` : `${text} `,
  };
}

/** Adds declarations to the rule of a declaration, before it. */
export function addDeclarations({ sheet, span }: Declaration, added: readonly string[]): SpanEdit[] {
  if (!sheet.isEditable) return [];
  const { isFirst, indent } = readLineStart(sheet.source, span.start);
  const text = added.map((declaration) => `${declaration};`).join(isFirst ? `\n${indent}` : ' ');
  return [insertBefore(sheet.source, span.start, text)];
}

/** The span of a declaration with its semicolon and, where it is alone on its line, with the line. */
function getRemovalSpan({ sheet, span }: Declaration): Span {
  const semicolon = /^\s*;?/.exec(sheet.source.text.slice(span.end));
  const end = span.end + (semicolon?.[0].trim() === ';' ? semicolon[0].length : 0);
  const { isFirst, indent } = readLineStart(sheet.source, span.start);
  const isLast = /^[ \t]*(?:\n|$)/.test(sheet.source.text.slice(end));
  if (isFirst && isLast) return { start: span.start - indent.length - 1, end };
  return { start: span.start, end: end + (/^[ \t]*/.exec(sheet.source.text.slice(end))?.[0].length ?? 0) };
}

/** Removes a declaration; no edits where its style sheet is not part of the page. */
export function removeDeclaration(declaration: Declaration): SpanEdit[] {
  return declaration.sheet.isEditable ? [{ span: getRemovalSpan(declaration), newText: '' }] : [];
}

/** Moves a declaration after another one. */
export function moveDeclarationAfter(declaration: Declaration, other: Declaration): SpanEdit[] {
  if (!declaration.sheet.isEditable || !other.sheet.isEditable) return [];
  const { source } = other.sheet;
  const text = source.slice(declaration.span);
  const { isFirst, indent } = readLineStart(source, other.span.start);
  const gap = isFirst ? `;\n${indent}` : '; ';
  return [
    ...removeDeclaration(declaration),
    { span: { start: other.span.end, end: other.span.end }, newText: `${gap}${text}` },
  ];
}

/** Removes the `!important` of a declaration. */
export function removeImportant({ sheet, valueSpan, value }: Declaration): SpanEdit[] {
  return sheet.isEditable ? [{ span: valueSpan, newText: value }] : [];
}

/** The nearest enclosing blocks of two rules that are siblings, or the rules themselves. */
function findSiblingBlocks(
  rule: QualifiedRule,
  other: QualifiedRule,
): [QualifiedRule | AtRule, QualifiedRule | AtRule] | undefined {
  for (let block: QualifiedRule | AtRule | undefined = rule; block; block = block.parent)
    for (
      let otherBlock: QualifiedRule | AtRule | undefined = other;
      otherBlock;
      otherBlock = otherBlock.parent
    )
      if (block.parent === otherBlock.parent && block !== otherBlock) return [block, otherBlock];
  return undefined;
}

/** Removes a rule, with the line that it stands in alone. */
export function cutRule({ sheet, fullSpan }: QualifiedRule | AtRule): SpanEdit {
  const { indent, isFirst } = readLineStart(sheet.source, fullSpan.start);
  const start = isFirst ? fullSpan.start - indent.length - 1 : fullSpan.start;
  return { span: { start, end: fullSpan.end }, newText: '' };
}

/** Moves a rule, with the at-rule that encloses it, after another one of the same style sheet. */
export function moveRuleAfter(ownRule: QualifiedRule, otherRule: QualifiedRule): SpanEdit[] {
  const [rule, other] = findSiblingBlocks(ownRule, otherRule) ?? [];
  if (!rule || !other || !rule.sheet.isEditable || rule.sheet !== other.sheet || !rule.isClosed) return [];
  const { sheet, fullSpan } = rule;
  const { source } = sheet;
  const { indent } = readLineStart(source, fullSpan.start);
  const end = other.fullSpan.end;
  return [cutRule(rule), { span: { start: end, end }, newText: `\n${indent}${source.slice(fullSpan)}` }];
}

/** Moves a rule before another one in the same block. */
export function moveRuleBefore(rule: QualifiedRule, other: QualifiedRule): SpanEdit[] {
  const { sheet, fullSpan } = rule;
  if (!sheet.isEditable || sheet !== other.sheet || rule.parent !== other.parent || !rule.isClosed) return [];
  return [cutRule(rule), insertBefore(sheet.source, other.fullSpan.start, sheet.source.slice(fullSpan))];
}

/** Moves a rule or an at-rule out of the at-rule that it is in, to the place after it. */
export function moveRuleOut(
  { sheet, fullSpan, isClosed }: QualifiedRule | AtRule,
  outer: AtRule,
): SpanEdit[] {
  if (!sheet.isEditable || !isClosed || !outer.isClosed) return [];
  const { indent } = readLineStart(sheet.source, outer.fullSpan.start);
  return [
    { span: fullSpan, newText: '' },
    ...insertText(outer.fullSpan.end, `\n${indent}${sheet.source.slice(fullSpan)}`),
  ];
}

/** Moves an at-rule to the beginning of its style sheet. */
export function moveToStart({ sheet, fullSpan }: AtRule): SpanEdit[] {
  const [space = ''] = /^\s*/.exec(sheet.text) ?? [];
  if (!sheet.isEditable || /^\s*@charset/i.test(sheet.text)) return [];
  const written = sheet.source.slice(fullSpan).replace(/;?$/, ';');
  return [
    insertBefore(sheet.source, sheet.spanOf(space.length, space.length).start, written),
    removeSpan(fullSpan),
  ];
}

/** Formats a new rule like an existing one: on one line where that is on one line. */
function formatRule(
  { sheet, fullSpan }: QualifiedRule | AtRule,
  selector: string,
  declarations: readonly string[],
): string {
  const { indent } = readLineStart(sheet.source, fullSpan.start);
  return sheet.source.slice(fullSpan).includes('\n')
    ? `${selector} {\n${declarations.map((declaration) => `${indent}  ${declaration};\n`).join('')}${indent}}`
    : `${selector} { ${declarations.join('; ')}; }`;
}

/** Adds a rule before another one, outside of the rules and container queries that enclose it. */
export function addRuleBefore(
  rule: QualifiedRule,
  selector: string,
  declarations: readonly string[],
): SpanEdit[] {
  if (!rule.sheet.isEditable) return [];
  let outermost: QualifiedRule | AtRule = rule;
  for (let block: QualifiedRule | AtRule | undefined = rule; block; block = block.parent)
    if (block.type === 'rule' || block.name === 'container') outermost = block;
  const { start } = outermost.fullSpan;
  return [insertBefore(rule.sheet.source, start, formatRule(outermost, selector, declarations))];
}

/** Adds a rule after another one, in the same block. */
export function addRuleAfter(
  rule: QualifiedRule,
  selector: string,
  declarations: readonly string[],
): SpanEdit[] {
  if (!rule.sheet.isEditable || !rule.isClosed) return [];
  const { indent } = readLineStart(rule.sheet.source, rule.fullSpan.start);
  return insertText(rule.fullSpan.end, `\n${indent}${formatRule(rule, selector, declarations)}`);
}

/** Adds the text of a rule after another one, with the same indentation. */
export function addTextAfter({ sheet, fullSpan }: QualifiedRule, text: string): SpanEdit[] {
  const { indent } = readLineStart(sheet.source, fullSpan.start);
  return insertText(fullSpan.end, `\n${indent}${text}`);
}

/** Adds @keyframes with one keyframe after a rule, outside of all blocks that enclose it. */
export function addKeyframes(rule: QualifiedRule, names: readonly string[], keyframe: string): SpanEdit[] {
  let outermost: QualifiedRule | AtRule = rule;
  while (outermost.parent) outermost = outermost.parent;
  if (!rule.sheet.isEditable || !outermost.isClosed) return [];
  const { indent } = readLineStart(rule.sheet.source, outermost.fullSpan.start);
  const added = names.map((name) => `\n${indent}@keyframes ${name} { ${keyframe} }`);
  return insertText(outermost.fullSpan.end, added.join(''));
}

/** Adds an attribute to an element, or gives it another value; no edits where the parser added the element. */
export function setAttribute(
  source: SourceText,
  element: PageElement,
  attribute: string,
  value: string,
): SpanEdit[] {
  const newText = `${attribute}="${value}"`;
  const { name, startTagSpan, attributes } = element;
  if (attributes.has(attribute)) return replaceAttribute(source, element, attribute, newText);
  const nameEnd = startTagSpan.start + 1 + name.length;
  return nameEnd < startTagSpan.end ? insertText(nameEnd, ` ${newText}`) : [];
}

/** Replaces an attribute with its value; no edits where the element doesn't have it. */
export function replaceAttribute(
  source: SourceText,
  element: PageElement,
  attribute: string,
  replacement: string,
): SpanEdit[] {
  const span = element.getAttributeSpan(attribute);
  return span === element.startTagSpan || source.slice(span) === '' ? [] : [{ span, newText: replacement }];
}

/** Replaces what is between an at-rule's name and its block. */
export function replacePrelude({ sheet, preludeSpan }: AtRule, prelude: string): SpanEdit[] {
  return sheet.isEditable ? [{ span: preludeSpan, newText: ` ${prelude}` }] : [];
}

/** Inserts text at an offset. */
export function insertText(offset: number, newText: string): SpanEdit[] {
  return [{ span: { start: offset, end: offset }, newText }];
}

/** Removes a span of the page. */
export function removeSpan(span: Span): SpanEdit {
  return { span, newText: '' };
}
