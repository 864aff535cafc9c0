import {
  canBeAbsolutelyPositioned,
  canBeFlexItem,
  canBeGridItem,
  canBeMultiColumnContainer,
  canFloat,
  isBlockBox,
} from '../../../cascade/layout.ts';
import { listApplied, type Page } from '../../../cascade/page.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { formatElement, type PageElement } from '../../../parse/elements.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import { addToParent } from './box-fixes.ts';
import type { NoEffectReason, PropertyRule } from '../reason/property-rule.ts';

type Edge = 'top' | 'bottom';

/** Elements whose content has a formatting context of its own, or whose background is drawn elsewhere. */
const separateElements = /^(html|body|fieldset|details|dialog|button|summary|legend)$/;

/** Whether margins of children can leave a box at an edge (CSS 2, 8.3.1 Collapsing margins). */
function letsMarginsThrough(page: Page, box: PageElement, edge: Edge): boolean {
  const flowRelative = edge === 'top' ? 'block-start' : 'block-end';
  const isAlwaysBlock = listPossibleValues(page, box, 'display', 'inline').every(
    (value) => value === 'block',
  );
  return (
    isAlwaysBlock &&
    isBlockBox(page, box) &&
    !separateElements.test(box.name) &&
    !canFloat(page, box) &&
    !canBeAbsolutelyPositioned(page, box) &&
    !canBeFlexItem(page, box) &&
    !canBeGridItem(page, box) &&
    !canBeMultiColumnContainer(page, box) &&
    !canHaveValue(page, box, 'overflow-y', 'visible', (value) => !/^(visible|clip)$/.test(value)) &&
    !isSetByAuthor(page, box, [`padding-${edge}`, `padding-${flowRelative}`], ['0', '0px']) &&
    !isSetByAuthor(page, box, [`border-${edge}-style`, `border-${flowRelative}-style`], ['none']) &&
    !isSetByAuthor(page, box, ['contain', 'container-type'], ['none', 'normal']) &&
    listApplied(page, box, edge === 'top' ? 'before' : 'after').length === 0 &&
    (edge === 'top' ||
      !isSetByAuthor(page, box, ['height', 'min-height', 'block-size', 'min-block-size'], ['auto', '0']))
  );
}

/** Whether an element is at an edge of its parent, with no text outside of it. */
function isAtEdge({ source }: Page, element: PageElement, parent: PageElement, edge: Edge): boolean {
  const outside =
    edge === 'top'
      ? source.text.slice(parent.startTagSpan.end, element.startTagSpan.start)
      : source.text.slice(element.endOffset, parent.endOffset).replace(/<\/[^<>]*>\s*$/, '');
  const index = edge === 'top' ? 0 : parent.children.length - 1;
  return element.index === index && element.line > 0 && outside.trim() === '';
}

const colorNotation =
  /^(#[\da-f]{3}|#[\da-f]{6}|(rgb|hsl|oklch|oklab|lch|lab)\([^/()]*\)|(?!transparent|currentcolor|inherit|initial|unset|revert)[a-z]+)$/;

/** Whether a box has a background, so that the user sees where it begins and ends. */
function hasBackground(page: Page, box: PageElement): boolean {
  return (
    listPossibleValues(page, box, 'background-color', 'transparent').every((color) =>
      colorNotation.test(color),
    ) || isSetByAuthor(page, box, ['background-image'], ['none'])
  );
}

/** A margin that is outside of the parent's box, because nothing is between the edges of the two. */
function findLeakingMargin(
  page: Page,
  element: PageElement,
  length: string,
  edge: Edge,
): NoEffectReason | undefined {
  const { parent } = element;
  const isOutside =
    parent !== undefined &&
    /^\d*\.?\d+[a-z]+$/.test(length) &&
    parseFloat(length) > 0 &&
    isBlockBox(page, element) &&
    !canFloat(page, element) &&
    !canBeAbsolutelyPositioned(page, element) &&
    isAtEdge(page, element, parent, edge) &&
    letsMarginsThrough(page, parent, edge) &&
    hasBackground(page, parent);
  if (!isOutside) return undefined;
  const box = formatElement(parent);
  const [place, side] = edge === 'top' ? ['first', 'above'] : ['last', 'below'];
  return {
    predicate: `makes no space inside ${box}`,
    why: `${formatElement(element)} is the ${place} thing in ${box}, which has no padding and no border at the ${edge}, so the margin goes through it: the space is ${side} ${box}.`,
    ...addToParent(page, element, ['display: flow-root']),
  };
}

/** Rules on margins that collapse with those of other boxes. */
export const marginRules: readonly PropertyRule[] = [
  {
    properties: /^margin(-top|-block|-block-start)?$/,
    check(page, element, value, property) {
      const [length = ''] = splitTopLevel(value, ' ');
      const reason = findLeakingMargin(page, element, length, 'top');
      const isOneSide = /-(top|start)$/.test(property);
      return reason && (isOneSide ? reason : { ...reason, subject: `${property} at the top` });
    },
  },
  {
    properties: /^margin-(bottom|block-end)$/,
    check: (page, element, value) => findLeakingMargin(page, element, value, 'bottom'),
  },
];
