import type { Diagnostic, DiagnosticData, Fix } from './diagnostic.ts';
import { codes, severities, type DiagnosticCode } from './priorities.ts';
import type { SourceText, Span } from './read/source-text.ts';

/** Puts `newText` in the place of a span of the page. */
export type SpanEdit = { span: Span; newText: string };

/** A fix while places are still offsets. */
export type SuggestedFix = { title: string; edits: SpanEdit[] };

/** What a rule has to say: a diagnostic whose places are still offsets in the page. */
export type Report = {
  code: DiagnosticCode;
  span: Span;
  message: string;
  data: DiagnosticData;
  fixes: SuggestedFix[];
};

/** One fix in words and edits; an empty list for no words. */
export function fixes(title: string | undefined, edits: SpanEdit[] = []): SuggestedFix[] {
  return title === undefined ? [] : [{ title, edits }];
}

/** A rule writes “A <p>”: before a name that is said with a vowel it is “An <input>”. */
function withArticles(sentence: string): string {
  return sentence.replace(/\b([Aa]) (?=<(?:[aeio]|h[1-6r]))/g, '$1n ');
}

function toFix({ title, edits }: SuggestedFix, source: SourceText): Fix {
  return {
    title: withArticles(title),
    edits: edits.map(({ span, newText }) => ({ range: source.rangeOf(span), newText })),
  };
}

/** The report with the places that an editor shows. */
export function toDiagnostic(report: Report, source: SourceText): Diagnostic {
  const { code, span, message, data } = report;
  const { kind } = codes[code];
  return {
    kind,
    code,
    severity: severities[kind],
    range: source.rangeOf(span),
    message: withArticles(message),
    data,
    fixes: report.fixes.map((fix) => toFix(fix, source)),
  };
}

/** Most likely cause first; of two alike, the one that comes first in the page. */
export function compareReports(one: Report, other: Report): number {
  return codes[other.code].priority - codes[one.code].priority || one.span.start - other.span.start;
}
