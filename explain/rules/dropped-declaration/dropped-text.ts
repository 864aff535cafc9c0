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

/** Why a browser drops a piece of a style sheet that is neither a rule nor a declaration. */
export function explainDroppedText(junk: Junk): Report {
  const { text, span, parent, sheet } = junk;
  const lost = explainLostBlock(junk);
  if (lost) return lost;
  const inside = parent?.type === 'rule' ? { selector: parent.prelude } : {};
  const shown = text.split('\n')[0] ?? '';
  const isWritten = sheet.isEditable && sheet.source.text.startsWith(shown, span.start);
  const invalid = (message: string, fix: string, data: DiagnosticData, newText?: string): Report => {
    const edits: SpanEdit[] =
      newText !== undefined && isWritten
        ? [{ span: { start: span.start, end: span.start + shown.length }, newText }]
        : [];
    return drop(span, 'invalid-declaration', message, fix, { ...inside, ...data }, edits);
  };
  if (text.startsWith('//')) {
    const next = /\n\s*([a-z-]+)\s*:\s*([^;]*)/i.exec(text)?.[1];
    return drop(
      span,
      'line-comment',
      `CSS has no // comments: the browser read the comment and ${next ?? 'what follows'} as one declaration and dropped both.`,
      'Write /* the comment */.',
      { ...inside, ...(next ? { property: next } : {}) },
      isWritten
        ? [
            {
              span: { start: span.start, end: span.start + shown.length },
              newText: `/* ${shown.replace(/^\/+\s*/, '').trimEnd()} */`,
            },
          ]
        : [],
    );
  }
  const first = /^[\w-]+/.exec(text)?.[0] ?? '';
  const spaced = /^([a-z]+)\s+([a-z]+)\s*:/i.exec(text);
  if (spaced && isKnownProperty(`${spaced[1]}-${spaced[2]}`.toLowerCase()))
    return invalid(
      `A property can't have a space in it, so the browser dropped ${first} ${spaced[2]}.`,
      `Write ${spaced[1]}-${spaced[2]}.`,
      { property: `${first} ${spaced[2]}` },
      shown.replace(/^([a-z]+)\s+/i, '$1-'),
    );
  const open = readUnclosed(text);
  if (open && isWritten)
    return drop(
      span,
      'unbalanced-parentheses',
      `A parenthesis in ${first} is never closed, so the browser read on to the next ) and dropped ${first} and everything up to there.`,
      `Write ${first}: ${open.value};`,
      { ...inside, property: first },
      insertAt(span.start + open.length, open.missing),
    );
  const property =
    isKnownProperty(first.toLowerCase()) || findMeantProperty(first) ? { property: first } : {};
  if (/^[\w-]+\s*=/.test(text)) {
    const fixed = shown.replace(/\s*=\s*/, ': ');
    return invalid(
      `CSS has a colon between property and value, not =, so the browser dropped ${shown}.`,
      `Write ${fixed};`,
      property,
      fixed,
    );
  }
  if (/^[\w-]+$/.test(text)) {
    const after = /^\s*;\s*([^;{}:]+?)\s*(?=[;}])/.exec(sheet.source.text.slice(span.end));
    const value = after?.[1];
    if (value !== undefined && sheet.isEditable && accepts(text.toLowerCase(), value))
      return drop(
        span,
        'invalid-declaration',
        `A semicolon comes after ${text} instead of a colon, so the browser dropped it and its value.`,
        `Write ${text}: ${value};`,
        { ...inside, ...property, value },
        [{ span: { start: span.end, end: sheet.source.text.indexOf(';', span.end) + 1 }, newText: ':' }],
      );
    return invalid(
      `${text} has no colon and no value, so the browser dropped it.`,
      `Write ${text}: and its value.`,
      property,
    );
  }
  if (/^[\w-]+\s+\S/.test(text) && !text.includes(':')) {
    const fixed = shown.replace(/\s+/, ': ');
    return invalid(
      `${shown} has no colon after the property, so the browser dropped it.`,
      `Write ${fixed};`,
      property,
      fixed,
    );
  }
  return invalid(
    `${shown} is not a declaration, so the browser dropped it.`,
    'Write property: value;',
    property,
  );
}
