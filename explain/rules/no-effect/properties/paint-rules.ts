import { unknownValue } from '../../../values/longhand-value.ts';
import {
  canBeFlexContainer,
  canBeGridContainer,
  canBeMultiColumnContainer,
} from '../../../cascade/layout.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { canBeFocused } from '../../../match/match-state.ts';
import type { PropertyRule } from '../reason/property-rule.ts';
import { listDescendants, formatElement, type PageElement } from '../../../parse/elements.ts';
import type { Page } from '../../../cascade/page.ts';
import { replacedElements } from '../../../cascade/user-agent.ts';
import { moveToList, suggestBackground, suggestObjectFit } from './paint-fixes.ts';

const listElementNames = new Set(['ul', 'ol', 'li', 'menu', 'summary', 'dir']);

/** Rules on images, borders, outlines, backgrounds, text overflow and markers. */
export const paintRules: readonly PropertyRule[] = [
  {
    properties: /^object-(fit|position)$/,
    check: (page, element, value, property) =>
      replacedElements.has(element.name)
        ? undefined
        : {
            why: `${property} fits images and videos into their box, and ${formatElement(element)} is neither.`,
            ...suggestObjectFit(page, element, property, value),
          },
  },
  {
    properties: /^text-overflow$/,
    check: (page, element, value) => {
      if (value === 'clip' || element.name === 'input') return undefined;
      if (!canHaveValue(page, element, 'overflow-x', 'visible', (name) => name !== 'visible'))
        return {
          why: 'text-overflow only marks text that is cut off, and overflow is visible here.',
          fix: 'Add overflow: hidden and white-space: nowrap.',
          add: ['overflow: hidden', 'white-space: nowrap'],
        };
      if (
        listPossibleValues(page, element, 'display', 'inline').every((display) =>
          /^(inline-)?(flex|grid)$/.test(display),
        )
      )
        return {
          why: `${formatElement(element)} is a flex or grid container: its text is in an item, and text-overflow marks only text that is directly in a block.`,
          fix: 'Put the text in an element, and set text-overflow, overflow and white-space on that.',
          // Without child elements, nothing needs the flex or grid container.
          ...(element.children.length === 0
            ? { change: { element, longhand: 'display', value: 'block' } }
            : {}),
        };
      const nowrap =
        canHaveValue(page, element, 'white-space', 'normal', (name) => /nowrap|pre$/.test(name)) ||
        isSetByAuthor(
          page,
          element,
          ['-webkit-line-clamp', 'line-clamp', 'text-wrap', 'text-wrap-mode', 'white-space-collapse'],
          ['none', 'wrap', 'collapse', unknownValue],
        ) ||
        canInheritNowrap(page, element);
      return nowrap
        ? undefined
        : {
            why: 'The text wraps onto the next line before anything is cut off.',
            fix: 'Add white-space: nowrap.',
            add: ['white-space: nowrap'],
          };
    },
  },
  {
    properties: /^border(-(top|right|bottom|left|block|inline)(-(start|end))?)?(-(width|color))?$/,
    check: (page, element, value, property) => {
      const side = /-(top|right|bottom|left)/.exec(property)?.[1];
      const style = property.replace(/-(width|color)$/, '-style');
      const sides = side ? [side] : ['top', 'right', 'bottom', 'left'];
      if (
        /^(0|none|0px|currentcolor)$|\bvar\(/i.test(value) ||
        /-(block|inline)/.test(property) ||
        isSetByAuthor(
          page,
          element,
          [
            'border-block-start-style',
            'border-block-end-style',
            'border-inline-start-style',
            'border-inline-end-style',
          ],
          ['none'],
        )
      )
        return undefined;
      if (
        sides.some((name) =>
          canHaveValue(
            page,
            element,
            `border-${name}-style`,
            'none',
            (style) => style !== 'none' && style !== 'hidden',
          ),
        )
      )
        return undefined;
      if (/^0\b/.test(value) || isSetByAuthor(page, element, ['border-image-source'], ['none']))
        return undefined;
      return {
        why: 'A border without a style is not drawn: border-style is none unless you set it.',
        ...(/-(width|color)$/.test(property)
          ? { fix: `Add ${style}: solid.`, add: [`${style}: solid`] }
          : { fix: `Write ${property}: ${value} solid.`, value: `${value} solid` }),
      };
    },
  },
  {
    properties: /^outline(-(color|width|offset))?$/,
    check: (page, element, value, property) =>
      /^(0|none|0px)$|\bvar\(/.test(value) ||
      // The browser's own focus outline takes the color, the width and the offset.
      (property !== 'outline' && canBeFocused(element, page.context)) ||
      canHaveValue(page, element, 'outline-style', 'none', (style) => style !== 'none')
        ? undefined
        : {
            why: 'An outline without a style is not drawn: outline-style is none unless you set it.',
            ...(property === 'outline'
              ? { fix: `Write outline: ${value} solid.`, value: `${value} solid` }
              : { fix: 'Add outline-style: solid.', add: ['outline-style: solid'] }),
          },
  },
  {
    properties: /^background-(size|repeat|position|attachment|origin)$/,
    check: (page, element, value, property) =>
      canHaveValue(page, element, 'background-image', 'none', (image) => image !== 'none') ||
      page.hasLinkedScript ||
      page.context.scriptWords.has('background') ||
      page.context.scriptWords.has('backgroundImage')
        ? undefined
        : {
            why: `${formatElement(element)} has no background image for ${property} to act on.`,
            ...suggestBackground(page, element, property, value),
          },
  },
  {
    properties: /^list-style(-type|-image|-position)?$/,
    check: (page, element, value, property) => {
      const items = [element, ...listDescendants(element)];
      if (
        items.some(
          (item) =>
            listElementNames.has(item.name) ||
            canHaveValue(page, item, 'display', 'inline', (value) => value.includes('list-item')),
        ) ||
        page.hasScript
      )
        return undefined;
      return {
        why: `${property} draws the markers of list items, and neither ${formatElement(element)} nor any descendant is one.`,
        ...moveToList(page, element, property, value),
      };
    },
  },
  {
    properties: /^content$/,
    check: (_, element, value) =>
      /^(normal|none)$/.test(value) || value.startsWith('url(') || replacedElements.has(element.name)
        ? undefined
        : {
            why: `content fills ::before and ::after; on ${formatElement(element)} itself the browser ignores it.`,
            fix: 'Write it in a rule whose selector ends with ::before or ::after.',
            move: { selectorSuffix: '::before' },
          },
  },
  {
    properties: /^resize$/,
    check: (page, element, value) =>
      value === 'none' ||
      element.name === 'textarea' ||
      canHaveValue(page, element, 'overflow-x', 'visible', (name) => name !== 'visible')
        ? undefined
        : {
            why: 'Only a box whose overflow is not visible can be resized.',
            fix: 'Add overflow: auto.',
            add: ['overflow: auto'],
          },
  },
  {
    properties: /^(column-rule|column-rule-(width|style|color)|column-fill)$/,
    check: (page, element) =>
      canBeMultiColumnContainer(page, element) ||
      canBeFlexContainer(page, element) ||
      canBeGridContainer(page, element)
        ? undefined
        : {
            why: `${formatElement(element)} has no columns.`,
            fix: 'Add column-count: 2.',
            add: ['column-count: 2'],
          },
  },
  {
    properties: /^(-webkit-line-clamp|-webkit-box-orient)$/,
    check: (page, element) =>
      canHaveValue(
        page,
        element,
        'display',
        'inline',
        (value) => value.includes('box') || value === 'flow-root',
      )
        ? undefined
        : {
            why: 'Cutting text after some lines needs display: -webkit-box.',
            fix: 'Add display: -webkit-box, -webkit-box-orient: vertical and overflow: hidden.',
            add: ['display: -webkit-box', '-webkit-box-orient: vertical', 'overflow: hidden'],
          },
  },
  {
    properties: /^text-decoration-(color|style|thickness)$|^text-underline-offset$/,
    check: (page, element, _, property) =>
      canHaveValue(page, element, 'text-decoration-line', 'none', (line) => line !== 'none') ||
      listDescendants(element).some((child) => ['a', 'u', 's', 'ins', 'del', 'abbr'].includes(child.name))
        ? undefined
        : {
            why: `${property} styles a line that is not there: text-decoration-line is none.`,
            fix: 'Add text-decoration-line: underline.',
            add: ['text-decoration-line: underline'],
          },
  },
];

function canInheritNowrap(page: Page, element: PageElement): boolean {
  for (let outer = element.parent; outer; outer = outer.parent)
    if (isSetByAuthor(page, outer, ['white-space', 'text-wrap'], ['normal', 'wrap'])) return true;
  return false;
}
