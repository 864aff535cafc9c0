import type { DiagnosticKind } from '../priorities.ts';

/** The style sheet and the body of a small page. */
export type PageParts = { css?: string; html: string };

/**
 * One way to make a mistake: a page that has it, what the first diagnostic must be about, and the page
 * without it.
 */
export type CoverageRow = {
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
<meta charset="utf-8">
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
export function styleRows(kind: DiagnosticKind, rows: readonly StyleRow[]): CoverageRow[] {
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
export function treeRows(rows: readonly TreeRow[]): CoverageRow[] {
  return rows.map(([shows, subject, html, valid]) => ({
    shows,
    kind: 'repaired-tree',
    subject,
    mistake: { html },
    valid: { html: valid },
  }));
}
