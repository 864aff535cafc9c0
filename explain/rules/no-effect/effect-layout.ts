import {
  hasHeight,
  isBlock,
  isSet,
  layoutParent,
  may,
  mayBeColumns,
  mayBeFlex,
  mayBeFlexItem,
  mayBeGrid,
  mayBeGridItem,
  mayBeOutOfFlow,
  valuesOf,
} from '../../match/box.ts';
import { findNearest } from '../../nearest-word.ts';
import { insteadOf, isInRow, marginFor } from './reason/item-changes.ts';
import { mayNotBeOutOfFlow, mayOnlyBeItem } from './box-tests.ts';
import { isAuto, type EffectRule, type Reason } from './reason/effect-rule.ts';
import { nameOf, type PageElement } from '../../read/elements.ts';
import { findWinner } from '../../match/cascade.ts';
import { appliedTo, type Page } from '../../match/page.ts';

const container = 'flex or grid container';
/** Chromium also aligns blocks in a block; not every browser does. */
const partlySupported = 'works in some browsers only here';

/** Rules on flex and grid containers and their items. */
export const layoutRules: readonly EffectRule[] = [
  {
    properties: /^(align-items|justify-content|place-content|gap|row-gap|grid-gap|grid-row-gap)$/,
    check: (page, element, value, property) => {
      if (
        isAuto(value) ||
        mayBeFlex(page, element) ||
        mayBeGrid(page, element) ||
        (property.endsWith('gap') && mayBeColumns(page, element))
      )
        return undefined;
      return {
        why: `${nameOf(element)} is not a ${container}.`,
        fix: 'Add display: flex or display: grid.',
        add: ['display: flex'],
      };
    },
  },
  {
    properties: /^(justify-content|place-content)$/,
    check: (page, element, value) => {
      const hasOneRow =
        valuesOf(page, element, 'display', 'inline').every((display) => /^(inline-)?flex$/.test(display)) &&
        valuesOf(page, element, 'flex-direction', 'row').every((direction) => direction.startsWith('row')) &&
        valuesOf(page, element, 'flex-wrap', 'nowrap').every((wrap) => wrap === 'nowrap');
      const pusher = element.children.find(
        (child) => !mayBeOutOfFlow(page, child) && findAutoMargin(page, child) !== undefined,
      );
      return hasOneRow && pusher && !page.hasScript && !/^(normal|start|flex-start|left)$/.test(value)
        ? {
            why: `The auto margin of ${nameOf(pusher)} takes all the free space before ${value} can distribute it.`,
            fix: `Remove the auto margin of ${nameOf(pusher)}.`,
            change: { element: pusher, longhand: findAutoMargin(page, pusher) ?? 'margin-left' },
          }
        : undefined;
    },
  },
  {
    properties: /^(column-gap|grid-column-gap)$/,
    check: (page, element, value) =>
      value === 'normal' ||
      mayBeFlex(page, element) ||
      mayBeGrid(page, element) ||
      mayBeColumns(page, element)
        ? undefined
        : {
            why: `${nameOf(element)} has no columns and is not a ${container}.`,
            fix: 'Add display: flex, display: grid or columns.',
            add: ['display: flex'],
          },
  },
  {
    properties: /^(flex-direction|flex-wrap|flex-flow)$/,
    check: (page, element) =>
      mayBeFlex(page, element)
        ? undefined
        : {
            why: `${nameOf(element)} is not a flex container.`,
            fix: 'Add display: flex.',
            add: ['display: flex'],
          },
  },
  {
    properties:
      /^(grid-template(-columns|-rows|-areas)?|grid-auto-(flow|columns|rows)|grid|justify-items|place-items)$/,
    check: (page, element, value, property) => {
      if (mayBeGrid(page, element) || value === 'none') return undefined;
      if (property === 'place-items' && mayBeFlex(page, element)) return undefined;
      if (property === 'justify-items' && mayBeFlex(page, element))
        return {
          why: 'A flex container ignores justify-items: along the main axis, items are placed together.',
          fix: 'Use justify-content.',
          ...insteadOf(
            /^(start|end|center|left|right)$/.test(value) ? `justify-content: ${value}` : undefined,
          ),
        };
      if (property === 'justify-items' && isBlock(page, element) && isAuto(value)) return undefined;
      return {
        ...(/^(justify|place)-items$/.test(property) ? { effect: partlySupported } : {}),
        why: `${nameOf(element)} is not a grid container.`,
        fix: 'Add display: grid.',
        add: ['display: grid'],
      };
    },
  },
  {
    properties: /^align-content$/,
    check: (page, element, value) => {
      if (isAuto(value) || mayBeGrid(page, element)) return undefined;
      // Chromium centres the content of a block by align-content too, where the block has room.
      if (!mayBeFlex(page, element))
        return hasHeight(page, element) ||
          isSet(page, element, ['min-height', 'min-block-size'], ['0', 'auto'])
          ? undefined
          : {
              why: `${nameOf(element)} is not a ${container} and as high as its content, so align-content has no free space to distribute.`,
              fix: 'Add display: grid, and a height.',
            };
      return may(page, element, 'flex-wrap', 'nowrap', (wrap) => wrap.includes('wrap') && wrap !== 'nowrap')
        ? undefined
        : {
            why: 'A flex container that does not wrap has one line only, and align-content moves lines.',
            fix: 'Use align-items, or add flex-wrap: wrap.',
            ...(value.startsWith('space-')
              ? { add: ['flex-wrap: wrap'] }
              : insteadOf(`align-items: ${value}`)),
          };
    },
  },
  {
    properties: /^(flex|flex-grow|flex-shrink|flex-basis)$/,
    check: (page, element, value, property) =>
      !mayBeFlexItem(page, element) && (!isAuto(value) || (property === 'flex-shrink' && value === '0'))
        ? mayOnlyBeItem(page, element)
          ? {
              why: `The parent of ${nameOf(element)} is a grid container, and its columns and rows decide the size of its items.`,
              fix: 'Set the size in grid-template-columns of the parent.',
            }
          : {
              why: `The parent of ${nameOf(element)} is not a flex container.`,
              ...parentNeeds(page, element, 'display: flex'),
            }
        : undefined,
  },
  {
    properties: /^(flex|flex-grow|flex-shrink|flex-basis)$/,
    check: (page, element, value) =>
      !isAuto(value) && mayBeFlexItem(page, element) && !mayNotBeOutOfFlow(page, element)
        ? {
            why: `${nameOf(element)} is positioned out of the flow, so it is not an item of the flex container.`,
            fix: 'Set a width or an inset on it, or remove its position.',
            change: { element, longhand: 'position' },
          }
        : undefined,
  },
  {
    properties: /^order$/,
    check: (page, element) =>
      !mayBeFlexItem(page, element) && !mayBeGridItem(page, element)
        ? {
            why: `The parent of ${nameOf(element)} is not a ${container}.`,
            ...parentNeeds(page, element, 'display: flex'),
          }
        : undefined,
  },
  {
    properties: /^align-self$/,
    check: (page, element, value) =>
      value !== 'auto' &&
      !mayBeFlexItem(page, element) &&
      !mayBeGridItem(page, element) &&
      !mayBeOutOfFlow(page, element)
        ? {
            why: `The parent of ${nameOf(element)} is not a ${container}.`,
            ...parentNeeds(page, element, 'display: flex'),
          }
        : undefined,
  },
  {
    properties: /^(justify-self|place-self)$/,
    check: (page, element, value, property) => {
      if (value === 'auto' || mayBeGridItem(page, element) || mayBeOutOfFlow(page, element)) return undefined;
      if (mayBeFlexItem(page, element))
        return property === 'place-self'
          ? undefined
          : {
              why: 'An item of a flex container ignores justify-self.',
              fix: 'Use margin-inline-start: auto or justify-content on the parent.',
              ...insteadOf(isInRow(page, element) ? marginFor(value) : `align-self: ${value}`),
            };
      return {
        effect: partlySupported,
        why: `The parent of ${nameOf(element)} is not a grid container.`,
        ...parentNeeds(page, element, 'display: grid'),
      };
    },
  },
  {
    properties: /^grid-(area|column|row)(-start|-end)?$/,
    check: (page, element, value, property) => {
      if (!mayBeGridItem(page, element))
        return {
          why: `The parent of ${nameOf(element)} is not a grid container.`,
          ...parentNeeds(page, element, 'display: grid'),
        };
      const parent = layoutParent(page, element);
      if (
        property !== 'grid-area' ||
        !parent ||
        !/^[a-z_][\w-]*$/i.test(value) ||
        /^(auto|inherit|unset|initial|revert)$/.test(value)
      )
        return undefined;
      const templates = valuesOf(page, parent, 'grid-template-areas', 'none').join(' ');
      const lines = [
        ...valuesOf(page, parent, 'grid-template-columns', 'none'),
        ...valuesOf(page, parent, 'grid-template-rows', 'none'),
      ].join(' ');
      const named: readonly string[] = templates.match(/[\w-]+/g) ?? [];
      if (templates.includes('?') || lines.includes('[') || named.includes(value.toLowerCase()))
        return undefined;
      return {
        effect: 'puts the element outside the areas of the grid',
        why: `The grid has no area called ${value}${templates.includes('"') ? `; its template names ${[...new Set(named)].join(', ')}` : ''}.`,
        ...nameOfFreeArea(page, element, parent, new Set(named), findNearest(value, named)),
      };
    },
  },
  {
    properties: /^position-area$/,
    check: (page, element, value) =>
      isAuto(value) || mayBeOutOfFlow(page, element)
        ? undefined
        : {
            why: `${nameOf(element)} is in the flow of the page, and position-area places only absolute and fixed elements beside their anchor.`,
            fix: 'Add position: absolute.',
            add: ['position: absolute'],
          },
  },
];

/** The side on which the element always has an auto margin. */
function findAutoMargin(page: Page, element: PageElement): string | undefined {
  return ['margin-left', 'margin-right', 'margin-inline-start', 'margin-inline-end'].find((margin) =>
    valuesOf(page, element, margin, '0').every((one) => one === 'auto'),
  );
}

/** The area of a name like this one, or the only one that no other child takes. */
function nameOfFreeArea(
  page: Page,
  element: PageElement,
  parent: PageElement,
  named: ReadonlySet<string>,
  near: string | undefined,
): Pick<Reason, 'fix' | 'value'> {
  const taken = parent.children
    .filter((child) => child !== element)
    .map((child) => findWinner(appliedTo(page, child), 'grid-row-start')?.declaration.value);
  const [only, ...others] = [...named].filter((name) => !taken.includes(name));
  const free = others.length === 0 ? only : near;
  return free !== undefined
    ? { fix: `Write grid-area: ${free};`, value: free }
    : { fix: 'Use a name from grid-template-areas.' };
}

function parentNeeds(page: Page, element: PageElement, declaration: string): Pick<Reason, 'fix' | 'addTo'> {
  const parent = layoutParent(page, element);
  return parent
    ? {
        fix: `Add ${declaration} to ${nameOf(parent)}.`,
        addTo: { element: parent, declarations: [declaration] },
      }
    : { fix: `Add ${declaration} to the parent.` };
}
