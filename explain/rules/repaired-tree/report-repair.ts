import type { DiagnosticCode } from '../../priorities.ts';
import type { Span } from '../../read/source-text.ts';
import { fixes, type Report, type SpanEdit } from '../../report.ts';

/** Something that the parser closed, moved, dropped or made up. */
export function repair(
  code: DiagnosticCode,
  span: Span,
  element: string | undefined,
  message: string,
  fix: string,
  edits: SpanEdit[] = [],
): Report {
  return { code, span, message, data: element === undefined ? {} : { element }, fixes: fixes(fix, edits) };
}
