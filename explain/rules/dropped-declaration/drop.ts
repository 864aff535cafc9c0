import type { DiagnosticData } from '../../diagnostic.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import type { Span } from '../../read/source-text.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import { fixes, type Report, type SpanEdit } from '../../report.ts';

/** A declaration that the browser drops. */
export function dropDeclaration(
  declaration: Declaration,
  code: DiagnosticCode,
  message: string,
  fix?: string,
  edits: SpanEdit[] = [],
): Report {
  const { span, written, value, parent } = declaration;
  return {
    code,
    span,
    message,
    data: {
      property: written,
      value,
      ...(parent?.type === 'rule' ? { selector: parent.prelude } : {}),
    },
    fixes: fixes(fix, edits),
  };
}

/** Anything else that the browser drops: a rule, an at-rule, a piece that is neither. */
export function drop(
  span: Span,
  code: DiagnosticCode,
  message: string,
  fix: string | undefined,
  data: DiagnosticData = {},
  edits: SpanEdit[] = [],
): Report {
  return { code, span, message, data, fixes: fixes(fix, edits) };
}
