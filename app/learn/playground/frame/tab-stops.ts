import { isShown } from './is-shown.ts';

const tabbableSelector =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]:not([contenteditable="false"])';

/** Of a group of radios Tab visits one: the chosen, else the first. */
function isSkippedRadio(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return false;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name, form, disabled }) => name === element.name && form === element.form && !disabled,
  );
  return element !== (group.find(({ checked }) => checked) ?? group[0]);
}

function isTabbable(element: Element): boolean {
  if (
    !(element instanceof HTMLElement) ||
    element.tabIndex < 0 ||
    element.matches(':disabled, input[type="hidden"], [inert], [inert] *')
  )
    return false;
  if (element.localName === 'summary' && element !== element.parentElement?.querySelector(':scope > summary'))
    return false;
  return isShown(element) && !isSkippedRadio(element);
}

/**
 * Everything Tab visits, in its order: positive tabindex first, by number, then the order of the document.
 */
export function listTabStops(): HTMLElement[] {
  const stops = [...document.querySelectorAll<HTMLElement>(tabbableSelector)].filter(isTabbable);
  return [
    ...stops.filter(({ tabIndex }) => tabIndex > 0).sort((one, other) => one.tabIndex - other.tabIndex),
    ...stops.filter(({ tabIndex }) => tabIndex === 0),
  ];
}
