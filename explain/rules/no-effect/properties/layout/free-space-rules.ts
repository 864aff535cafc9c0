import {
  canBeAbsolutelyPositioned,
  canBeFlexContainer,
  canBeGridContainer,
  canFloat,
  canHaveDisplay,
  findBoxParent,
} from '../../../../cascade/layout.ts';
import { canHavePadding, hasAppliedPseudoElement, hasAutoHeight, heights } from '../../../../cascade/flow.ts';
import { canHaveVerticalText, listApplied, type Page } from '../../../../cascade/page.ts';
import { canHaveValue, hasAlwaysValue, isSetByAuthor } from '../../../../cascade/possible-values.ts';
import { findWinner } from '../../../../cascade/cascade.ts';
import { formatElement, listAncestors, type PageElement } from '../../../../parse/elements.ts';
import type { NoEffectReason, PropertyRule } from '../../reason/property-rule.ts';

/** Whether the element is the only child in flow of its parent, which is exactly as tall. */
function fillsParent(page: Page, element: PageElement): boolean {
  const { parent } = element;
  return (
    parent !== undefined &&
    /^(div|section|header|footer|nav|aside)$/.test(parent.name) &&
    parent.ownText.trim() === '' &&
    parent.children.length === 1 &&
    hasAutoHeight(page, parent) &&
    !canFloat(page, parent) &&
    !canBeFlexContainer(page, parent) &&
    !canBeGridContainer(page, parent) &&
    !canHavePadding(page, parent, 'vertical') &&
    !hasAppliedPseudoElement(page, parent) &&
    ![parent, ...listAncestors(parent)].some((ancestor) => canHaveDisplay(page, ancestor, /contents/))
  );
}

/** Whether an item of a row is stretched to the height of its only line. */
function isStretchedItem(page: Page, element: PageElement): boolean {
  const parent = findBoxParent(page, element);
  return (
    parent !== undefined &&
    hasAlwaysValue(page, parent, 'display', 'inline', /^(inline-)?flex$/) &&
    hasAlwaysValue(page, parent, 'flex-direction', 'row', /^row/) &&
    hasAlwaysValue(page, parent, 'flex-wrap', 'nowrap', /^nowrap$/) &&
    hasAlwaysValue(page, parent, 'align-items', 'normal', /^(normal|stretch)$/) &&
    hasAlwaysValue(page, element, 'align-self', 'auto', /^(auto|normal|stretch)$/) &&
    !isSetByAuthor(page, element, [...heights, 'max-height'], ['auto', '0', 'none']) &&
    hasAlwaysValue(page, element, 'margin-top', '0', /^[\d.]/) &&
    hasAlwaysValue(page, element, 'margin-bottom', '0', /^[\d.]/)
  );
}

/** Moves what makes a box sticky to its parent, which has room to move in. */
function stickParent(
  page: Page,
  element: PageElement,
  parent: PageElement,
): Pick<NoEffectReason, 'fix' | 'addTo' | 'change' | 'isRemoved'> {
  const fix = `Set position: sticky and its offset on ${formatElement(parent)}.`;
  const inset = ['top', 'bottom', 'left', 'right']
    .map((edge) => findWinner(listApplied(page, element), edge)?.declaration)
    .find((declaration) => declaration !== undefined);
  if (!inset || !/^(top|bottom|left|right)$/.test(inset.property)) return { fix };
  return {
    fix,
    addTo: { element: parent, declarations: ['position: sticky', `${inset.property}: ${inset.value}`] },
    change: { element, longhand: inset.property },
    isRemoved: true,
  };
}

/** Whether the element is all that is on the page, or all but its wrappers. */
function isWholePage(element: PageElement): boolean {
  if (element.name === 'body') return true;
  const { parent } = element;
  const others = parent?.children.filter(
    (child) => child !== element && !/^(script|style|template)$/.test(child.name),
  );
  return parent !== undefined && others?.length === 0 && parent.ownText.trim() === '' && isWholePage(parent);
}

/** The only item of a container; undefined with text or with several items. */
function findOnlyItem(page: Page, { children, ownText }: PageElement): PageElement | undefined {
  const [item, ...others] = children.filter(({ name }) => !/^(script|style)$/.test(name));
  return item && others.length === 0 && ownText.trim() === '' && !canBeAbsolutelyPositioned(page, item)
    ? item
    : undefined;
}

const wantedHeight = {
  fix: 'Give it a height, such as min-height: 100vh.',
  add: ['min-height: 100vh'],
};

function isContainerAsTallAsItsItems(page: Page, element: PageElement): boolean {
  return (
    !page.hasScript &&
    hasAutoHeight(page, element) &&
    !canFloat(page, element) &&
    !canHaveVerticalText(page) &&
    !isSetByAuthor(page, element, ['max-height'], ['none'])
  );
}

/** Whether all items of a row grow without a limit, and nothing sets them apart. */
function areItemsTouching(page: Page, element: PageElement): boolean {
  return (
    element.children.length > 1 &&
    hasAlwaysValue(page, element, 'display', 'inline', /^(inline-)?flex$/) &&
    hasAlwaysValue(page, element, 'flex-direction', 'row', /^row(-reverse)?$/) &&
    !isSetByAuthor(page, element, ['column-gap'], ['normal', '0', '0px']) &&
    element.children.every(
      (item) =>
        hasAlwaysValue(page, item, 'flex-grow', '0', /^[1-9]/) &&
        !isSetByAuthor(page, item, ['max-width', 'max-inline-size'], ['none']) &&
        !isSetByAuthor(page, item, ['margin-left', 'margin-right'], ['0', '0px']) &&
        !canBeAbsolutelyPositioned(page, item),
    )
  );
}

/** Rules on room to move in and on free space to distribute. */
export const freeSpaceRules: readonly PropertyRule[] = [
  {
    properties: /^position$/,
    check: (page, element, value) => {
      const { parent } = element;
      if (value !== 'sticky' || page.hasScript || !parent) return undefined;
      if (isStretchedItem(page, element))
        return {
          subject: 'position: sticky',
          predicate: 'never sticks',
          why: `A sticky element stays inside its parent, and ${formatElement(element)} is stretched to the height of ${formatElement(parent)}, so there is no free space to move in.`,
          fix: 'Add align-self: flex-start.',
          add: ['align-self: flex-start'],
        };
      return fillsParent(page, element)
        ? {
            subject: 'position: sticky',
            predicate: 'never sticks',
            why: `A sticky element stays inside its parent, and ${formatElement(parent)} is exactly as tall as ${formatElement(element)}, so there is no free space to move in.`,
            ...stickParent(page, element, parent),
          }
        : undefined;
    },
  },
  {
    properties: /^(align-items|align-content|place-items|place-content)$/,
    check: (page, element, value, property) => {
      const item = findOnlyItem(page, element);
      const isRow =
        hasAlwaysValue(page, element, 'display', 'inline', /^flex$/) &&
        hasAlwaysValue(page, element, 'flex-direction', 'row', /^row$/) &&
        property === 'align-items';
      const isGrid =
        hasAlwaysValue(page, element, 'display', 'inline', /^grid$/) &&
        !isSetByAuthor(page, element, ['grid-template-rows', 'grid-auto-rows'], ['none', 'auto']);
      const isMeant =
        /^(center|end|flex-end)\b/.test(value) &&
        item !== undefined &&
        // Among other content a container with one item is often only ready for more.
        isWholePage(element) &&
        isContainerAsTallAsItsItems(page, element) &&
        !hasAppliedPseudoElement(page, element) &&
        (isRow || isGrid) &&
        !canHaveValue(page, item, 'align-self', 'auto', (self) => self !== 'auto');
      const isBothWays = property.startsWith('place-');
      return isMeant
        ? {
            ...(isBothWays ? { predicate: 'moves nothing up or down here' } : {}),
            why: `${formatElement(element)} is only as tall as its one item, so there is no free space above and below it.`,
            ...wantedHeight,
          }
        : undefined;
    },
  },
  {
    properties: /^align-self$/,
    check: (page, element, value) => {
      const { parent } = element;
      return parent &&
        /^(center|end|flex-end)$/.test(value) &&
        findOnlyItem(page, parent) === element &&
        hasAlwaysValue(page, parent, 'display', 'inline', /^flex$/) &&
        hasAlwaysValue(page, parent, 'flex-direction', 'row', /^row$/) &&
        isContainerAsTallAsItsItems(page, parent) &&
        !hasAppliedPseudoElement(page, parent)
        ? {
            why: `${formatElement(parent)} is only as tall as its one item, so there is no free space above and below it.`,
            fix: `Give ${formatElement(parent)} a height, such as min-height: 200px.`,
            addTo: { element: parent, declarations: ['min-height: 200px'] },
          }
        : undefined;
    },
  },
  {
    properties: /^justify-content$/,
    check: (page, element, value) =>
      value.startsWith('space-') && areItemsTouching(page, element)
        ? {
            why: `Its items grow (flex-grow) until they fill ${formatElement(element)}, so there is no free space between them.`,
            fix: 'Write gap: 16px.',
            replacement: 'gap: 16px',
          }
        : undefined,
  },
  {
    properties: /^justify-content$/,
    check: (page, element, value) =>
      /^(center|end|flex-end|space-)/.test(value) &&
      element.children.length > 0 &&
      hasAlwaysValue(page, element, 'display', 'inline', /^flex$/) &&
      hasAlwaysValue(page, element, 'flex-direction', 'row', /^column(-reverse)?$/) &&
      hasAlwaysValue(page, element, 'flex-wrap', 'nowrap', /^nowrap$/) &&
      isContainerAsTallAsItsItems(page, element)
        ? {
            why: `In a column it distributes free height, and ${formatElement(element)} is only as tall as its items, so there is none.`,
            ...(value === 'center' && !isWholePage(element)
              ? {
                  fix: 'For the middle of its width write align-items: center; for the height give it a min-height.',
                  replacement: 'align-items: center',
                }
              : wantedHeight),
          }
        : undefined,
  },
];
