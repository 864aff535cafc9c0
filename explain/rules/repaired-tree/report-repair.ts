import type { DiagnosticCode } from '../../priorities.ts';
import type { Span, SourceText } from '../../parse/source-text.ts';
import { createFixes, type Report, type SpanEdit } from '../../report.ts';
import type { ParseEvent } from '../../parse/parse-events.ts';

/** What the rules for repairs share. */
export type RepairContext = {
  /** The events of the parser, without those that another report explains. */
  events: readonly ParseEvent[];
  source: SourceText;
  /** The stray end tags that another report explains. */
  explainedEndTags: Set<ParseEvent>;
};

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
