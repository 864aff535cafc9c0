/**
 * Whether a key press goes into a field, an editor (also in a shadow root) or an open dialog, so that it is
 * not a shortcut.
 */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, dialog[open]') !== null ||
    document.querySelector('dialog[open]') !== null
  );
}
