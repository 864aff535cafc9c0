import { isSet, valuesOf } from '../../match/box.ts';
import { isConditional } from '../../match/cascade.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { listDeclarations } from '../../read/document.ts';
import type { PageElement } from '../../read/elements.ts';
import { splitTopLevel } from '../../read/split-top-level.ts';
import { findNearest } from '../../nearest-word.ts';
import { longhandsOf } from '../../values/longhand-value.ts';
import { isKnownProperty, knownProperties } from '../../values/property-syntax.ts';
import type { EffectRule, Reason } from './reason/effect-rule.ts';

/** Properties without values in between: they change at once, unless `allow-discrete` delays them. */
const discrete =
  /^(display|position|float|clear|text-align|flex-direction|flex-wrap|justify-content|align-items|align-content|font-family|content|white-space|text-transform|list-style-type|overflow|overflow-x|overflow-y|pointer-events|cursor|grid-template-areas|border-style|box-sizing)$/;

/** The properties that a transition names; undefined where it names all or can't be told. */
function listNamed(value: string): string[] | undefined {
  const names = splitTopLevel(value, ',').map(
    (part) =>
      splitTopLevel(part, ' ').find(
        (word) => /^[a-z-]+$/i.test(word) && !/^(ease|linear|step|normal|allow)/i.test(word),
      ) ?? 'all',
  );
  return names.includes('all') || /\bvar\(/.test(value) ? undefined : names;
}

/** Whether a state, a condition or an inherited change may give the property another value. */
function mayChange(page: Page, element: PageElement, property: string): boolean {
  const longhands = longhandsOf(property);
  for (let one: PageElement | undefined = element; one; one = one.parent) {
    const applied = appliedTo(page, one);
    if (
      applied.some(({ declaration, sure }) => {
        if (sure && !isConditional(declaration)) return false;
        return (
          declaration.property === 'all' ||
          declaration.property.startsWith('--') ||
          /^font(-size)?$/.test(declaration.property) ||
          longhandsOf(declaration.property).some((longhand) => longhands.includes(longhand))
        );
      })
    )
      return true;
  }
  return false;
}

/** The property that a state does change, where it is one. */
function nameOfChanged(
  page: Page,
  element: PageElement,
  names: readonly string[],
  value: string,
): Pick<Reason, 'fix' | 'value'> {
  const changed = new Set(
    appliedTo(page, element).flatMap(({ declaration: { property }, sure }) =>
      sure || discrete.test(property) ? [] : [property],
    ),
  );
  const [own, ...others] = changed;
  const [name] = names;
  if (own === undefined || name === undefined || names.length > 1)
    return { fix: 'Name the property that the state changes, or write all.' };
  const meant = others.length === 0 ? own : 'all';
  return { fix: `Write ${meant}, which a state changes.`, value: value.replace(name, meant) };
}

const gradient = /^(repeating-)?(linear|radial|conic)-gradient\(/;

/** Why a size that is auto in one of its two states changes at once; undefined where it doesn't. */
function explainAutoSize(page: Page, element: PageElement, name: string): Reason | undefined {
  const initial = name.startsWith('max-') ? 'none' : 'auto';
  const sizes = new Set(valuesOf(page, element, name, initial));
  const [known, ...others] = [...sizes].filter((size) => size !== initial);
  if (!sizes.has(initial) || known === undefined || others.length > 0 || !/^[\d.]+[a-z%]*$/.test(known))
    return undefined;
  const isExpanded = listDeclarations(page).some(({ property }) => property === 'interpolate-size');
  return isExpanded
    ? undefined
    : {
        why: `There are no values between ${known} and ${initial}, so the browser changes ${name} at once.`,
        ...(initial === 'auto'
          ? {
              fix: 'Add interpolate-size: allow-keywords, which new browsers know.',
              add: ['interpolate-size: allow-keywords'],
            }
          : { fix: `Write a length in place of ${initial}.` }),
      };
}

/** Why a change from one gradient to another is not seen; undefined where something else changes too. */
function explainGradients(page: Page, element: PageElement): Reason | undefined {
  const images = new Set(valuesOf(page, element, 'background-image', 'none'));
  const isOther = ['background-color', 'background-position', 'background-size'].some(
    (longhand) => new Set(valuesOf(page, element, longhand, '')).size > 1,
  );
  return images.size > 1 && [...images].every((image) => gradient.test(image)) && !isOther
    ? {
        why: 'There are no values between two gradients, so the browser changes the image at once.',
        fix: 'Make the gradient larger than the box, and change background-position.',
      }
    : undefined;
}

/** Rules on transitions that have nothing to show. */
export const transitionRules: readonly EffectRule[] = [
  {
    properties: /^(transition|transition-property)$/,
    check: (page, element, value) => {
      const [name, ...others] = listNamed(value.toLowerCase()) ?? [];
      if (name === undefined || others.length > 0 || page.hasScript || value.includes('allow-discrete'))
        return undefined;
      if (/^(max-)?(width|height)$/.test(name)) return explainAutoSize(page, element, name);
      return /^background(-image)?$/.test(name) ? explainGradients(page, element) : undefined;
    },
  },
  {
    properties: /^transition$/,
    check: (_, __, value) => {
      const parts = splitTopLevel(value, ',').map((part) => splitTopLevel(part.trim(), ' '));
      const isName = (word: string): boolean => isKnownProperty(word.toLowerCase());
      const isTime = (word: string): boolean => /^[\d.]+m?s$/i.test(word);
      // One property in the first part, and then its duration and easing alone.
      const isCut =
        parts.length > 1 &&
        parts.every((words, at) => words.length === 1 && words.every(isName) === (at === 0)) &&
        parts.flat().some(isTime) &&
        // The last part is for all properties, so its duration counts.
        !/^[\d.]*[1-9][\d.]*m?s$/i.test(parts.at(-1)?.[0] ?? '');
      const joined = parts.flat().join(' ');
      return isCut
        ? {
            why: `Each comma begins another transition, so ${parts[0]?.[0] ?? ''} has no duration of its own.`,
            fix: `Write transition: ${joined};`,
            value: joined,
          }
        : undefined;
    },
  },
  {
    properties: /^(transition|transition-property)$/,
    check: (_, __, value) => {
      const unknown = listNamed(value)?.find(
        (name) => !/^none$/i.test(name) && !isKnownProperty(name.toLowerCase()),
      );
      if (unknown === undefined) return undefined;
      const near = findNearest(unknown, knownProperties);
      return {
        part: `${unknown} in transition`,
        why: `There is no property ${unknown}.`,
        ...(near
          ? {
              fix: `Write ${near}.`,
              value: value.replace(new RegExp(`(?<![\\w-])${unknown}(?![\\w-])`), near),
            }
          : { fix: 'Name the property that changes, or write all.' }),
      };
    },
  },
  {
    properties: /^(transition|transition-property)$/,
    check: (page, element, value) => {
      const names = listNamed(value.toLowerCase());
      if (!names || page.hasScript || /^none$/i.test(value)) return undefined;
      if (names.every((name) => discrete.test(name)) && !value.includes('allow-discrete'))
        return {
          why: `There are no values between two values of ${names.join(' and ')}, so the browser changes it at once.`,
          fix: 'Transition opacity or transform.',
        };
      const late = splitTopLevel(value, ',').find(
        (part) => /(^|\s)display\s/i.test(`${part} `) && !part.includes('allow-discrete'),
      );
      if (late !== undefined && !isSet(page, element, ['transition-behavior'], ['normal', '?']))
        return {
          part: 'display in transition',
          why: 'There are no values between two values of display, so the browser changes it at once. A box that disappears is gone before the other transitions show.',
          ...(/\d/.test(late)
            ? {
                fix: `Write ${late.trim()} allow-discrete.`,
                value: value.replace(late, `${late} allow-discrete`),
              }
            : {
                fix: 'Add transition-behavior: allow-discrete.',
                add: ['transition-behavior: allow-discrete'],
              }),
        };
      const isStyled = names.every((name) => /^(?!-)[a-z-]+$/.test(name) && !discrete.test(name));
      return isStyled &&
        !names.some((name) => mayChange(page, element, name)) &&
        // A link, a field or a button changes its color by itself: visited, disabled.
        !['a', 'input', 'button', 'select', 'textarea', 'details', 'summary', 'dialog'].includes(element.name)
        ? {
            why: `Nothing changes ${names.join(' or ')} here: no rule for a state such as :hover sets it.`,
            ...nameOfChanged(page, element, names, value),
          }
        : undefined;
    },
  },
];
