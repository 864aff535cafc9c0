import { canHaveDefiniteHeight, isBlockBox } from '../../../cascade/layout.ts';
import { findWinner } from '../../../cascade/cascade.ts';
import { listApplied, type Page } from '../../../cascade/page.ts';
import { canHaveValue, isSetByAuthor } from '../../../cascade/possible-values.ts';
import { listAncestors, listDescendants, type PageElement } from '../../../parse/elements.ts';
import { isValidValue } from '../../../values/property-syntax.ts';
import type { NoEffectReason } from '../reason/property-rule.ts';

function getObjectProperty(property: string): string {
  return property === 'background-size' ? 'object-fit' : property.replace('background', 'object');
}

function getBackgroundProperty(property: string): string {
  return property === 'object-fit' ? 'background-size' : property.replace('object', 'background');
}

/** A fix that sets object-fit on the image or video inside the element, or does the same for its background. */
export function suggestObjectFit(
  page: Page,
  element: PageElement,
  property: string,
  value: string,
): Pick<NoEffectReason, 'fix' | 'move' | 'replacement' | 'isRemoved'> {
  const names = new Set(
    listDescendants(element).flatMap(({ name }) => (['img', 'video'].includes(name) ? [name] : [])),
  );
  const [name] = names;
  if (name === undefined) {
    const replacement = `${getBackgroundProperty(property)}: ${value}`;
    const [own, image] = [property, 'background-image'].map(
      (longhand) => findWinner(listApplied(page, element), longhand)?.declaration,
    );
    // A background that comes later would reset its size.
    return own &&
      image &&
      image.order < own.order &&
      canHaveValue(page, element, 'background-image', 'none', (written) => written !== 'none') &&
      isValidValue(getBackgroundProperty(property), value)
      ? { fix: `Write ${replacement};`, replacement }
      : { fix: 'Remove it, or set it on an <img>.', isRemoved: true };
  }
  const selectorSuffix = names.size === 1 ? ` ${name}` : ` :is(${[...names].join(', ')})`;
  if (property !== 'object-fit') return { fix: `Set it on the <${name}>.`, move: { selectorSuffix } };
  const height = canHaveDefiniteHeight(page, element) ? 'height: 100%' : 'aspect-ratio: 3 / 2';
  return {
    fix: `Set it on the <${name}>, with a width and a height that the picture has to fit into.`,
    move: { selectorSuffix, declarations: ['width: 100%', height, `object-fit: ${value}`] },
  };
}

/** A fix that gives an element a background image, or an image the same property for its own picture. */
export function suggestBackground(
  page: Page,
  element: PageElement,
  property: string,
  value: string,
): Pick<NoEffectReason, 'fix' | 'add' | 'replacement'> {
  const objectProperty = getObjectProperty(property);
  if (['img', 'video'].includes(element.name) && isValidValue(objectProperty, value))
    return { fix: `Write ${objectProperty}: ${value};`, replacement: `${objectProperty}: ${value}` };
  // An image as large as its box has no place to move to, and nothing to repeat.
  const isFullSize =
    /-(position|repeat|origin)$/.test(property) &&
    !isSetByAuthor(page, element, ['background-size'], ['auto']);
  const add = [
    'background-image: linear-gradient(gold, tomato)',
    ...(isFullSize ? ['background-size: 2em 2em'] : []),
  ];
  return { fix: `Add ${add.join(' and ')}, or the url() of a picture.`, add };
}

/** A fix that moves a declaration to the list around the element, or makes the element a list item. */
export function moveToList(
  page: Page,
  element: PageElement,
  property: string,
  value: string,
): Pick<NoEffectReason, 'fix' | 'add' | 'addTo' | 'isRemoved'> {
  const list = listAncestors(element).find(({ name }) => ['ul', 'ol', 'menu'].includes(name));
  if (list)
    return {
      fix: 'Set it on the <ul>, <ol> or <li>.',
      addTo: { element: list, declarations: [`${property}: ${value}`] },
      isRemoved: true,
    };
  const canBeItem =
    isBlockBox(page, element) &&
    !isSetByAuthor(page, element, ['display'], ['block']) &&
    !['html', 'body'].includes(element.name);
  if (!canBeItem || /\bnone\b/.test(value))
    return { fix: 'Remove it, or set it on a <ul>, <ol> or <li>.', isRemoved: true };
  // A marker is outside of the box, where it needs space.
  const isSpaced = isSetByAuthor(page, element, ['margin-left', 'margin-inline-start'], ['0']);
  const add = ['display: list-item', ...(isSpaced ? [] : ['margin-inline-start: 1.5em'])];
  return { fix: `Add ${add.join(' and ')}, or set it on a <ul>, <ol> or <li>.`, add };
}
