import { removeDeclaration, replaceProperty, replaceValue } from '../../edits.ts';
import { findNearest } from '../../nearest-word.ts';
import type { AtRule } from '../../read/style-sheet.ts';
import type { Report } from '../../report.ts';
import { drop } from './drop.ts';

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

/** What keeps a @font-face from naming a font. */
export function explainFontFace(rule: AtRule): Report | undefined {
  const bad = rule.declarations.find(
    ({ property }) => !descriptors.includes(property) && !property.startsWith('-'),
  );
  const near = bad && findNearest(bad.property, descriptors);
  if (bad)
    return drop(
      bad.span,
      'invalid-font-face',
      `@font-face has no descriptor ${bad.written}, so the browser dropped it.`,
      near ? `Write ${near}.` : 'Remove it.',
      { property: bad.written },
      near ? replaceProperty(bad, near) : removeDeclaration(bad),
    );
  const source = rule.declarations.find(({ property }) => property === 'src');
  if (source && !/\b(url|local)\(/i.test(source.value)) {
    const url = `url("${source.value.replace(/["']/g, '')}")`;
    return drop(
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
    ? drop(
        rule.span,
        'invalid-font-face',
        `@font-face without ${missing} does not define a font, so the browser dropped it.`,
        `Write ${missing} in it.`,
        { selector: '@font-face' },
      )
    : undefined;
}
