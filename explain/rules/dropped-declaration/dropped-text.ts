import { findMeantProperty } from './meant-property.ts';
import { insertAt } from '../../edits.ts';
import type { DiagnosticData } from '../../diagnostic.ts';
import type { Junk } from '../../read/style-sheet.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { isKnownProperty } from '../../values/property-syntax.ts';
import { drop } from './drop.ts';

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
  if (/^[\w-]+$/.test(text))
    return invalid(
      `${text} has no colon and no value, so the browser dropped it.`,
      `Write ${text}: and its value.`,
      property,
    );
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
