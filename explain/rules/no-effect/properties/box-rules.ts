import type { Page } from '../../../cascade/page.ts';
import {
  canBeAbsolutelyPositioned,
  canBeFlexItem,
  canBeGridItem,
  canBeInFlow,
  canBePositioned,
  canHaveTableDisplay,
  isBlockBox,
  isFlexOrGridItem,
  isInlineBox,
  isInlineLevel,
} from '../../../cascade/layout.ts';
import { hasAlwaysValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { createReplacement, isFlexRowItem, getAutoMargin } from '../reason/alignment-fixes.ts';
import { isNeutralValue, type PropertyRule, type NoEffectReason } from '../reason/property-rule.ts';
import { listDescendants, formatElement, type PageElement } from '../../../parse/elements.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import {
  hasInset,
  isCenteredText,
  isUnscrollable,
  suggestGridParent,
  suggestVerticalAlignment,
} from './box-fixes.ts';

const createInlineReason = (element: PageElement, property: string): NoEffectReason => ({
  why: `${formatElement(element)} is an inline element, and the browser ignores ${property} on those.`,
  // Text is aligned in a box that is wider than it, and an inline-block is as wide as its text.
  ...(property === 'text-align'
    ? { fix: 'Give it display: block.', add: ['display: block'] }
    : { fix: 'Give it display: inline-block or block.', add: ['display: inline-block'] }),
});

/** Whether a line has a ::before or ::after, as in a row of stars between two chapters. */
function hasGeneratedText({ applied }: Page, element: PageElement): boolean {
  const lists = applied.get(element);
  return (
    element.name === 'hr' &&
    ['before', 'after'].some((pseudo) =>
      lists?.get(pseudo)?.some(({ declaration }) => declaration.property === 'content'),
    )
  );
}

/** Whether it is the caption of a group of fields: one that floats leaves the border (HTML standard, Rendering). */
function isLegend(element: PageElement | undefined): boolean {
  return element?.name === 'legend' && element.parent?.name === 'fieldset';
}

/** Rules on sizes, margins, positions, floats and alignment of boxes. */
export const boxRules: readonly PropertyRule[] = [
  {
    properties:
      /^((min-|max-)?(width|height|block-size|inline-size)|margin-(top|bottom|block|block-start|block-end)|overflow|overflow-[xy]|transform|rotate|scale|translate|aspect-ratio|text-align|text-align-last|text-indent|resize|columns|column-count|column-width)$/,
    check: (page, element, _, property) =>
      isInlineBox(page, element) ? createInlineReason(element, property) : undefined,
  },
  {
    properties: /^text-align$/,
    check: (page, element, value) =>
      /^(img|video|canvas|iframe|hr|br)$/.test(element.name) && !hasGeneratedText(page, element)
        ? {
            why: `text-align moves the content of a box, and <${element.name}> has no text inside.`,
            fix: `Set it on the parent of the <${element.name}>.`,
            ...(value === 'center' && element.name !== 'br'
              ? {
                  fix: `Write display: block and margin-inline: auto, or set it on the parent of the <${element.name}>.`,
                  add: ['display: block'],
                  replacement: 'margin-inline: auto',
                }
              : {}),
          }
        : undefined,
  },
  {
    properties: /^margin$/,
    check: (page, element, value) =>
      /\bauto\b/.test(value) && isInlineBox(page, element)
        ? {
            ...createInlineReason(element, 'auto margins'),
            fix: 'Add display: block and width: fit-content.',
            add: ['display: block', 'width: fit-content'],
          }
        : undefined,
  },
  {
    properties: /^margin(-inline|-left|-right)?$/,
    check: (page, element, value) =>
      /\bauto\b/.test(value) && isInlineLevel(page, element)
        ? {
            why: `${formatElement(element)} is in a line of text, and auto margins are 0 there.`,
            fix: 'Give it display: block, and a width where it has none.',
            add: ['display: block'],
          }
        : undefined,
  },
  {
    properties: /^margin(-[a-z-]+)?$|^padding(-[a-z-]+)?$/,
    check: (page, element, value, property) => {
      const inner = property.startsWith('margin')
        ? /^table-(cell|row|row-group|header-group|footer-group|column|column-group)$/
        : /^table-(row|row-group|header-group|footer-group|column|column-group)$/;
      return !value.startsWith('0') &&
        listPossibleValues(page, element, 'display', 'inline').every((display) => inner.test(display))
        ? {
            why: `${formatElement(element)} is a part of a table, and table parts have no ${property.split('-')[0] ?? ''}.`,
            ...(property.startsWith('margin')
              ? /^-|auto/.test(value) || !/^t[dh]$/.test(element.name)
                ? { fix: 'Use padding, or border-spacing on the table.' }
                : {
                    fix: 'Use padding, or border-spacing on the table.',
                    replacement: `${property.replace('margin', 'padding')}: ${value}`,
                  }
              : { fix: 'Set the padding on the cells (td, th).', move: { selectorSuffix: ' :is(td, th)' } }),
          }
        : undefined;
    },
  },
  {
    properties: /^(margin|margin-inline|margin-left|margin-right)$/,
    check: (page, element, value, property) => {
      const parts = splitTopLevel(value, ' ');
      const sides = property === 'margin' ? [parts[1] ?? parts[0], parts[3] ?? parts[1] ?? parts[0]] : parts;
      if (
        !sides.includes('auto') ||
        !isBlockBox(page, element) ||
        element.name === 'dialog' ||
        element.name === 'body' ||
        canBeFlexItem(page, element) ||
        canBeGridItem(page, element) ||
        canBeAbsolutelyPositioned(page, element)
      )
        return undefined;
      if (
        isSetByAuthor(
          page,
          element,
          ['width', 'max-width', 'inline-size', 'max-inline-size'],
          ['auto', 'none', '100%'],
        ) ||
        isSetByAuthor(page, element, ['aspect-ratio'], ['auto']) ||
        canHaveTableDisplay(page, element) ||
        isCenteredText(page, element)
      )
        return undefined;
      if (['button', 'input', 'hr', 'fieldset', 'legend', 'select', 'textarea'].includes(element.name))
        return undefined;
      return {
        subject: `auto in ${property}`,
        why: `${formatElement(element)} is as wide as its parent, so auto margins have no free space to distribute.`,
        fix: 'Add width: fit-content, or a width of your own.',
        add: ['width: fit-content'],
      };
    },
  },
  {
    properties: /^margin(-(block|top|bottom))?$/,
    check: (page, element, value, property) =>
      (property === 'margin' ? /^auto\s+(?!auto)\S/ : /\bauto\b/).test(value) &&
      !canBeFlexItem(page, element) &&
      !canBeGridItem(page, element) &&
      !canBeAbsolutelyPositioned(page, element)
        ? {
            why: 'Auto margins at the top and bottom are 0 in a block: there is no free space to distribute.',
            ...suggestGridParent(page, element),
          }
        : undefined,
  },
  {
    properties: /^z-index$/,
    check: (page, element, value) =>
      value !== 'auto' &&
      !canBePositioned(page, element) &&
      !canBeFlexItem(page, element) &&
      !canBeGridItem(page, element)
        ? {
            why: `${formatElement(element)} has no position, and z-index orders only positioned elements and items of flex and grid.`,
            fix: 'Add position: relative.',
            add: ['position: relative'],
          }
        : undefined,
  },
  {
    properties: /^(top|right|bottom|left|inset|inset-(block|inline)(-start|-end)?)$/,
    check: (page, element, value, property) =>
      (!isNeutralValue(value) || value === '0' ? !canBePositioned(page, element) : false)
        ? {
            why: `${formatElement(element)} is not positioned, and ${property} moves only positioned elements.`,
            fix: 'Add position: relative, absolute, fixed or sticky.',
            add: ['position: relative'],
          }
        : undefined,
  },
  {
    properties: /^position$/,
    check: (page, element, value) => {
      if (!value.endsWith('sticky')) return undefined;
      if (!hasInset(page, element)) {
        return {
          why: 'A sticky element needs to know at which edge it sticks, and none of top, right, bottom and left is set.',
          fix: 'Add top: 0.',
          add: ['top: 0'],
        };
      }
      for (let outer = element.parent; outer?.parent && outer.name !== 'body'; outer = outer.parent) {
        if (isUnscrollable(page, outer))
          return {
            why: `${formatElement(outer)} around it has overflow: ${listPossibleValues(page, outer, 'overflow-y', 'visible')[0]}, so it sticks inside that box, which doesn't scroll.`,
            fix: `Remove overflow from ${formatElement(outer)}, or write overflow: clip.`,
            change: {
              element: outer,
              longhand: 'overflow-y',
              ...(listPossibleValues(page, outer, 'overflow-y', 'visible')[0] === 'hidden'
                ? { value: 'clip' }
                : {}),
            },
          };
      }
      return undefined;
    },
  },
  {
    properties: /^float$/,
    check: (page, element, value) =>
      value !== 'none' &&
      !isLegend(element) &&
      (isFlexOrGridItem(page, element) || !canBeInFlow(page, element))
        ? {
            why: `${formatElement(element)} is ${isFlexOrGridItem(page, element) ? `an item of the flex or grid container around it, and those don't float` : 'positioned out of the flow, so it does not float'}.`,
            fix: isFlexOrGridItem(page, element)
              ? 'Use margin-inline-start: auto, or remove display from the parent.'
              : hasInset(page, element)
                ? 'Remove position or float.'
                : 'Remove position.',
            ...(isFlexOrGridItem(page, element) || hasInset(page, element)
              ? {}
              : { change: { element, longhand: 'position' } }),
            ...(isFlexRowItem(page, element) && value !== 'left'
              ? createReplacement(getAutoMargin(value))
              : {}),
          }
        : undefined,
  },
  {
    properties: /^clear$/,
    check: (page, element, value) =>
      value !== 'none' &&
      // `legend + *` is about whatever comes after a legend that floats.
      !isLegend(element.parent?.children[0]) &&
      (isInlineBox(page, element) || isFlexOrGridItem(page, element))
        ? {
            why: `clear works on blocks only, and ${formatElement(element)} is not one.`,
            ...(isFlexOrGridItem(page, element)
              ? {
                  fix: 'Remove it: items of a flex or grid container are never beside a float.',
                  isRemoved: true,
                }
              : { fix: 'Give it display: block.', add: ['display: block'] }),
          }
        : undefined,
  },
  {
    properties: /^vertical-align$/,
    check: (page, element, value) =>
      value !== 'baseline' &&
      // The usual offset of an icon, which may also be used in a line of text.
      !(/^(svg|img)$/.test(element.name) && /^-?[\d.]+(em|px|%)$/.test(value)) &&
      (isBlockBox(page, element) || isFlexOrGridItem(page, element)) &&
      // A component for lines of text, which is in a flex container here.
      !hasAlwaysValue(page, element, 'display', 'inline', /^inline-(block|flex|grid)$/) &&
      !listDescendants(element).some((child) => canHaveTableDisplay(page, child))
        ? {
            why: `${formatElement(element)} is ${isFlexOrGridItem(page, element) ? 'an item of a flex or grid container' : 'a block'}, and vertical-align moves only inline elements and table cells.`,
            ...suggestVerticalAlignment(page, element, value),
          }
        : undefined,
  },
];
