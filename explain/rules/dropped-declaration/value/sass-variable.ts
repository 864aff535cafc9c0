import { addRuleBefore, replaceValue } from '../../../edits.ts';
import type { Declaration } from '../../../parse/style-sheet.ts';
import type { Report, SpanEdit } from '../../../report.ts';
import { isValidValue } from '../../../values/property-syntax.ts';
import { reportDroppedDeclaration } from '../report-dropped.ts';
import { findExampleValue } from './example-value.ts';
import { escapePattern } from '../../../parse/escape-pattern.ts';

/** The value that the style sheet gives a custom property or a variable of Sass. */
function findWrittenValue({ sheet }: Declaration, name: string): string | undefined {
  return new RegExp(`(?<![\\w-])${escapePattern(name)}\\s*:\\s*([^;{}]+)`).exec(sheet.text)?.[1]?.trim();
}

/** `color: $brand`, with a variable of Sass. */
export function explainSassVariable(declaration: Declaration): Report | undefined {
  const { property, value, parent } = declaration;
  const name = /(?<![\w-])\$([\w-]+)/.exec(value)?.[1];
  if (name === undefined) return undefined;
  const message = `$${name} is a variable of Sass, which CSS doesn't know, so the browser dropped ${property}.`;
  const fixed = value.replaceAll(`$${name}`, `var(--${name})`);
  const report = (fix: string, edits: SpanEdit[]): Report =>
    reportDroppedDeclaration(declaration, 'invalid-value', message, fix, edits);
  if (findWrittenValue(declaration, `--${name}`) !== undefined)
    return report(`Write ${property}: ${fixed};`, replaceValue(declaration, fixed));
  const isUsable = (example: string): boolean =>
    isValidValue(property, value.replaceAll(`$${name}`, example));
  const written = findWrittenValue(declaration, `$${name}`);
  const example = written !== undefined && isUsable(written) ? written : findExampleValue(name, isUsable);
  return example === undefined || parent?.type !== 'rule'
    ? report(`Write var(--${name}), and set --${name} in a rule for :root.`, [])
    : report(`Write var(--${name}), and set --${name} to ${example} or another value in a rule for :root.`, [
        ...addRuleBefore(parent, ':root', [`--${name}: ${example}`]),
        ...replaceValue(declaration, fixed),
      ]);
}
