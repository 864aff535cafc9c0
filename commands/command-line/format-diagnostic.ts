import colors from 'picocolors';
import type { Diagnostic } from '../../explain/diagnostic.ts';

const kinds: Readonly<Record<Diagnostic['kind'], string>> = {
  'unmatched-selector': 'selector that finds nothing',
  'dropped-declaration': 'dropped by the browser',
  'overridden-declaration': 'overridden',
  'no-effect': 'no effect',
  'repaired-tree': 'repaired by the parser',
};

const lineOf = ({ range }: Diagnostic): number => range.start.line + 1;

/**
 * Formats a diagnostic as a line of JSON, with those of kind, line, selector, property, value, element,
 * message and fix that apply.
 */
export function formatJson(diagnostic: Diagnostic): string {
  const { kind, data, message, fixes } = diagnostic;
  const { selector, property, value, element } = data;
  return JSON.stringify({
    kind,
    line: lineOf(diagnostic),
    selector,
    property,
    value,
    element,
    message,
    fix: fixes[0]?.title,
  });
}

/** Formats a diagnostic as text: position, reason and fix. */
export function formatText(file: string, diagnostic: Diagnostic, isColored: boolean): string {
  const { bold, cyan, dim, green, red, yellow } = colors.createColors(isColored);
  const { kind, severity, message, fixes } = diagnostic;
  const color = severity === 'error' ? red : yellow;
  const fix = fixes[0]?.title;
  const lines = [`${bold(cyan(`${file}:${lineOf(diagnostic)}`))} ${color(kinds[kind])}`, `  ${message}`];
  if (fix !== undefined) lines.push(`  ${green('Fix:')} ${fix}`);
  const further = fixes.slice(1).map(({ title }) => dim(`  Or: ${title}`));
  return [...lines, ...further].join('\n');
}

/** Formats the last line: how many problems there are. */
export function formatSummary(file: string, count: number, isColored: boolean): string {
  const { bold, green } = colors.createColors(isColored);
  if (count === 0)
    return green(
      `No problems found in ${file}. Every selector, declaration and tag is valid and has an effect.`,
    );
  return bold(`${count} ${count === 1 ? 'problem' : 'problems'} found in ${file}, most likely cause first.`);
}
