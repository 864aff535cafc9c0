import {
  canBeAbsolutelyPositioned,
  canBeFlexContainer,
  canBeFlexItem,
  canBeGridContainer,
  canBeGridItem,
  canBeInFlow,
  canBeMultiColumnContainer,
  canHaveDefiniteHeight,
  findBoxParent,
  findGrowingItem,
  isBlockBox,
  isFlexOrGridItem,
} from '../../../cascade/layout.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import { createReplacement, isFlexRowItem, getAutoMargin } from '../reason/alignment-fixes.ts';
import { isNeutralValue, type PropertyRule } from '../reason/property-rule.ts';
import { formatElement, type PageElement } from '../../../parse/elements.ts';
import type { Page } from '../../../cascade/page.ts';
import { addToParent, suggestFlexParent } from './box-fixes.ts';
import { isAreaName, suggestGridArea, suggestGridContainer, suggestNamedAreas } from './grid-fixes.ts';

const containerLabel = 'flex or grid container';
/** Chromium supports alignment in block containers; not every browser does. */
const partialSupport = 'works in some browsers only here';

/** Rules on flex and grid containers and their items. */
export const flexAndGridRules: readonly PropertyRule[] = [
  {
    properties: /^(align-items|justify-content|place-content|gap|row-gap|grid-gap|grid-row-gap)$/,
    check: (page, element, value, property) => {
      if (
        isNeutralValue(value) ||
        canBeFlexContainer(page, element) ||
        canBeGridContainer(page, element) ||
        (property.endsWith('gap') && canBeMultiColumnContainer(page, element))
      )
        return undefined;
      return {
        why: `${formatElement(element)} is not a ${containerLabel}.`,
        fix: 'Add display: flex or display: grid.',
        add: ['display: flex'],
      };
    },
  },
  {
    properties: /^(justify-content|place-content)$/,
    check: (page, element, value) => {
      const hasOneRow =
        listPossibleValues(page, element, 'display', 'inline').every((display) =>
          /^(inline-)?flex$/.test(display),
        ) &&
        listPossibleValues(page, element, 'flex-direction', 'row').every((direction) =>
          direction.startsWith('row'),
        ) &&
        listPossibleValues(page, element, 'flex-wrap', 'nowrap').every((wrap) => wrap === 'nowrap');
      const pusher = element.children.find(
        (child) => !canBeAbsolutelyPositioned(page, child) && findAutoMargin(page, child) !== undefined,
      );
      return hasOneRow && pusher && !page.hasScript && !/^(normal|start|flex-start|left)$/.test(value)
        ? {
            why: `The auto margin of ${formatElement(pusher)} takes all the free space before ${value} can distribute it.`,
            fix: `Remove the auto margin of ${formatElement(pusher)}.`,
            change: { element: pusher, longhand: findAutoMargin(page, pusher) ?? 'margin-left' },
          }
        : undefined;
    },
  },
  {
    properties: /^justify-content$/,
    check: (page, element, value) => {
      const item = page.hasScript ? undefined : findGrowingItem(page, element);
      // space-between puts the first and the last item where growing puts them too.
      return item && !/^(normal|stretch|start|flex-start|left|space-between)$/.test(value)
        ? {
            why: `${formatElement(item)} grows into all the free space, so none is left for ${value} to distribute.`,
            fix: `Remove the flex of ${formatElement(item)}.`,
            change: { element: item, longhand: 'flex-grow' },
          }
        : undefined;
    },
  },
  {
    properties: /^(column-gap|grid-column-gap)$/,
    check: (page, element, value) =>
      value === 'normal' ||
      canBeFlexContainer(page, element) ||
      canBeGridContainer(page, element) ||
      canBeMultiColumnContainer(page, element)
        ? undefined
        : {
            why: `${formatElement(element)} has no columns and is not a ${containerLabel}.`,
            fix: 'Add display: flex, display: grid or columns.',
            add: ['display: flex'],
          },
  },
  {
    properties: /^(flex-direction|flex-wrap|flex-flow)$/,
    check: (page, element) =>
      canBeFlexContainer(page, element)
        ? undefined
        : {
            why: `${formatElement(element)} is not a flex container.`,
            fix: 'Add display: flex.',
            add: ['display: flex'],
          },
  },
  {
    properties:
      /^(grid-template(-columns|-rows|-areas)?|grid-auto-(flow|columns|rows)|grid|justify-items|place-items)$/,
    check: (page, element, value, property) => {
      if (canBeGridContainer(page, element) || value === 'none') return undefined;
      if (property === 'place-items' && canBeFlexContainer(page, element)) return undefined;
      if (property === 'justify-items' && canBeFlexContainer(page, element))
        return {
          why: 'A flex container ignores justify-items: along the main axis, items are placed together.',
          fix: 'Use justify-content.',
          ...createReplacement(
            /^(start|end|center|left|right)$/.test(value) ? `justify-content: ${value}` : undefined,
          ),
        };
      if (property === 'justify-items' && isBlockBox(page, element) && isNeutralValue(value))
        return undefined;
      return {
        ...(/^(justify|place)-items$/.test(property) ? { predicate: partialSupport } : {}),
        why: `${formatElement(element)} is not a grid container.`,
        fix: 'Add display: grid.',
        add: ['display: grid'],
      };
    },
  },
  {
    properties: /^align-content$/,
    check: (page, element, value) => {
      if (isNeutralValue(value) || canBeGridContainer(page, element)) return undefined;
      // align-content also applies to a block container that has free space (CSS Align 3).
      if (!canBeFlexContainer(page, element))
        return canHaveDefiniteHeight(page, element) ||
          isSetByAuthor(page, element, ['min-height', 'min-block-size'], ['0', 'auto'])
          ? undefined
          : {
              why: `${formatElement(element)} is not a ${containerLabel} and as high as its content, so align-content has no free space to distribute.`,
              fix: 'Add display: grid, and a height.',
            };
      return canHaveValue(
        page,
        element,
        'flex-wrap',
        'nowrap',
        (wrap) => wrap.includes('wrap') && wrap !== 'nowrap',
      )
        ? undefined
        : {
            why: 'A flex container that does not wrap has one line only, and align-content moves lines.',
            fix: 'Use align-items, or add flex-wrap: wrap.',
            ...(value.startsWith('space-')
              ? { add: ['flex-wrap: wrap'] }
              : createReplacement(`align-items: ${value}`)),
          };
    },
  },
  {
    properties: /^(flex|flex-grow|flex-shrink|flex-basis)$/,
    check: (page, element, value, property) =>
      !canBeFlexItem(page, element) &&
      (!isNeutralValue(value) || (property === 'flex-shrink' && value === '0'))
        ? isFlexOrGridItem(page, element)
          ? {
              why: `The parent of ${formatElement(element)} is a grid container, and its columns and rows decide the size of its items.`,
              ...suggestFlexParent(page, element),
            }
          : {
              why: `The parent of ${formatElement(element)} is not a flex container.`,
              ...addToParent(page, element, ['display: flex']),
            }
        : undefined,
  },
  {
    properties: /^(flex|flex-grow|flex-shrink|flex-basis)$/,
    check: (page, element, value) =>
      !isNeutralValue(value) && canBeFlexItem(page, element) && !canBeInFlow(page, element)
        ? {
            why: `${formatElement(element)} is positioned out of the flow, so it is not an item of the flex container.`,
            fix: 'Set a width or an inset on it, or remove its position.',
            change: { element, longhand: 'position' },
          }
        : undefined,
  },
  {
    properties: /^order$/,
    check: (page, element) =>
      !canBeFlexItem(page, element) && !canBeGridItem(page, element)
        ? {
            why: `The parent of ${formatElement(element)} is not a ${containerLabel}.`,
            ...addToParent(page, element, ['display: flex']),
          }
        : undefined,
  },
  {
    properties: /^align-self$/,
    check: (page, element, value) =>
      value !== 'auto' &&
      !canBeFlexItem(page, element) &&
      !canBeGridItem(page, element) &&
      !canBeAbsolutelyPositioned(page, element)
        ? {
            why: `The parent of ${formatElement(element)} is not a ${containerLabel}.`,
            ...addToParent(page, element, ['display: flex']),
          }
        : undefined,
  },
  {
    properties: /^(justify-self|place-self)$/,
    check: (page, element, value, property) => {
      if (value === 'auto' || canBeGridItem(page, element) || canBeAbsolutelyPositioned(page, element))
        return undefined;
      if (canBeFlexItem(page, element))
        return property === 'place-self'
          ? undefined
          : {
              why: 'An item of a flex container ignores justify-self.',
              fix: 'Use margin-inline-start: auto or justify-content on the parent.',
              ...createReplacement(
                isFlexRowItem(page, element) ? getAutoMargin(value) : `align-self: ${value}`,
              ),
            };
      return {
        predicate: partialSupport,
        why: `The parent of ${formatElement(element)} is not a grid container.`,
        ...addToParent(page, element, ['display: grid']),
      };
    },
  },
  {
    properties: /^grid-(area|column|row)(-start|-end)?$/,
    check: (page, element, value, property) => {
      if (!canBeGridItem(page, element))
        return {
          why: `The parent of ${formatElement(element)} is not a grid container.`,
          ...(property === 'grid-area'
            ? suggestNamedAreas(page, element)
            : suggestGridContainer(page, element, property, value)),
        };
      const parent = findBoxParent(page, element);
      if (property !== 'grid-area' || !parent || !isAreaName(value)) return undefined;
      const templates = listPossibleValues(page, parent, 'grid-template-areas', 'none').join(' ');
      const lines = [
        ...listPossibleValues(page, parent, 'grid-template-columns', 'none'),
        ...listPossibleValues(page, parent, 'grid-template-rows', 'none'),
      ].join(' ');
      const named: readonly string[] = templates.match(/[\w-]+/g) ?? [];
      if (templates.includes('?') || lines.includes('[') || named.includes(value.toLowerCase()))
        return undefined;
      return {
        predicate: 'puts the element outside the areas of the grid',
        why: `The grid has no area called ${value}${templates.includes('"') ? `; its template names ${[...new Set(named)].join(', ')}` : ''}.`,
        ...suggestGridArea(page, element, parent, new Set(named), findNearestWord(value, named)),
      };
    },
  },
  {
    properties: /^position-area$/,
    check: (page, element, value) =>
      isNeutralValue(value) || canBeAbsolutelyPositioned(page, element)
        ? undefined
        : {
            why: `${formatElement(element)} is in the flow of the page, and position-area places only absolute and fixed elements beside their anchor.`,
            fix: 'Add position: absolute.',
            add: ['position: absolute'],
          },
  },
];

/** The margin of the element that is auto in every state. */
function findAutoMargin(page: Page, element: PageElement): string | undefined {
  return ['margin-left', 'margin-right', 'margin-inline-start', 'margin-inline-end'].find((margin) =>
    listPossibleValues(page, element, margin, '0').every((name) => name === 'auto'),
  );
}
