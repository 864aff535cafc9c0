import { hasHeight, isSet, may, mayBeColumns, mayBeFlex, mayBeGrid, valuesOf } from '../../match/box.ts';
import { accepts } from '../../values/property-syntax.ts';
import { type EffectRule, type Reason } from './reason/effect-rule.ts';
import { insteadOf } from './reason/item-changes.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import type { Page } from '../../match/page.ts';
import { replaced } from '../../match/user-agent.ts';

const lists = new Set(['ul', 'ol', 'li', 'menu', 'summary', 'dir']);

/** Elements that are words in a line and no boxes to fill. */
const isOfText = /^(a|b|em|i|label|li|p|span|strong|h[1-6])$/;

function forPicture(property: string): string {
  return property === 'background-size' ? 'object-fit' : property.replace('background', 'object');
}

/** What fits pictures into a box, for a box that is none itself: the same for the pictures in it. */
function pictureFix(
  page: Page,
  element: PageElement,
  property: string,
  value: string,
): Pick<Reason, 'fix' | 'move'> {
  const fix = 'Set it on the <img>, or use background-size.';
  const names = new Set(
    listBelow(element).flatMap(({ name }) => (['img', 'video'].includes(name) ? [name] : [])),
  );
  const [name] = names;
  if (name === undefined || names.size > 1 || property !== 'object-fit') return { fix };
  const height = hasHeight(page, element) ? 'height: 100%' : 'aspect-ratio: 3 / 2';
  return {
    fix: `Set it on the <${name}>, with a width and a height that the picture has to fit into.`,
    move: { ending: ` ${name}`, declarations: ['width: 100%', height, `object-fit: ${value}`] },
  };
}

/** The list that an element is in, which is where its markers are set. */
function listAround(element: PageElement, declaration: string): Pick<Reason, 'addTo'> {
  for (let one = element.parent; one; one = one.parent)
    if (['ul', 'ol', 'menu'].includes(one.name))
      return { addTo: { element: one, declarations: [declaration], isMoved: true } };
  return {};
}

/** Rules on the look: images, borders, text, lists, tables. */
export const lookRules: readonly EffectRule[] = [
  {
    properties: /^object-(fit|position)$/,
    check: (page, element, value, property) =>
      replaced.has(element.name)
        ? undefined
        : {
            why: `${property} fits images and videos into their box, and ${nameOf(element)} is neither.`,
            ...pictureFix(page, element, property, value),
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
      if (
        valuesOf(page, element, 'display', 'inline').every((display) =>
          /^(inline-)?(flex|grid)$/.test(display),
        )
      )
        return {
          why: `${nameOf(element)} is a flex or grid container: its text is in an item, and text-overflow marks only text that is directly in a block.`,
          fix: 'Put the text in an element, and set text-overflow, overflow and white-space on that.',
          // Without elements in it, nothing needs the container.
          ...(element.children.length === 0
            ? { change: { element, longhand: 'display', value: 'block' } }
            : {}),
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
      const style = property.replace(/-(width|color)$/, '-style');
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
    check: (page, element, value, property) =>
      may(page, element, 'background-image', 'none', (image) => image !== 'none') ||
      page.hasLinkedScript ||
      page.context.scriptWords.has('background') ||
      page.context.scriptWords.has('backgroundImage')
        ? undefined
        : {
            why: `${nameOf(element)} has no background image for ${property} to act on.`,
            fix: 'Add background-image: url("…").',
            ...(['img', 'video'].includes(element.name) && accepts(forPicture(property), value)
              ? insteadOf(`${forPicture(property)}: ${value}`)
              : {}),
          },
  },
  {
    properties: /^list-style(-type|-image|-position)?$/,
    check: (page, element, value, property) => {
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
        ...listAround(element, `${property}: ${value}`),
      };
    },
  },
  {
    properties: /^content$/,
    check: (_, element, value) =>
      /^(normal|none)$/.test(value) || value.startsWith('url(') || replaced.has(element.name)
        ? undefined
        : {
            why: `content fills ::before and ::after; on ${nameOf(element)} itself the browser ignores it.`,
            fix: 'Write it in a rule whose selector ends with ::before or ::after.',
            move: { ending: '::before' },
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
    check: (page, element, value, property) =>
      element.html &&
      element.name !== 'svg' &&
      !listBelow(element).some((child) => child.name === 'svg' || !child.html) &&
      element.parent &&
      element.name !== 'body' &&
      !page.hasScript
        ? {
            why: `${property} is for SVG shapes, and ${nameOf(element)} is HTML.`,
            fix: property === 'fill' ? 'Use color or background.' : 'Use border or -webkit-text-stroke.',
            ...(property === 'fill' && isOfText.test(element.name) ? insteadOf(`color: ${value}`) : {}),
          }
        : undefined,
  },
];

function inheritsNowrap(page: Page, element: PageElement): boolean {
  for (let outer = element.parent; outer; outer = outer.parent)
    if (isSet(page, outer, ['white-space', 'text-wrap'], ['normal', 'wrap'])) return true;
  return false;
}
