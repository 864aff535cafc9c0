import type { PageElement } from './read/elements.ts';
import type { SourceText, Span } from './read/source-text.ts';
import type { AtRule, CssRule, Declaration } from './read/style-sheet.ts';
import type { SpanEdit } from './report.ts';

/** A new value for a declaration; its `!important` stays. */
export function replaceValue({ sheet, valueSpan, important }: Declaration, value: string): SpanEdit[] {
  return sheet.isEditable ? [{ span: valueSpan, newText: `${value}${important ? ' !important' : ''}` }] : [];
}

/** Another property for the same value. */
export function replaceProperty({ sheet, nameSpan }: Declaration, property: string): SpanEdit[] {
  return sheet.isEditable ? [{ span: nameSpan, newText: property }] : [];
}

/** Other declarations in the place of this one; its `!important` stays with the last. */
export function replaceDeclaration(
  { sheet, span, important }: Declaration,
  declarations: readonly string[],
): SpanEdit[] {
  if (!sheet.isEditable) return [];
  const { isFirst, indent } = lineStart(sheet.source, span.start);
  const newText = declarations.join(isFirst ? `;\n${indent}` : '; ');
  return [{ span, newText: `${newText}${important ? ' !important' : ''}` }];
}

/** A declaration takes up its line alone, or shares it with others. */
function lineStart(source: SourceText, offset: number): { indent: string; isFirst: boolean } {
  const before = source.text.slice(source.text.lastIndexOf('\n', offset - 1) + 1, offset);
  return { indent: /^\s*/.exec(before)?.[0] ?? '', isFirst: before.trim() === '' };
}

/** Text for a place before `offset`, on its own line where what follows has one. */
function before(source: SourceText, offset: number, text: string): SpanEdit {
  const { indent, isFirst } = lineStart(source, offset);
  return {
    span: { start: offset, end: offset },
    newText: isFirst ? `${text}\n${indent}` : `${text} `,
  };
}

/** Further declarations in the same rule, before this one. */
export function addDeclarations({ sheet, span }: Declaration, added: readonly string[]): SpanEdit[] {
  if (!sheet.isEditable) return [];
  const { isFirst } = lineStart(sheet.source, span.start);
  const { indent } = lineStart(sheet.source, span.start);
  const text = added.map((one) => `${one};`).join(isFirst ? `\n${indent}` : ' ');
  return [before(sheet.source, span.start, text)];
}

/** From a declaration to where the next one begins, so that nothing of it is left. */
function wholeSpan({ sheet, span }: Declaration): Span {
  const rest = /^\s*;?/.exec(sheet.source.text.slice(span.end));
  const end = span.end + (rest?.[0].trim() === ';' ? rest[0].length : 0);
  const { isFirst, indent } = lineStart(sheet.source, span.start);
  const isLast = /^[ \t]*(?:\n|$)/.test(sheet.source.text.slice(end));
  if (isFirst && isLast) return { start: span.start - indent.length - 1, end };
  return { start: span.start, end: end + (/^[ \t]*/.exec(sheet.source.text.slice(end))?.[0].length ?? 0) };
}

/** Takes a declaration out with its semicolon and its line; no edits in a style sheet that is not part of the page. */
export function removeDeclaration(declaration: Declaration): SpanEdit[] {
  return declaration.sheet.isEditable ? [{ span: wholeSpan(declaration), newText: '' }] : [];
}

/** Takes a declaration out and writes it again behind another one. */
export function moveBehind(declaration: Declaration, other: Declaration): SpanEdit[] {
  if (!declaration.sheet.isEditable || !other.sheet.isEditable) return [];
  const { source } = other.sheet;
  const text = source.slice(declaration.span);
  const { isFirst, indent } = lineStart(source, other.span.start);
  const gap = isFirst ? `;\n${indent}` : '; ';
  return [
    ...removeDeclaration(declaration),
    { span: { start: other.span.end, end: other.span.end }, newText: `${gap}${text}` },
  ];
}

/** Takes `!important` out of a declaration. */
export function removeImportance({ sheet, valueSpan, value }: Declaration): SpanEdit[] {
  return sheet.isEditable ? [{ span: valueSpan, newText: value }] : [];
}

/** Two blocks of the same list that hold two rules, or are them: an at-rule and a rule beside it. */
function findBeside(rule: CssRule, other: CssRule): [CssRule | AtRule, CssRule | AtRule] | undefined {
  for (let one: CssRule | AtRule | undefined = rule; one; one = one.parent)
    for (let two: CssRule | AtRule | undefined = other; two; two = two.parent)
      if (one.parent === two.parent && one !== two) return [one, two];
  return undefined;
}

/** Moves a rule behind another one of the same style sheet, with the at-rule around it. */
export function moveRuleBehind(own: CssRule, rival: CssRule): SpanEdit[] {
  const [rule, other] = findBeside(own, rival) ?? [];
  if (!rule || !other || !rule.sheet.isEditable || rule.sheet !== other.sheet || !rule.closed) return [];
  const { sheet, blockSpan } = rule;
  const { source } = sheet;
  const { indent, isFirst } = lineStart(source, blockSpan.start);
  const end = other.blockSpan.end;
  return [
    {
      span: { start: isFirst ? blockSpan.start - indent.length - 1 : blockSpan.start, end: blockSpan.end },
      newText: '',
    },
    { span: { start: end, end }, newText: `\n${indent}${source.slice(blockSpan)}` },
  ];
}

/** A rule as it is written beside another one: on one line where that is. */
function ruleText(
  { sheet, blockSpan }: CssRule | AtRule,
  selector: string,
  declarations: readonly string[],
): string {
  const { indent } = lineStart(sheet.source, blockSpan.start);
  return sheet.source.slice(blockSpan).includes('\n')
    ? `${selector} {\n${declarations.map((one) => `${indent}  ${one};\n`).join('')}${indent}}`
    : `${selector} { ${declarations.join('; ')}; }`;
}

/** A new rule before another one, outside of all rules and container queries that it is nested in. */
export function addRuleBefore(rule: CssRule, selector: string, declarations: readonly string[]): SpanEdit[] {
  if (!rule.sheet.isEditable) return [];
  let outermost: CssRule | AtRule = rule;
  for (let one: CssRule | AtRule | undefined = rule; one; one = one.parent)
    if (one.type === 'rule' || one.name === 'container') outermost = one;
  const { start } = outermost.blockSpan;
  return [before(rule.sheet.source, start, ruleText(outermost, selector, declarations))];
}

/** A new rule behind another one, in the same block. */
export function addRuleBehind(rule: CssRule, selector: string, declarations: readonly string[]): SpanEdit[] {
  if (!rule.sheet.isEditable || !rule.closed) return [];
  const { indent } = lineStart(rule.sheet.source, rule.blockSpan.start);
  return insertAt(rule.blockSpan.end, `\n${indent}${ruleText(rule, selector, declarations)}`);
}

/** A new value for an attribute that the element has. */
export function replaceAttribute(
  source: SourceText,
  element: PageElement,
  attribute: string,
  replacement: string,
): SpanEdit[] {
  const span = element.spanOfAttribute(attribute);
  return span === element.span || source.slice(span) === '' ? [] : [{ span, newText: replacement }];
}

/** An end tag, start tag or other text put in at an offset. */
export function insertAt(offset: number, newText: string): SpanEdit[] {
  return [{ span: { start: offset, end: offset }, newText }];
}
