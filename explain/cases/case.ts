import type { DiagnosticData } from '../diagnostic.ts';
import { diagnosticCodes, type DiagnosticCode, type DiagnosticKind } from '../priorities.ts';

/** The style sheet and the body of a small page. */
export type PageParts = { css?: string; html: string };

/** Text that occurs once in a page, and the text in its place. */
export type Edit = readonly [from: string, to: string];

/** A page: a valid one with an edit, a style sheet and a body, or all of it. */
export type PageSource = { base: string; edits: readonly Edit[] } | PageParts | { page: string };

/** A page that has nothing to report. */
export type ValidCase = PageSource & { shows: string };

/** What must be found; `line` counts from 1, and the data are those that matter. */
export type Found = DiagnosticData & { kind?: DiagnosticKind; line: number };

/** A page with a mistake, and what is said of it. */
export type MistakeCase = PageSource & {
  /** The code of the first diagnostic. */
  code: DiagnosticCode;
  shows: string;
  /** The first diagnostics, in this order; the kind of the first is that of its code. */
  found: readonly [Found, ...Found[]];
  /** What the offered fix makes of the page: the valid page or these edits; nothing where none is offered. */
  fix?: 'base' | readonly Edit[];
};

/** The page after edits, each of a text that occurs once. */
export function applyEdits(page: string, edits: readonly Edit[]): string {
  return edits.reduce((text, [from, to]) => {
    const [before, after, ...others] = text.split(from);
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`This text is not once in the page: ${from}`);
    return before + to + after;
  }, page);
}

/** The page of a case. */
export function buildCasePage(source: PageSource): string {
  if ('base' in source) return applyEdits(source.base, source.edits);
  return 'page' in source ? source.page : buildPage(source);
}

/** What must be found of a case, with each kind. */
export function listFound({ code, found }: MistakeCase): (Found & { kind: DiagnosticKind })[] {
  return found.map((item) => ({ kind: diagnosticCodes[code].kind, ...item }));
}

/**
 * One way to make a mistake: a page that has it, what the first diagnostic must be about, and the page
 * without it.
 */
export type CaseRow = {
  shows: string;
  kind: DiagnosticKind;
  /** Property, element or selector, as the diagnostic's data name it. */
  subject: string;
  mistake: PageParts;
  valid: PageParts;
};
/** A whole page: only what a row gives can be a mistake. */
export function buildPage({ css = '', html }: PageParts): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Page</title>
<style>
${css}
</style>
</head>
<body>
${html}
</body>
</html>
`;
}

/** A row of mistakes in a style sheet: the subject is a property, and the valid page may share its body. */
export type StyleRow = [
  shows: string,
  subject: string,
  css: string,
  html: string,
  valid: string,
  validHtml?: string,
];

/** The rows of one kind of mistake in full. */
export function styleRows(kind: DiagnosticKind, rows: readonly StyleRow[]): CaseRow[] {
  return rows.map(([shows, subject, css, html, valid, validHtml = html]) => ({
    shows,
    kind,
    subject,
    mistake: { css, html },
    valid: { css: valid, html: validHtml },
  }));
}

/** A row of mistakes in a body that the parser repairs. */
export type TreeRow = [shows: string, element: string, html: string, valid: string];

/** Rows of repairs in the tree construction, in full. */
export function treeRows(rows: readonly TreeRow[], kind: DiagnosticKind = 'repaired-tree'): CaseRow[] {
  return rows.map(([shows, subject, html, valid]) => ({
    shows,
    kind,
    subject,
    mistake: { html },
    valid: { html: valid },
  }));
}

/** A page from a learner's question, with its true cause. */
export type QuestionPage = {
  shows: string;
  css: string;
  html: string;
  kind: DiagnosticKind;
  /** What the first diagnostic must name: a property, a selector or an element. */
  names: string;
  /** What the page must have after the fix for the learner to get what they wanted; undefined where only they know. */
  aim?: string;
};

/** The same in one row. */
export type QuestionRow = [
  shows: string,
  kind: DiagnosticKind,
  names: string,
  css: string,
  html: string,
  aim?: string,
];
