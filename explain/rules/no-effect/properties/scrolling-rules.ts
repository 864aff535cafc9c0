import {
  canHaveValue,
  findOnlyValue,
  isSetByAuthor,
  listPossibleValues,
} from '../../../cascade/possible-values.ts';
import { isInlineBox } from '../../../cascade/layout.ts';
import type { Page } from '../../../cascade/page.ts';
import { listDescendants, formatElement, type PageElement } from '../../../parse/elements.ts';
import { replacedElements } from '../../../cascade/user-agent.ts';
import { isNeutralValue, type NoEffectReason, type PropertyRule } from '../reason/property-rule.ts';

const formControls = new Set([
  'button',
  'input',
  'select',
  'textarea',
  'meter',
  'progress',
  'details',
  'summary',
]);

function canScroll(page: Page, element: PageElement): boolean {
  return (
    ['html', 'body'].includes(element.name) ||
    ['overflow-x', 'overflow-y'].some((longhand) =>
      canHaveValue(page, element, longhand, 'visible', (value) => !/^(visible|clip)$/.test(value)),
    )
  );
}

/** Whether the element can cut its content off at its overflow clip edge, as `overflow: clip` and `contain: paint` do. */
function canClip(page: Page, element: PageElement): boolean {
  return (
    // Browsers clip the content of these by themselves, and the overflow of the root belongs to the window.
    replacedElements.has(element.name) ||
    ['html', 'body'].includes(element.name) ||
    ['overflow-x', 'overflow-y'].some((longhand) =>
      canHaveValue(page, element, longhand, 'visible', (value) => value === 'clip'),
    ) ||
    canHaveValue(page, element, 'contain', 'none', (value) => /paint|content|strict/.test(value)) ||
    canHaveValue(page, element, 'content-visibility', 'visible', (value) => value !== 'visible')
  );
}

/** Why an element that can't clip has no use for a clip margin. */
function explainClipMargin(page: Page, element: PageElement): NoEffectReason {
  if (isInlineBox(page, element))
    return {
      why: `${formatElement(element)} is an inline element, and the text in it is never cut off.`,
      fix: 'Add display: inline-block and overflow: clip.',
      add: ['display: inline-block', 'overflow: clip'],
    };
  const state = findOnlyValue(page, element, 'overflow-x', 'visible') ?? 'not clip';
  const why = `It moves the edge at which overflow: clip cuts content off, and the overflow of ${formatElement(element)} is ${state}.`;
  // Clipping would take the scroll bar away.
  return canScrollByUser(page, element, 'overflow-x') || canScrollByUser(page, element, 'overflow-y')
    ? { why, fix: 'Use overflow: clip, if the box does not have to scroll.' }
    : { why, fix: 'Write overflow: clip.', add: ['overflow: clip'] };
}

function canBeEdited(element: PageElement): boolean {
  return ['input', 'textarea'].includes(element.name) || element.attributes.has('contenteditable');
}

/** Moves a declaration from an element to the form controls inside it. */
function moveToControls(element: PageElement): Pick<NoEffectReason, 'fix' | 'move' | 'isRemoved'> {
  const controls = listDescendants(element).filter(({ name }) => formControls.has(name));
  const names = [...new Set(controls.map(({ name }) => name))];
  if (names.length === 0)
    return { fix: 'Remove it, or set it on an input, select or button.', isRemoved: true };
  const selectorSuffix = names.length === 1 ? ` ${names[0]}` : ` :is(${names.join(', ')})`;
  return { fix: `Set it on the ${names.join(' and ')} inside.`, move: { selectorSuffix } };
}

/** Moves a declaration to the elements of the page with a text that the user can edit. */
function moveToEditable(
  page: Page,
  declaration: string,
): Pick<NoEffectReason, 'fix' | 'addTo' | 'isRemoved'> {
  const [element, ...otherElements] = page.elements.filter(canBeEdited);
  return element
    ? {
        fix: `Set it on ${formatElement(element)}, which the user can edit.`,
        addTo: { element, otherElements, declarations: [declaration] },
        isRemoved: true,
      }
    : { fix: 'Remove it, or set it on an input or textarea.', isRemoved: true };
}

/** Whether the user can scroll the box on the axis of that longhand. */
function canScrollByUser(page: Page, element: PageElement, longhand: 'overflow-x' | 'overflow-y'): boolean {
  return canHaveValue(page, element, longhand, 'visible', (value) => /^(auto|scroll)$/.test(value));
}

/** The axis on which a box scrolls. */
function getScrollAxis(page: Page, element: PageElement): 'x' | 'y' {
  return !canScrollByUser(page, element, 'overflow-y') ||
    canHaveValue(page, element, 'display', 'block', (value) => value.includes('flex'))
    ? 'x'
    : 'y';
}

/** Makes an element a scroll container that snaps. */
function addSnapping(page: Page, element: PageElement): Pick<NoEffectReason, 'fix' | 'addTo'> {
  const declarations = [
    ...(canScroll(page, element) ? [] : ['overflow: auto']),
    `scroll-snap-type: ${getScrollAxis(page, element)} mandatory`,
  ];
  return {
    fix: `Add ${declarations.join(' and ')} to ${formatElement(element)}.`,
    addTo: { element, declarations },
  };
}

/** Rules on scrolling, clipping, scroll snap, the cursor and form controls. */
export const scrollingRules: readonly PropertyRule[] = [
  {
    properties: /^scroll-behavior$/,
    check: (page, element, value) => {
      const root = element.name === 'body' ? element.parent : undefined;
      if (!root || value !== 'smooth') return undefined;
      // With overflow on both, the body scrolls and not the viewport.
      return isSetByAuthor(page, root, ['overflow-x', 'overflow-y', 'scroll-behavior'], ['visible', 'auto'])
        ? undefined
        : {
            why: 'The viewport scrolls, and takes scroll-behavior from the root element alone.',
            fix: 'Set it on html.',
            addTo: {
              element: root,
              declarations: [`scroll-behavior: ${value}`],
              selector: 'html',
            },
            isRemoved: true,
          };
    },
  },
  {
    properties:
      /^(scroll-behavior|overscroll-behavior(-[a-z]+)?|scrollbar-gutter|scrollbar-width|scroll-snap-type|scroll-padding(-[a-z-]+)?)$/,
    check: (page, element, value, property) =>
      /^(auto|none)$/.test(value) || canScroll(page, element)
        ? undefined
        : {
            why: `${formatElement(element)} is not a scroll container: its overflow is visible, so it never scrolls.`,
            fix: `Add overflow: auto${property === 'scroll-behavior' ? ', or set it on html' : ''}.`,
            add: ['overflow: auto'],
          },
  },
  {
    properties: /^overflow-clip-margin$/,
    check: (page, element, value) =>
      isNeutralValue(value) || /^(0px|padding-box)$/.test(value) || page.hasScript || canClip(page, element)
        ? undefined
        : explainClipMargin(page, element),
  },
  {
    properties: /^cursor$/,
    check: (page, element, value) =>
      value !== 'auto' &&
      listPossibleValues(page, element, 'pointer-events', 'auto').every((events) => events === 'none') &&
      !listDescendants(element).some((child) => isSetByAuthor(page, child, ['pointer-events'], ['none']))
        ? {
            why: `${formatElement(element)} has pointer-events: none, so the pointer is never on it and shows the cursor of what is behind.`,
            fix: 'Remove pointer-events: none.',
            change: { element, longhand: 'pointer-events' },
          }
        : undefined,
  },
  {
    properties: /^(-webkit-)?appearance$/,
    check: (page, element) =>
      [element, ...(element.parent ? [] : listDescendants(element))].some(({ name }) =>
        formControls.has(name),
      ) || page.hasScript
        ? undefined
        : {
            why: `appearance is the look of form controls, and ${formatElement(element)} is not one.`,
            ...moveToControls(element),
          },
  },
  {
    properties: /^caret-color$/,
    check: (page, element, value) =>
      page.hasScript ||
      ['html', 'body'].includes(element.name) ||
      [element, ...listDescendants(element)].some(canBeEdited)
        ? undefined
        : {
            why: `The caret is in text that the user can edit, and there is none in ${formatElement(element)}.`,
            ...moveToEditable(page, `caret-color: ${value}`),
          },
  },
  {
    properties: /^scroll-snap-align$/,
    check: (page, element, value) => {
      if (value === 'none' || page.hasScript) return undefined;
      const { parent } = element;
      for (let outer = element.parent; outer; outer = outer.parent)
        if (isSetByAuthor(page, outer, ['scroll-snap-type'], ['none'])) return undefined;
      return {
        why: 'No ancestor has a scroll-snap-type to snap to.',
        fix: 'Add scroll-snap-type to the scrolling parent.',
        ...(parent?.parent && parent.name !== 'body' ? addSnapping(page, parent) : {}),
      };
    },
  },
  {
    properties: /^scroll-snap-type$/,
    check: (page, element, value) =>
      value === 'none' ||
      !element.parent ||
      listDescendants(element).some((child) => isSetByAuthor(page, child, ['scroll-snap-align'], ['none']))
        ? undefined
        : {
            why: 'No descendant has scroll-snap-align, so there is nothing to snap to.',
            fix: 'Add scroll-snap-align: start to the children.',
            addTo: {
              element: element.children[0] ?? element,
              otherElements: element.children,
              declarations: ['scroll-snap-align: start'],
            },
          },
  },
];
