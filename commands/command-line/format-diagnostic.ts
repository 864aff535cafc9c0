import colors from 'picocolors';
import type { Fix, Position } from '../../explain/diagnostic.ts';
import type { VerifiedDiagnostic } from '../../explain/verified-fixes.ts';

const kinds: Readonly<Record<VerifiedDiagnostic['kind'], string>> = {
  'unmatched-selector': 'selector that finds nothing',
  'dropped-declaration': 'dropped by the browser',
  'overridden-declaration': 'overridden',
  'no-effect': 'no effect',
  'repaired-tree': 'repaired by the parser',
  'broken-reference': 'reference that leads nowhere or to two places',
  'does-not-fit': 'does not fit',
};

const lineOf = ({ range }: VerifiedDiagnostic): number => range.start.line + 1;

/** The edits of a fix in characters of the text, or undefined where it has none. */
function toOffsets(
  { edits }: Fix,
  text: string,
  textStart: number,
): { start: number; end: number; text: string }[] | undefined {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, character }: Position): number => textStart + (lineStarts[line] ?? 0) + character;
  return edits.length === 0
    ? undefined
    : edits.map(({ range, newText }) => ({
        start: offsetOf(range.start),
        end: offsetOf(range.end),
        text: newText,
      }));
}

/**
 * Formats a diagnostic of a text as a line of JSON, with those of kind, line, selector, property, value, element,
 * message, fix, edits, verified and follows that apply. A fix without edits was not tried: `verified` is false. `textStart` is the offset of the text in its file.
 */
export function formatJson(diagnostic: VerifiedDiagnostic, text: string, textStart = 0): string {
  const { kind, data, message, fixes, follows } = diagnostic;
  const { selector, property, value, element } = data;
  const [fix] = fixes;
  return JSON.stringify({
    kind,
    line: lineOf(diagnostic),
    selector,
    property,
    value,
    element,
    message,
    fix: fix?.title,
    edits: fix && toOffsets(fix, text, textStart),
    verified: fix?.edits.length === 0 ? false : undefined,
    follows: follows || undefined,
  });
}

/** Formats a diagnostic as text: position, reason and fix. */
export function formatText(file: string, diagnostic: VerifiedDiagnostic, isColored: boolean): string {
  const { bold, cyan, dim, green, red, yellow } = colors.createColors(isColored);
  const { kind, severity, message, fixes, follows } = diagnostic;
  const place = bold(cyan(`${file}:${lineOf(diagnostic)}`));
  if (follows) return `${place} ${dim(`follows from the above: ${message}`)}`;
  const color = severity === 'error' ? red : yellow;
  const fix = fixes[0]?.title;
  const lines = [`${place} ${color(kinds[kind])}`, `  ${message}`];
  if (fix !== undefined) lines.push(`  ${green('Fix:')} ${fix}`);
  const further = fixes.slice(1).map(({ title }) => dim(`  Or: ${title}`));
  return [...lines, ...further].join('\n');
}

/** Formats the last line: how many problems there are. */
export function formatSummary(file: string, count: number, isColored: boolean): string {
  const { bold, green } = colors.createColors(isColored);
  if (count === 0)
    return green(
      `I found nothing in ${file} that I am certain of: no selector that finds nothing, no declaration that the browser dropped, no tag that it repaired. What a script, a picture or a font does is not known here.`,
    );
  return bold(`${count} ${count === 1 ? 'problem' : 'problems'} found in ${file}, most likely cause first.`);
}
