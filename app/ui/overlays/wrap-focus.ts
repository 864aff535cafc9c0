import type { KeyboardEvent } from 'react';

/**
 * On Tab at one end of the controls, moves the focus to the other end; between two of them the browser moves
 * it. `controls` are in the order of Tab.
 */
export function wrapFocus(event: KeyboardEvent, controls: readonly HTMLElement[]): void {
  if (event.key !== 'Tab') return;
  const from = controls.findIndex((control) => control === document.activeElement);
  const isAtEnd = from === (event.shiftKey ? 0 : controls.length - 1);
  if (from < 0 || !isAtEnd) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
}
