import { lineReference } from '../../line-reference.ts';
import type { QualifiedRule } from '../../parse/style-sheet.ts';
import { createFixes, type Report, type SpanEdit } from '../../report.ts';
import { isKnownProperty } from '../../values/property-syntax.ts';

/** Declarations at the beginning of a text, each with its semicolon. */
const declarationsPattern = /^(?:\s*[\w-]+\s*:[^;{}]*;)+/;

/** What makes the declarations a part of the rule before: without its brace, or with the brace after them. */
function createEdits(rule: QualifiedRule, previous: QualifiedRule, declarations: string): SpanEdit[] {
  const { end } = previous.fullSpan;
  const brace = { span: { start: end - 1, end }, newText: '' };
  const rest = rule.sheet.source.slice(rule.span).slice(declarations.length);
  if (/^\s*\}/.test(rest)) return [brace];
  const at = rule.span.start + declarations.length;
  return [brace, { span: { start: at, end: at }, newText: '\n}' }];
}

/**
 * Declarations between two rules: the rule before them was closed too early, and the browser read them as a part of
 * the next selector.
 */
export function explainEarlyBrace(rule: QualifiedRule, rules: readonly QualifiedRule[]): Report | undefined {
  const written = rule.sheet.source.slice(rule.span);
  const [declarations = ''] = declarationsPattern.exec(written) ?? [];
  const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^;]*)/.exec(declarations) ?? [];
  const previous = rules.findLast(
    ({ fullSpan, parent, isClosed }) => isClosed && parent === rule.parent && fullSpan.end <= rule.span.start,
  );
  if (!previous || !rule.sheet.isEditable || !isKnownProperty(property.toLowerCase())) return undefined;
  if (rule.sheet.source.text.slice(previous.fullSpan.end, rule.span.start).trim() !== '') return undefined;
  return {
    code: 'early-brace',
    span: { start: rule.span.start, end: rule.span.start + declarations.length },
    message: `The } of ${lineReference(rule.sheet.source.lineAt(previous.fullSpan.end - 1))} closes the rule for ${previous.prelude} too early, so ${property} is in no rule: the browser read it as a part of the next selector and dropped both.`,
    data: { property, value: value.trim(), selector: previous.prelude },
    fixes: createFixes(
      `Close the rule for ${previous.prelude} after its declarations.`,
      createEdits(rule, previous, declarations),
    ),
  };
}
