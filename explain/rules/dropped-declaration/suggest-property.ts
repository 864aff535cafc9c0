import { findNearestWord } from '../../nearest-word.ts';
import { isKnownProperty, knownProperties } from '../../values/property-syntax.ts';

/** Names that students use for a property, and its name in CSS. */
const propertyAliases: Readonly<Record<string, string>> = {
  'text-color': 'color',
  'font-color': 'color',
  'text-colour': 'color',
  'font-colour': 'color',
  colour: 'color',
  'foreground-color': 'color',
  foreground: 'color',
  'bg-color': 'background-color',
  bgcolor: 'background-color',
  bg: 'background',
  'bg-image': 'background-image',
  'text-size': 'font-size',
  size: 'width',
  'text-style': 'font-style',
  'text-weight': 'font-weight',
  'font-bold': 'font-weight',
  bold: 'font-weight',
  align: 'text-align',
  'text-underline': 'text-decoration',
  underline: 'text-decoration',
  'text-font': 'font-family',
  'font-name': 'font-family',
  spacing: 'gap',
  'corner-radius': 'border-radius',
  radius: 'border-radius',
  rounded: 'border-radius',
  shadow: 'box-shadow',
  alpha: 'opacity',
  transparency: 'opacity',
  alignment: 'text-align',
  'vertical-alignment': 'vertical-align',
  'horizontal-align': 'text-align',
  justify: 'justify-content',
  'flex-align': 'align-items',
  'justify-item': 'justify-items',
  'align-item': 'align-items',
  'font-spacing': 'letter-spacing',
  hover: 'cursor',
  image: 'background-image',
  'border-top-radius': 'border-top-left-radius',
  'grid-columns': 'grid-template-columns',
  'grid-rows': 'grid-template-rows',
  'margin-horizontal': 'margin-inline',
  'margin-vertical': 'margin-block',
  'padding-horizontal': 'padding-inline',
  'padding-vertical': 'padding-block',
  capitalize: 'text-transform',
  indent: 'text-indent',
  wrap: 'flex-wrap',
  visible: 'visibility',
};

const commonProperties = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'font-family',
  'width',
  'margin',
  'padding',
  'border',
  'display',
  'text-align',
];

/** The property that an unknown one most likely means. */
export function suggestProperty(written: string): string | undefined {
  const name = written.toLowerCase();
  const hyphenated = written
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_\s]+/g, '-')
    .replace('colour', 'color')
    .replace('centre', 'center')
    .replace('grey', 'gray');
  if (hyphenated !== name && isKnownProperty(hyphenated)) return hyphenated;
  return (
    propertyAliases[name] ??
    propertyAliases[hyphenated] ??
    findNearestWord(hyphenated, [...commonProperties, ...knownProperties])
  );
}
