import { insertText, removeImportant, replaceProperty, replaceValue } from '../../../edits.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import { listEnclosingAtRules, type Declaration } from '../../../parse/style-sheet.ts';
import type { Report } from '../../../report.ts';
import {
  isKnownProperty,
  isUncheckable,
  isValidValue,
  listKeywords,
} from '../../../values/property-syntax.ts';
import { reportDroppedDeclaration } from '../report-dropped.ts';
import { suggestProperty } from '../suggest-property.ts';
import { explainFunctionArguments } from './argument-fixes.ts';
import { explainMisusedValue } from './misused-values.ts';
import { explainSassVariable } from './variable-fixes.ts';
import { shortenValue } from './shorten-value.ts';
import { valueFixes } from './value-fixes.ts';

const nextDeclarationPattern = /(?:\n\s*|\s+)(-{0,2}[a-z][\w-]*)\s*:/i;

/** A declaration whose value contains the next declaration, because there is no semicolon between them. */
function explainMissingSemicolon(declaration: Declaration): Report | undefined {
  const { value, property, sheet, valueSpan } = declaration;
  const nextDeclaration = nextDeclarationPattern.exec(
    value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, (text) => 'x'.repeat(text.length)),
  );
  if (!nextDeclaration) return undefined;
  const next = nextDeclaration[1] ?? '';
  if (!isKnownProperty(next.toLowerCase()) && !suggestProperty(next)) return undefined;
  if (property.startsWith('--') && !nextDeclaration[0].includes('\n')) return undefined;
  const before = value.slice(0, nextDeclaration.index).trim();
  const endsWithComma = before.endsWith(',');
  const endsWithColon = before.endsWith(':');
  const ownValue = before.replace(/[,:]$/, '').trim();
  if (hasUnbalancedParentheses(ownValue) || findOpenQuote(ownValue) !== undefined) return undefined;
  const message =
    endsWithComma || endsWithColon
      ? `A ${endsWithComma ? 'comma' : 'colon'} ends ${property} instead of a semicolon, so the browser read ${next} as part of its value and dropped both.`
      : `There is no semicolon after ${property}, so the browser read ${next} as part of its value and dropped both.`;
  // A value with a comment in it is not in the page as it is here.
  const isWritten = sheet.isEditable && sheet.source.slice(valueSpan).startsWith(before);
  const end = valueSpan.start + ownValue.length;
  return reportDroppedDeclaration(
    declaration,
    'missing-semicolon',
    message,
    `Write ${property}: ${ownValue};`,
    isWritten ? [{ span: { start: end, end: valueSpan.start + before.length }, newText: ';' }] : [],
  );
}

type Explanation = { message: string; fix?: string; value?: string };

function explainHexColor(property: string, value: string): Explanation | undefined {
  const hex = /#([\w]*)/.exec(value);
  if (!hex) return undefined;
  const digits = hex[1] ?? '';
  if (/[^0-9a-f]/i.test(digits))
    return {
      message: `#${digits} is not a color: a hex color has only the digits 0 to 9 and a to f, so the browser dropped ${property}.`,
      fix: 'Use only 0 to 9 and a to f.',
    };
  if (![3, 4, 6, 8].includes(digits.length))
    return {
      message: `#${digits} has ${digits.length} digits; a hex color has 3, 4, 6 or 8, so the browser dropped ${property}.`,
      fix: 'Give the color 3 or 6 digits.',
    };
  return undefined;
}

/** The quote that begins a string without an end. */
function findOpenQuote(value: string): string | undefined {
  return /["']/.exec(value.replace(/"[^"]*"|'[^']*'/g, ''))?.[0];
}

function hasUnbalancedParentheses(value: string): boolean {
  return value.split('(').length !== value.split(')').length;
}

function formatKeywords(property: string): string {
  const words = listKeywords(property).filter((word) => !/\($|^(min-)?intrinsic$/.test(word));
  if (words.length === 0 || words.length > 12) return '';
  return words.length === 1 ? ` Its only keyword is ${words[0]}.` : ` Its keywords are ${words.join(', ')}.`;
}

/** Explains a value by the first change that makes it valid. */
function explainByFix(property: string, value: string): Explanation | undefined {
  for (const { listCandidates, describe } of valueFixes) {
    const fixed = listCandidates(property, value).find(
      (candidate) =>
        candidate !== value &&
        isValidValue(property, candidate) &&
        !isUncheckable(property, candidate.replace(/^var\(.*\)$/, '')),
    );
    if (fixed !== undefined)
      return { message: describe(property, value, fixed), fix: `Write ${property}: ${fixed};`, value: fixed };
  }
  return undefined;
}

/** A value that one change makes valid, or that has a certain mistake in it. */
function explainChangedValue(property: string, value: string): Explanation | undefined {
  return (
    explainFunctionArguments(property, value) ??
    explainByFix(property, value) ??
    explainHexColor(property, value)
  );
}

function explainInvalidValue(property: string, value: string): Explanation {
  const parts = splitTopLevel(value, ' ');
  if (parts.length > 1 && parts.every((part) => isValidValue(property, part))) {
    const validCount =
      parts.findLastIndex((_, index) => isValidValue(property, parts.slice(0, index + 1).join(' '))) + 1;
    const validPart = parts.slice(0, Math.max(1, validCount)).join(' ');
    return {
      message: `${property} takes fewer values than ${shortenValue(value)}, so the browser dropped it.`,
      fix:
        validCount > 1
          ? `Keep ${validCount} values: ${property}: ${validPart};`
          : `Keep one value: ${property}: ${validPart};`,
      value: validPart,
    };
  }
  return {
    message: `${shortenValue(value)} is not a valid value for ${property}, so the browser dropped it.${formatKeywords(property)}`,
  };
}

function explainUnknownProperty(declaration: Declaration): Report {
  const { property, writtenName, value } = declaration;
  const nearest =
    property.startsWith('-') && !property.startsWith('--') ? `-${property}` : suggestProperty(writtenName);
  const report = reportDroppedDeclaration(
    declaration,
    'unknown-property',
    `There is no property ${writtenName}, so the browser dropped the declaration.`,
    nearest ? `Write ${nearest}: ${shortenValue(value)};` : undefined,
    nearest ? replaceProperty(declaration, nearest) : [],
  );
  return { ...report, reason: 'unknown-to-data' };
}

/** A value with an unclosed parenthesis or string. */
function explainUnclosedValue(declaration: Declaration): Report | undefined {
  const { property, value, sheet, valueSpan } = declaration;
  if (hasUnbalancedParentheses(value)) {
    // What follows the semicolon or the brace was not meant as a part of the value.
    const ownValue = /^[^;{}\n]*[^;{}\s]/.exec(value)?.[0] ?? value;
    const missing = Math.max(0, ownValue.split('(').length - ownValue.split(')').length);
    const isClear =
      missing > 0 &&
      isValidValue(property, `${ownValue}${')'.repeat(missing)}`) &&
      sheet.source.slice(valueSpan).startsWith(ownValue);
    return reportDroppedDeclaration(
      declaration,
      'unbalanced-parentheses',
      `A parenthesis in ${property} is never closed or never opened, so the browser read on and dropped everything up to there.`,
      `Close each parenthesis in the value of ${property}.`,
      isClear && sheet.isEditable ? insertText(valueSpan.start + ownValue.length, ')'.repeat(missing)) : [],
    );
  }
  const quote = findOpenQuote(value);
  if (quote !== undefined)
    return reportDroppedDeclaration(
      declaration,
      'unclosed-string',
      `A quote in ${property} is never closed, so the browser dropped it.`,
      'Close the quote.',
      /[\n;{}]/.test(value) || !isValidValue(property, value + quote)
        ? []
        : replaceValue(declaration, value + quote),
    );
  return undefined;
}

/** Why the browser drops a declaration; undefined for a valid one. */
export function explainDroppedValue(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const swallowed = explainMissingSemicolon(declaration);
  if (swallowed && (property.startsWith('--') || !isValidValue(property, value))) return swallowed;
  if (!isKnownProperty(property)) return explainUnknownProperty(declaration);
  if (declaration.isImportant && listEnclosingAtRules(declaration)[0]?.name.endsWith('keyframes'))
    return reportDroppedDeclaration(
      declaration,
      'invalid-value',
      `!important is not allowed in @keyframes, so the browser dropped ${property} there.`,
      'Remove !important.',
      removeImportant(declaration),
    );
  if (isValidValue(property, value)) return undefined;
  if (value === '')
    return reportDroppedDeclaration(
      declaration,
      'invalid-value',
      `${property} has no value, so the browser dropped it.`,
      'Write a value after the colon.',
    );
  const found = explainUnclosedValue(declaration) ?? explainMisusedValue(declaration);
  if (found) return found;
  const changed = explainChangedValue(property, value);
  const variableReport = changed ? undefined : explainSassVariable(declaration);
  if (variableReport) return variableReport;
  const { message, fix, value: fixed } = changed ?? explainInvalidValue(property, value);
  const report = reportDroppedDeclaration(
    declaration,
    'invalid-value',
    message,
    fix,
    fixed === undefined ? [] : replaceValue(declaration, fixed),
  );
  return { ...report, reason: 'unknown-to-data' };
}
