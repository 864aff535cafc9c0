import type { DiagnosticData } from '../../diagnostic.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import type { Span } from '../../parse/source-text.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import {
  createDeclarationData,
  createFixes,
  findRuleSelectors,
  type Report,
  type SpanEdit,
} from '../../report.ts';

/** Reports a declaration that the browser drops. */
export function reportDroppedDeclaration(
  declaration: Declaration,
  code: DiagnosticCode,
  message: string,
  fix?: string,
  edits: SpanEdit[] = [],
): Report {
  const data = createDeclarationData(declaration, findRuleSelectors(declaration));
  return reportDropped(declaration.span, code, message, fix, data, edits);
}

/** Reports anything else that the browser drops: a rule, an at-rule or text that is neither. */
export function reportDropped(
  span: Span,
  code: DiagnosticCode,
  message: string,
  fix: string | undefined,
  data: DiagnosticData = {},
  edits: SpanEdit[] = [],
): Report {
  return { code, span, message, data, fixes: createFixes(fix, edits) };
}
