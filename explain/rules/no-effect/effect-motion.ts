import { appliedTo, type Page } from '../../match/page.ts';
import { isSet, may } from '../../match/box.ts';
import { isConditional } from '../../match/cascade.ts';
import type { EffectRule, Reason } from './reason/effect-rule.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import { findNearest } from '../../nearest-word.ts';
import { findDefault } from '../../match/user-agent.ts';

/** Counter styles that are often misspelt; others may be defined by @counter-style. */
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

/** Resets for readers who want less motion speak of all elements, moving or not. */
function isReset(page: Page, element: PageElement, property: string): boolean {
  return appliedTo(page, element).some(
    ({ declaration, selector }) =>
      declaration.property === property &&
      (declaration.important ||
        isConditional(declaration) ||
        selector === undefined ||
        /(^|[\s>])\*/.test(selector.text)),
  );
}

function isUnderlinedLink(page: Page, element: PageElement): boolean {
  return (
    findDefault(element, 'text-decoration-line') === 'underline' &&
    !isSet(page, element, ['text-decoration-line'], ['underline'])
  );
}

/** The name for an animation without one, where the page has only one to give. */
function nameOfKeyframes({ sheets }: Page): Pick<Reason, 'fix' | 'add'> {
  const names = new Set(
    sheets.flatMap(({ atRules }) =>
      atRules.filter(({ name }) => name === 'keyframes').map(({ prelude }) => prelude.trim()),
    ),
  );
  const [name] = names;
  return name !== undefined && names.size === 1
    ? { fix: `Add animation-name: ${name}.`, add: [`animation-name: ${name}`] }
    : { fix: 'Add animation-name with the name of your @keyframes.' };
}

/** Rules on lines under text, marks of lists and parts of an animation. */
export const motionRules: readonly EffectRule[] = [
  {
    properties: /^animation-(delay|duration|iteration-count|timing-function|direction|fill-mode|play-state)$/,
    check: (page, element, _, property) =>
      page.hasScript || isSet(page, element, ['animation-name'], ['none']) || isReset(page, element, property)
        ? undefined
        : {
            why: `${nameOf(element)} has no animation for ${property} to act on.`,
            ...nameOfKeyframes(page),
          },
  },
  {
    properties: /^text-decoration(-line)?$/,
    check: (page, element, value) => {
      if (
        value !== 'none' ||
        findDefault(element, 'text-decoration-line') !== undefined ||
        ['u', 'ins', 's', 'del', 'abbr', 'strike', 'body', 'html'].includes(element.name)
      )
        return undefined;
      if (may(page, element, 'text-decoration-line', 'none', (line) => line !== 'none')) return undefined;
      const link = listBelow(element).find((child) => isUnderlinedLink(page, child));
      return link
        ? {
            why: `The line belongs to the links inside: the browser's own style sheet underlines each <a>, and ${nameOf(element)} itself has no line.`,
            fix: 'Set text-decoration: none on the a itself.',
            move: { ending: ' a' },
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
      const near = findNearest(word, counterStyles);
      return near
        ? {
            why: `There is no list style called ${value}, so the browser uses plain numbers.`,
            fix: `Write ${near}.`,
            value: near,
          }
        : undefined;
    },
  },
  {
    properties: /^border(-(top|right|bottom|left))?$/,
    check: (page, element, value) => {
      if (!['tr', 'thead', 'tbody', 'tfoot'].includes(element.name) || /^(0|none)/.test(value))
        return undefined;
      let collapsed =
        may(page, element, 'display', 'table-row', (display) => !display.startsWith('table-')) ||
        page.hasScript;
      let table: PageElement | undefined;
      for (let outer: PageElement | undefined = element; outer; outer = outer.parent) {
        if (outer.name === 'table') table ??= outer;
        collapsed ||= isSet(page, outer, ['border-collapse'], ['separate']);
      }
      return collapsed
        ? undefined
        : {
            why: `Rows have a border only where the borders of the table collapse, and ${nameOf(element)} is in a table with separate borders.`,
            fix: 'Add border-collapse: collapse to the table, or set the border on its cells.',
            ...(table ? { addTo: { element: table, declarations: ['border-collapse: collapse'] } } : {}),
          };
    },
  },
  {
    properties: /^accent-color$/,
    check: (page, element) =>
      [element, ...listBelow(element)].some(
        (one) =>
          ['progress', 'meter', 'body', 'html'].includes(one.name) ||
          /^(checkbox|radio|range)$/i.test(one.attributes.get('type') ?? ''),
      ) || page.hasScript
        ? undefined
        : {
            why: `accent-color colors checkboxes, radio buttons, sliders and progress bars, and ${nameOf(element)} is not and has none.`,
            fix: 'Use color, background-color or border-color.',
          },
  },
  {
    properties: /^border(-(top|bottom)-(left|right))?-radius$/,
    check: (page, element, value) => {
      const collapsed =
        element.name === 'table' &&
        !value.startsWith('0') &&
        !may(page, element, 'border-collapse', 'separate', (one) => one !== 'collapse');
      const seen =
        may(page, element, 'overflow-x', 'visible', (one) => one !== 'visible') ||
        isSet(
          page,
          element,
          ['background-color', 'background-image', 'box-shadow', 'outline-style'],
          ['none', 'transparent'],
        );
      return collapsed && !seen
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
