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
import { appliedTo, type Page } from '../../match/page.ts';
import { nameOf, type PageElement } from '../../read/elements.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import type { EffectRule } from './reason/effect-rule.ts';

/** What makes a box the one that an absolutely positioned descendant counts from, besides its position. */
const containing = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'filter',
  'backdrop-filter',
  'perspective',
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

/** Rules on where boxes are: what absolute ones count from, and floats, which take their own side. */
export const positionRules: readonly EffectRule[] = [
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
