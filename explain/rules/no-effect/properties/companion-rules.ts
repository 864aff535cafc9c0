import { unknownValue } from '../../../values/longhand-value.ts';
import {
  canBeAbsolutelyPositioned,
  canBeFlexContainer,
  canBeGridContainer,
  canBeMultiColumnContainer,
  canFloat,
  canHaveDisplay,
  canHaveTableDisplay,
} from '../../../cascade/layout.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { insertText } from '../../../edits.ts';
import { listDescendants, formatElement, type PageElement } from '../../../parse/elements.ts';
import { canHaveBorder, hasOpaqueText, canHaveInheritedValue } from './style-predicates.ts';
import type { PropertyRule } from '../reason/property-rule.ts';

/** Rules on properties that need another property of the same element. */
export const companionRules: readonly PropertyRule[] = [
  {
    properties: /^clip$/,
    check: (page, element, value) =>
      value === 'auto' || canBeAbsolutelyPositioned(page, element)
        ? undefined
        : {
            why: `clip cuts only elements with position: absolute or fixed, and ${formatElement(element)} is not one.`,
            fix: 'Use clip-path.',
            replacement: `clip-path: ${value.replace(/,/g, ' ')}`,
          },
  },
  {
    properties: /^shape-(outside|margin|image-threshold)$/,
    check: (page, element, value, property) =>
      /^(none|0)$/.test(value) || canFloat(page, element)
        ? undefined
        : {
            why: `${property} shapes the text around a float, and ${formatElement(element)} does not float.`,
            fix: 'Add float: left.',
            add: ['float: left'],
          },
  },
  {
    properties: /^(right|bottom)$/,
    check: (page, element, value, property) => {
      const other = property === 'bottom' ? 'top' : 'left';
      const isLeftToRight = property === 'bottom' || !page.source.text.includes('rtl');
      return value !== 'auto' &&
        isLeftToRight &&
        listPossibleValues(page, element, 'position', 'static').every(
          (position) => position === 'relative',
        ) &&
        !canHaveValue(page, element, other, 'auto', (text) => text === 'auto')
        ? {
            why: `A relative element can't move both ways: ${other} is set too, and it wins.`,
            fix: `Remove ${other}, or ${property}.`,
            change: { element, longhand: other },
          }
        : undefined;
    },
  },
  {
    properties: /^(columns|column-count|column-width)$/,
    check: (page, element, value) => {
      const isContainer = (test: RegExp): boolean =>
        listPossibleValues(page, element, 'display', 'inline').every((display) => test.test(display));
      return value !== 'auto' && isContainer(/^(inline-)?(flex|grid)$/)
        ? {
            why: `${formatElement(element)} is a flex or grid container, and only blocks have columns.`,
            fix: 'Use grid-template-columns, or remove display.',
            ...(/^\d+$/.test(value)
              ? {
                  fix: `Write grid-template-columns: repeat(${value}, 1fr), with display: grid.`,
                  replacement: `grid-template-columns: repeat(${value}, 1fr)`,
                  change: { element, longhand: 'display', value: 'grid' },
                }
              : {}),
          }
        : undefined;
    },
  },
  {
    properties: /^column-span$/,
    check: (page, element, value) => {
      for (let outer = element.parent; outer; outer = outer.parent)
        if (canBeMultiColumnContainer(page, outer)) return undefined;
      return value === 'none' || page.hasScript
        ? undefined
        : {
            why: `No ancestor of ${formatElement(element)} has columns.`,
            fix: 'Add columns: 2 to its parent.',
            ...(element.parent ? { addTo: { element: element.parent, declarations: ['columns: 2'] } } : {}),
          };
    },
  },
  {
    properties: /^column-fill$/,
    check: (page, element) =>
      canBeMultiColumnContainer(page, element) ||
      canBeFlexContainer(page, element) ||
      canBeGridContainer(page, element)
        ? undefined
        : { why: `${formatElement(element)} has no columns.`, fix: 'Add columns: 2.', add: ['columns: 2'] },
  },
  {
    properties: /^-webkit-line-clamp$/,
    check: (page, element, value) =>
      value !== 'none' &&
      listPossibleValues(page, element, 'display', 'inline').every((display) => display.includes('-box')) &&
      !isSetByAuthor(page, element, ['box-orient', '-webkit-box-orient'], ['horizontal', 'inline-axis'])
        ? {
            why: 'Cutting text after some lines needs a vertical box, and -webkit-box-orient is not set.',
            fix: 'Add -webkit-box-orient: vertical.',
            add: ['-webkit-box-orient: vertical'],
          }
        : undefined,
  },
  {
    properties: /^text-justify$/,
    check: (page, element, value) =>
      value === 'auto' ||
      page.hasScript ||
      ['text-align', 'text-align-last'].some((longhand) =>
        canHaveInheritedValue(page, element, longhand, (align) => align.includes('justify')),
      )
        ? undefined
        : {
            why: 'text-justify says how to justify lines, and no text here is justified.',
            fix: 'Add text-align: justify.',
            add: ['text-align: justify'],
          },
  },
  {
    properties: /^(-moz-)?tab-size$/,
    check: (page, element) =>
      page.hasScript ||
      ['html', 'body'].includes(element.name) ||
      [element, ...listDescendants(element)].some(({ name }) => ['pre', 'textarea'].includes(name)) ||
      ['white-space', 'white-space-collapse'].some((longhand) =>
        canHaveInheritedValue(page, element, longhand, (value) => /pre|break-spaces/.test(value)),
      )
        ? undefined
        : {
            why: 'Tab characters are shown as one space here, because white space is collapsed.',
            fix: 'Add white-space: pre.',
            add: ['white-space: pre'],
          },
  },
  {
    properties: /^list-style-type$|^list-style$/,
    check: (page, element, value) => {
      const items = [element, ...listDescendants(element)].filter(({ name }) =>
        ['li', 'summary'].includes(name),
      );
      return items.length > 0 &&
        !/\bnone\b/.test(value) &&
        !page.hasScript &&
        ![element, ...listDescendants(element)].some((item) =>
          canHaveValue(page, item, 'display', 'inline', (display) => display.includes('list-item')),
        )
        ? {
            why: 'Only an element with display: list-item has a marker, and the items have another display.',
            fix: 'Remove display from the items.',
            ...(items[0] ? { change: { element: items[0], longhand: 'display' } } : {}),
          }
        : undefined;
    },
  },
  {
    properties: /^border-(block|inline)(-(start|end))?(-(width|color))?$/,
    check: (page, element, value, property) => {
      if (/^(0|none|0px)\b|\bvar\(/.test(value) || canHaveBorder(page, element)) return undefined;
      const style = property.replace(/-(width|color)$/, '-style');
      return {
        why: 'A border without a style is not drawn: border-style is none unless you set it.',
        ...(style === property
          ? { fix: `Write ${property}: ${value} solid.`, value: `${value} solid` }
          : { fix: `Add ${style}: solid.`, add: [`${style}: solid`] }),
      };
    },
  },
  {
    properties: /^border-image(-source)?$/,
    check: (page, element, value) =>
      /^(none|initial)|\bvar\(|\//.test(value) ||
      canHaveBorder(page, element) ||
      isSetByAuthor(page, element, ['border-image-width'], ['1', 'initial', unknownValue])
        ? undefined
        : {
            why: 'The image takes the place of a border, and there is no border: border-style is none unless you set it.',
            fix: 'Add border: 8px solid before it.',
            add: ['border: 8px solid'],
          },
  },
  {
    properties: /^background-blend-mode$/,
    check: (page, element, value) =>
      value === 'normal' ||
      canHaveValue(page, element, 'background-image', 'none', (image) => image !== 'none')
        ? undefined
        : {
            why: `${formatElement(element)} has no background image to blend with its background color.`,
            fix: 'Use mix-blend-mode, or add background-image.',
            replacement: `mix-blend-mode: ${value}`,
          },
  },
  {
    properties: /^(-webkit-)?background-clip$/,
    check: (page, element, value) =>
      value.toLowerCase() === 'text' && !page.hasScript && hasOpaqueText(page, element)
        ? {
            predicate: 'shows nothing of the background',
            why: 'The text itself is painted over it, in a color that lets nothing through.',
            fix: 'Add color: transparent.',
            add: ['color: transparent'],
          }
        : undefined,
  },
  {
    properties: /^(-webkit-)?mask-(size|repeat|position|origin|clip|mode|composite)$/,
    check: (page, element, _, property) =>
      page.hasScript || isSetByAuthor(page, element, ['mask-image', 'mask'], ['none'])
        ? undefined
        : {
            why: `${formatElement(element)} has no mask image for ${property} to act on.`,
            fix: 'Add mask-image: linear-gradient(black, transparent), or the url() of a picture.',
            add: ['mask-image: linear-gradient(black, transparent)'],
          },
  },
  {
    properties: /^caption-side$/,
    check: (page, element) =>
      page.hasScript ||
      !canHaveTableDisplay(page, element) ||
      [element, ...listDescendants(element)].some(
        (candidate) => candidate.name === 'caption' || canHaveDisplay(page, candidate, /table-caption/),
      )
        ? undefined
        : {
            why: `${formatElement(element)} has no <caption>.`,
            ...(element.name === 'table'
              ? {
                  fix: 'Write <caption>Caption</caption>, with words of your own, as the first element of the table.',
                  edits: insertText(element.startTagSpan.end, '<caption>Caption</caption>'),
                }
              : { fix: 'Remove it, or set it on a <table> with a <caption>.', isRemoved: true }),
          },
  },
  {
    properties: /^empty-cells$/,
    check: (page, element, value) => {
      if (value === 'show') return undefined;
      for (let current: PageElement | undefined = element; current; current = current.parent)
        if (
          current.name === 'table' &&
          listPossibleValues(page, current, 'border-collapse', 'separate').every(
            (model) => model === 'collapse',
          )
        )
          return {
            why: 'With border-collapse: collapse no cell has a border of its own, so empty-cells is ignored.',
            fix: 'Write border-collapse: separate on the table.',
            change: { element: current, longhand: 'border-collapse', value: 'separate' },
          };
      return undefined;
    },
  },
  {
    properties: /^table-layout$/,
    check: (page, element, value) =>
      value === 'fixed' &&
      canHaveDisplay(page, element, /^(inline-)?table$|\?/) &&
      !page.hasScript &&
      !element.attributes.has('width') &&
      !isSetByAuthor(page, element, ['width', 'inline-size'], ['auto'])
        ? {
            why: 'A table lays its columns out by table-layout: fixed only when it has a width.',
            fix: 'Add width: 100%.',
            add: ['width: 100%'],
          }
        : undefined,
  },
];
