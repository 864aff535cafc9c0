import {
  canBeAbsolutelyPositioned,
  canBeFlexContainer,
  canBeGridContainer,
  canFloat,
  canHaveDisplay,
  isBlockBox,
  isInNormalFlow,
} from '../../../../cascade/layout.ts';
import { findWinner } from '../../../../cascade/cascade.ts';
import { listApplied, type Page } from '../../../../cascade/page.ts';
import { canHaveValue, hasAlwaysValue, isSetByAuthor } from '../../../../cascade/possible-values.ts';
import { replacedElements } from '../../../../cascade/user-agent.ts';
import { formatElement, getTextContent, type PageElement } from '../../../../parse/elements.ts';
import { getAlignment } from '../../reason/alignment-fixes.ts';
import type { NoEffectReason, PropertyRule } from '../../reason/property-rule.ts';

/** Whether the element is a block with lines of its own, in every state. */
function isStackedBlock(page: Page, element: PageElement): boolean {
  return (
    element.isHtml &&
    isBlockBox(page, element) &&
    !canFloat(page, element) &&
    !canBeAbsolutelyPositioned(page, element) &&
    !canHaveDisplay(page, element, /contents|none/)
  );
}

/** Whether the element is an inline-block that is as wide as its short text. */
function isAsWideAsItsText(page: Page, element: PageElement): boolean {
  const text = getTextContent(element).trim();
  return (
    text !== '' &&
    text.length <= 30 &&
    element.children.length === 0 &&
    !page.hasScript &&
    isInNormalFlow(page, element) &&
    hasAlwaysValue(page, element, 'display', 'inline', /^inline-block$/) &&
    !isSetByAuthor(page, element, ['width', 'min-width', 'inline-size', 'min-inline-size'], ['auto', '0'])
  );
}

/** Whether the element is alone in its line: its parent has no text, and its other children are blocks. */
function isAloneInLine(page: Page, element: PageElement): boolean {
  const { parent } = element;
  return (
    parent !== undefined &&
    parent.ownText.trim() === '' &&
    parent.children.every((child) => child === element || isStackedBlock(page, child))
  );
}

/** Whether the rule that sets a longhand sets others too. */
function isSetTogether(page: Page, element: PageElement, longhand: string, others: RegExp): boolean {
  const rule = findWinner(listApplied(page, element), longhand)?.declaration.parent;
  return rule?.declarations.some(({ property }) => others.test(property)) === true;
}

/** Makes the box a block that an auto margin moves, in place of the text in it. */
function moveItself(
  page: Page,
  element: PageElement,
  margin: string,
): Pick<NoEffectReason, 'fix' | 'add' | 'replacement' | 'change'> {
  const isSet = findWinner(listApplied(page, element), 'display') !== undefined;
  return {
    fix: `Write display: block, width: fit-content and ${margin}: auto, and the box itself moves.`,
    add: [...(isSet ? [] : ['display: block']), 'width: fit-content'],
    replacement: `${margin}: auto`,
    ...(isSet ? { change: { element, longhand: 'display', value: 'block' } } : {}),
  };
}

/** Rules on properties that are for what is in a box, and set on the wrong one. */
export const ownContentRules: readonly PropertyRule[] = [
  {
    properties: /^text-overflow$/,
    check: (page, element, value) => {
      const isClipping = value === 'ellipsis' && !page.hasScript && element.isHtml;
      if (isClipping && element.ownText.trim() !== '' && element.children.length === 0)
        return hasAlwaysValue(page, element, 'display', 'inline', /^(inline-)?(flex|grid)$/)
          ? {
              why: `text-overflow marks the text of a block, and in a flex or grid container such as ${formatElement(element)} the text is an item of its own.`,
              fix: 'Write display: block.',
              add: ['display: block'],
            }
          : undefined;
      const [child] = element.children;
      const isHidden =
        isClipping &&
        element.ownText.trim() === '' &&
        isBlockBox(page, element) &&
        element.children.length > 0 &&
        element.children.every(
          (item) =>
            isStackedBlock(page, item) &&
            !canHaveDisplay(page, item, /flex|grid/) &&
            !canHaveValue(page, item, 'text-overflow', 'clip', (own) => own !== 'clip') &&
            item.ownText.trim() !== '',
        ) &&
        !canBeFlexContainer(page, element) &&
        !canBeGridContainer(page, element);
      return isHidden && child
        ? {
            why: `text-overflow marks only text that is directly in its box, and the text is in ${formatElement(child)} inside.`,
            fix: `Set overflow: hidden and text-overflow: ellipsis on ${formatElement(child)} instead.`,
            addTo: {
              element: child,
              otherElements: element.children,
              declarations: ['overflow: hidden', 'text-overflow: ellipsis'],
            },
            isRemoved: true,
          }
        : undefined;
    },
  },
  {
    properties: /^display$/,
    check: (page, element, value) => {
      const [first, ...others] = element.children;
      return value === 'inline' &&
        first !== undefined &&
        others.length > 0 &&
        !page.hasScript &&
        element.ownText.trim() === '' &&
        isInNormalFlow(page, element) &&
        element.children.every((child) => isStackedBlock(page, child))
        ? {
            subject: 'display: inline',
            predicate: `does not put what is in ${formatElement(element)} in one line`,
            why: `display is not inherited: each ${formatElement(first)} inside is still a block with a line of its own.`,
            fix: `Set display: inline-block on ${formatElement(first)} instead.`,
            addTo: { element: first, otherElements: others, declarations: ['display: inline-block'] },
            isRemoved: true,
          }
        : undefined;
    },
  },
  {
    properties: /^text-align$/,
    check: (page, element, value) =>
      /^(center|right|end)$/.test(value) &&
      isAsWideAsItsText(page, element) &&
      // Buttons of libraries center their text for the case that it wraps.
      !isSetTogether(page, element, 'text-align', /^(padding|border|background|cursor|appearance)/)
        ? {
            why: `It aligns text inside ${formatElement(element)}, which is only as wide as its text.`,
            ...moveItself(page, element, value === 'center' ? 'margin-inline' : 'margin-inline-start'),
          }
        : undefined,
  },
  {
    properties: /^vertical-align$/,
    check: (page, element, value) => {
      const alignment = getAlignment(value);
      return /^(middle|bottom|text-bottom)$/.test(value) &&
        alignment !== undefined &&
        !page.hasScript &&
        !replacedElements.has(element.name) &&
        getTextContent(element).trim() !== '' &&
        isInNormalFlow(page, element) &&
        hasAlwaysValue(page, element, 'display', 'inline', /^inline-block$/) &&
        isSetByAuthor(page, element, ['height', 'min-height', 'block-size'], ['auto', '0']) &&
        isAloneInLine(page, element)
        ? {
            predicate: 'does not move the text in the box',
            why: `It moves ${formatElement(element)} beside what is in the same line, and nothing else is in that line.`,
            fix: `Write align-content: ${alignment};`,
            replacement: `align-content: ${alignment}`,
          }
        : undefined;
    },
  },
  {
    properties: /^height$/,
    check: (page, element, value) => {
      const rule = findWinner(listApplied(page, element), 'height')?.declaration.parent;
      const isForPictures = rule?.type === 'rule' && /\b(img|video|picture)\b/.test(rule.prelude);
      if (
        value !== 'auto' ||
        !/^(iframe|embed|object)$/.test(element.name) ||
        isForPictures ||
        isSetByAuthor(page, element, ['aspect-ratio', 'min-height'], ['auto', '0'])
      )
        return undefined;
      const [width, height] = ['width', 'height'].map((side) => element.attributes.get(side) ?? '');
      const isSized = [width, height].every((side) => /^[1-9]\d*$/.test(side ?? ''));
      const ratio = `aspect-ratio: ${isSized ? `${width} / ${height}` : '16 / 9'}`;
      return {
        subject: 'height: auto',
        predicate: 'does not follow the content here',
        why: `The browser does not know how high the page in an <${element.name}> is, so it makes it 150 pixels high.`,
        fix: `Add ${ratio}.`,
        add: [ratio],
      };
    },
  },
];
