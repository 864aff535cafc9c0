/**
 * Remembers what is chosen with a radio, checkbox or slider before hydration: `pending` repeats it. Returns a function
 * that resets every control to what React has rendered, which is the state that React assumes, whatever was chosen or
 * the browser restored after a reload. Part of the script in the page's head: it may use nothing
 * but its parameter and the browser.
 */
export function deferEarlyChoices(pending: Map<Element, () => void>): () => void {
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
