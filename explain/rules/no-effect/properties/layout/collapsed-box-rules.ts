import {
  canHaveDefiniteHeight,
  canBeFlexItem,
  findBoxParent,
  isBlockBox,
  isInNormalFlow,
} from '../../../../cascade/layout.ts';
import { canHavePadding, findEmptiness, heights, widths, type Emptiness } from '../../../../cascade/flow.ts';
import type { Page } from '../../../../cascade/page.ts';
import {
  canHaveValue,
  findOnlyValue,
  hasAlwaysValue,
  isSetByAuthor,
} from '../../../../cascade/possible-values.ts';
import { replacedElements } from '../../../../cascade/user-agent.ts';
import { formatElement, type PageElement } from '../../../../parse/elements.ts';
import type { NoEffectReason, PropertyRule } from '../../reason/property-rule.ts';
import { canHaveBorder } from '../style-predicates.ts';

/** Whether the longhands give the box no size; a percentage of a height that is not known is none. */
function isWithoutHeight(page: Page, element: PageElement): boolean {
  const parent = findBoxParent(page, element);
  const isNothing = (value: string): boolean =>
    /^(auto|0(px)?)$/.test(value) || (value.endsWith('%') && !canHaveDefiniteHeight(page, parent));
  return heights.every(
    (longhand) =>
      !canHaveValue(page, element, longhand, 'auto', (value) => !isNothing(value)) ||
      !isSetByAuthor(page, element, [longhand], ['auto', '0']),
  );
}

/** What a block in normal flow has in it where that gives it no height. */
function findCollapse(page: Page, element: PageElement): Emptiness | undefined {
  const isPlainBlock =
    !page.hasScript &&
    !replacedElements.has(element.name) &&
    isBlockBox(page, element) &&
    isInNormalFlow(page, element) &&
    !element.attributes.has('style') &&
    isWithoutHeight(page, element) &&
    // Such a height has a reason of its own.
    !canHaveValue(page, element, 'height', 'auto', (value) => value.endsWith('%')) &&
    !canHavePadding(page, element, 'vertical');
  const emptiness = isPlainBlock ? findEmptiness(page, element) : undefined;
  // An empty box with a border is a line across the page.
  return emptiness?.reason === 'nothing' && canHaveBorder(page, element) ? undefined : emptiness;
}

/** Whether an empty item of a flex row has nothing that makes it wide. */
function isEmptyRowItem(page: Page, element: PageElement): boolean {
  const parent = findBoxParent(page, element);
  return (
    parent !== undefined &&
    !page.hasScript &&
    !element.attributes.has('style') &&
    /^(div|span|section|article|aside|figure|header|footer|a|i|p)$/.test(element.name) &&
    canBeFlexItem(page, element) &&
    hasAlwaysValue(page, parent, 'display', 'inline', /^flex$/) &&
    hasAlwaysValue(page, parent, 'flex-direction', 'row', /^row/) &&
    hasAlwaysValue(page, element, 'position', 'static', /^(static|relative)$/) &&
    hasAlwaysValue(page, element, 'flex-grow', '0', /^0$/) &&
    hasAlwaysValue(page, element, 'flex-basis', 'auto', /^(auto|0(px|%)?|content)$/) &&
    !isSetByAuthor(page, element, widths, ['auto', '0']) &&
    !canHavePadding(page, element, 'horizontal') &&
    !canHaveBorder(page, element) &&
    findEmptiness(page, element)?.reason === 'nothing'
  );
}

/** The height in pixels of an absolute child with the space above it. */
function findReach(page: Page, child: PageElement): number | undefined {
  const [height, top] = [
    ['height', 'auto'],
    ['top', '0px'],
  ].map(([longhand = '', initial = '']) => {
    return /^(\d+)(?:px)?$/.exec(findOnlyValue(page, child, longhand, initial) ?? '')?.[1];
  });
  return height === undefined || top === undefined ? undefined : Number(height) + Number(top);
}

/** Why the box has no height, and what gives it one. */
function explainCollapse(
  page: Page,
  element: PageElement,
  { reason, children }: Emptiness,
): Pick<NoEffectReason, 'why' | 'fix' | 'add'> {
  const box = formatElement(element);
  const [first] = children;
  if (!first)
    return {
      why: `${box} has no content, no height and no padding, so the box is 0 high.`,
      fix: 'Give it a height, such as min-height: 200px.',
      add: ['min-height: 200px'],
    };
  const inside = children.length === 1 ? formatElement(first) : `all that is in ${box}`;
  if (reason === 'floats')
    return {
      why: `${inside} floats, and a box does not grow with what floats in it, so ${box} is 0 high.`,
      fix: 'Write display: flow-root, and the box holds its floats.',
      add: ['display: flow-root'],
    };
  const reach = children.map((child) => findReach(page, child) ?? NaN).reduce((a, b) => Math.max(a, b));
  return {
    why: `${inside} is absolutely positioned, and a box does not grow with what is out of the flow, so ${box} is 0 high.`,
    ...(Number.isNaN(reach)
      ? { fix: `Give ${box} a height, or remove the position of ${formatElement(first)}.` }
      : { fix: `Give it a height, such as ${reach}px.`, add: [`height: ${reach}px`] }),
  };
}

/** Rules on boxes that their content leaves without a height or a width. */
export const collapsedBoxRules: readonly PropertyRule[] = [
  {
    properties: /^background(-image|-color)?$/,
    check: (page, element, value) => {
      if (/^(none|transparent|inherit|initial)$/.test(value)) return undefined;
      if (isEmptyRowItem(page, element))
        return {
          predicate: 'cannot be seen',
          why: `${formatElement(element)} has no content and no width, so this item of the row is 0 wide.`,
          fix: 'Write flex: 1, and it takes the free space.',
          add: ['flex: 1'],
        };
      const collapse = findCollapse(page, element);
      return collapse && { predicate: 'cannot be seen', ...explainCollapse(page, element, collapse) };
    },
  },
  {
    properties: /^(border|box-shadow|outline)$/,
    check: (page, element, value) => {
      const collapse = /^(none|0)/.test(value) ? undefined : findCollapse(page, element);
      const hasBackground = isSetByAuthor(
        page,
        element,
        ['background-color', 'background-image'],
        ['none', 'transparent'],
      );
      return collapse?.reason === 'floats' && !hasBackground
        ? { predicate: 'does not surround the content', ...explainCollapse(page, element, collapse) }
        : undefined;
    },
  },
];
