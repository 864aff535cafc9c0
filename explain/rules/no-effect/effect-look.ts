import { isSet, mayBeTable, may, mayBeColumns, mayBeFlex, mayBeGrid, valuesOf } from '../../match/box.ts';
import { type EffectRule, type Reason } from './effect-rule.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import type { Page } from '../../match/page.ts';
import { replaced } from '../../match/user-agent.ts';

const lists = new Set(['ul', 'ol', 'li', 'menu', 'summary', 'dir']);

/** Rules on the look: images, borders, text, lists, tables. */
export const lookRules: readonly EffectRule[] = [
  {
    properties: /^object-(fit|position)$/,
    check: (_, element, __, property) =>
      replaced.has(element.name)
        ? undefined
        : {
            why: `${property} fits images and videos into their box, and ${nameOf(element)} is neither.`,
            fix: `Set it on the <img>, or use background-size.`,
          },
  },
  {
    properties: /^text-overflow$/,
    check: (page, element, value) => {
      if (value === 'clip' || element.name === 'input') return undefined;
      if (!may(page, element, 'overflow-x', 'visible', (one) => one !== 'visible'))
        return {
          why: 'text-overflow only marks text that is cut off, and overflow is visible here.',
          fix: 'Add overflow: hidden and white-space: nowrap.',
          add: ['overflow: hidden', 'white-space: nowrap'],
        };
      const nowrap =
        may(page, element, 'white-space', 'normal', (one) => /nowrap|pre$/.test(one)) ||
        isSet(
          page,
          element,
          ['-webkit-line-clamp', 'line-clamp', 'text-wrap', 'text-wrap-mode', 'white-space-collapse'],
          ['none', 'wrap', 'collapse', '?'],
        ) ||
        inheritsNowrap(page, element);
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
      const sides = side ? [side] : ['top', 'right', 'bottom', 'left'];
      if (
        /^(0|none|0px|currentcolor)$|\bvar\(/i.test(value) ||
        /-(block|inline)/.test(property) ||
        isSet(
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
        sides.some((one) =>
          may(
            page,
            element,
            `border-${one}-style`,
            'none',
            (style) => style !== 'none' && style !== 'hidden',
          ),
        )
      )
        return undefined;
      if (/^0\b/.test(value) || isSet(page, element, ['border-image-source'], ['none'])) return undefined;
      return {
        why: 'A border without a style is not drawn: border-style is none unless you set it.',
        ...(property === 'border'
          ? { fix: `Write border: ${value} solid.`, value: `${value} solid` }
          : { fix: 'Add border-style: solid.', add: ['border-style: solid'] }),
      };
    },
  },
  {
    properties: /^outline(-(color|width|offset))?$/,
    check: (page, element, value, property) =>
      /^(0|none|0px)$|\bvar\(/.test(value) ||
      may(page, element, 'outline-style', 'none', (style) => style !== 'none')
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
    check: (page, element, _, property) =>
      may(page, element, 'background-image', 'none', (image) => image !== 'none') ||
      page.hasLinkedScript ||
      page.context.scriptWords.has('background') ||
      page.context.scriptWords.has('backgroundImage')
        ? undefined
        : {
            why: `${nameOf(element)} has no background image for ${property} to act on.`,
            fix: 'Add background-image: url("…").',
          },
  },
  {
    properties: /^list-style(-type|-image|-position)?$/,
    check: (page, element, _, property) => {
      const items = [element, ...listBelow(element)];
      if (
        items.some(
          (item) =>
            lists.has(item.name) ||
            may(page, item, 'display', 'inline', (value) => value.includes('list-item')),
        ) ||
        page.hasScript
      )
        return undefined;
      return {
        why: `${property} draws the markers of list items, and neither ${nameOf(element)} nor any descendant is one.`,
        fix: 'Set it on the <ul>, <ol> or <li>.',
      };
    },
  },
  {
    properties: /^(border-collapse|border-spacing|caption-side|empty-cells|table-layout)$/,
    check: (page, element, value, property) =>
      [element, ...(property === 'table-layout' ? [] : listBelow(element))].some((one) =>
        mayBeTable(page, one),
      ) || page.hasScript
        ? borderSpacing(page, element, value, property)
        : {
            why: `${property} is for tables, and ${nameOf(element)} is not one.`,
            fix: 'Set it on the <table>.',
          },
  },
  {
    properties: /^content$/,
    check: (_, element, value) =>
      /^(normal|none)$/.test(value) || value.startsWith('url(') || replaced.has(element.name)
        ? undefined
        : {
            why: `content fills ::before and ::after; on ${nameOf(element)} itself the browser ignores it.`,
            fix: 'Write ::before or ::after at the end of the selector.',
          },
  },
  {
    properties: /^resize$/,
    check: (page, element, value) =>
      value === 'none' ||
      element.name === 'textarea' ||
      may(page, element, 'overflow-x', 'visible', (one) => one !== 'visible')
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
      mayBeColumns(page, element) || mayBeFlex(page, element) || mayBeGrid(page, element)
        ? undefined
        : {
            why: `${nameOf(element)} has no columns.`,
            fix: 'Add column-count: 2.',
            add: ['column-count: 2'],
          },
  },
  {
    properties: /^(-webkit-line-clamp|-webkit-box-orient)$/,
    check: (page, element) =>
      may(page, element, 'display', 'inline', (value) => value.includes('box') || value === 'flow-root')
        ? undefined
        : {
            why: 'Cutting text after some lines needs display: -webkit-box.',
            fix: 'Add display: -webkit-box, -webkit-box-orient: vertical and overflow: hidden.',
            add: ['display: -webkit-box', '-webkit-box-orient: vertical', 'overflow: hidden'],
          },
  },
  {
    properties: /^scroll-snap-align$/,
    check: (page, element, value) => {
      if (value === 'none' || page.hasScript) return undefined;
      for (let outer = element.parent; outer; outer = outer.parent)
        if (isSet(page, outer, ['scroll-snap-type'], ['none'])) return undefined;
      return {
        why: 'No ancestor has a scroll-snap-type to snap to.',
        fix: 'Add scroll-snap-type to the scrolling parent.',
      };
    },
  },
  {
    properties: /^scroll-snap-type$/,
    check: (page, element, value) =>
      value === 'none' ||
      !element.parent ||
      listBelow(element).some((child) => isSet(page, child, ['scroll-snap-align'], ['none']))
        ? undefined
        : {
            why: 'No descendant has scroll-snap-align, so there is nothing to snap to.',
            fix: 'Add scroll-snap-align: start to the children.',
          },
  },
  {
    properties: /^(perspective-origin)$/,
    check: (page, element) =>
      isSet(page, element, ['perspective'], ['none'])
        ? undefined
        : {
            why: 'perspective-origin needs a perspective.',
            fix: 'Add perspective: 800px.',
            add: ['perspective: 800px'],
          },
  },
  {
    properties: /^transform-origin$/,
    check: (page, element) =>
      isSet(
        page,
        element,
        ['transform', 'rotate', 'scale', 'translate', 'animation-name', 'offset-path'],
        ['none'],
      ) || page.hasScript
        ? undefined
        : {
            why: 'transform-origin is the point that a transform turns around, and the element has no transform.',
            fix: 'Add transform: rotate(10deg) or the like.',
          },
  },
  {
    properties: /^text-decoration-(color|style|thickness)$|^text-underline-offset$/,
    check: (page, element, _, property) =>
      may(page, element, 'text-decoration-line', 'none', (line) => line !== 'none') ||
      listBelow(element).some((child) => ['a', 'u', 's', 'ins', 'del', 'abbr'].includes(child.name))
        ? undefined
        : {
            why: `${property} styles a line that is not there: text-decoration-line is none.`,
            fix: 'Add text-decoration-line: underline.',
            add: ['text-decoration-line: underline'],
          },
  },
  {
    properties:
      /^(fill|fill-(opacity|rule)|stroke|stroke-(width|opacity|dasharray|dashoffset|linecap|linejoin|miterlimit))$/,
    check: (page, element, _, property) =>
      element.html &&
      element.name !== 'svg' &&
      !listBelow(element).some((child) => child.name === 'svg' || !child.html) &&
      element.parent &&
      element.name !== 'body' &&
      !page.hasScript
        ? {
            why: `${property} is for SVG shapes, and ${nameOf(element)} is HTML.`,
            fix: property === 'fill' ? 'Use color or background.' : 'Use border or -webkit-text-stroke.',
          }
        : undefined,
  },
];

function borderSpacing(
  page: Page,
  element: PageElement,
  value: string,
  property: string,
): Reason | undefined {
  const collapsed =
    property === 'border-spacing' &&
    value !== '0' &&
    valuesOf(page, element, 'border-collapse', 'separate').every((one) => one === 'collapse');
  return collapsed
    ? {
        why: 'With border-collapse: collapse the borders touch, so border-spacing has no effect.',
        fix: 'Write border-collapse: separate.',
      }
    : undefined;
}

function inheritsNowrap(page: Page, element: PageElement): boolean {
  for (let outer = element.parent; outer; outer = outer.parent)
    if (isSet(page, outer, ['white-space', 'text-wrap'], ['normal', 'wrap'])) return true;
  return false;
}
