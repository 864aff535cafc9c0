/**
 * Until hydration, focuses the field or presses the link or button whose `aria-keyshortcuts` has the pressed
 * key, as the page's components do afterwards. Returns a function that stops.
 */
function pressShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (altKey || (target instanceof Element && target.closest('input, textarea, select'))) return;
    const pressed = ctrlKey ? `Control+${key.toUpperCase()}` : metaKey ? `Meta+${key.toUpperCase()}` : key;
    const element = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((each) =>
      each.getAttribute('aria-keyshortcuts')?.split(' ').includes(pressed),
    );
    if (!element) return;
    event.preventDefault();
    if (element instanceof HTMLInputElement) element.focus();
    else element.click();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/**
 * Remembers what is chosen with a radio, checkbox or slider before hydration: `pending` repeats it. Returns a function
 * that resets every control to what React has rendered, which is the state that React assumes, whatever was chosen or
 * the browser restored after a reload.
 */
function deferEarlyChoices(pending: Map<Element, () => void>): () => void {
  const choices = '[type=radio], [type=checkbox], [type=range]';
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(choices)) return;
    const { checked, value } = target;
    pending.delete(target); // the last choice is repeated last
    pending.set(target, () => {
      if (target.checked !== checked) target.click();
      if (target.value === value) return;
      target.valueAsNumber = Number(value);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  document.addEventListener('change', onChange, true);
  return () => {
    document.removeEventListener('change', onChange, true);
    for (const input of document.querySelectorAll<HTMLInputElement>(choices)) {
      input.checked = input.defaultChecked;
      if (input.type === 'range') input.value = input.defaultValue;
    }
  };
}

/** The event of the document when the page's scripts could not load. */
export const scriptsFailed = 'scriptsfailed';

/**
 * Until hydration a submit or click is deferred and repeated afterwards, so that nothing is lost and no form is sent by
 * the browser. Several clicks on one button count once. Until then the pressed element is marked as busy
 * (app/styles/base.css). When the scripts could not load, the presses are dropped.
 */
export function deferEarlyPresses(): void {
  const pending = new Map<Element, () => void>();
  const busy = new Set<Element>();
  let hydrated = false;
  const onEvent = (event: Event) => {
    const origin = event.target instanceof Element ? event.target : null;
    if (hydrated || !origin) return;
    if (event.type === 'submit' && origin instanceof HTMLFormElement) {
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      pending.set(origin, () => origin.requestSubmit(submitter));
      if (submitter) busy.add(submitter);
    } else {
      const button = origin.closest<HTMLButtonElement>(
        `button${'popover' in document.documentElement ? ':not([popovertarget])' : ''}, [data-pressable]`,
      );
      if (event.type !== 'click' || !button || (button.type === 'submit' && button.form)) return;
      pending.set(button, () => button.click());
      busy.add(button);
    }
    for (const each of busy) each.setAttribute('aria-busy', 'true');
    event.preventDefault();
    event.stopImmediatePropagation(); // React listens on the document too
  };
  const clearBusy = () => {
    for (const each of busy) each.removeAttribute('aria-busy');
    busy.clear();
  };
  document.addEventListener('submit', onEvent, true);
  document.addEventListener('click', onEvent, true);
  const resetChoices = bootVariant.hasChoices ? deferEarlyChoices(pending) : undefined;
  const stopShortcuts = bootVariant.hasShortcuts ? pressShortcuts() : undefined;
  document.addEventListener(scriptsFailed, () => {
    clearBusy();
    // What was chosen is still to be repeated.
    for (const each of pending.keys()) if (!(each instanceof HTMLInputElement)) pending.delete(each);
  });
  document.addEventListener(
    'hydrated',
    () => {
      hydrated = true;
      resetChoices?.();
      stopShortcuts?.();
      clearBusy();
      for (const [element, repeat] of pending) if (element.isConnected) repeat();
    },
    { once: true },
  );
}
