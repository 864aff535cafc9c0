/**
 * Copies a text to the clipboard. Where the browser does not allow that (no permission, or no clipboard outside of
 * HTTPS), selects the element that shows the text. Resolves to whether it was copied.
 */
export async function copyOrSelect(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (element) getSelection()?.selectAllChildren(element);
    return false;
  }
}
