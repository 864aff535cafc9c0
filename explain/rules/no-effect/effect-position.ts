import {
  isSet,
  may,
  mayBeFlexItem,
  mayBeGridItem,
  mayBeOutOfFlow,
  mayBePositioned,
  valuesOf,
} from '../../match/box.ts';
import { findWinner } from '../../match/cascade.ts';
import { appliedTo, mayTurnLines, type Page } from '../../match/page.ts';
import { nameOf, type PageElement } from '../../read/elements.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import { mayNotBeOutOfFlow } from './box-tests.ts';
import type { EffectRule } from './reason/effect-rule.ts';

/** What makes an ancestor the box that a fixed element counts from; its transform where one property must be named. */
const containingFixed = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'filter',
  'backdrop-filter',
  'perspective',
];

/** What makes a box the one that an absolutely positioned descendant counts from, besides its position. */
const containing = [
  ...containingFixed,
  'contain',
  'container-type',
  'will-change',
  'content-visibility',
  'offset-path',
];

function mayContain(page: Page, element: PageElement): boolean {
  return (
    mayBePositioned(page, element) || isSet(page, element, containing, ['none', 'normal', 'auto', 'visible'])
  );
}

function findContaining(page: Page, element: PageElement): PageElement | undefined {
  for (let one = element.parent; one; one = one.parent) if (mayContain(page, one)) return one;
  return undefined;
}

/** The declaration that surely sets the distance from one of two edges, in a length that is not negative. */
function findInset(page: Page, element: PageElement, edges: readonly string[]): Declaration | undefined {
  return edges
    .map((edge) => findWinner(appliedTo(page, element), edge)?.declaration)
    .find((declaration) => declaration !== undefined && /^[\d.]+(px|r?em)?$/.test(declaration.value));
}

/** The box with an edge of its own, and so with corners of its own, that an absolute child is in. */
function findCard(page: Page, element: PageElement): PageElement | undefined {
  const { parent } = element;
  return parent?.parent &&
    /^(div|article|section|li|figure|a)$/.test(parent.name) &&
    (isSet(page, parent, ['border-top-style', 'box-shadow'], ['none']) ||
      isSet(page, parent, ['border-top-left-radius'], ['0'])) &&
    isSet(page, parent, ['width', 'max-width', 'inline-size', 'max-inline-size'], ['auto', 'none', '100%'])
    ? parent
    : undefined;
}

/** The nearest ancestor that surely holds a fixed element in place of the window, and the property that does it. */
function findHolder(page: Page, element: PageElement): { holder: PageElement; property: string } | undefined {
  for (let holder = element.parent; holder?.parent; holder = holder.parent)
    for (const property of [...containingFixed, 'will-change'])
      if (
        valuesOf(page, holder, property, 'none').every((value) =>
          property === 'will-change'
            ? containingFixed.some((one) => value.split(/[\s,]+/).includes(one))
            : !/none|^\?$|inherit|var\(/.test(value),
        )
      )
        return { holder, property };
  return undefined;
}

/** Whether the longhand surely is a length in every state. */
function isLength(page: Page, element: PageElement, longhand: string): boolean {
  return valuesOf(page, element, longhand, 'auto').every((value) => /^-?[\d.]+(px|r?em|v[hw])?$/.test(value));
}

/** Rules on where boxes are: what absolute ones count from, and floats, which take their own side. */
export const positionRules: readonly EffectRule[] = [
  {
    properties: /^position$/,
    check: (page, element, value) => {
      // A dialog and a popover are on top of the page, and nothing of it holds them.
      if (
        value !== 'fixed' ||
        page.hasScript ||
        element.name === 'dialog' ||
        element.attributes.has('popover')
      )
        return undefined;
      const found = findHolder(page, element);
      return found
        ? {
            part: 'position: fixed',
            effect: 'does not fix the element to the window',
            why: `${nameOf(found.holder)} around it has a ${found.property}, so the element counts from that box and scrolls with it.`,
            fix: `Remove ${found.property} from ${nameOf(found.holder)}, or move the element out of it.`,
            change: { element: found.holder, longhand: found.property },
          }
        : undefined;
    },
  },
  {
    properties: /^(bottom|right)$/,
    check: (page, element, value, property) => {
      const [edge, size] = property === 'bottom' ? ['top', 'height'] : ['left', 'width'];
      const isDecided =
        value !== 'auto' &&
        !mayTurnLines(page) &&
        !page.source.text.includes('position-try') &&
        !mayNotBeOutOfFlow(page, element) &&
        isLength(page, element, edge) &&
        isLength(page, element, size) &&
        !may(page, element, `margin-${edge}`, '0', (margin) => margin === 'auto') &&
        findWinner(appliedTo(page, element), edge)?.declaration.property === edge;
      return isDecided
        ? {
            why: `${edge} and ${size} are both set, so there is nothing left for ${property} to decide.`,
            fix: `Remove ${size}, and the box reaches from ${edge} to ${property}. Or remove ${edge}.`,
            change: { element, longhand: size },
          }
        : undefined;
    },
  },
  {
    properties: /^position$/,
    check: (page, element, value) => {
      if (value !== 'absolute' || page.hasScript) return undefined;
      const own = findWinner(appliedTo(page, element), 'position')?.declaration;
      const insets = (one: PageElement): (Declaration | undefined)[] => [
        findInset(page, one, ['top', 'bottom']),
        findInset(page, one, ['left', 'right']),
      ];
      const [vertical, horizontal] = insets(element);
      if (!own || !vertical || !horizontal) return undefined;
      const alike = page.elements.filter(
        (one) => findWinner(appliedTo(page, one), 'position')?.declaration === own,
      );
      const around = findContaining(page, element);
      const isTogether = alike.every((one) => {
        const [top, left] = insets(one);
        return (
          top === vertical &&
          left === horizontal &&
          findContaining(page, one) === around &&
          !may(page, one, 'display', 'inline', (display) => display === 'none')
        );
      });
      const parents = new Set(alike.map(({ parent }) => parent));
      const { parent } = element;
      return isTogether && parent && alike.length > 1 && parents.size === alike.length
        ? {
            effect: 'puts several elements in one place',
            why: `No ancestor of ${nameOf(element)} is positioned, so ${vertical.written} and ${horizontal.written} count from ${around ? nameOf(around) : 'the page'} for ${alike.length === 2 ? 'both' : `all ${alike.length}`} of them.`,
            fix: `Add position: relative to ${nameOf(parent)}.`,
            addTo: {
              element: parent,
              declarations: ['position: relative'],
              alike: [...parents].filter((one) => one !== undefined),
            },
          }
        : undefined;
    },
  },
  {
    properties: /^position$/,
    check: (page, element, value) => {
      if (value !== 'absolute' || page.hasScript || findContaining(page, element)) return undefined;
      const [vertical, horizontal] = [
        ['top', 'bottom'],
        ['left', 'right'],
      ].map((edges) => {
        const set = edges.filter((edge) => findInset(page, element, [edge]));
        return set.length === 1 ? findInset(page, element, set) : undefined;
      });
      const card = findCard(page, element);
      return card && vertical && horizontal
        ? {
            effect: 'puts the element outside of its box',
            why: `No ancestor of ${nameOf(element)} is positioned, so ${vertical.written} and ${horizontal.written} count from the page and not from ${nameOf(card)}.`,
            fix: `Add position: relative to ${nameOf(card)}.`,
            addTo: { element: card, declarations: ['position: relative'] },
          }
        : undefined;
    },
  },
  {
    properties: /^(margin|margin-inline|margin-left|margin-right)$/,
    check: (page, element, value, property) =>
      /\bauto\b/.test(value) &&
      valuesOf(page, element, 'float', 'none').every((side) =>
        /^(left|right|inline-start|inline-end)$/.test(side),
      ) &&
      !mayBeFlexItem(page, element) &&
      !mayBeGridItem(page, element) &&
      !mayBeOutOfFlow(page, element)
        ? {
            part: `auto in ${property}`,
            why: `${nameOf(element)} floats, and auto margins are 0 on a float.`,
            fix: 'Remove float from it.',
            change: { element, longhand: 'float' },
          }
        : undefined,
  },
];
