import type { FindingKind } from '../diagnostic.ts';

/** A page with one seeded fault, and what must be said of it first. */
export type Fault = {
  name: string;
  html: string;
  kind: FindingKind;
  line: number;
  /** The selector for `unmatched-selector`, the element for `repaired-tree`, else the property; undefined where only kind and line are asked. */
  subject: string | undefined;
};

const mark = '◀';

/** A whole page around a style sheet and a body. */
export function page(css: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Noticeboard</title>
<style>
${css.trim()}
</style>
</head>
<body>
${body.trim()}
</body>
</html>
`;
}

/** Seeds a fault: the line it stands on carries the mark ◀, which is taken out before the page is judged. */
export function fault(name: string, kind: FindingKind, subject: string | undefined, html: string): Fault {
  const line = html.split('\n').findIndex((text) => text.includes(mark)) + 1;
  if (line === 0) throw new Error(`The fault "${name}" has no line marked with ${mark}.`);
  return { name, kind, subject, line, html: html.replace(mark, '') };
}
