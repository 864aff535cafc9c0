/**
 * Whether a key press goes into a field, an editor (whose shadow root hides it) or an open dialog, and is no shortcut.
 */
export function isTyping(event: KeyboardEvent): boolean {
  const origin = event.composedPath()[0];
  if (!(origin instanceof HTMLElement)) return false;
  return (
    origin.isContentEditable ||
    origin.closest('input, textarea, select, dialog[open]') !== null ||
    document.querySelector('dialog[open]') !== null
  );
}
