/**
 * The events for which React hydrates what they hit at once, in one task. The boot script defers submits,
 * choices and the clicks on buttons; other clicks are left to the browser, which follows links.
 */
const deferredTypes = [
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'touchcancel',
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
 * listeners. Otherwise the first press, also one beside a button, would hydrate the whole page or section in
 * one task, which takes 85 to 250 ms on a phone. The browser still handles each event, and fields that were
 * typed in get their `input` event again after hydration.
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
    { once: true, capture: true }, // before the boot script repeats what was pressed
  );
}
