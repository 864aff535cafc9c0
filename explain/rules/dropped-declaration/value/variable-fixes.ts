import { addRuleBefore, replaceValue } from '../../../edits.ts';
import type { Declaration } from '../../../parse/style-sheet.ts';
import type { Report, SpanEdit } from '../../../report.ts';
import { isValidValue } from '../../../values/property-syntax.ts';
import { reportDroppedDeclaration } from '../report-dropped.ts';
import { escapePattern } from '../../../parse/escape-pattern.ts';
import { valueFixes } from './value-fixes.ts';

const lengths = ['16px', '1'];
const others = ['teal', '0.3s', '45deg', 'sans-serif', 'block', 'center'];

/** A value for a custom property that makes the values which use it valid; undefined where none of a few does. */
export function findExampleValue(
  name: string,
  isUsable: (value: string) => boolean = () => true,
): string | undefined {
  const isLength = /gap|space|size|width|height|radius|pad|margin|step|scale|calc\(/i.test(name);
  return [...(isLength ? lengths : []), ...others, ...lengths].find(isUsable);
}

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

/**
 * A fix of a value with var(). It is found in the value with the custom properties substituted, and the
 * same candidate is then applied to the value as it is written.
 */
export function findSubstitutedFix(
  property: string,
  value: string,
  substitute: (value: string) => string,
): { fixed: string; message: string } | undefined {
  const substituted = substitute(value);
  for (const { listCandidates, describe } of valueFixes) {
    const candidates = listCandidates(property, value);
    const index = listCandidates(property, substituted).findIndex(
      (candidate) => candidate !== substituted && isValidValue(property, candidate),
    );
    const fixed = candidates[index];
    if (fixed !== undefined && fixed !== value && isValidValue(property, substitute(fixed)))
      return { fixed, message: describe(property, value, fixed) };
  }
  return undefined;
}
