import {
  hasHeight,
  isBlock,
  isInline,
  isSet,
  mayBeTable,
  layoutParent,
  mayBeFlexItem,
  mayBeGridItem,
  mayBeOutOfFlow,
  mayBePositioned,
  valuesOf,
} from '../../match/box.ts';
import { alignmentFor, insteadOf, isInRow, marginFor } from './reason/item-changes.ts';
import { mayNotBeOutOfFlow, mayOnlyBeItem, standsInLine } from './box-tests.ts';
import { isAuto, type EffectRule, type Reason } from './reason/effect-rule.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import type { Page } from '../../match/page.ts';
import { splitTopLevel } from '../../read/split-top-level.ts';

const inlineReason = (element: PageElement, property: string): Reason => ({
  why: `${nameOf(element)} is an inline element, and the browser ignores ${property} on those.`,
  fix: `Give it display: inline-block or block.`,
  add: ['display: inline-block'],
});

/** Whether a box is what its content would scroll in and can't be scrolled: it hides the rest, or is as high as all of it. */
function isStill(page: Page, element: PageElement): boolean {
  const values = valuesOf(page, element, 'overflow-y', 'visible');
  const hides = values.every((value) => value === 'hidden');
  const grows =
    !hasHeight(page, element) && !isSet(page, element, ['max-height', 'max-block-size'], ['none']);
  return (
    !page.hasScript && (hides || (grows && values.every((value) => /^(hidden|auto|scroll)$/.test(value))))
  );
}

/** What lets auto margins at the top and bottom share out free space: a grid around, as high as it has to be. */
function gridAround(page: Page, element: PageElement): Pick<Reason, 'fix' | 'addTo'> {
  const parent = layoutParent(page, element);
  const fix = 'Make the parent a flex or grid container with a height.';
  if (!parent?.parent) return { fix };
  const isHigh =
    hasHeight(page, parent) || isSet(page, parent, ['min-height', 'min-block-size'], ['0', 'auto']);
  const declarations = ['display: grid', ...(isHigh ? [] : ['min-height: 100vh'])];
  return isHigh || parent.name === 'body'
    ? {
        fix: `Add ${declarations.join(' and ')} to ${nameOf(parent)}.`,
        addTo: { element: parent, declarations },
      }
    : { fix };
}

/** What does for a block or an item what `vertical-align` does for text in a line. */
function verticalFix(page: Page, element: PageElement, value: string): Partial<Reason> & { fix: string } {
  const alignment = alignmentFor(value);
  if (mayOnlyBeItem(page, element))
    return { fix: 'Use align-self.', ...insteadOf(alignment && `align-self: ${alignment}`) };
  if (/^t[dh]$/.test(element.name))
    return {
      fix: `Remove display from the ${element.name}: then it is a cell again.`,
      change: { element, longhand: 'display' },
    };
  return alignment !== undefined && hasHeight(page, element)
    ? {
        fix: `Write display: grid and align-content: ${alignment}.`,
        add: ['display: grid'],
        instead: `align-content: ${alignment}`,
      }
    : { fix: 'Make the parent a flex container with align-items.' };
}

/** Rules on boxes: positions, floats, margins. */
export const boxRules: readonly EffectRule[] = [
  {
    properties:
      /^((min-|max-)?(width|height|block-size|inline-size)|margin-(top|bottom|block|block-start|block-end)|overflow|overflow-[xy]|transform|rotate|scale|translate|aspect-ratio|text-align|text-align-last|text-indent|resize|columns|column-count|column-width)$/,
    check: (page, element, _, property) =>
      isInline(page, element) ? inlineReason(element, property) : undefined,
  },
  {
    properties: /^text-align$/,
    check: (_, element, value) =>
      /^(img|video|canvas|iframe|hr|br)$/.test(element.name)
        ? {
            why: `text-align moves the content of a box, and <${element.name}> has no text inside.`,
            fix: `Set it on the parent of the <${element.name}>.`,
            ...(value === 'center' && element.name !== 'br'
              ? {
                  fix: `Write display: block and margin-inline: auto, or set it on the parent of the <${element.name}>.`,
                  add: ['display: block'],
                  instead: 'margin-inline: auto',
                }
              : {}),
          }
        : undefined,
  },
  {
    properties: /^margin$/,
    check: (page, element, value) =>
      /\bauto\b/.test(value) && isInline(page, element)
        ? {
            ...inlineReason(element, 'auto margins'),
            fix: 'Add display: block and width: fit-content.',
            add: ['display: block', 'width: fit-content'],
          }
        : undefined,
  },
  {
    properties: /^margin(-inline|-left|-right)?$/,
    check: (page, element, value) =>
      /\bauto\b/.test(value) && standsInLine(page, element)
        ? {
            why: `${nameOf(element)} is in a line of text, and auto margins are 0 there.`,
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
        valuesOf(page, element, 'display', 'inline').every((display) => inner.test(display))
        ? {
            why: `${nameOf(element)} is a part of a table, and table parts have no ${property.split('-')[0] ?? ''}.`,
            ...(property.startsWith('margin')
              ? /^-|auto/.test(value) || !/^t[dh]$/.test(element.name)
                ? { fix: 'Use padding, or border-spacing on the table.' }
                : {
                    fix: 'Use padding, or border-spacing on the table.',
                    instead: `${property.replace('margin', 'padding')}: ${value}`,
                  }
              : { fix: 'Set the padding on the cells (td, th).', move: { ending: ' :is(td, th)' } }),
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
        !isBlock(page, element) ||
        element.name === 'dialog' ||
        element.name === 'body' ||
        mayBeFlexItem(page, element) ||
        mayBeGridItem(page, element) ||
        mayBeOutOfFlow(page, element)
      )
        return undefined;
      if (
        isSet(
          page,
          element,
          ['width', 'max-width', 'inline-size', 'max-inline-size'],
          ['auto', 'none', '100%'],
        ) ||
        isSet(page, element, ['aspect-ratio'], ['auto']) ||
        mayBeTable(page, element)
      )
        return undefined;
      if (['button', 'input', 'hr', 'fieldset', 'legend', 'select', 'textarea'].includes(element.name))
        return undefined;
      return {
        part: `auto in ${property}`,
        why: `${nameOf(element)} is as wide as its parent, so auto margins have no free space to distribute.`,
        fix: 'Add width: fit-content, or a width of your own.',
        add: ['width: fit-content'],
      };
    },
  },
  {
    properties: /^margin-(block|top|bottom)$/,
    check: (page, element, value) =>
      /\bauto\b/.test(value) &&
      !mayBeFlexItem(page, element) &&
      !mayBeGridItem(page, element) &&
      !mayBeOutOfFlow(page, element)
        ? {
            why: 'Auto margins at the top and bottom are 0 in a block: there is no free space to distribute.',
            ...gridAround(page, element),
          }
        : undefined,
  },
  {
    properties: /^z-index$/,
    check: (page, element, value) =>
      value !== 'auto' &&
      !mayBePositioned(page, element) &&
      !mayBeFlexItem(page, element) &&
      !mayBeGridItem(page, element)
        ? {
            why: `${nameOf(element)} has no position, and z-index orders only positioned elements and items of flex and grid.`,
            fix: 'Add position: relative.',
            add: ['position: relative'],
          }
        : undefined,
  },
  {
    properties: /^(top|right|bottom|left|inset|inset-(block|inline)(-start|-end)?)$/,
    check: (page, element, value, property) =>
      (!isAuto(value) || value === '0' ? !mayBePositioned(page, element) : false)
        ? {
            why: `${nameOf(element)} is not positioned, and ${property} moves only positioned elements.`,
            fix: 'Add position: relative, absolute, fixed or sticky.',
            add: ['position: relative'],
          }
        : undefined,
  },
  {
    properties: /^position$/,
    check: (page, element, value) => {
      if (!value.endsWith('sticky')) return undefined;
      if (
        !isSet(
          page,
          element,
          [
            'top',
            'bottom',
            'left',
            'right',
            'inset-block-start',
            'inset-block-end',
            'inset-inline-start',
            'inset-inline-end',
          ],
          ['auto'],
        )
      ) {
        return {
          why: 'A sticky element needs to know at which edge it sticks, and none of top, right, bottom and left is set.',
          fix: 'Add top: 0.',
          add: ['top: 0'],
        };
      }
      for (let outer = element.parent; outer?.parent && outer.name !== 'body'; outer = outer.parent) {
        if (isStill(page, outer))
          return {
            why: `${nameOf(outer)} around it has overflow: ${valuesOf(page, outer, 'overflow-y', 'visible')[0]}, so it sticks inside that box, which doesn't scroll.`,
            fix: `Remove overflow from ${nameOf(outer)}, or write overflow: clip.`,
            ...(valuesOf(page, outer, 'overflow-y', 'visible')[0] === 'hidden'
              ? { change: { element: outer, longhand: 'overflow-y', value: 'clip' } }
              : {}),
          };
      }
      return undefined;
    },
  },
  {
    properties: /^float$/,
    check: (page, element, value) =>
      value !== 'none' && (mayOnlyBeItem(page, element) || !mayNotBeOutOfFlow(page, element))
        ? {
            why: `${nameOf(element)} is ${mayOnlyBeItem(page, element) ? `an item of the flex or grid container around it, and those don't float` : 'positioned out of the flow, so it does not float'}.`,
            fix: mayOnlyBeItem(page, element)
              ? 'Use margin-inline-start: auto, or remove display from the parent.'
              : 'Remove position or float.',
            ...(isInRow(page, element) && value !== 'left' ? insteadOf(marginFor(value)) : {}),
          }
        : undefined,
  },
  {
    properties: /^clear$/,
    check: (page, element, value) =>
      value !== 'none' && (isInline(page, element) || mayOnlyBeItem(page, element))
        ? {
            why: `clear works on blocks only, and ${nameOf(element)} is not one.`,
            ...(mayOnlyBeItem(page, element)
              ? { fix: 'Remove it: items of a flex or grid container are never beside a float.' }
              : { fix: 'Give it display: block.', add: ['display: block'] }),
          }
        : undefined,
  },
  {
    properties: /^vertical-align$/,
    check: (page, element, value) =>
      value !== 'baseline' &&
      // An icon's usual distance from the line of text that it may also be in.
      !(/^(svg|img)$/.test(element.name) && /^-?[\d.]+(em|px|%)$/.test(value)) &&
      (isBlock(page, element) || mayOnlyBeItem(page, element)) &&
      !listBelow(element).some((child) => mayBeTable(page, child))
        ? {
            why: `${nameOf(element)} is ${mayOnlyBeItem(page, element) ? 'an item of a flex or grid container' : 'a block'}, and vertical-align moves only inline elements and table cells.`,
            ...verticalFix(page, element, value),
          }
        : undefined,
  },
];
