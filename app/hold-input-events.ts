/** What React hydrates the page for at once, in one task. Clicks, submits and choices are held by the boot script. */
const heldTypes = [
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
 * Keeps presses and keys from React until the page is hydrated; to be called before React listens. The first
 * letter typed meanwhile would hydrate the whole page in one task, where a phone's processor needs 85 to 250
 * ms. The browser acts on each event all the same, and fields that were written in have their `input` event
 * once more afterwards.
 */
export function holdInputEvents(): void {
  const written = new Set<EventTarget>();
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.type === 'input' && event.target) written.add(event.target);
  };
  for (const type of heldTypes) document.addEventListener(type, hold, true);
  document.addEventListener(
    'hydrated',
    () => {
      for (const type of heldTypes) document.removeEventListener(type, hold, true);
      for (const field of written) field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    { once: true },
  );
}
