import { suggestProperty } from './suggest-property.ts';
import { insertText, removeSpan } from '../../edits.ts';
import type { DiagnosticData } from '../../diagnostic.ts';
import type { Span } from '../../parse/source-text.ts';
import type { DroppedText, SheetSource } from '../../parse/style-sheet.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { isValidValue, isKnownProperty } from '../../values/property-syntax.ts';
import { reportDropped } from './report-dropped.ts';

/**
 * A string that the end of its line ends (CSS Syntax 3, Consume a string token): its declaration is dropped,
 * and the block goes on.
 */
function explainUnclosedString(text: string, span: Span, { isEditable }: SheetSource): Report {
  const [written = '', property = '', quote = '"', words = ''] =
    /^([\w-]+)\s*:[^]*?(["'])([^"';}]*)(?=[;}\s]*$)/.exec(text) ?? [];
  // In a list of families only the first was in quotes.
  const inside = property === 'font-family' ? (words.split(',')[0] ?? '') : words;
  const end = span.start + written.length - words.length + inside.length;
  return reportDropped(
    span,
    'unclosed-string',
    `The quote in ${property} is never closed. A string ends with its line at the latest, so the browser dropped ${property} and misread what comes after it.`,
    `Write ${quote} where the text ends.`,
    { property },
    isEditable ? insertText(end, quote) : [],
  );
}

/** Mistakes that make the browser misread more than one declaration. */
function explainLostBlock({ text, span, kind, sheet }: DroppedText): Report | undefined {
  switch (kind) {
    case 'unclosed-comment':
      return reportDropped(
        span,
        'unclosed-css-comment',
        'The comment is never closed, so the browser dropped the rest of the style sheet with it.',
        'Write */ where the comment ends.',
        {},
        sheet.isEditable && text.includes('\n')
          ? insertText(span.start + (text.split('\n')[0] ?? '').trimEnd().length, ' */')
          : [],
      );
    case 'unclosed-url': {
      const property = /^[\w-]+/.exec(text)?.[0];
      return reportDropped(
        span,
        'unclosed-url',
        `The parenthesis of url( is never closed, so the browser read on to the next ) and dropped ${property ?? 'the rule'} and everything between.`,
        'Write ) after the URL.',
        property ? { property } : {},
      );
    }
    case 'unclosed-string':
      return explainUnclosedString(text, span, sheet);
    case 'stray-brace':
      return reportDropped(
        span,
        'stray-brace',
        'This } closes nothing, and the browser dropped the next rule with it.',
        'Remove the }.',
        {},
        sheet.isEditable ? [removeSpan(span)] : [],
      );
    case 'no-block':
      return reportDropped(
        span,
        'rule-without-block',
        `${text.split('\n')[0] ?? ''} has no block in braces after it, so the browser dropped it.`,
        'Write { and } around the declarations.',
      );
    case 'declaration':
      return undefined;
  }
}

/**
 * A declaration whose parenthesis is not closed on its line: the fixed value, its written length and what
 * is missing.
 */
function parseUnclosedParenthesis(
  text: string,
): { value: string; length: number; missing: string } | undefined {
  const [written = '', property = '', value = ''] = /^([\w-]+)\s*:\s*([^;{}\n]*[^;{}\s])/.exec(text) ?? [];
  const missing = ')'.repeat(Math.max(0, value.split('(').length - value.split(')').length));
  return missing !== '' && isValidValue(property.toLowerCase(), value + missing)
    ? { value: value + missing, length: written.length, missing }
    : undefined;
}

/** Text that the browser read as a declaration, with what the explanations share. */
type DroppedLine = {
  droppedText: DroppedText;
  /** The data of its rule. */
  ruleData: DiagnosticData;
  /** Its first line. */
  firstLine: string;
  /** Whether the first line is in the page as it is here, so that an edit can replace it. */
  isReplaceable: boolean;
  /** The name at its beginning. */
  name: string;
  /** The name as data, where it is a property or most likely means one. */
  propertyData: DiagnosticData;
};

function parseDroppedLine(droppedText: DroppedText): DroppedLine {
  const { text, span, parent, sheet } = droppedText;
  const firstLine = text.split('\n')[0] ?? '';
  const name = /^[\w-]+/.exec(text)?.[0] ?? '';
  return {
    droppedText,
    ruleData: parent?.type === 'rule' ? { selector: parent.prelude } : {},
    firstLine,
    isReplaceable: sheet.isEditable && sheet.source.text.startsWith(firstLine, span.start),
    name,
    propertyData: isKnownProperty(name.toLowerCase()) || suggestProperty(name) ? { property: name } : {},
  };
}

function replaceFirstLine(
  { droppedText: { span }, firstLine, isReplaceable }: DroppedLine,
  newText: string | undefined,
): SpanEdit[] {
  return newText !== undefined && isReplaceable
    ? [{ span: { start: span.start, end: span.start + firstLine.length }, newText }]
    : [];
}

type Explanation = { message: string; fix: string; data?: DiagnosticData; newText?: string };

function reportInvalid(
  line: DroppedLine,
  { message, fix, data = line.propertyData, newText }: Explanation,
): Report {
  const edits = replaceFirstLine(line, newText);
  return reportDropped(
    line.droppedText.span,
    'invalid-declaration',
    message,
    fix,
    { ...line.ruleData, ...data },
    edits,
  );
}

function explainLineComment(line: DroppedLine): Report | undefined {
  const { droppedText, ruleData, firstLine } = line;
  if (!droppedText.text.startsWith('//')) return undefined;
  const next = /\n\s*([a-z-]+)\s*:\s*([^;]*)/i.exec(droppedText.text)?.[1];
  return reportDropped(
    droppedText.span,
    'line-comment',
    `CSS has no // comments: the browser read the comment and ${next ?? 'what follows'} as one declaration and dropped both.`,
    'Write /* the comment */.',
    { ...ruleData, ...(next ? { property: next } : {}) },
    replaceFirstLine(line, `/* ${firstLine.replace(/^\/+\s*/, '').trimEnd()} */`),
  );
}

/** Spaces in the name of a property: `grid template-rows: 1fr`. */
function explainSpacedProperty(line: DroppedLine): Report | undefined {
  const written = /^[a-z-]+(?:[ \t]+[a-z-]+)+(?=[ \t]*:)/i.exec(line.firstLine)?.[0];
  const joined = written?.replace(/\s+/g, '-');
  if (written === undefined || joined === undefined || !isKnownProperty(joined.toLowerCase()))
    return undefined;
  return reportInvalid(line, {
    message: `A property can't have a space in it, so the browser dropped ${written}.`,
    fix: `Write ${joined}.`,
    data: { property: written },
    newText: joined + line.firstLine.slice(written.length),
  });
}

function explainUnclosedParenthesis({
  droppedText,
  ruleData,
  name,
  isReplaceable,
}: DroppedLine): Report | undefined {
  const open = parseUnclosedParenthesis(droppedText.text);
  if (!open || !isReplaceable) return undefined;
  return reportDropped(
    droppedText.span,
    'unbalanced-parentheses',
    `A parenthesis in ${name} is never closed, so the browser read on to the next ) and dropped ${name} and everything up to there.`,
    `Write ${name}: ${open.value};`,
    { ...ruleData, property: name },
    insertText(droppedText.span.start + open.length, open.missing),
  );
}

function explainEqualsSign(line: DroppedLine): Report | undefined {
  if (!/^[\w-]+\s*=/.test(line.droppedText.text)) return undefined;
  const fixed = line.firstLine.replace(/\s*=\s*/, ': ');
  return reportInvalid(line, {
    message: `CSS has a colon between property and value, not =, so the browser dropped ${line.firstLine}.`,
    fix: `Write ${fixed};`,
    newText: fixed,
  });
}

/** A property without a value, or with a semicolon in place of the colon. */
function explainMissingValue(line: DroppedLine): Report | undefined {
  const { text, span, sheet } = line.droppedText;
  if (!/^[\w-]+$/.test(text)) return undefined;
  const value = /^\s*;\s*([^;{}:]+?)\s*(?=[;}])/.exec(sheet.source.text.slice(span.end))?.[1];
  if (value !== undefined && sheet.isEditable && isValidValue(text.toLowerCase(), value))
    return reportDropped(
      span,
      'invalid-declaration',
      `A semicolon comes after ${text} instead of a colon, so the browser dropped it and its value.`,
      `Write ${text}: ${value};`,
      { ...line.ruleData, ...line.propertyData, value },
      [{ span: { start: span.end, end: sheet.source.text.indexOf(';', span.end) + 1 }, newText: ':' }],
    );
  return reportInvalid(line, {
    message: `${text} has no colon and no value, so the browser dropped it.`,
    fix: `Write ${text}: and its value.`,
  });
}

function explainMissingColon(line: DroppedLine): Report | undefined {
  const { text } = line.droppedText;
  if (!/^[\w-]+\s+\S/.test(text) || text.includes(':')) return undefined;
  const fixed = line.firstLine.replace(/\s+/, ': ');
  return reportInvalid(line, {
    message: `${line.firstLine} has no colon after the property, so the browser dropped it.`,
    fix: `Write ${fixed};`,
    newText: fixed,
  });
}

/** The first of these that explains a text is taken. */
const explanations = [
  explainLineComment,
  explainSpacedProperty,
  explainUnclosedParenthesis,
  explainEqualsSign,
  explainMissingValue,
  explainMissingColon,
];

/** Why a browser drops text of a style sheet that is neither a rule nor a declaration. */
export function explainDroppedText(droppedText: DroppedText): Report {
  const lostBlock = explainLostBlock(droppedText);
  if (lostBlock) return lostBlock;
  const line = parseDroppedLine(droppedText);
  for (const explain of explanations) {
    const report = explain(line);
    if (report) return report;
  }
  return reportInvalid(line, {
    message: `${line.firstLine} is not a declaration, so the browser dropped it.`,
    fix: 'Write property: value;',
  });
}
