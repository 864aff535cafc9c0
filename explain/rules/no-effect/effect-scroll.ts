import { isSet, may, valuesOf } from '../../match/box.ts';
import type { Page } from '../../match/page.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import type { EffectRule } from './reason/effect-rule.ts';

const controls = new Set([
  'button',
  'input',
  'select',
  'textarea',
  'meter',
  'progress',
  'details',
  'summary',
]);

function mayScroll(page: Page, element: PageElement): boolean {
  return (
    ['html', 'body'].includes(element.name) ||
    ['overflow-x', 'overflow-y'].some((longhand) =>
      may(page, element, longhand, 'visible', (value) => !/^(visible|clip)$/.test(value)),
    )
  );
}

function isEditable(element: PageElement): boolean {
  return ['input', 'textarea'].includes(element.name) || element.attributes.has('contenteditable');
}

/** The direction in which a box scrolls. */
function axisOf(page: Page, element: PageElement): 'x' | 'y' {
  const isFixed = (longhand: string): boolean =>
    !may(page, element, longhand, 'visible', (value) => /^(auto|scroll)$/.test(value));
  return isFixed('overflow-y') || may(page, element, 'display', 'block', (value) => value.includes('flex'))
    ? 'x'
    : 'y';
}

/** Rules on scrolling and on what the user does with a box. */
export const scrollRules: readonly EffectRule[] = [
  {
    properties:
      /^(scroll-behavior|overscroll-behavior(-[a-z]+)?|scrollbar-gutter|scrollbar-width|scroll-snap-type|scroll-padding(-[a-z-]+)?)$/,
    check: (page, element, value, property) =>
      /^(auto|none)$/.test(value) || mayScroll(page, element)
        ? undefined
        : {
            why: `${nameOf(element)} is not a scroll container: its overflow is visible, so it never scrolls.`,
            fix: `Add overflow: auto${property === 'scroll-behavior' ? ', or set it on html' : ''}.`,
            add: ['overflow: auto'],
          },
  },
  {
    properties: /^cursor$/,
    check: (page, element, value) =>
      value !== 'auto' &&
      valuesOf(page, element, 'pointer-events', 'auto').every((events) => events === 'none') &&
      !listBelow(element).some((child) => isSet(page, child, ['pointer-events'], ['none']))
        ? {
            why: `${nameOf(element)} has pointer-events: none, so the pointer is never on it and shows the cursor of what is behind.`,
            fix: 'Remove pointer-events: none.',
            change: { element, longhand: 'pointer-events' },
          }
        : undefined,
  },
  {
    properties: /^(-webkit-)?appearance$/,
    check: (page, element) =>
      [element, ...(element.parent ? [] : listBelow(element))].some(({ name }) => controls.has(name)) ||
      page.hasScript
        ? undefined
        : {
            why: `appearance is the look of form controls, and ${nameOf(element)} is not one.`,
            fix: 'Set it on the input, select or button.',
          },
  },
  {
    properties: /^caret-color$/,
    check: (page, element) =>
      page.hasScript ||
      ['html', 'body'].includes(element.name) ||
      [element, ...listBelow(element)].some(isEditable)
        ? undefined
        : {
            why: `The caret is in text that the user can edit, and there is none in ${nameOf(element)}.`,
            fix: 'Set it on the input or textarea.',
          },
  },
  {
    properties: /^scroll-snap-align$/,
    check: (page, element, value) => {
      if (value === 'none' || page.hasScript) return undefined;
      const { parent } = element;
      for (let outer = element.parent; outer; outer = outer.parent)
        if (isSet(page, outer, ['scroll-snap-type'], ['none'])) return undefined;
      return {
        why: 'No ancestor has a scroll-snap-type to snap to.',
        fix: 'Add scroll-snap-type to the scrolling parent.',
        ...(parent && mayScroll(page, parent) && parent.parent
          ? {
              fix: `Add scroll-snap-type: ${axisOf(page, parent)} mandatory to ${nameOf(parent)}.`,
              addTo: {
                element: parent,
                declarations: [`scroll-snap-type: ${axisOf(page, parent)} mandatory`],
              },
            }
          : {}),
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
            addTo: {
              element: element.children[0] ?? element,
              alike: element.children,
              declarations: ['scroll-snap-align: start'],
            },
          },
  },
];
