import type { DiagnosticCode } from '../../priorities.ts';
import type { Span } from '../../parse/source-text.ts';
import { createFixes, type Report, type SpanEdit } from '../../report.ts';

/** Reports something that the parser closed, moved, dropped or created. */
export function reportRepair(
  code: DiagnosticCode,
  span: Span,
  element: string | undefined,
  message: string,
  fix: string,
  edits: SpanEdit[] = [],
): Report {
  return {
    code,
    span,
    message,
    data: element === undefined ? {} : { element },
    fixes: createFixes(fix, edits),
  };
}
