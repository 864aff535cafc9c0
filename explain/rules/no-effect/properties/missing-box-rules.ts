import {
  canBeAbsolutelyPositioned,
  canBeFlexItem,
  canBeGridItem,
  canBeInFlow,
  canFloat,
  canHaveDefiniteHeight,
  findBoxParent,
} from '../../../cascade/layout.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import type { Page } from '../../../cascade/page.ts';
import { findUserAgentValue } from '../../../cascade/user-agent.ts';
import { setAttribute } from '../../../edits.ts';
import { listDescendants, formatElement, type PageElement } from '../../../parse/elements.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import { isNeutralValue, type PropertyRule, type NoEffectReason } from '../reason/property-rule.ts';

/**
 * Whether the text decoration of an ancestor is drawn on the element's text (CSS Text Decoration 3, line
 * decoration). It is not drawn on floats, absolutely positioned boxes and atomic inlines.
 */
function receivesTextDecoration(page: Page, element: PageElement): boolean {
  return (
    element.isHtml &&
    !canFloat(page, element) &&
    !canBeAbsolutelyPositioned(page, element) &&
    listPossibleValues(page, element, 'display', 'inline').every((display) =>
      /^(inline|block|list-item)$/.test(display),
    )
  );
}

/** The nearest ancestor whose text decoration is drawn on the element's text in every state. */
function findDecoratingAncestor(page: Page, element: PageElement): PageElement | undefined {
  for (
    let current = element;
    current.parent && receivesTextDecoration(page, current);
    current = current.parent
  ) {
    const lines = listPossibleValues(page, current.parent, 'text-decoration-line', 'none');
    if (lines.every((line) => /\b(underline|overline|line-through)\b/.test(line))) return current.parent;
  }
  return undefined;
}

/**
 * The sides of an image that follow from its own aspect ratio, because the author does not set both; none where the
 * layout can set them.
 */
function listFollowingSides(page: Page, element: PageElement): ('width' | 'height')[] {
  if (
    isSetByAuthor(page, element, ['aspect-ratio'], []) ||
    canBeAbsolutelyPositioned(page, element) ||
    canBeFlexItem(page, element) ||
    canBeGridItem(page, element)
  )
    return [];
  return (['width', 'height'] as const).filter(
    (side) =>
      !element.attributes.has(side) &&
      !isSetByAuthor(
        page,
        element,
        [side, `min-${side}`, `max-${side}`, side === 'width' ? 'inline-size' : 'block-size'],
        [],
      ),
  );
}

/** A fix that moves a declaration from a column to its cells. */
function moveToCells(
  page: Page,
  column: PageElement,
  declaration: string,
): Pick<NoEffectReason, 'fix' | 'addTo' | 'isRemoved'> {
  const columnIndex = column.name === 'col' ? column.index : 0;
  let table = column.parent;
  while (table && table.name !== 'table') table = table.parent;
  const cells = table
    ? listDescendants(table).filter(({ name, index }) => name === 'td' && index === columnIndex)
    : [];
  const [first, ...otherElements] = cells;
  return {
    fix: `Set it on the cells: td:nth-child(${columnIndex + 1}).`,
    ...(first && page.elements.includes(first)
      ? {
          addTo: {
            element: first,
            otherElements,
            declarations: [declaration],
            selector: `td:nth-child(${columnIndex + 1})`,
          },
          isRemoved: true,
        }
      : {}),
  };
}

/** Rules on elements without the box, the size or the language that a property needs. */
export const missingBoxRules: readonly PropertyRule[] = [
  {
    properties:
      /^(background(-(color|image))?|border(-(top|right|bottom|left|radius|color|width|style))?|padding(-[a-z-]+)?|margin(-[a-z-]+)?|(min-|max-)?(width|height)|box-shadow|outline|overflow(-[xy])?|opacity|transform|rotate|scale|translate|filter|float|position|aspect-ratio|flex|flex-grow|grid-(area|row|column)|align-self|justify-self|order|gap|justify-content|align-items|text-indent)$/,
    check: (page, element, value) =>
      !isNeutralValue(value) &&
      !/^0(px|%)?$/.test(value) &&
      listPossibleValues(page, element, 'display', 'inline').every((display) => display === 'contents')
        ? {
            why: `${formatElement(element)} has display: contents, so the browser makes a box for its children only.`,
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
            ...moveToCells(page, element, `${property}: ${value}`),
          }
        : undefined,
  },
  {
    properties: /^(top|bottom)$/,
    check: (page, element, value) => {
      const parent = findBoxParent(page, element);
      return /^-?[\d.]+%$/.test(value) &&
        parent?.parent &&
        listPossibleValues(page, element, 'position', 'static').every(
          (position) => position === 'relative',
        ) &&
        !isSetByAuthor(page, parent, ['min-height', 'max-height'], ['0', 'none', 'auto']) &&
        !canHaveDefiniteHeight(page, parent)
        ? {
            why: `A percentage is a share of the parent's height, and ${formatElement(parent)} has no height set.`,
            fix: `Write ${value.replace('%', 'vh')}, a share of the window's height, or give ${formatElement(parent)} a height.`,
            value: value.replace('%', 'vh'),
          }
        : undefined;
    },
  },
  {
    properties: /^margin(-inline|-left|-right)?$/,
    check: (page, element, value) => {
      const parts = splitTopLevel(value, ' ');
      const isSided = (...names: string[]): boolean =>
        isSetByAuthor(page, element, names, ['auto']) || ['dialog', 'input'].includes(element.name);
      return (parts[1] ?? parts[0]) === 'auto' &&
        !page.hasScript &&
        !element.attributes.has('popover') &&
        !canBeInFlow(page, element) &&
        !(isSided('left', 'inset-inline-start') && isSided('right', 'inset-inline-end')) &&
        !/^auto( auto)*$/.test(value)
        ? {
            why: `${formatElement(element)} is positioned out of the flow, and its auto margins are 0 unless left and right are both set.`,
            fix: 'Add left: 0 and right: 0, and a width.',
            add: ['left: 0', 'right: 0'],
          }
        : undefined;
    },
  },
  {
    properties: /^object-fit$/,
    check: (page, element, value) => {
      if (value === 'fill' || page.hasScript || !['img', 'video'].includes(element.name)) return undefined;
      const added = listFollowingSides(page, element).map((side) => `${side}: 200px`);
      return added.length > 0
        ? {
            why: `Width and height of ${formatElement(element)} are not both set, so its box has the proportions of the picture and there is nothing to fit.`,
            fix: `Set both a width and a height, for example with ${added.join(' and ')}.`,
            add: added,
          }
        : undefined;
    },
  },
  {
    properties: /^(-webkit-)?hyphens$/,
    check: (page, element, value) => {
      // A fragment becomes a part of a page that may declare the language.
      if (value !== 'auto' || page.hasScript || page.root.line === 0) return undefined;
      for (let current: PageElement | undefined = element; current; current = current.parent)
        if (current.attributes.has('lang') || current.attributes.has('xml:lang')) return undefined;
      return page.elements.some(({ attributes, name }) => name === 'meta' && attributes.has('http-equiv')) ||
        page.elements.some(({ attributes }) => attributes.has('lang'))
        ? undefined
        : {
            why: 'The browser hyphenates only text whose language it knows, and the page has no lang attribute.',
            fix: 'Write <html lang="en">, with the language of the page.',
            edits: setAttribute(page.source, page.root, 'lang', 'en'),
          };
    },
  },
  {
    properties: /^text-decoration(-line)?$/,
    check: (page, element, value) => {
      if (
        value !== 'none' ||
        findUserAgentValue(element, 'text-decoration-line') !== undefined ||
        page.hasScript
      )
        return undefined;
      if (canHaveValue(page, element, 'text-decoration-line', 'none', (line) => line !== 'none'))
        return undefined;
      const decoratingAncestor = findDecoratingAncestor(page, element);
      return decoratingAncestor
        ? {
            why: `The line belongs to ${formatElement(decoratingAncestor)}, and it is drawn through all of its text, descendants too.`,
            fix: `Give ${formatElement(element)} display: inline-block, which the line leaves out.`,
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
            subject: `${word} in font`,
            why: `After the size comes the family only, so the browser looks for a font called “${word} ${family.split(',')[0] ?? ''}”.`,
            fix: `Write font: ${word} ${size} ${family};`,
            value: `${word} ${size} ${family}`,
          }
        : undefined;
    },
  },
];
