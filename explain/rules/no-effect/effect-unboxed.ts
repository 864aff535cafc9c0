import {
  hasHeight,
  isSet,
  layoutParent,
  may,
  mayBeFlexItem,
  mayBeGridItem,
  mayBeOutOfFlow,
  mayFloat,
  valuesOf,
} from '../../match/box.ts';
import type { Page } from '../../match/page.ts';
import { findDefault } from '../../match/user-agent.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import { splitTopLevel } from '../../read/split-top-level.ts';
import { mayNotBeOutOfFlow } from './box-tests.ts';
import { isAuto, type EffectRule, type Reason } from './reason/effect-rule.ts';

/**
 * Whether a line under (or through) the text around is drawn on the element's text too: boxes apart from the
 * line are not.
 */
function takesLines(page: Page, element: PageElement): boolean {
  return (
    element.html &&
    !mayFloat(page, element) &&
    !mayBeOutOfFlow(page, element) &&
    valuesOf(page, element, 'display', 'inline').every((display) =>
      /^(inline|block|list-item)$/.test(display),
    )
  );
}

/** The nearest ancestor whose line is drawn on the element's text in every state. */
function findLine(page: Page, element: PageElement): PageElement | undefined {
  for (let one = element; one.parent && takesLines(page, one); one = one.parent) {
    const lines = valuesOf(page, one.parent, 'text-decoration-line', 'none');
    if (lines.every((line) => /\b(underline|overline|line-through)\b/.test(line))) return one.parent;
  }
  return undefined;
}

/** Whether the box of an image keeps the proportions of its picture, because one side follows the other. */
function keepsRatio(page: Page, element: PageElement): boolean {
  const follows = (side: string): boolean =>
    !element.attributes.has(side) &&
    !isSet(
      page,
      element,
      [side, `min-${side}`, `max-${side}`, side === 'width' ? 'inline-size' : 'block-size'],
      [],
    );
  return (
    (follows('height') || follows('width')) &&
    !isSet(page, element, ['aspect-ratio'], []) &&
    !mayBeOutOfFlow(page, element) &&
    !mayBeFlexItem(page, element) &&
    !mayBeGridItem(page, element)
  );
}

/** The cells that a column is above. */
function cellsOf(page: Page, column: PageElement, declaration: string): Pick<Reason, 'fix' | 'addTo'> {
  const place = column.name === 'col' ? column.index : 0;
  let table = column.parent;
  while (table && table.name !== 'table') table = table.parent;
  const cells = table ? listBelow(table).filter(({ name, index }) => name === 'td' && index === place) : [];
  const [first, ...alike] = cells;
  return {
    fix: `Set it on the cells: td:nth-child(${place + 1}).`,
    ...(first && page.elements.includes(first)
      ? {
          addTo: {
            element: first,
            alike,
            declarations: [declaration],
            selector: `td:nth-child(${place + 1})`,
            isMoved: true,
          },
        }
      : {}),
  };
}

/** Rules on elements that have no box, no free space or no language for what is asked. */
export const unboxedRules: readonly EffectRule[] = [
  {
    properties:
      /^(background(-(color|image))?|border(-(top|right|bottom|left|radius|color|width|style))?|padding(-[a-z-]+)?|margin(-[a-z-]+)?|(min-|max-)?(width|height)|box-shadow|outline|overflow(-[xy])?|opacity|transform|rotate|scale|translate|filter|float|position|aspect-ratio|flex|flex-grow|grid-(area|row|column)|align-self|justify-self|order|gap|justify-content|align-items|text-indent)$/,
    check: (page, element, value) =>
      !isAuto(value) &&
      !/^0(px|%)?$/.test(value) &&
      valuesOf(page, element, 'display', 'inline').every((display) => display === 'contents')
        ? {
            why: `${nameOf(element)} has display: contents, so the browser makes a box for its children only.`,
            fix: 'Remove display: contents, or set it on the children.',
            change: { element, longhand: 'display' },
          }
        : undefined,
  },
  {
    properties:
      /^(color|font(-(size|weight|style|family))?|text-(align|transform)|line-height|vertical-align)$/,
    check: (page, element, value, property) =>
      element.name === 'col' || element.name === 'colgroup'
        ? {
            why: 'The cells of a column are not descendants of <col>, so they inherit nothing from it.',
            ...cellsOf(page, element, `${property}: ${value}`),
          }
        : undefined,
  },
  {
    properties: /^(top|bottom)$/,
    check: (page, element, value) => {
      const parent = layoutParent(page, element);
      return /^-?[\d.]+%$/.test(value) &&
        parent?.parent &&
        valuesOf(page, element, 'position', 'static').every((position) => position === 'relative') &&
        !isSet(page, parent, ['min-height', 'max-height'], ['0', 'none', 'auto']) &&
        !hasHeight(page, parent)
        ? {
            why: `A percentage is a share of the parent's height, and ${nameOf(parent)} has no height set.`,
            fix: `Give ${nameOf(parent)} a height, or use a length such as 2rem.`,
          }
        : undefined;
    },
  },
  {
    properties: /^margin(-inline|-left|-right)?$/,
    check: (page, element, value) => {
      const parts = splitTopLevel(value, ' ');
      const isSided = (...names: string[]): boolean =>
        isSet(page, element, names, ['auto']) || ['dialog', 'input'].includes(element.name);
      return (parts[1] ?? parts[0]) === 'auto' &&
        !page.hasScript &&
        !element.attributes.has('popover') &&
        !mayNotBeOutOfFlow(page, element) &&
        !(isSided('left', 'inset-inline-start') && isSided('right', 'inset-inline-end')) &&
        !/^auto( auto)*$/.test(value)
        ? {
            why: `${nameOf(element)} is positioned out of the flow, and its auto margins are 0 unless left and right are both set.`,
            fix: 'Add left: 0 and right: 0, and a width.',
            add: ['left: 0', 'right: 0'],
          }
        : undefined;
    },
  },
  {
    properties: /^object-fit$/,
    check: (page, element, value) =>
      value !== 'fill' &&
      !page.hasScript &&
      ['img', 'video'].includes(element.name) &&
      keepsRatio(page, element)
        ? {
            why: `Width and height of ${nameOf(element)} are not both set, so its box has the proportions of the picture and there is nothing to fit.`,
            fix: 'Add aspect-ratio: 3 / 2, or set a width and a height.',
            add: ['aspect-ratio: 3 / 2'],
          }
        : undefined,
  },
  {
    properties: /^(-webkit-)?hyphens$/,
    check: (page, element, value) => {
      // A fragment is put into a page that may name the language.
      if (value !== 'auto' || page.hasScript || page.root.line === 0) return undefined;
      for (let one: PageElement | undefined = element; one; one = one.parent)
        if (one.attributes.has('lang') || one.attributes.has('xml:lang')) return undefined;
      return page.elements.some(({ attributes, name }) => name === 'meta' && attributes.has('http-equiv')) ||
        page.elements.some(({ attributes }) => attributes.has('lang'))
        ? undefined
        : {
            why: 'The browser hyphenates only text whose language it knows, and the page has no lang attribute.',
            fix: 'Write <html lang="en"> with the language of the page.',
          };
    },
  },
  {
    properties: /^text-decoration(-line)?$/,
    check: (page, element, value) => {
      if (value !== 'none' || findDefault(element, 'text-decoration-line') !== undefined || page.hasScript)
        return undefined;
      if (may(page, element, 'text-decoration-line', 'none', (line) => line !== 'none')) return undefined;
      const lined = findLine(page, element);
      return lined
        ? {
            why: `The line belongs to ${nameOf(lined)}, and it is drawn through all of its text, descendants too.`,
            fix: `Give ${nameOf(element)} display: inline-block, which the line leaves out.`,
            add: ['display: inline-block'],
          }
        : undefined;
    },
  },
  {
    properties: /^font$/,
    check: (_, __, value) => {
      const late =
        /^(.*?\S*\d(?:px|r?em|%|pt|vw|vh|ch)(?:\s*\/\s*\S+)?)\s+(bold|bolder|lighter|italic|oblique|small-caps)\s+(\S.*)$/i.exec(
          value,
        );
      const [, size, word, family] = late ?? [];
      return size !== undefined && word !== undefined && family !== undefined
        ? {
            part: `${word} in font`,
            why: `After the size comes the family only, so the browser looks for a font called “${word} ${family.split(',')[0] ?? ''}”.`,
            fix: `Write font: ${word} ${size} ${family};`,
            value: `${word} ${size} ${family}`,
          }
        : undefined;
    },
  },
];
