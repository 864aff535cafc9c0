import type { KeyboardEvent } from 'react';

/**
 * Home and End in a group of native radio buttons, which themselves know only the arrow keys: the first or the last
 * one gets the focus and is chosen.
 */
export function chooseEndRadio(event: KeyboardEvent): void {
  if (event.key !== 'Home' && event.key !== 'End') return;
  const radios = event.currentTarget
    .closest('[role=radiogroup]')
    ?.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled');
  const radio = radios?.[event.key === 'Home' ? 0 : radios.length - 1];
  if (!radio) return;
  event.preventDefault();
  radio.focus();
  radio.click();
}
