import { isSet, may, mayBePositioned, valuesOf } from '../../match/box.ts';
import { findWinner } from '../../match/cascade.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import type { EffectRule } from './effect-rule.ts';

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

/** Rules on what boxes count their position from. */
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
    properties: /^background(-color)?$/,
    check: (page, element, value) => {
      if (!/^(tr|tbody|thead|tfoot)$/.test(element.name) || /^(none|transparent)$/.test(value))
        return undefined;
      const rows = element.name === 'tr' ? [element] : element.children;
      const cells = rows.flatMap(({ children }) => children);
      const [first] = cells;
      const isOpaque = (color: string): boolean =>
        /^(#[\da-f]{3}|#[\da-f]{6}|(?!transparent|currentcolor|inherit|initial|unset|revert)[a-z]+)$/i.test(
          color,
        );
      const covers = (cell: PageElement): boolean =>
        !may(page, cell, 'background-color', 'transparent', (color) => !isOpaque(color)) && !page.hasScript;
      return first && cells.every(covers)
        ? {
            effect: 'shows nothing',
            why: `Each cell in it has a background of its own, which covers that of ${nameOf(element)}.`,
            fix: `Set the background on the cells in ${nameOf(element)}.`,
          }
        : undefined;
    },
  },
  {
    properties: /^list-style-position$/,
    check: (page, element) => {
      // Both are inherited: what counts is the nearest element that sets one.
      let setter: PageElement | undefined = element;
      while (setter && !isSet(page, setter, ['list-style-type', 'list-style-image'], []))
        setter = setter.parent;
      const isMarkerless =
        setter !== undefined &&
        !listBelow(element).some((one) => isSet(page, one, ['list-style-type', 'list-style-image'], [])) &&
        ['list-style-type', 'list-style-image'].every((longhand) =>
          valuesOf(page, setter, longhand, 'none').every((one) => one === 'none'),
        );
      return isMarkerless
        ? {
            why: 'The list items have no marker to place: their list-style is none.',
            fix: 'Remove list-style: none.',
          }
        : undefined;
    },
  },
];
