import { removeDeclaration, replaceProperty, replaceValue } from '../../../edits.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import type { AtRule } from '../../../parse/style-sheet.ts';
import type { Report } from '../../../report.ts';
import { reportDropped } from '../report-dropped.ts';

const descriptors = [
  'font-family',
  'src',
  'font-style',
  'font-weight',
  'font-display',
  'unicode-range',
  'font-stretch',
  'font-width',
  'font-variant',
  'font-feature-settings',
  'font-variation-settings',
  'font-named-instance',
  'ascent-override',
  'descent-override',
  'line-gap-override',
  'size-adjust',
];

/** A mistake that keeps a @font-face from defining a font (CSS Fonts 4). */
export function explainFontFace(rule: AtRule): Report | undefined {
  const unknownDescriptor = rule.declarations.find(
    ({ property }) => !descriptors.includes(property) && !property.startsWith('-'),
  );
  const nearest = unknownDescriptor && findNearestWord(unknownDescriptor.property, descriptors);
  if (unknownDescriptor)
    return reportDropped(
      unknownDescriptor.span,
      'invalid-font-face',
      `@font-face has no descriptor ${unknownDescriptor.writtenName}, so the browser dropped it.`,
      nearest ? `Write ${nearest}.` : 'Remove it.',
      { property: unknownDescriptor.writtenName },
      nearest ? replaceProperty(unknownDescriptor, nearest) : removeDeclaration(unknownDescriptor),
    );
  const source = rule.declarations.find(({ property }) => property === 'src');
  if (source && !/\b(url|local)\(/i.test(source.value)) {
    const url = `url("${source.value.replace(/["']/g, '')}")`;
    return reportDropped(
      source.span,
      'invalid-font-face',
      'src of @font-face needs a URL in url(), so the browser dropped it and never loads the font.',
      `Write src: ${url};`,
      { property: 'src' },
      replaceValue(source, url),
    );
  }
  const missing = ['font-family', 'src'].find(
    (name) => !rule.declarations.some(({ property }) => property === name),
  );
  return missing
    ? reportDropped(
        rule.span,
        'invalid-font-face',
        `@font-face without ${missing} does not define a font, so the browser dropped it.`,
        `Write ${missing} in it.`,
        { selector: '@font-face' },
      )
    : undefined;
}
