import type { Declaration } from '../../parse/style-sheet.ts';
import { isKnownProperty } from '../../values/property-syntax.ts';

/** Values of Internet Explorer alone: its filters, scripts in CSS, and the \9 that hides a value from others. */
const oldValue = /\bprogid:|^\s*alpha\(\s*opacity|\bexpression\(|\\[09]$/i;

/** Properties of Internet Explorer alone. */
const oldProperty =
  /^(behavior|-ms-filter|scrollbar-(face|arrow|track|shadow|highlight|3dlight|darkshadow|base)-color)$/;

/** Values of other names in old browsers, beside the one of today. */
const oldNames: Readonly<Record<string, RegExp>> = {
  cursor: /^hand$/i,
  filter: /^gray$/i,
  width: /^(fill-available|available)$/i,
  height: /^(fill-available|available)$/i,
  'min-height': /^(fill-available|available)$/i,
  'scroll-snap-type': /^(mandatory|proximity)$/i,
};

/** Whether the rule has another value for the property, which today's browsers read. */
function hasOther(declaration: Declaration): boolean {
  const { parent, property } = declaration;
  return (
    parent?.type === 'rule' &&
    parent.declarations.some((other) => other !== declaration && other.property === property)
  );
}

/** Whether a declaration is for old browsers, and all others drop it on purpose. */
export function isForOldBrowsers(declaration: Declaration): boolean {
  const { property, value } = declaration;
  return (
    oldValue.test(value) ||
    (oldProperty.test(property) && !isKnownProperty(property)) ||
    // `_height: 1px` is for Internet Explorer 6.
    (/^_[a-z]/.test(property) && isKnownProperty(property.slice(1))) ||
    (oldNames[property]?.test(value) === true && hasOther(declaration))
  );
}
