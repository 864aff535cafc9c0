import type { Diagnostic, DiagnosticData, Fix } from './diagnostic.ts';
import { diagnosticCodes, severities, type DiagnosticCode } from './priorities.ts';
import { formatLineReferences, type FormatLine } from './line-reference.ts';
import type { SourceText, Span } from './parse/source-text.ts';
import type { Declaration } from './parse/style-sheet.ts';

/** Replaces a span of the page by `newText`. */
export type SpanEdit = { span: Span; newText: string };

/** A fix whose places are still offsets. */
export type SpanFix = { title: string; edits: SpanEdit[] };

/** What a rule returns: a diagnostic whose places are still offsets in the page, with lines by `lineReference`. */
export type Report = {
  code: DiagnosticCode;
  span: Span;
  message: string;
  reason?: Diagnostic['reason'];
  data: DiagnosticData;
  fixes: SpanFix[];
};

/** A list of one fix; an empty list without a title. */
export function createFixes(title: string | undefined, edits: SpanEdit[] = []): SpanFix[] {
  return title === undefined ? [] : [{ title, edits }];
}

/** The data of a report about a declaration. */
export function createDeclarationData(
  { writtenName, value }: Declaration,
  selector: string | undefined,
): DiagnosticData {
  return { property: writtenName, value, ...(selector === undefined ? {} : { selector }) };
}

/** The selectors of the rule that a declaration is in; undefined for a style attribute or an at-rule. */
export function findRuleSelectors({ parent }: Declaration): string | undefined {
  return parent?.type === 'rule' ? parent.prelude : undefined;
}

/** Writes “An <input>” for “A <input>”: rules use “a” before the name of any element. */
function correctArticles(sentence: string): string {
  return sentence.replace(/\b([Aa]) (?=<(?:[aeio]|h[1-6r]))/g, '$1n ');
}

function toSentence(text: string, formatLine: FormatLine): string {
  return correctArticles(formatLineReferences(text, formatLine));
}

function toFix({ title, edits }: SpanFix, source: SourceText, formatLine: FormatLine): Fix {
  return {
    title: toSentence(title, formatLine),
    edits: edits.map(({ span, newText }) => ({ range: source.rangeOf(span), newText })),
  };
}

/** The diagnostic of a report, with lines and characters in the place of offsets. */
export function toDiagnostic(report: Report, source: SourceText, formatLine: FormatLine): Diagnostic {
  const { code, span, message, reason, data } = report;
  const { kind } = diagnosticCodes[code];
  return {
    kind,
    code,
    severity: severities[kind],
    range: source.rangeOf(span),
    message: toSentence(message, formatLine),
    ...(reason && { reason }),
    data,
    fixes: report.fixes.map((fix) => toFix(fix, source, formatLine)),
  };
}

/** Sorts the most likely cause first; of two with the same priority, the one that comes first in the page. */
export function compareReports(first: Report, second: Report): number {
  return (
    diagnosticCodes[second.code].priority - diagnosticCodes[first.code].priority ||
    first.span.start - second.span.start
  );
}
