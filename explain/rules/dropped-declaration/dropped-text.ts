import { findMeantProperty } from './meant-property.ts';
import { insertAt } from '../../edits.ts';
import type { DiagnosticData } from '../../diagnostic.ts';
import type { Span } from '../../read/source-text.ts';
import type { Junk, Sheet } from '../../read/style-sheet.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { accepts, isKnownProperty } from '../../values/property-syntax.ts';
import { drop } from './drop.ts';

/** A string that the end of its line cuts off: its declaration is gone, and the block around it goes on. */
function explainString(text: string, span: Span, { isEditable }: Sheet): Report {
  const [written = '', property = '', quote = '"', words = ''] =
    /^([\w-]+)\s*:[^]*?(["'])([^"';}]*)(?=[;}\s]*$)/.exec(text) ?? [];
  // Of a list of families only the first was in quotes.
  const inside = property === 'font-family' ? (words.split(',')[0] ?? '') : words;
  const end = span.start + written.length - words.length + inside.length;
  return drop(
    span,
    'unclosed-string',
    `The quote in ${property} is never closed. A string ends with its line at the latest, so the browser dropped ${property} and misread what comes after it.`,
    `Write ${quote} where the text ends.`,
    { property },
    isEditable ? insertAt(end, quote) : [],
  );
}

/** What made the browser read more than one rule as one piece. */
function explainLostBlock({ text, span, why, sheet }: Junk): Report | undefined {
  switch (why) {
    case 'unclosed-comment':
      return drop(
        span,
        'unclosed-css-comment',
        'The comment is never closed, so the browser dropped the rest of the style sheet with it.',
        'Write */ where the comment ends.',
        {},
        sheet.isEditable && text.includes('\n')
          ? insertAt(span.start + (text.split('\n')[0] ?? '').trimEnd().length, ' */')
          : [],
      );
    case 'unclosed-url': {
      const property = /^[\w-]+/.exec(text)?.[0];
      return drop(
        span,
        'unclosed-url',
        `The parenthesis of url( is never closed, so the browser read on to the next ) and dropped ${property ?? 'the rule'} and everything between.`,
        'Write ) after the URL.',
        property ? { property } : {},
      );
    }
    case 'unclosed-string':
      return explainString(text, span, sheet);
    case 'stray-brace':
      return drop(
        span,
        'stray-brace',
        'This } closes nothing, and the browser dropped the next rule with it.',
        'Remove the }.',
        {},
        sheet.isEditable ? [{ span, newText: '' }] : [],
      );
    case 'no-block':
      return drop(
        span,
        'rule-without-block',
        `${text.split('\n')[0] ?? ''} has no block in braces after it, so the browser dropped it.`,
        'Write { and } around the declarations.',
      );
    case 'declaration':
      return undefined;
  }
}

/** A declaration with a parenthesis that stays open to the end of its line: the value and how much of it is written. */
function readUnclosed(text: string): { value: string; length: number; missing: string } | undefined {
  const [written = '', property = '', value = ''] = /^([\w-]+)\s*:\s*([^;{}\n]*[^;{}\s])/.exec(text) ?? [];
  const missing = ')'.repeat(Math.max(0, value.split('(').length - value.split(')').length));
  return missing !== '' && accepts(property.toLowerCase(), value + missing)
    ? { value: value + missing, length: written.length, missing }
    : undefined;
}

/** Text that was read as a declaration, and what its explanations share. */
type Piece = {
  junk: Junk;
  /** The rule around it. */
  inside: DiagnosticData;
  /** Its first line. */
  shown: string;
  /** Whether the first line is in the sheet as it is shown, so that it can be replaced. */
  isWritten: boolean;
  /** The name at its beginning, and the same as data where it is, or may be meant as, a property. */
  first: string;
  property: DiagnosticData;
};

function readPiece(junk: Junk): Piece {
  const { text, span, parent, sheet } = junk;
  const shown = text.split('\n')[0] ?? '';
  const first = /^[\w-]+/.exec(text)?.[0] ?? '';
  return {
    junk,
    inside: parent?.type === 'rule' ? { selector: parent.prelude } : {},
    shown,
    isWritten: sheet.isEditable && sheet.source.text.startsWith(shown, span.start),
    first,
    property: isKnownProperty(first.toLowerCase()) || findMeantProperty(first) ? { property: first } : {},
  };
}

/** An edit that writes the first line anew. */
function rewrite({ junk: { span }, shown, isWritten }: Piece, newText: string | undefined): SpanEdit[] {
  return newText !== undefined && isWritten
    ? [{ span: { start: span.start, end: span.start + shown.length }, newText }]
    : [];
}

type Words = { message: string; fix: string; data?: DiagnosticData; newText?: string };

function invalid(piece: Piece, { message, fix, data = piece.property, newText }: Words): Report {
  const edits = rewrite(piece, newText);
  return drop(piece.junk.span, 'invalid-declaration', message, fix, { ...piece.inside, ...data }, edits);
}

function explainLineComment(piece: Piece): Report | undefined {
  const { junk, inside, shown } = piece;
  if (!junk.text.startsWith('//')) return undefined;
  const next = /\n\s*([a-z-]+)\s*:\s*([^;]*)/i.exec(junk.text)?.[1];
  return drop(
    junk.span,
    'line-comment',
    `CSS has no // comments: the browser read the comment and ${next ?? 'what follows'} as one declaration and dropped both.`,
    'Write /* the comment */.',
    { ...inside, ...(next ? { property: next } : {}) },
    rewrite(piece, `/* ${shown.replace(/^\/+\s*/, '').trimEnd()} */`),
  );
}

function explainSpacedProperty(piece: Piece): Report | undefined {
  const [, one, other] = /^([a-z]+)\s+([a-z]+)\s*:/i.exec(piece.junk.text) ?? [];
  if (one === undefined || !isKnownProperty(`${one}-${other}`.toLowerCase())) return undefined;
  return invalid(piece, {
    message: `A property can't have a space in it, so the browser dropped ${piece.first} ${other}.`,
    fix: `Write ${one}-${other}.`,
    data: { property: `${piece.first} ${other}` },
    newText: piece.shown.replace(/^([a-z]+)\s+/i, '$1-'),
  });
}

function explainUnclosedParenthesis({ junk, inside, first, isWritten }: Piece): Report | undefined {
  const open = readUnclosed(junk.text);
  if (!open || !isWritten) return undefined;
  return drop(
    junk.span,
    'unbalanced-parentheses',
    `A parenthesis in ${first} is never closed, so the browser read on to the next ) and dropped ${first} and everything up to there.`,
    `Write ${first}: ${open.value};`,
    { ...inside, property: first },
    insertAt(junk.span.start + open.length, open.missing),
  );
}

function explainEqualsSign(piece: Piece): Report | undefined {
  if (!/^[\w-]+\s*=/.test(piece.junk.text)) return undefined;
  const fixed = piece.shown.replace(/\s*=\s*/, ': ');
  return invalid(piece, {
    message: `CSS has a colon between property and value, not =, so the browser dropped ${piece.shown}.`,
    fix: `Write ${fixed};`,
    newText: fixed,
  });
}

/** A name and then a semicolon in place of the colon, or nothing. */
function explainNameAlone(piece: Piece): Report | undefined {
  const { text, span, sheet } = piece.junk;
  if (!/^[\w-]+$/.test(text)) return undefined;
  const value = /^\s*;\s*([^;{}:]+?)\s*(?=[;}])/.exec(sheet.source.text.slice(span.end))?.[1];
  if (value !== undefined && sheet.isEditable && accepts(text.toLowerCase(), value))
    return drop(
      span,
      'invalid-declaration',
      `A semicolon comes after ${text} instead of a colon, so the browser dropped it and its value.`,
      `Write ${text}: ${value};`,
      { ...piece.inside, ...piece.property, value },
      [{ span: { start: span.end, end: sheet.source.text.indexOf(';', span.end) + 1 }, newText: ':' }],
    );
  return invalid(piece, {
    message: `${text} has no colon and no value, so the browser dropped it.`,
    fix: `Write ${text}: and its value.`,
  });
}

function explainMissingColon(piece: Piece): Report | undefined {
  const { text } = piece.junk;
  if (!/^[\w-]+\s+\S/.test(text) || text.includes(':')) return undefined;
  const fixed = piece.shown.replace(/\s+/, ': ');
  return invalid(piece, {
    message: `${piece.shown} has no colon after the property, so the browser dropped it.`,
    fix: `Write ${fixed};`,
    newText: fixed,
  });
}

/** The first that has an explanation gives it. */
const explanations = [
  explainLineComment,
  explainSpacedProperty,
  explainUnclosedParenthesis,
  explainEqualsSign,
  explainNameAlone,
  explainMissingColon,
];

/** Why a browser drops a piece of a style sheet that is neither a rule nor a declaration. */
export function explainDroppedText(junk: Junk): Report {
  const lost = explainLostBlock(junk);
  if (lost) return lost;
  const piece = readPiece(junk);
  for (const explain of explanations) {
    const report = explain(piece);
    if (report) return report;
  }
  return invalid(piece, {
    message: `${piece.shown} is not a declaration, so the browser dropped it.`,
    fix: 'Write property: value;',
  });
}
