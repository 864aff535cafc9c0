/**
 * The events for which React hydrates the page at once, in one task. The boot script defers clicks, submits
 * and choices.
 */
const deferredTypes = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'compositionstart',
  'compositionend',
  'input',
];

/**
 * Keeps pointer and keyboard events from React until the page is hydrated; call it before React adds its
 * listeners. Otherwise the first key press would hydrate the whole page in one task, which takes 85 to 250 ms
 * on a phone. The browser still handles each event, and fields that were typed in get their `input` event
 * again after hydration.
 */
export function deferInputEvents(): void {
  const writtenFields = new Set<EventTarget>();
  const deferEvent = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.type === 'input' && event.target) writtenFields.add(event.target);
  };
  for (const type of deferredTypes) document.addEventListener(type, deferEvent, true);
  document.addEventListener(
    'hydrated',
    () => {
      for (const type of deferredTypes) document.removeEventListener(type, deferEvent, true);
      for (const field of writtenFields) field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    { once: true },
  );
}
