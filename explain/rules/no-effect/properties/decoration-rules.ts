import { listApplied, type Page } from '../../../cascade/page.ts';
import { canHaveValue, isSetByAuthor } from '../../../cascade/possible-values.ts';
import { isConditional } from '../../../cascade/cascade.ts';
import { exampleKeyframe, type PropertyRule, type NoEffectReason } from '../reason/property-rule.ts';
import { listDescendants, formatElement, type PageElement } from '../../../parse/elements.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import { findUserAgentValue } from '../../../cascade/user-agent.ts';

/** Predefined counter styles (CSS Counter Styles 3) that are often misspelt. */
const counterStyles = [
  'disc',
  'circle',
  'square',
  'decimal',
  'decimal-leading-zero',
  'lower-roman',
  'upper-roman',
  'lower-greek',
  'lower-latin',
  'upper-latin',
  'lower-alpha',
  'upper-alpha',
  'armenian',
  'georgian',
  'hebrew',
  'hiragana',
  'katakana',
  'devanagari',
  'bengali',
  'tamil',
  'telugu',
  'kannada',
  'gujarati',
  'gurmukhi',
  'malayalam',
  'oriya',
  'none',
  'disclosure-open',
  'disclosure-closed',
];

/** Whether a rule for all elements, such as one for users who prefer less motion, sets the property. */
function isMotionReset(page: Page, element: PageElement, property: string): boolean {
  return listApplied(page, element).some(
    ({ declaration, selector }) =>
      declaration.property === property &&
      (declaration.isImportant ||
        isConditional(declaration) ||
        selector === undefined ||
        /(^|[\s>])\*/.test(selector.text)),
  );
}

function isUnderlinedLink(page: Page, element: PageElement): boolean {
  return (
    findUserAgentValue(element, 'text-decoration-line') === 'underline' &&
    !isSetByAuthor(page, element, ['text-decoration-line'], ['underline'])
  );
}

/** The name for an animation without one: that of the only @keyframes, or of new ones. */
function suggestKeyframesName(
  page: Page,
  element: PageElement,
): Pick<NoEffectReason, 'fix' | 'add' | 'keyframes'> {
  const names = new Set(
    page.sheets.flatMap(({ atRules }) =>
      atRules.filter(({ name }) => name.endsWith('keyframes')).map(({ prelude }) => prelude.trim()),
    ),
  );
  if (names.size > 1) return { fix: 'Add animation-name with the name of your @keyframes.' };
  const [name = 'fade'] = names;
  const isTimed = isSetByAuthor(page, element, ['animation-duration'], ['0s', 'auto']);
  const add = [`animation-name: ${name}`, ...(isTimed ? [] : ['animation-duration: 1s'])];
  return names.size === 1
    ? { fix: `Add ${add.join(' and ')}.`, add }
    : {
        fix: `Add ${add.join(', ')} and @keyframes ${name} { ${exampleKeyframe} }, with the change that you want.`,
        add,
        keyframes: [name],
      };
}

/** A property that gives the color to something which the element has. */
function suggestColor(
  page: Page,
  element: PageElement,
  value: string,
): Pick<NoEffectReason, 'fix' | 'replacement' | 'isRemoved'> {
  const isField = /^(input|select|textarea)$/.test(element.name);
  const property = isField ? 'border-color' : 'color';
  const canShow = isField || element.ownText.trim() !== '';
  return value === 'auto' ||
    !canShow ||
    isSetByAuthor(page, element, [isField ? 'border-top-color' : 'color'], [])
    ? { fix: 'Remove it, or set it on a checkbox or a slider.', isRemoved: true }
    : { fix: `Write ${property}: ${value};`, replacement: `${property}: ${value}` };
}

/** Rules on text decoration, list markers, borders of tables and the longhands of animation. */
export const decorationRules: readonly PropertyRule[] = [
  {
    properties: /^animation-(delay|duration|iteration-count|timing-function|direction|fill-mode|play-state)$/,
    check: (page, element, _, property) =>
      page.hasScript ||
      isSetByAuthor(page, element, ['animation-name'], ['none']) ||
      isMotionReset(page, element, property)
        ? undefined
        : {
            why: `${formatElement(element)} has no animation for ${property} to act on.`,
            ...suggestKeyframesName(page, element),
          },
  },
  {
    properties: /^text-decoration(-line)?$/,
    check: (page, element, value) => {
      if (
        value !== 'none' ||
        findUserAgentValue(element, 'text-decoration-line') !== undefined ||
        ['u', 'ins', 's', 'del', 'abbr', 'strike', 'body', 'html'].includes(element.name)
      )
        return undefined;
      if (canHaveValue(page, element, 'text-decoration-line', 'none', (line) => line !== 'none'))
        return undefined;
      const link = listDescendants(element).find((child) => isUnderlinedLink(page, child));
      return link
        ? {
            why: `The line belongs to the links inside: the browser's own style sheet underlines each <a>, and ${formatElement(element)} itself has no line.`,
            fix: 'Set text-decoration: none on the a itself.',
            move: { selectorSuffix: ' a' },
          }
        : undefined;
    },
  },
  {
    properties: /^list-style(-type)?$/,
    check: (page, _, value) => {
      const word = /^[a-z-]+$/i.exec(value)?.[0]?.toLowerCase();
      if (word === undefined || counterStyles.includes(word) || /^(in|out)side$/.test(word)) return undefined;
      if (
        page.sheets.some(({ atRules }) =>
          atRules.some(({ name, prelude }) => name === 'counter-style' && prelude.trim() === value),
        )
      )
        return undefined;
      const nearest = findNearestWord(word, counterStyles);
      return nearest
        ? {
            why: `There is no list style called ${value}, so the browser uses plain numbers.`,
            fix: `Write ${nearest}.`,
            value: nearest,
          }
        : undefined;
    },
  },
  {
    properties: /^border(-(top|right|bottom|left))?$/,
    check: (page, element, value) => {
      if (!['tr', 'thead', 'tbody', 'tfoot'].includes(element.name) || /^(0|none)/.test(value))
        return undefined;
      let isCollapsed =
        canHaveValue(page, element, 'display', 'table-row', (display) => !display.startsWith('table-')) ||
        page.hasScript;
      let table: PageElement | undefined;
      for (let outer: PageElement | undefined = element; outer; outer = outer.parent) {
        if (outer.name === 'table') table ??= outer;
        isCollapsed ||= isSetByAuthor(page, outer, ['border-collapse'], ['separate']);
      }
      return isCollapsed
        ? undefined
        : {
            why: `Rows have a border only where the borders of the table collapse, and ${formatElement(element)} is in a table with separate borders.`,
            fix: 'Add border-collapse: collapse to the table, or set the border on its cells.',
            ...(table ? { addTo: { element: table, declarations: ['border-collapse: collapse'] } } : {}),
          };
    },
  },
  {
    properties: /^accent-color$/,
    check: (page, element, value) =>
      [element, ...listDescendants(element)].some(
        (candidate) =>
          ['progress', 'meter', 'body', 'html'].includes(candidate.name) ||
          /^(checkbox|radio|range)$/i.test(candidate.attributes.get('type') ?? ''),
      ) || page.hasScript
        ? undefined
        : {
            why: `accent-color colors checkboxes, radio buttons, sliders and progress bars, and ${formatElement(element)} is not and has none.`,
            ...suggestColor(page, element, value),
          },
  },
  {
    properties: /^border(-(top|bottom)-(left|right))?-radius$/,
    check: (page, element, value) => {
      const isCollapsed =
        element.name === 'table' &&
        !value.startsWith('0') &&
        !canHaveValue(page, element, 'border-collapse', 'separate', (text) => text !== 'collapse');
      const isVisible =
        canHaveValue(page, element, 'overflow-x', 'visible', (text) => text !== 'visible') ||
        isSetByAuthor(
          page,
          element,
          ['background-color', 'background-image', 'box-shadow', 'outline-style'],
          ['none', 'transparent'],
        );
      return isCollapsed && !isVisible
        ? {
            why: 'With border-collapse: collapse a table has no rounded corners: its borders are those of the cells.',
            fix: 'Write border-collapse: separate and border-spacing: 0, or add overflow: hidden.',
            add: ['border-spacing: 0'],
            change: { element, longhand: 'border-collapse', value: 'separate' },
          }
        : undefined;
    },
  },
];
