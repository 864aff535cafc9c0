/**
 * Until hydration, focuses the field or presses the link or button whose `aria-keyshortcuts` has the pressed
 * key, as the page's components do afterwards. Returns a function that stops. Part of the script in the page's
 * head: it may use nothing but the browser.
 */
export function pressShortcuts(): () => void {
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
