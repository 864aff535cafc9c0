import {
  canBeAbsolutelyPositioned,
  canBeFlexItem,
  canBeGridItem,
  canBeInFlow,
  canBePositioned,
} from '../../../cascade/layout.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { findWinner } from '../../../cascade/cascade.ts';
import { listApplied, canChangeWritingMode, type Page } from '../../../cascade/page.ts';
import { formatElement, type PageElement } from '../../../parse/elements.ts';
import type { Declaration } from '../../../parse/style-sheet.ts';
import type { PropertyRule } from '../reason/property-rule.ts';

/**
 * Properties that make an element the containing block of fixed descendants, and a stacking context (CSS Transforms
 * 1, Filter Effects 1).
 */
export const fixedContainingProperties = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'filter',
  'backdrop-filter',
  'perspective',
];

/** Properties other than `position` that make an element the containing block of absolute descendants. */
const absoluteContainingProperties = [
  ...fixedContainingProperties,
  'contain',
  'container-type',
  'will-change',
  'content-visibility',
  'offset-path',
];

function canBeContainingBlock(page: Page, element: PageElement): boolean {
  return (
    canBePositioned(page, element) ||
    isSetByAuthor(page, element, absoluteContainingProperties, ['none', 'normal', 'auto', 'visible'])
  );
}

function findContainingBlock(page: Page, element: PageElement): PageElement | undefined {
  for (let current = element.parent; current; current = current.parent)
    if (canBeContainingBlock(page, current)) return current;
  return undefined;
}

/** The declaration that always sets one of two insets to a length that is not negative. */
function findInset(page: Page, element: PageElement, edges: readonly string[]): Declaration | undefined {
  return edges
    .map((edge) => findWinner(listApplied(page, element), edge)?.declaration)
    .find((declaration) => declaration !== undefined && /^[\d.]+(px|r?em)?$/.test(declaration.value));
}

/** The parent of an absolute element that has visible edges and a size, such as a card. */
function findBoxedParent(page: Page, element: PageElement): PageElement | undefined {
  const { parent } = element;
  return parent?.parent &&
    /^(div|article|section|li|figure|a)$/.test(parent.name) &&
    (isSetByAuthor(page, parent, ['border-top-style', 'box-shadow'], ['none']) ||
      isSetByAuthor(page, parent, ['border-top-left-radius'], ['0']) ||
      isSetByAuthor(page, parent, ['background-color', 'background-image'], ['none', 'transparent'])) &&
    isSetByAuthor(
      page,
      parent,
      ['width', 'max-width', 'inline-size', 'max-inline-size', 'height'],
      ['auto', 'none', '100%'],
    )
    ? parent
    : undefined;
}

/**
 * The nearest ancestor that is always the containing block of a fixed element, and the property that makes
 * it one.
 */
function findFixedContainingBlock(
  page: Page,
  element: PageElement,
): { holder: PageElement; property: string } | undefined {
  for (let holder = element.parent; holder?.parent; holder = holder.parent)
    for (const property of [...fixedContainingProperties, 'will-change'])
      if (
        listPossibleValues(page, holder, property, 'none').every((value) =>
          property === 'will-change'
            ? fixedContainingProperties.some((name) => value.split(/[\s,]+/).includes(name))
            : !/none|^\?$|inherit|var\(/.test(value),
        )
      )
        return { holder, property };
  return undefined;
}

/** Whether the longhand is a length in every state. */
function hasLength(page: Page, element: PageElement, longhand: string): boolean {
  return listPossibleValues(page, element, longhand, 'auto').every((value) =>
    /^-?[\d.]+(px|r?em|v[hw])?$/.test(value),
  );
}

/** Rules on containing blocks, on insets and on auto margins of floats. */
export const positioningRules: readonly PropertyRule[] = [
  {
    properties: /^position$/,
    check: (page, element, value) => {
      // A dialog and a popover are in the top layer, where the viewport is their containing block.
      if (
        value !== 'fixed' ||
        page.hasScript ||
        element.name === 'dialog' ||
        element.attributes.has('popover')
      )
        return undefined;
      const found = findFixedContainingBlock(page, element);
      return found
        ? {
            subject: 'position: fixed',
            predicate: 'does not fix the element to the window',
            why: `${formatElement(found.holder)} around it has a ${found.property}, so the element counts from that box and scrolls with it.`,
            fix: `Remove ${found.property} from ${formatElement(found.holder)}, or move the element out of it.`,
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
        !canChangeWritingMode(page) &&
        !page.source.text.includes('position-try') &&
        !canBeInFlow(page, element) &&
        hasLength(page, element, edge) &&
        hasLength(page, element, size) &&
        !canHaveValue(page, element, `margin-${edge}`, '0', (margin) => margin === 'auto') &&
        findWinner(listApplied(page, element), edge)?.declaration.property === edge;
      const applied = listApplied(page, element);
      const [own, other] = [property, edge].map((name) => findWinner(applied, name)?.declaration.parent);
      const why = `${edge} and ${size} are both set, so there is nothing left for ${property} to decide.`;
      // A rule for more elements sets the other edge.
      if (isDecided && own !== other) return { why, fix: `Add ${edge}: auto.`, add: [`${edge}: auto`] };
      return isDecided
        ? {
            why,
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
      const positionDeclaration = findWinner(listApplied(page, element), 'position')?.declaration;
      const insets = (candidate: PageElement): (Declaration | undefined)[] => [
        findInset(page, candidate, ['top', 'bottom']),
        findInset(page, candidate, ['left', 'right']),
      ];
      const [vertical, horizontal] = insets(element);
      if (!positionDeclaration || !vertical || !horizontal) return undefined;
      const alike = page.elements.filter(
        (candidate) =>
          findWinner(listApplied(page, candidate), 'position')?.declaration === positionDeclaration,
      );
      const around = findContainingBlock(page, element);
      const isTogether = alike.every((candidate) => {
        const [top, left] = insets(candidate);
        return (
          top === vertical &&
          left === horizontal &&
          findContainingBlock(page, candidate) === around &&
          !canHaveValue(page, candidate, 'display', 'inline', (display) => display === 'none')
        );
      });
      const parents = new Set(alike.map(({ parent }) => parent));
      const { parent } = element;
      return isTogether && parent && alike.length > 1 && parents.size === alike.length
        ? {
            predicate: 'puts several elements in one place',
            why: `No ancestor of ${formatElement(element)} is positioned, so ${vertical.writtenName} and ${horizontal.writtenName} count from ${around ? formatElement(around) : 'the page'} for ${alike.length === 2 ? 'both' : `all ${alike.length}`} of them.`,
            fix: `Add position: relative to ${formatElement(parent)}.`,
            addTo: {
              element: parent,
              declarations: ['position: relative'],
              otherElements: [...parents].filter((candidate) => candidate !== undefined),
            },
          }
        : undefined;
    },
  },
  {
    properties: /^position$/,
    check: (page, element, value) => {
      if (value !== 'absolute' || page.hasScript || findContainingBlock(page, element)) return undefined;
      const [vertical, horizontal] = [
        ['top', 'bottom'],
        ['left', 'right'],
      ].map((edges) => {
        const set = edges.filter((edge) => findInset(page, element, [edge]));
        return set.length === 1 ? findInset(page, element, set) : undefined;
      });
      const card = findBoxedParent(page, element);
      return card && vertical && horizontal
        ? {
            predicate: 'puts the element outside of its box',
            why: `No ancestor of ${formatElement(element)} is positioned, so ${vertical.writtenName} and ${horizontal.writtenName} count from the page and not from ${formatElement(card)}.`,
            fix: `Add position: relative to ${formatElement(card)}.`,
            addTo: { element: card, declarations: ['position: relative'] },
          }
        : undefined;
    },
  },
  {
    properties: /^(margin|margin-inline|margin-left|margin-right)$/,
    check: (page, element, value, property) =>
      /\bauto\b/.test(value) &&
      listPossibleValues(page, element, 'float', 'none').every((side) =>
        /^(left|right|inline-start|inline-end)$/.test(side),
      ) &&
      !canBeFlexItem(page, element) &&
      !canBeGridItem(page, element) &&
      !canBeAbsolutelyPositioned(page, element)
        ? {
            subject: `auto in ${property}`,
            why: `${formatElement(element)} floats, and auto margins are 0 on a float.`,
            fix: 'Remove float from it.',
            change: { element, longhand: 'float' },
          }
        : undefined,
  },
];
